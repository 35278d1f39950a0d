"""The READMEs beside component files list the effects there are."""

import re

import pytest

from windfall.engine.files.component_folder import shipped_folder
from windfall.titles.newfrontiers.data import checks as newfrontiers
from windfall.titles.race.data import checks as race

ROW = re.compile(r"^\| `?(\w+)`? \| `(\w+)` \| ([^|]*)", re.MULTILINE)


def rows(title: str) -> dict[tuple[str, str], str]:
    """Action or phase and effect, and what stands beside them."""
    text = (shipped_folder(title) / "README.md").read_text(encoding="utf-8")
    return {(row[1], row[2]): row[3] for row in ROW.finditer(text)}


@pytest.mark.parametrize(
    ("title", "forms"), [("newfrontiers", set(newfrontiers.FORMS)), ("race", set(race.FORMS))], ids=["nf", "race"]
)
def test_every_effect_is_explained(title: str, forms: set[tuple[str, str]]) -> None:
    assert set(rows(title)) == forms


@pytest.mark.parametrize("form", newfrontiers.FORMS, ids=" ".join)
def test_the_parameters_of_an_effect_are_listed(form: tuple[str, str]) -> None:
    listed = re.findall(r"`(\w+\??)`", rows("newfrontiers")[form])
    needed, allowed = next(parameters for known, parameters in newfrontiers.FORMS.items() if known == form)
    assert set(listed) == needed | {f"{name}?" for name in allowed}
