"""Broken card files: each gives an error that names the file, the card and the field."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from windfall.engine.errors import DataError
from windfall.engine.files.component_folder import DATA_VARIABLE, shipped_component_file
from windfall.titles.race.data.load import load_components

SHIPPED = shipped_component_file("race", "cards.toml")


def edited(card: str, old: str, new: str) -> str:
    """The shipped file with a change in one card."""
    start = SHIPPED.rindex("[[", 0, SHIPPED.index(f'id = "{card}"\n'))
    end = SHIPPED.find("\n[[", start)
    end = len(SHIPPED) if end < 0 else end
    count = SHIPPED[start:end].count(old)
    assert count == 1, f"{old!r} stands {count} times in {card}"
    return SHIPPED[:start] + SHIPPED[start:end].replace(old, new) + SHIPPED[end:]


def error_of(folder: Path, monkeypatch: pytest.MonkeyPatch, content: str | bytes) -> str:
    """What loading says with this file instead of the shipped one, without the path of the file."""
    path = folder / "race" / "cards.toml"
    path.parent.mkdir()
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    monkeypatch.setenv(DATA_VARIABLE, str(folder))
    with pytest.raises(DataError) as caught:
        load_components()
    assert re.match(r"(.*/)?cards\.toml: ", str(caught.value)), f"the file comes first in {caught.value}"
    return str(caught.value).removeprefix(f"{path}: ")


class Case(NamedTuple):
    """A change that makes a card wrong, and what must be said about it."""

    about: str
    card: str
    old: str
    new: str
    field: str
    says: str = ""
    named: str = ""  # the card that is named, if it is another one


WORLD, DEVELOPMENT = "gem_world", "public_works"
ALSO_HERE = '{ phase = "produce", effect = "when_produced_here", cards = 1 },\n    { phase = "consume"'
BONUS = "keywords = []\nbonus = [{ vp = 1, per = {} }]"

FORM = [
    Case("wrong type", WORLD, "vp = 1", 'vp = "one"', "vp", "Expected `int`, got `str`"),
    Case("not whole", WORLD, "copies = 1", "copies = 1.5", "copies", "got `float`"),
    Case("negative", WORLD, "vp = 1", "vp = -1", "vp", ">= 0"),
    Case("missing", WORLD, "vp = 1\n", "", "vp", "it is missing"),
    Case("misspelt", WORLD, "vp = 1", "vps = 1", "vps"),
    Case("unknown", WORLD, "vp = 1", "vp = 1\ncolor = 2", "color", "there is no such field"),
    Case("id", WORLD, '"gem_world"', '"gem world"', "id", "regex", named="gem world"),
    Case("empty name", WORLD, '"Gem World"', '""', "name", "length >= 1"),
    Case("unknown type", WORLD, '"world"', '"planet"', "type", "'planet'; allowed: 'development', 'world'"),
    Case("unknown kind", WORLD, '"novelty"', '"blue"', "kind", "'blue'"),
    Case("unknown goods", WORLD, '"production"', '"many"', "goods", "'many'"),
    Case("unknown keyword", "rebel_base", '["rebel"]', '["rebels"]', "keywords[0]", "'rebels'"),
    Case("no copy", WORLD, "copies = 1", "copies = 0", "copies", ">= 1"),
    Case("defense 0", "rebel_base", "defense = 6", "defense = 0", "defense", ">= 1"),
    Case("start world 5", "old_earth", "start_world = 0", "start_world = 5", "start_world", "<= 4"),
    Case("preset hand 0", WORLD, "preset_hand = 1", "preset_hand = 0", "preset_hand", ">= 1"),
    Case("five powers", WORLD, "powers = [\n", "powers = [\n{}, {}, {}, {},\n", "powers", "length <= 4"),
]
CARDS = [
    Case("no cost", WORLD, "cost = 2\n", "", "cost", "has a cost"),
    Case("cost and defense", WORLD, "cost = 2", "cost = 2\ndefense = 2", "cost", "no defense"),
    Case("military with cost", "rebel_base", "defense = 6", "cost = 6", "defense", "has a defense and no cost"),
    Case("military development", DEVELOPMENT, "cost = 1", "military = true\ndefense = 1", "military"),
    Case("world without kind", WORLD, 'kind = "novelty"\n', "", "kind", "a world has kind and goods"),
    Case("world without goods", WORLD, 'goods = "production"\n', "", "kind", "a world has kind and goods"),
    Case("development with kind", DEVELOPMENT, "keywords", "kind = 'rare'\ngoods = 'windfall'\nkeywords", "kind"),
    Case("no goods", WORLD, '"production"', '"none"', "goods", "gray worlds have goods 'none'"),
    Case("gray goods", "rebel_base", '"none"', '"windfall"', "goods", "gray worlds have goods 'none'"),
    Case("Alien without keyword", "alien_robotic_factory", '["alien"]', "[]", "keywords"),
    # two of a world could lie in one tableau, where a good is named by its world
    Case("two of a world", WORLD, "copies = 1", "copies = 2", "copies"),
    Case("one name twice", WORLD, '"Gem World"', '"Spice World"', "name"),
    Case("an id twice", WORLD, '"gem_world"', '"spice_world"', "id", "twice", named="spice_world"),
    Case("a card missing", WORLD, '"gem_world"', '"gem_worlds"', "id", "missing"),
    Case("bonus on a world", WORLD, "keywords = []", BONUS, "bonus"),
    Case("bonus on a cheap development", DEVELOPMENT, "keywords = []", BONUS, "bonus"),
    Case("bonus and VPs", "new_galactic_order", "vp = 0", "vp = 3", "vp"),
]
BOX = [
    Case("a start world twice", "old_earth", "start_world = 0", "start_world = 1", "start_world"),
    Case("four start worlds", "old_earth", "start_world = 0\n", "", "start_world"),
    Case("a development as start world", DEVELOPMENT, "cost = 1", "cost = 1\nstart_world = 0", "start_world"),
    Case("a hand of three", WORLD, "preset_hand = 1\n", "", "preset_hand"),
    Case("a hand of five", WORLD, "preset_hand = 1", "preset_hand = 2", "preset_hand"),
    Case("a start world in a hand", "new_sparta", "start_world = 3", "start_world = 3\npreset_hand = 1", "preset_hand"),
]
POWERS = [
    Case("unknown phase", WORLD, '"produce"', '"harvest"', "powers[0].phase", "'harvest'"),
    Case("unknown effect", WORLD, "when_produced_here", "when_made", "powers[0].effect", "no effect 'when_made'"),
    Case("of another phase", WORLD, '"produce"', '"consume"', "powers[0].effect", "consume has no effect"),
    Case("needed", WORLD, ", cards = 1", "", "powers[0].cards", "needs this parameter"),
    Case("not for it", WORLD, "cards = 1", "cards = 1, vp = 1", "powers[0].vp", "has no such parameter"),
    Case("unknown parameter", WORLD, "cards = 1", "cards = 1, goood = 1", "powers[0].goood", "no such field"),
    Case("too much", "space_marines", "amount = 2", "amount = 12", "powers[0].amount", "<= 9"),
    Case("no reward", "new_vinland", ", cards = 2", "", "powers[0].vp", "VPs or cards"),
    Case("0 cards", WORLD, "cards = 1", "cards = 0", "powers[0].cards"),
    Case("0 more", "export_duties", "amount = 1", "amount = 0", "powers[0].amount"),
    Case("negative discount", "replicant_robots", "amount = 2", "amount = -2", "powers[0].amount"),
    # 'any' is for windfall only; elsewhere it would match no good at all
    Case("consume any", "plague_world", 'kind = "genes", goods', 'kind = "any", goods', "powers[0].kind"),
    Case("price of any", "spice_world", 'kind = "novelty" }', 'kind = "any" }', "powers[0].kind"),
    Case(
        "any produced", "consumer_markets", 'produced", kind = "novelty"', 'produced", kind = "any"', "powers[1].kind"
    ),
    Case("different and kind", "diversified_economy", "t = true", 't = true, kind = "rare"', "powers[0].different"),
    Case("five different", "diversified_economy", "goods = 3", "goods = 5", "powers[0].goods"),
    Case("may not", "colony_ship", "may = true", "may = false", "powers[0].may"),
    Case("keeps itself", "colony_ship", "discard_self = true", "discard_self = false", "powers[0].discard_self"),
    Case("up to true cards", "deficit_spending", "up_to = 2", "up_to = true", "powers[0].up_to"),
    Case("up to 0 cards", "deficit_spending", "up_to = 2", "up_to = 0", "powers[0].up_to"),
    Case("up to -2 cards", "deficit_spending", "up_to = 2", "up_to = -2", "powers[0].up_to"),
    Case("up to a number of goods", "old_earth", "up_to = true", "up_to = 5", "powers[1].up_to"),
    Case("here on a development", "export_duties", "amount = 1", "amount = 1, here = true", "powers[0].here"),
    Case("produced on a development", DEVELOPMENT, '{ phase = "consume"', ALSO_HERE, "powers[1].effect"),
]
CLAUSES = [
    Case("two sorts", "new_galactic_order", '"military" }', '"military", per = {} }', "bonus[0]", "a clause is"),
    Case("only VPs", "new_galactic_order", ', count = "military"', "", "bonus[0]", "a clause is"),
    Case("unknown count", "new_galactic_order", '"military" }', '"hands" }', "bonus[0].count", "'hands'"),
    Case("0 VPs", "new_galactic_order", "vp = 1, count", "vp = 0, count", "bonus[0].vp", ">= 1"),
    Case("no such card", "mining_league", '"mining_robots"', '"robots"', "bonus[2].per.name", "no card 'robots'"),
    Case(
        "unknown selector", "mining_league", 'name = "mining_robots"', "size = 2", "bonus[2].per.size", "no such field"
    ),
]


@pytest.mark.parametrize("case", [*FORM, *CARDS, *BOX, *POWERS, *CLAUSES], ids=lambda case: case.about)
def test_an_error_names_file_card_and_field(case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    message = error_of(tmp_path, monkeypatch, edited(case.card, case.old, case.new))
    card, _, rest = message.partition(": ")
    # what is wrong with the box as a whole can be said of any card concerned
    if case not in BOX and case.about != "one name twice":
        assert card == f"card '{case.named or case.card}'", message
    assert re.fullmatch(r"card '.+'", card), message
    assert rest.startswith(f"field '{case.field}': "), message
    assert case.says in rest, message


def test_the_shipped_file_is_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    assert len(load_components().cards) == 95


def test_a_corrected_file_is_read_and_its_digest_is_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DATA_VARIABLE, raising=False)
    digest = load_components().digest
    path = tmp_path / "race" / "cards.toml"
    path.parent.mkdir()
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    path.write_text(edited(WORLD, "vp = 1", "vp = 4"), encoding="utf-8")
    corrected = load_components()
    assert next(card.vp for card in corrected.cards if card.id == WORLD) == 4
    assert corrected.digest != digest
    path.write_text(f"# a comment\n{SHIPPED}", encoding="utf-8")
    assert load_components().digest == digest  # layout and comments do not count


def test_the_order_of_cards_in_a_file_does_not_matter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not for action numbers, and not for the digest, so that journals replay."""
    monkeypatch.delenv(DATA_VARIABLE, raising=False)
    shipped = load_components()
    head, *cards = SHIPPED.split("\n[[card]]\n")
    path = tmp_path / "race" / "cards.toml"
    path.parent.mkdir()
    path.write_text("\n[[card]]\n".join([head, *reversed(cards)]), encoding="utf-8")
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    assert load_components() == shipped


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (SHIPPED.replace("schema = 1", "schema = 2"), "field 'schema': must be 1, not 2"),
        (SHIPPED.replace("schema = 1", ""), "field 'schema': must be 1, not None"),
        (SHIPPED.replace("schema = 1", "schema = 1\ncards = 114"), "field 'cards': "),
        (SHIPPED.replace("schema = 1", "schema = "), "this is not valid TOML: "),
        ("schema = 1", "there is no [[card]] in it"),
        ("schema = 1\n[card]\nid = 'x'", "there is no [[card]] in it"),
        (b"\xff\xfe\x00", ""),
        (
            f"{SHIPPED}\n[[card]]\n{SHIPPED.split('[[card]]')[1].replace('old_earth', 'my_world')}",
            "card 'my_world': field 'id': there is no such card",
        ),
    ],
    ids=["schema 2", "no schema", "unknown field", "no TOML", "no cards", "one card", "no text", "a card of one's own"],
)
def test_errors_in_the_file_as_a_whole(
    content: str | bytes, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert error_of(tmp_path, monkeypatch, content).startswith(message)
