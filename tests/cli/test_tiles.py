"""`windfall tiles` and `windfall titles`."""

import json

import pytest

import windfall
from tests.cli.command import output

COMPONENTS = windfall.title("newfrontiers").components()


def test_every_component_is_listed_in_the_table_of_its_sort() -> None:
    told = output("tiles", "newfrontiers", width=400)
    for sort in {component.sort for component in COMPONENTS}:
        listed = [component for component in COMPONENTS if component.sort == sort]
        assert f"{sort} ({len(listed)})" in told
        assert all(f" {component.name} " in told for component in listed)


def test_the_first_line_says_that_tiles_are_reconstructed_and_how_to_correct_them() -> None:
    first = output("tiles", "newfrontiers").splitlines()[0]
    assert "reconstructed" in first
    assert "windfall --data DIR" in first


def test_marks_read_without_colour() -> None:
    rows = [line for line in output("tiles", "newfrontiers", width=400).splitlines() if line[2:3] in ("●", "◐", "○")]
    for row, component in zip(rows, COMPONENTS, strict=True):
        assert component.name in row
        if not component.reconstructed:
            assert row[2] == "●"
        else:
            assert row[2] == ("◐" if component.documented else "○")


def test_reconstructed_lists_only_such_tiles_and_names_their_fields() -> None:
    told = output("tiles", "newfrontiers", "--reconstructed", width=400)
    guessed = [component for component in COMPONENTS if component.reconstructed]
    rows = [line for line in told.splitlines() if line[2:3] in ("●", "◐", "○")]
    assert len(rows) == len(guessed)
    for row, component in zip(rows, guessed, strict=True):
        assert component.name in row
        assert ", ".join(component.reconstructed) in row


def test_one_sort() -> None:
    told = output("tiles", "newfrontiers", "--sort", "goal")
    assert "goal (" in told
    assert "world (" not in told


def test_json() -> None:
    data = json.loads(output("tiles", "newfrontiers", "--json", "--reconstructed"))
    assert [entry["id"] for entry in data] == [component.id for component in COMPONENTS if component.reconstructed]
    assert set(data[0]) == {"id", "name", "sort", "face", "facts", "text", "documented", "reconstructed"}


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("words", [(), ("--reconstructed",)])
def test_the_tables_fit_the_terminal(width: int, words: tuple[str, ...]) -> None:
    told = output("tiles", "newfrontiers", *words, width=width)
    assert all(len(line.rstrip()) <= width for line in told.splitlines())
    assert "…" not in told


def test_titles_lists_titles_options_and_bots() -> None:
    told = output("titles")
    assert "newfrontiers: New Frontiers, 2 to 5 players" in told
    for spec in windfall.title("newfrontiers").settings:
        assert spec.name in told
        assert str(spec.text) in told
    assert f"Bots: {', '.join(windfall.bots())}" in told


def test_a_title_whose_cards_are_all_known_says_so() -> None:
    for words in (("tiles", "race"), ("tiles", "race", "--reconstructed")):
        lines = output(*words).splitlines()
        assert lines[0] == "Every field of these components is known from print."
