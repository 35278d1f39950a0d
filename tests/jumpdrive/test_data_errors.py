"""Broken card files: each gives an error that names the file, the card and the field."""

from pathlib import Path

import pytest

from tests.jumpdrive.corrected import Case, edited, error_of, shipped, write
from windfall.engine.errors import DataError
from windfall.engine.files.component_folder import DATA_VARIABLE
from windfall.titles.jumpdrive.components.cards import COMPONENTS
from windfall.titles.jumpdrive.data.load import load_components

GEM = "gem_world"  # cost 2, blue, vp [], income flat 2
PACT = "trade_pact"
BASE = "rebel_base"  # military, defense 6
INCOME = 'income = [{ kind = "flat", n = 2 }]'


def of_income(clause: str) -> str:
    return f"income = [{{ {clause} }}]"


FORM = [
    Case("a word for a number", GEM, "cost = 2", 'cost = "two"', "cost", "Expected `int"),
    Case("a truth value", GEM, "cost = 2", "cost = true", "cost", "Expected `int"),
    Case("below 0", GEM, "cost = 2", "cost = -1", "cost", ">= 0"),
    Case("no copies", GEM, "copies = 1", "copies = 0", "copies", ">= 1"),
    Case("unknown field", GEM, "cost = 2", "cost = 2\ncoats = 2", "coats", "there is no such field"),
    Case("missing field", GEM, "vp = []\n", "", "vp", "missing"),
    Case("missing id", GEM, 'id = "gem_world"\n', "", "id", "missing", named="number 27"),
    Case("an id that is none", GEM, '"gem_world"', '"gem world"', "id", "regex", named="'gem world'"),
    Case("empty name", GEM, '"Gem World"', '""', "name", "length >= 1"),
    Case("a text of two lines", GEM, '"Pays 2 cards a round."', '"Pays\\n2."', "text", "regex"),
    Case("unknown type", GEM, '"world"', '"planet"', "type", "'planet'"),
    Case("unknown color", GEM, '"blue"', '"red"', "color", "'red'; allowed: 'blue', 'brown'"),
    Case("unknown keyword", BASE, '["REBEL"]', '["REBELS"]', "keywords[0]", "'REBELS'"),
    Case("unknown letter", GEM, '["A"]', '["E"]', "presets[0]", "'E'"),
    Case("unknown icon", GEM, "explore = 0", "explores = 0", "icons.explores", "there is no such field"),
    Case("a negative icon", GEM, "explore = 0", "explore = -1", "icons.explore", ">= 0"),
    Case("military as a word", GEM, "military = false", 'military = "no"', "military", "Expected `bool"),
    Case("defense 0", BASE, "defense = 6", "defense = 0", "defense", ">= 1"),
]
CARDS = [
    Case("a world without a color", GEM, 'color = "blue"\n', "", "color", "a world has color and military"),
    Case("a world without military", GEM, "military = false\n", "", "color", "a world has color and military"),
    Case("a colored development", PACT, "cost = 1", 'cost = 1\ncolor = "blue"', "color", "a development neither"),
    Case("a military development", PACT, "cost = 1", "cost = 1\nmilitary = false", "color", "a development neither"),
    Case("military, but cost", BASE, "defense = 6", "defense = 6\ncost = 2", "defense", "and no cost"),
    Case("military without defense", BASE, "defense = 6", "cost = 6", "defense", "has a defense"),
    Case("not military, but defense", GEM, "cost = 2", "cost = 2\ndefense = 2", "cost", "and no defense"),
    Case("no cost", PACT, "cost = 1\n", "", "cost", "has a cost"),
    Case("four icons", GEM, "explore = 0, military = 0", "explore = 3, military = 1", "icons", "at most three"),
    Case("a yellow world without ALIEN", "alien_toy_shop", '["ALIEN"]', "[]", "keywords", "every yellow world is"),
    Case("an id twice", GEM, '"gem_world"', '"space_port"', "id", "twice", named="'space_port'"),
    Case("a card missing", GEM, '"gem_world"', '"gem_worlds"', "id", "missing"),
]
CLAUSES = [
    Case("unknown kind", GEM, INCOME, of_income('kind = "fixed", n = 2'), "income[0].kind", "'fixed'"),
    Case("n = 0", GEM, INCOME, of_income('kind = "flat", n = 0'), "income[0].n", ">= 1"),
    Case("no n", GEM, INCOME, of_income('kind = "flat"'), "income[0].n", "it is missing"),
    Case("flat of", GEM, INCOME, of_income('kind = "flat", n = 2, of = "world"'), "income[0].of", "no such parameter"),
    Case("per nothing", GEM, INCOME, of_income('kind = "per", n = 2'), "income[0].of", "per needs"),
    Case("with nothing", GEM, INCOME, of_income('kind = "with", n = 2'), "income[0].of", "with needs"),
    Case(
        "with_other each",
        GEM,
        INCOME,
        of_income('kind = "with_other", n = 2, of = "world", each = 2'),
        "income[0].each",
        "no such parameter",
    ),
    Case(
        "per_shared without other_n",
        GEM,
        INCOME,
        of_income('kind = "per_shared", n = 2, of = "world"'),
        "income[0].other_n",
        "needs this parameter",
    ),
    Case(
        "per with other_n",
        GEM,
        INCOME,
        of_income('kind = "per", n = 2, of = "world", other_n = 1'),
        "income[0].other_n",
        "no such parameter",
    ),
    Case("half a pair", GEM, INCOME, of_income('kind = "pair", n = 2, of = "world"'), "income[0].of", "two selectors"),
    Case(
        "half a pair in a list", GEM, INCOME, of_income('kind = "pair", n = 2, of = ["world"]'), "income[0].of", "two"
    ),
    Case(
        "a triple",
        GEM,
        INCOME,
        of_income('kind = "pair", n = 2, of = ["world", "world", "world"]'),
        "income[0].of",
        "two",
    ),
    Case(
        "per pair", GEM, INCOME, of_income('kind = "per", n = 2, of = ["world", "world"]'), "income[0].of", "all other"
    ),
    Case(
        "unknown selector", GEM, INCOME, of_income('kind = "per", n = 2, of = "world:red"'), "income[0].of", "world:red"
    ),
    Case(
        "unknown selector in a pair",
        GEM,
        INCOME,
        of_income('kind = "pair", n = 2, of = ["world", "icon"]'),
        "income[0].of",
        "'icon'",
    ),
    Case(
        "unknown card",
        GEM,
        INCOME,
        of_income('kind = "with", n = 2, of = "card:nobody"'),
        "income[0].of",
        "no card 'nobody'",
    ),
    Case("the second clause", PACT, 'of = "card:trade_pact"', 'of = "card:pact"', "income[1].of", "no card 'pact'"),
    Case("a VP clause", "galactic_news_hub", '"icon:explore"', '"icon:gun"', "vp[0].of", "icon:gun"),
]
POWERS = [
    Case("unknown effect", "mining_robots", '"world_discount"', '"discount"', "powers[0].effect", "'discount'"),
    Case("another phase", "mining_robots", '"settle"', '"develop"', "powers[0].phase", "works in settle"),
    Case("unknown phase", "mining_robots", '"settle"', '"trade"', "powers[0].phase", "'trade'"),
    Case("no of", "mining_robots", ', of = "world:brown"', "", "powers[0].of", "needs this parameter"),
    Case("no n", "mining_robots", ", n = 1, of", ", of", "powers[0].n", "needs this parameter"),
    Case(
        "of too much", "investment_credits", "n = 1 }]\nlim", 'n = 1, of = "world" }]\nlim', "powers[0].of", "no such"
    ),
    Case("n too much", "military_convoy", '_military" }', '_military", n = 1 }', "powers[0].n", "no such parameter"),
    Case(
        "no except", "contact_specialist", ', except = "keyword:ALIEN"', "", "powers[0].except", "needs this parameter"
    ),
    Case("unknown parameter", "mining_robots", "n = 1, of", "m = 1, of", "powers[0].m", "there is no such field"),
    Case("unknown selector", "mining_robots", '"world:brown"', '"world:red"', "powers[0].of", "world:red"),
    Case("unknown card", "galactic_advertisers", "card:galactic_trendsetters", "card:x", "powers[0].of", "no card 'x'"),
    Case("unknown card in except", "contact_specialist", "keyword:ALIEN", "card:x", "powers[0].except", "no card 'x'"),
    Case(
        "unknown selector in except",
        "contact_specialist",
        "keyword:ALIEN",
        "keyword:X",
        "powers[0].except",
        "keyword:X",
    ),
    Case(
        "a power of the second place",
        "alien_technology_institute",
        '"military_vs"',
        '"military"',
        "powers[1].effect",
        "'military'",
    ),
    # general military belongs to an empire: no card matches it, and it cannot be counted for itself
    Case("a discount on military", "mining_robots", '"world:brown"', '"military"', "powers[0].of", "military"),
    Case(
        "military against military",
        "galactic_imperium",
        'n = 3, of = "keyword:REBEL"',
        'n = 3, of = "military"',
        "powers[0].of",
        "military",
    ),
    Case(
        "military for military", "uplift_mercenary_force", '"icon:chromosome"', '"military"', "powers[0].of", "military"
    ),
    Case("except military", "contact_specialist", '"keyword:ALIEN"', '"military"', "powers[0].except", "military"),
]
LIMITS = [
    Case("unknown limit", PACT, '"max_in_empire"', '"max"', "limits[0].limit", "'max'"),
    Case("no number", PACT, ", n = 1 },\n  { limit", " },\n  { limit", "limits[0]", "needs n"),
    Case("no card", PACT, ', card = "contact_specialist"', "", "limits[1]", "needs card"),
    Case(
        "a number too much",
        PACT,
        'card = "contact_specialist"',
        'card = "contact_specialist", n = 1',
        "limits[1]",
        "needs card",
    ),
    Case("unknown card", PACT, '"contact_specialist"', '"nobody"', "limits[1].card", "no card 'nobody'"),
]
# Each card for itself would do, but not the box: what is changed, and the words that must be in the message.
BOX = {
    "a hand of six": (("space_port", '["A"]', '["A", "B"]'), ("presets", "B")),
    "a hand of four": (("space_port", '["A"]', "[]"), ("presets", "A")),
    "more letters than copies": (("space_port", '["A"]', '["A", "A"]'), ("space_port", "presets")),
    "a Survey Team in a hand": (("survey_team", "presets = []", 'presets = ["A"]'), ("survey_team", "presets")),
    "nothing in the center": (("survey_team", "center = true\n", ""), ("center",)),
    "two cards for the center": ((PACT, "cost = 1", "cost = 1\ncenter = true"), ("center",)),
    "too few Survey Teams": (("survey_team", "copies = 4", "copies = 3"), ("survey_team", "copies")),
    "one name twice": ((GEM, '"Gem World"', '"Space Port"'), ("name", "Space Port")),
    "documented": ((GEM, "documented = []", 'documented = ["coats"]'), (GEM, "documented", "coats")),
    "inferred": ((GEM, "inferred = []", 'inferred = ["vp.n"]'), (GEM, "inferred", "vp.n")),
}


@pytest.mark.parametrize("case", [*FORM, *CARDS], ids=lambda case: case.about)
def test_an_error_in_a_card(case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    case.check(tmp_path, monkeypatch)


@pytest.mark.parametrize("case", [*CLAUSES, *POWERS, *LIMITS], ids=lambda case: case.about)
def test_an_error_in_what_a_card_does(case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    case.check(tmp_path, monkeypatch)


@pytest.mark.parametrize("about", BOX)
def test_an_error_in_the_box(about: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    change, words = BOX[about]
    message = error_of(tmp_path, monkeypatch, edited(*change))
    assert all(word in message for word in words), message


# Whole files


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("schema = 1", "schema = 2", "field 'schema': must be 1, not 2"),
        ("schema = 1\n", "", "field 'schema': must be 1, not None"),
        ("hand_limit = 10 ", "hand_limit = 0 ", "[rules]: field 'hand_limit': Expected `int` >= 1"),
        ("end_vp = 50 ", "end = 50 ", "[rules]: field 'end': there is no such field"),
        ("survey_teams_per_player = 1", "survey_teams_per_player = 2", "[rules]: field 'survey_teams_per_player': "),
    ],
)
def test_errors_in_the_file_as_a_whole(
    old: str, new: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert shipped().count(old) == 1
    assert error_of(tmp_path, monkeypatch, shipped().replace(old, new)).startswith(message)


def test_a_file_without_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = shipped()
    text = text[: text.index("[rules]")] + text[text.index("[vocabulary]") :]
    assert error_of(tmp_path, monkeypatch, text) == "the table [rules] is missing"


def test_a_table_of_ones_own_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    message = error_of(tmp_path, monkeypatch, f"{shipped()}\n[numbers]\nplayers = 5\n")
    assert "numbers" in message


def test_a_card_of_ones_own_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = shipped().split("\n[[card]]\n")[5]
    own = own.replace(own.split('"')[1], "my_card").replace(own.split('"')[3], "My Card")
    message = error_of(tmp_path, monkeypatch, f"{shipped()}\n[[card]]\n{own}")
    assert message == "card 'my_card': field 'id': there is no such card; keep to the shipped ids"


JOINT = '[[joint]]\ncards = ["survey_team", "smuggling_lair"]\nfield = "income"\ntotal = 2\n'


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("total = 2", "total = 3", ("survey_team", "smuggling_lair", "'income'", "must give 3", "not 2")),
        ('"smuggling_lair"', '"nobody"', ("nobody", "cards")),
        ('"income"', '"cost"', ("field", "cost")),
        ("total = 2", "", ("total",)),
        ("total = 2", "total = 2\nmore = 1", ("more",)),
    ],
)
def test_an_error_in_a_documented_sum(
    old: str, new: str, says: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert shipped().count(JOINT) == 1
    message = error_of(tmp_path, monkeypatch, shipped().replace(JOINT, JOINT.replace(old, new)))
    assert all(word in message for word in says), message


def test_a_card_that_breaks_a_documented_sum(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = edited("pirate_lair", 'vp = [{ kind = "flat", n = 2 }]', 'vp = [{ kind = "flat", n = 3 }]')
    message = error_of(tmp_path, monkeypatch, text)
    assert message == (
        "card 'galactic_salon': field 'vp': galactic_salon and pirate_lair together must give 6, as documented, not 7"
    )


def test_broken_toml_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = edited(GEM, "cost = 2", "cost = ")
    message = error_of(tmp_path, monkeypatch, text)
    assert message.startswith("this is not valid TOML: ")
    line = text[: text.index("cost = \n")].count("\n") + 1
    assert f"line {line}" in message


def test_a_file_that_is_no_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, "").write_bytes(b"\xff\xfe\x00")
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    with pytest.raises(DataError, match=r"cards\.toml"):
        load_components()


@pytest.mark.parametrize("table", ["", "card = [3]", "[card]\nid = 'x'"])
def test_a_file_without_cards(table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "card" in error_of(tmp_path, monkeypatch, f"schema = 1\n{table}")


# Correct corrections


def test_a_corrected_file_is_read_and_has_another_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, edited(GEM, "cost = 2", "cost = 3"))
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    corrected = load_components()
    assert next(card.cost for card in corrected.cards if card.id == GEM) == 3
    assert corrected.digest != COMPONENTS.digest


def test_the_layout_of_a_file_means_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards in another order are the same cards with the same numbers and the same digest; comments are not read."""
    head, *cards = shipped().split("\n[[card]]\n")
    write(tmp_path, "\n[[card]]\n".join([head, *reversed(cards)]) + "\n# a comment\n")
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    assert load_components() == COMPONENTS
