"""A file of corrections beside the component files, and what the digest sees of it."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import windfall
from windfall.engine.errors import DataError
from windfall.engine.files.component_folder import CORRECTIONS, ComponentSource, shipped_component_file
from windfall.engine.files.corrections import Correction
from windfall.engine.files.workbench import SetReading, Workbench

HEAD = "schema = 1\n"
SPICE = """
[[world]]
id = "spice_world"
name = "Spice World"
type = "non_military"
cost = 2
vp = 1
colonists = 1
kind = "novelty"
goods = "production"
keywords = []
powers = [{ action = "trade", effect = "price", amount = 2, kind = "novelty" }]
documented = []
"""
CONFIRMED = 'confirmed = { by = "Ann", on = 2026-03-04T05:06:07Z }\n'


def workbench(title: str = "newfrontiers") -> Workbench:
    found = windfall.title(title).workbench
    assert found is not None
    return found


def read(text: str, folder: Path | None = None) -> SetReading:
    """New Frontiers with a file of corrections."""
    return workbench().read(ComponentSource("newfrontiers", folder, {CORRECTIONS: HEAD + text}))


def digest(reading: SetReading) -> str:
    assert reading.problems == []
    assert reading.set is not None
    return reading.set.digest


def problems(text: str) -> list[str]:
    return [str(problem) for problem in read(text).problems]


SHIPPED = workbench().read(ComponentSource("newfrontiers"))


def test_an_entry_stands_in_place_of_the_shipped_one() -> None:
    reading = read(SPICE.replace("cost = 2", "cost = 4"))
    assert reading.checked().component("spice_world").face.cost == 4
    assert reading.checked().component("gem_world") == SHIPPED.checked().component("gem_world")
    assert digest(reading) != digest(SHIPPED)
    assert reading.set is not None
    assert reading.set.corrected


def test_who_confirmed_an_entry_is_told_and_does_not_change_the_digest() -> None:
    reading = read(SPICE + CONFIRMED)
    confirmed = reading.raw["spice_world"].confirmed
    assert confirmed is not None
    assert (confirmed.by, confirmed.on.isoformat()) == ("Ann", "2026-03-04T05:06:07+00:00")
    assert "confirmed" not in reading.raw["spice_world"].table
    assert digest(reading) == digest(SHIPPED)
    assert reading.set is not None
    assert not reading.set.corrected


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("documented = []", 'documented = ["name", "cost"]'),
        ("documented = []", 'documented = []\ntext = "Other words."'),
        ("documented = []", 'documented = []\nnote = "Seen in a review."'),
    ],
)
def test_what_is_known_and_prose_do_not_change_the_digest(old: str, new: str) -> None:
    assert SPICE.count(old) == 1
    assert digest(read(SPICE.replace(old, new))) == digest(SHIPPED)


@pytest.mark.parametrize(
    ("title", "old", "new"),
    [
        ("jumpdrive", "documented = []\ninferred = []", 'documented = ["name"]\ninferred = ["cost"]'),
        ("jumpdrive", 'text = "', 'text = "In other words: '),
    ],
)
def test_the_same_holds_for_a_whole_file(title: str, old: str, new: str) -> None:
    text = shipped_component_file(title, "cards.toml")
    assert old in text
    source = ComponentSource(title, texts={"cards.toml": text.replace(old, new, 1)})
    assert digest(workbench(title).read(source)) == digest(workbench(title).read(ComponentSource(title)))


def test_a_component_file_and_a_file_of_corrections_that_say_the_same_have_one_digest() -> None:
    shipped = shipped_component_file("newfrontiers", "worlds.toml")
    place = shipped.index('id = "spice_world"')
    whole = shipped[:place] + shipped[place:].replace("cost = 2", "cost = 4", 1)
    by_file = workbench().read(ComponentSource("newfrontiers", texts={"worlds.toml": whole}))
    assert digest(by_file) == digest(read(SPICE.replace("cost = 2", "cost = 4")))


def test_a_file_of_corrections_counts_more_than_a_component_file_and_a_draft_more_than_both(tmp_path: Path) -> None:
    shipped = shipped_component_file("newfrontiers", "worlds.toml")
    (tmp_path / "newfrontiers").mkdir()
    (tmp_path / "newfrontiers" / "worlds.toml").write_text(shipped.replace("Spice World", "Pepper World"))
    (tmp_path / "newfrontiers" / CORRECTIONS).write_text(HEAD + SPICE.replace("Spice World", "Salt World"))
    source = ComponentSource("newfrontiers", tmp_path)
    assert workbench().read(source).checked().component("spice_world").name == "Salt World"
    table = {**SHIPPED.raw["spice_world"].table, "name": "Sugar World"}
    drafts = {"spice_world": Correction("spice_world", "world", "draft", table)}
    reading = workbench().read(ComponentSource("newfrontiers", tmp_path, drafts=drafts))
    assert reading.checked().component("spice_world").name == "Sugar World"


def test_a_problem_names_the_file_that_has_it(tmp_path: Path) -> None:
    (tmp_path / "newfrontiers").mkdir()
    path = tmp_path / "newfrontiers" / CORRECTIONS
    path.write_text(HEAD + SPICE.replace("cost = 2", 'cost = "two"'))
    reading = workbench().read(ComponentSource("newfrontiers", tmp_path))
    assert [str(problem) for problem in reading.problems] == [
        f"{path}: world 'spice_world': field 'cost': Expected `int | null`, got `str`"
    ]


def test_games_are_played_with_the_corrections_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "newfrontiers").mkdir()
    (tmp_path / "newfrontiers" / CORRECTIONS).write_text(HEAD + SPICE.replace("cost = 2", "cost = 4"))
    code = (
        "import windfall\n"
        f"windfall.use_data({str(tmp_path)!r})\n"
        "from windfall.titles.newfrontiers.components.tiles import COST, INDEX\n"
        "print(COST[INDEX['spice_world']], windfall.new('newfrontiers', players=2, seed=1).journal().components)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["4", digest(read(SPICE.replace("cost = 2", "cost = 4")))]


def test_the_texts_of_a_set_are_all_of_it() -> None:
    """They are archived and handed to other processes, which must read the same."""
    reading = read(SPICE.replace("cost = 2", "cost = 4"))
    assert reading.set is not None
    again = workbench().read(ComponentSource("newfrontiers", texts=reading.set.texts))
    assert digest(again) == digest(reading) != digest(SHIPPED)


def test_all_problems_are_told() -> None:
    """Of several entries, and several of one; not only the first."""
    spice = (
        SPICE.replace("cost = 2", "cost = -1").replace('"novelty"\ngoods', '"blue"\ngoods').replace("amount", "amnt")
    )
    gem = SPICE.replace("spice_world", "gem_world").replace("Spice", "Gem").replace("vp = 1\n", "")
    assert problems(spice + gem) == [
        "corrections.toml: world 'spice_world': field 'cost': Expected `int` >= 0",
        "corrections.toml: world 'spice_world': field 'kind': Invalid enum value 'blue'; allowed: 'alien', 'any', "
        "'genes', 'gray', 'novelty', 'rare'",
        "corrections.toml: world 'spice_world': field 'powers[0].amnt': there is no such field",
        "corrections.toml: world 'gem_world': field 'vp': it is missing",
    ]


def test_all_problems_of_the_box_are_told() -> None:
    spice = SPICE.replace("Spice World", "Gem World")
    home = next(entry for entry in SHIPPED.raw.values() if entry.id == "old_earth")
    drafts = {
        "spice_world": Correction("spice_world", "world", "draft", tomllib.loads(spice)["world"][0]),
        "old_earth": Correction("old_earth", "home", "draft", {**home.table, "first_game": False}),
    }
    reading = workbench().read(ComponentSource("newfrontiers", drafts=drafts))
    found = {(problem.entry, problem.field) for problem in reading.problems}
    assert found == {("gem_world", "name"), ("old_earth", "mat"), ("rebel_cantina", "mat")}
    assert reading.box is not None  # each tile by itself is right, so it can be shown


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[wrld]]\nid = 'x'", "field 'wrld': there is no such table; there is world, home, development, goal"),
        ("[[world]]\nid = 'x'", "world 'x': field 'id': there is no such world; keep to the shipped ids"),
        ("[[home]]\nid = 'spice_world'", "home 'spice_world': field 'id': there is no such home; keep to the shipped"),
        ("[[world]]\nname = 'x'", "world number 1: field 'id': it is missing"),
        ("[[world]]\nid = 3", "world 3: field 'id': it is not a text"),
        ("world = [3]", "world number 1: a world is a table"),
        (SPICE + SPICE, "world 'spice_world': field 'id': this id is used twice"),
        (
            "[rules]\ngoals_draw = 3",
            "field 'rules': it differs from what is shipped; only tiles and cards are corrected",
        ),
        (f"{SPICE}confirmed = true", "world 'spice_world': field 'confirmed': Expected `object`, got `bool`"),
        (f"{SPICE}confirmed = {{ by = 'Ann' }}", "world 'spice_world': field 'confirmed.on': it is missing"),
        (
            f"{SPICE}confirmed = {{ by = '', on = 2026-03-04T05:06:07Z }}",
            "world 'spice_world': field 'confirmed.by': Expected `str` of length >= 1",
        ),
    ],
)
def test_what_is_wrong_with_a_file_is_told_with_its_place(text: str, message: str) -> None:
    (problem,) = problems(text)
    assert problem.startswith(f"{CORRECTIONS}: {message}")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("schema = 2", "field 'schema': must be 1, not 2"),
        ("schema = 1\ntitle = 'race'", "field 'title': must be 'newfrontiers', not 'race'"),
        ("schema = ", "this is not valid TOML: "),
    ],
)
def test_a_file_that_is_none_of_this_title_is_refused(text: str, message: str) -> None:
    with pytest.raises(DataError) as caught:
        workbench().read(ComponentSource("newfrontiers", texts={CORRECTIONS: text}))
    assert str(caught.value).startswith(f"{CORRECTIONS}: {message}")
    assert [str(problem) for problem in caught.value.problems] == [str(caught.value)]


def test_a_component_file_may_be_given_as_a_file_of_corrections() -> None:
    """Its tables that are no entries must be as shipped."""
    for name in workbench().files:
        text = shipped_component_file("newfrontiers", name)
        found, wrong = workbench().corrections_in(text, name)
        assert wrong == []
        assert found.keys() == {entry.id for entry in SHIPPED.raw.values() if entry.file == name}
