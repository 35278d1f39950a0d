"""`windfall tiles TITLE --check FILE`: what a file changes, and all that is wrong with it."""

from pathlib import Path

import pytest

from tests.cli.command import error, output, windfall
from windfall.engine.files.component_folder import shipped_component_file

SHIPPED = shipped_component_file("newfrontiers", "goals.toml")


def entry(text: str, entry_id: str) -> str:
    """One entry of a file."""
    place = text.index(f'id = "{entry_id}"')
    start, end = text.rindex("[[", 0, place), text.find("\n[[", place)
    return text[start : end if end >= 0 else len(text)]


CITIZENS = entry(SHIPPED, "citizen_services").strip()


def test_a_component_file(tmp_path: Path) -> None:
    path = tmp_path / "goals.toml"
    path.write_text(
        SHIPPED.replace('name = "Citizen Services"', 'name = "Services"').replace("vp = 8 }]", "vp = 9 }]", 1)
    )
    lines = output("tiles", "newfrontiers", "--check", path).splitlines()
    assert lines == [
        f"{path} changes or confirms 1 of 163:",
        "goal citizen_services",
        '    name: "Citizen Services" → "Services"',
        "    steps: [{ at = 2, vp = 2 }, { at = 4, vp = 5 }, { at = 6, vp = 8 }]"
        " → [{ at = 2, vp = 2 }, { at = 4, vp = 5 }, { at = 6, vp = 9 }]",
        "Nothing is wrong with it.",
    ]


def test_a_file_of_corrections(tmp_path: Path) -> None:
    path = tmp_path / "from-ann.toml"
    path.write_text(f'schema = 1\n{CITIZENS}\nconfirmed = {{ by = "Ann", on = 2026-03-04T05:06:07Z }}\n')
    assert output("tiles", "newfrontiers", "--check", path).splitlines() == [
        f"{path} changes or confirms 1 of 163:",
        "goal citizen_services, confirmed by Ann on 2026-03-04",
        "Nothing is wrong with it.",
    ]


def test_all_that_is_wrong_is_told(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    wrong = CITIZENS.replace('"quantity"', '"quality"').replace("at = 2", "to = 2")
    path.write_text(f"schema = 1\n{wrong}\n[[goal]]\nid = 'chess'\n")
    result = windfall("tiles", "newfrontiers", "--check", path)
    assert result.exit_code == 2
    told = [line for line in result.stdout.splitlines() if line.startswith("wrong: ")]
    goal = f"wrong: {path}: goal 'citizen_services': field"
    assert told == [
        f"wrong: {path}: goal 'chess': field 'id': there is no such goal; keep to the shipped ids",
        f"{goal} 'scoring': Invalid enum value 'quality'; allowed: 'categories', 'quantity', 'stockpile'",
        f"{goal} 'steps[0].to': there is no such field",
        f"{goal} 'steps[0].at': it is missing",
    ]
    assert "Nothing is wrong" not in result.stdout


def test_a_component_file_must_have_all_its_entries(tmp_path: Path) -> None:
    path = tmp_path / "goals.toml"
    path.write_text(SHIPPED.replace(CITIZENS, ""))
    result = windfall("tiles", "newfrontiers", "--check", path)
    assert result.exit_code == 2
    assert f"wrong: {path}: goal 'citizen_services': field 'id': this goal is missing" in result.stdout


@pytest.mark.parametrize(
    ("text", "says"),
    [("schema = ", "this is not valid TOML"), ("schema = 3", "field 'schema': must be 1, not 3")],
)
def test_a_file_that_cannot_be_read(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(text)
    result = windfall("tiles", "newfrontiers", "--check", path)
    assert result.exit_code == 2
    assert f"wrong: {path}: {says}" in result.stdout


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert f"windfall: cannot read {tmp_path / 'none.toml'}: " in error(
        "tiles", "newfrontiers", "--check", tmp_path / "none.toml"
    )
