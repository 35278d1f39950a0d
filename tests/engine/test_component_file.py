"""Component files of all titles are read in one way."""

from pathlib import Path

import pytest

import windfall
from tests.jumpdrive import corrected as jumpdrive
from windfall.engine.files.component_folder import ComponentSource, shipped_component_file, shipped_folder
from windfall.engine.files.component_set import component_set
from windfall.titles.jumpdrive.data.load import read_components


@pytest.mark.parametrize(
    ("title", "digest"),
    [("newfrontiers", "1632eafb30ea"), ("race", "60cec499ec37"), ("jumpdrive", "d3129a1cc2a0")],
)
def test_the_shipped_files_keep_their_digest(title: str, digest: str) -> None:
    """Journals carry it: with another one, every game played so far would be refused."""
    assert windfall.title(title).components_digest == digest


@pytest.mark.parametrize("title", ["newfrontiers", "race", "jumpdrive"])
def test_a_set_is_remembered_by_its_digest(title: str) -> None:
    digest = windfall.title(title).components_digest
    used = component_set(digest)
    assert used is not None
    assert (used.title, used.digest, used.corrected) == (title, digest, False)
    shipped = {entry.name for entry in shipped_folder(title).iterdir() if entry.name.endswith(".toml")}
    assert used.texts == {name: shipped_component_file(title, name) for name in shipped}
    assert component_set("nothing") is None


def test_a_set_is_corrected_if_it_says_something_else(tmp_path: Path) -> None:
    """Not if it is only laid out in another way."""
    head, *cards = jumpdrive.shipped().split("\n[[card]]\n")
    turned = "\n[[card]]\n".join([head, *reversed(cards)])
    for changed, corrected in ((turned, False), (jumpdrive.edited("trade_pact", "cost = 1", "cost = 2"), True)):
        jumpdrive.write(tmp_path, changed)
        found = read_components(ComponentSource("jumpdrive", tmp_path)).set
        assert found is not None
        assert (found.texts, found.corrected) == ({"cards.toml": changed}, corrected)


def test_a_set_in_use_stays_as_it_was_first_read(tmp_path: Path) -> None:
    """Another layout of the same has the same digest; who asks for the set is given what is played with."""
    digest = windfall.title("jumpdrive").components_digest
    used = component_set(digest)
    jumpdrive.write(tmp_path, f"# laid out anew\n{jumpdrive.shipped()}")
    reading = read_components(ComponentSource("jumpdrive", tmp_path))
    assert reading.used().digest == digest
    assert component_set(digest) is used
