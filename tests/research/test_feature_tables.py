"""The tables in the documents are those of the code."""

from pathlib import Path

import windfall
from windfall.research.feature_tables import tables

DOCUMENT = Path(__file__).parents[2] / "docs" / "features.md"


def test_the_document_is_current() -> None:
    command = "python -m windfall.research.feature_tables > docs/features.md"
    assert DOCUMENT.read_text(encoding="utf-8") == tables(), f"write it again with: {command}"


def test_every_title_has_its_tables() -> None:
    text = tables()
    for name in windfall.title_names():
        title = windfall.title(name)
        assert f"## {title.label}" in text
        assert f"A position: {len(title.feature_specs)} numbers" in text
        assert f"An option: {len(title.option_feature_specs)} numbers" in text
