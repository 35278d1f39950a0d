"""Broken component files: each gives an error that names the file, the tile and the field.

Errors in powers, bonuses and goals are in `test_data_errors_in_powers`.
"""

from pathlib import Path

import pytest

import windfall
from tests.newfrontiers.corrected import DEVELOPMENTS, HOMES, RIFT, WORLDS, Case, edited, error_of, shipped, write
from windfall.engine.errors import DataError
from windfall.engine.files import component_folder as data
from windfall.engine.files.component_folder import DATA_VARIABLE
from windfall.titles.newfrontiers.data.load import load_components

OORT = "alien_oort_cloud_factory"
EXPANSION = 'expansion = "starry_rift"\n'
BONUS = 'vp = 0\nbonus = [{ vp = 1, per = {} }]\nbonus_text = "1 VP per tile."'

FORM = [
    Case("wrong type", WORLDS, "gem_world", "vp = 1", 'vp = "one"', "vp", "Expected `int`, got `str`"),
    Case("a truth value", WORLDS, "gem_world", "vp = 1", "vp = true", "vp", "Expected `int`, got `bool`"),
    Case("below 0", WORLDS, "gem_world", "vp = 1", "vp = -1", "vp", "Expected `int` >= 0"),
    Case("a list for a word", WORLDS, "gem_world", '"novelty"', '["novelty"]', "kind", "got `array`"),
    Case("unknown field", WORLDS, "gem_world", "vp = 1", "vp = 1\ncoats = 2", "coats", "there is no such field"),
    Case("missing field", WORLDS, "gem_world", "vp = 1\n", "", "vp", "it is missing"),
    Case("missing id", WORLDS, "gem_world", 'id = "gem_world"\n', "", "id", "it is missing", named="number 33"),
    Case("an id that is none", WORLDS, "gem_world", '"gem_world"', '"gem world"', "id", "regex", named="'gem world'"),
    Case("empty name", WORLDS, "gem_world", '"Gem World"', '""', "name", "length >= 1"),
    Case("unknown type", WORLDS, "gem_world", '"non_military"', '"calm"', "type", "'calm'; allowed: 'military', 'non_"),
    Case("unknown kind", WORLDS, "gem_world", '"novelty"', '"blue"', "kind", "allowed: 'alien', 'any', 'genes'"),
    Case("unknown keyword", WORLDS, "rebel_base", '["rebel"]', '["rebels"]', "keywords[0]", "allowed: 'alien', 'imp"),
    Case("3 colonists", WORLDS, "gem_world", "colonists = 1", "colonists = 3", "colonists", "3; allowed: 1, 2"),
    Case("colonists on a home", HOMES, "old_earth", "mat = 1", "mat = 1\ncolonists = 1", "colonists", "no such field"),
    Case("4 powers", WORLDS, "rebel_base", "powers = []", "powers = [{}, {}, {}, {}]", "powers", "length <= 3"),
]
TILES = [
    Case("military, but cost", WORLDS, "rebel_base", "defense = 6", "defense = 6\ncost = 2", "cost", "and no cost"),
    Case("no defense", WORLDS, "rebel_base", "defense = 6", "cost = 6", "defense", "a military tile has a defense"),
    Case("not military", WORLDS, "gem_world", "cost = 2", "cost = 2\ndefense = 1", "defense", "and no defense"),
    Case("no cost", HOMES, "old_earth", "cost = 3\n", "", "cost", "a non_military tile has a cost"),
    Case("gray goods", WORLDS, "rebel_base", '"none"', '"windfall"', "goods", "gray tiles have goods 'none'"),
    Case("no goods", WORLDS, "gem_world", '"production"', '"none"', "goods", "all others do not"),
    Case("second any-kind world", WORLDS, "gem_world", '"novelty"', '"any"', "kind", "of no other tile"),
    Case("any-kind home", HOMES, "earths_lost_colony", '"novelty"', '"any"', "kind", "of no other tile"),
    Case("no any-kind world", WORLDS, OORT, '"any"', '"alien"', "kind", f"'any' is the kind of {OORT}"),
    Case("any-kind without goods", WORLDS, OORT, '"production"', '"none"', "goods", "gray tiles have goods 'none'"),
    Case("not ALIEN", WORLDS, "alien_monolith", '["alien"]', "[]", "keywords", "has the keyword 'alien'"),
    Case("Xeno home", HOMES, "new_sparta", "keywords = []", 'keywords = ["xeno"]', "keywords", "military worlds only"),
    Case("calm Xeno", RIFT, "anti_xeno_refugees", "ds = []", 'ds = ["xeno"]', "keywords", "military worlds only"),
    Case("text, no bonus", WORLDS, "gem_world", "vp = 1", "vp = 1\nbonus_text = 'x'", "bonus_text", "only a tile with"),
    Case("bonus and VPs", WORLDS, "rebel_resistance", "vp = 0", "vp = 5", "vp", "its vp is 0"),
    Case("bonus on a home", HOMES, "new_sparta", "vp = 1", BONUS, "bonus", "only worlds and large developments"),
    Case("bonus on a small tile", DEVELOPMENTS, "space_marines", "vp = 1", BONUS, "bonus", "large developments"),
    Case("documented", WORLDS, "gem_world", "ted = []", 'ted = ["cots"]', "documented", "it names 'cots'"),
    Case("documented part", WORLDS, "spice_world", "s.effect", "s.goods", "documented", "it names 'powers.goods'"),
    Case(
        "not of the base game", WORLDS, "gem_world", "vp = 1", f"vp = 1\n{EXPANSION}", "expansion", "others have none"
    ),
    Case("not of the rift", RIFT, "rebel_bunker", EXPANSION, "", "expansion", "have expansion = 'starry_rift'"),
    Case("spaces", DEVELOPMENTS, "mining_league", "spaces = 2", "spaces = 1", "spaces", "a large one 2"),
    Case("copies", DEVELOPMENTS, "space_marines", "copies = 3", "copies = 2", "copies", "there are 3 tiles"),
    Case("a mat of the rift", HOMES, "old_earth", "mat = 1", "mat = 9", "mat", "mats 1 to 8"),
]
BOX = [
    Case("two fronts", DEVELOPMENTS, "mining_robots", "= false", "= true", "stack", "front and", "'export_duties'"),
    Case("a stack split", DEVELOPMENTS, "mining_robots", '"B"', '"Z"', "stack", "front and", "'export_duties'"),
    Case("no back", DEVELOPMENTS, "space_marines", '"2"', '"Z"', "stack", "a lettered one a front and a back"),
    Case("two faces", DEVELOPMENTS, "space_marines", '"2"', '"1"', "stack", "one face", "'contact_specialist'"),
    Case("two white squares", HOMES, "rebel_cantina", "= false", "= true", "mat", "two sides", "'old_earth'"),
    Case("a mat with one side", HOMES, "old_earth", "mat = 1", "mat = 2", "mat", "mat 2 must have two sides"),
    Case("one name twice", WORLDS, "gem_world", '"Gem World"', '"Spice World"', "name", "'spice_world' has the same"),
    Case("replaces", RIFT, "galactic_trendsetters_rift", "ces = ", "ces = 'x' # ", "replaces", "not among those"),
    Case(
        "a base world that replaces",
        WORLDS,
        "gem_world",
        "vp = 1",
        "vp = 1\nreplaces = 'x'",
        "replaces",
        "only a world of",
    ),
    Case("an id twice", WORLDS, "gem_world", '"gem_world"', '"spice_world"', "id", "is used twice", "'spice_world'"),
    Case("a tile missing", WORLDS, "gem_world", '"gem_world"', '"gem_worlds"', "id", "this world is missing"),
    Case("a tile of the rift missing", RIFT, "rebel_bunker", '"rebel_bunker"', '"bunker"', "id", "world is missing"),
]


@pytest.mark.parametrize("case", [*FORM, *TILES, *BOX], ids=lambda case: case.about)
def test_an_error_names_file_tile_and_field(case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    case.check(tmp_path, monkeypatch)


def test_a_tile_of_ones_own_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    world = shipped(WORLDS).split("\n[[world]]\n")[5]
    mine = world.replace(world.split('"')[1], "my_world").replace(world.split('"')[3], "My World")
    message = error_of(tmp_path, monkeypatch, WORLDS, f"{shipped(WORLDS)}\n[[world]]\n{mine}")
    assert message == "world 'my_world': field 'id': there is no such world; keep to the shipped ids"


# Whole files


@pytest.mark.parametrize(
    ("file", "change", "message"),
    [
        (WORLDS, ("schema = 1", "schema = 2"), "field 'schema': must be 1, not 2"),
        (WORLDS, ("schema = 1", ""), "field 'schema': must be 1, not None"),
        (
            WORLDS,
            ("schema = 1", "schema = 1\nworlds = 60"),
            "field 'worlds': there is no such field or table; there is",
        ),
        (WORLDS, ("schema = 1", 'schema = 1\nexpansion = "starry_rift"'), "field 'expansion': there is no such field"),
        (
            RIFT,
            ('expansion = "starry_rift"\n\n[rules]', "[rules]"),
            "field 'expansion': must be 'starry_rift', not None",
        ),
        (RIFT, ("explore_draw = 8", "explore_draw = 0"), "[rules]: field 'explore_draw': Expected `int` >= 1"),
        (RIFT, ("explore_draw = 8\n", ""), "[rules]: field 'explore_draw': it is missing"),
        (RIFT, ("goals_keep = 1", "goals_keep = 2"), "[rules]: field 'goals_keep': Invalid enum value 2; allowed: 1"),
        (RIFT, ("novelty = 3", "blue = 3"), "[rules]: field 'goods_added.blue': there is no such field"),
        (
            RIFT,
            ('["galactic_trendsetters"]', '["galactic_trendsetters", "gem_world"]'),
            "[rules]: field 'replaces': no",
        ),
        (RIFT, ('["galactic_trendsetters"]', '["trend"]'), "[rules]: field 'replaces': there is no world 'trend'"),
        (
            RIFT,
            ('documented = ["explore_draw"', 'documented = ["draw"'),
            "[rules]: field 'documented': it names 'draw'",
        ),
    ],
)
def test_errors_in_a_file_as_a_whole(
    file: str, change: tuple[str, str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert shipped(file).count(change[0]) == 1
    assert error_of(tmp_path, monkeypatch, file, shipped(file).replace(*change)).startswith(message)


def test_broken_toml_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = edited(WORLDS, "gem_world", "vp = 1", "vp = ")
    message = error_of(tmp_path, monkeypatch, WORLDS, text)
    assert message.startswith("this is not valid TOML: ")
    line = text[: text.index("vp = \n")].count("\n") + 1
    assert f"line {line}" in message


def test_a_file_that_is_no_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, WORLDS, "").write_bytes(b"\xff\xfe\x00")
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    with pytest.raises(DataError, match=r"worlds\.toml: this is not UTF-8 text"):
        load_components()


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("", "there is no [[world]] in it"),
        ("world = []", "world 'rebel_fuel_cache': field 'id': this world is missing"),
        ("world = [3]", "world number 1: Expected `object`, got `int`"),
        ("[world]\nid = 'x'", "there is no [[world]] in it"),
    ],
)
def test_a_file_without_tiles(table: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert error_of(tmp_path, monkeypatch, WORLDS, f"schema = 1\n{table}") == message


def test_use_data_wants_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DATA_VARIABLE, raising=False)
    with pytest.raises(DataError, match=r"there is no folder .*nowhere; name one with a subfolder per title"):
        windfall.use_data(tmp_path / "nowhere")


def test_use_data_reads_the_files_of_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_VARIABLE, "")
    monkeypatch.setattr(data, "_titles_read", set())  # as if nothing had been loaded yet
    write(tmp_path, WORLDS, edited(WORLDS, "gem_world", "vp = 1", "vp = 4"))
    windfall.use_data(tmp_path)
    box = load_components()
    assert next(world.vp for world in box.worlds if world.id == "gem_world") == 4
    assert len(box.homes) == 32  # files that are not in the folder are the shipped ones
