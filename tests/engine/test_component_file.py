"""Component files of all titles are read in one way."""

import pytest

import windfall


@pytest.mark.parametrize(
    ("title", "digest"),
    [("newfrontiers", "1632eafb30ea"), ("race", "60cec499ec37"), ("jumpdrive", "d3129a1cc2a0")],
)
def test_the_shipped_files_keep_their_digest(title: str, digest: str) -> None:
    """Journals carry it: with another one, every game played so far would be refused."""
    assert windfall.title(title).components_digest == digest
