"""The card file as a whole: what the box holds, what binds cards together, and what is known from print."""

import tomllib
from collections import Counter
from typing import Final

import pytest

from tests.jumpdrive.test_setup import HANDS
from windfall.engine.files.component_folder import shipped_component_file
from windfall.engine.registry import title
from windfall.engine.title import Component
from windfall.engine.words.message import message
from windfall.titles.jumpdrive.components.cards import (
    CARD_COUNT,
    COMPONENTS,
    DECK,
    IDS,
    INDEX,
    PRESET_HANDS,
    RULES,
    SPECS,
    counts,
)
from windfall.titles.jumpdrive.data.schema import CardSpec
from windfall.titles.jumpdrive.words.wording import card_text

DEVELOPMENTS: Final = [card for card in SPECS if card.type == "development" and not card.center]
WORLDS: Final = [card for card in SPECS if card.type == "world"]


def copies(cards: list[CardSpec]) -> int:
    return sum(card.copies for card in cards)


def test_112_game_cards_and_4_survey_teams() -> None:
    """ "4 Survey Team cards (with gold backs), 112 game cards"."""
    assert [(card.id, card.copies) for card in SPECS if card.center] == [("survey_team", 4)]
    assert len(DECK) == 112
    assert CARD_COUNT == 116
    assert "survey_team" not in {IDS[card] for card in DECK}


def test_titles_and_copies() -> None:
    assert (len(DEVELOPMENTS), copies(DEVELOPMENTS)) == (24, 52)
    assert (len(WORLDS), copies(WORLDS)) == (51, 60)
    assert len({card.name for card in SPECS}) == len(SPECS) == 76
    for color, titles, cards in (
        ("blue", 11, 18),
        ("brown", 11, 13),
        ("green", 11, 11),
        ("yellow", 10, 10),
        ("gray", 8, 8),
    ):
        found = [world for world in WORLDS if world.color == color]
        assert (len(found), copies(found)) == (titles, cards)


def test_the_numbers_of_the_rulebook() -> None:
    assert (RULES.deal, RULES.discard_at_start) == (7, 2)
    assert (RULES.hand_limit, RULES.end_vp) == (10, 50)
    assert (RULES.dev_alone_discount, RULES.world_alone_draw) == (1, 1)
    assert (RULES.explore_draw, RULES.explore_marker_icons) == (2, 3)


@pytest.mark.parametrize(
    ("cards", "field", "total"),
    [
        (["survey_team", "smuggling_lair"], "income", 2),
        (["galactic_salon", "pirate_lair"], "vp", 6),
        (["galactic_salon", "pirate_lair"], "income", 4),
    ],
)
def test_documented_sums_over_two_cards(cards: list[str], field: str, total: int) -> None:
    assert (cards, field, total) in [(joint.cards, joint.field, joint.total) for joint in COMPONENTS.joints]
    clauses = [clause for card in cards for clause in getattr(SPECS[INDEX[card]], field)]
    assert all(clause.kind == "flat" for clause in clauses)
    assert sum(clause.n for clause in clauses) == total


def test_survey_team_and_smuggling_lair_have_no_vps() -> None:
    assert [SPECS[INDEX[card]].vp for card in ("survey_team", "smuggling_lair")] == [[], []]


@pytest.mark.parametrize("letter", HANDS)
def test_the_first_game_hands(letter: str) -> None:
    """JD-8: five cards each, as the README beside the data lists them."""
    hand = [IDS[card] for card in PRESET_HANDS[letter]]
    assert len(hand) == 5
    assert set(hand) == HANDS[letter]


def test_every_letter_marks_one_copy() -> None:
    marked = Counter(card for hand in PRESET_HANDS.values() for card in hand)
    assert all(number <= SPECS[card].copies for card, number in marked.items())
    assert not any(card.center and card.presets for card in SPECS)


def test_galactic_trendsetters_are_six() -> None:
    """The rulebook's list ends at six."""
    assert SPECS[INDEX["galactic_trendsetters"]].copies == 6


def test_no_with_clause_is_met_by_its_own_card() -> None:
    looked = 0
    for number, card in enumerate(SPECS):
        for clause in [*card.vp, *card.income]:
            if clause.kind == "with":
                assert isinstance(clause.of, str)
                assert counts(clause.of)[number] == 0, f"{card.id} meets its own {clause.of}"
                looked += 1
    assert looked == 14


def test_all_yellow_worlds_are_alien_and_all_rebels_military_worlds() -> None:
    for card in SPECS:
        assert card.color != "yellow" or "ALIEN" in card.keywords
        assert "REBEL" not in card.keywords or card.military
        assert sum((card.icons.explore, card.icons.military, card.icons.chromosome)) <= 3
    assert (SPECS[INDEX["imperium_blaster_factory"]].defense or 99) <= 3, "documented: at most 3"


# Provenance


def fields_of(card: CardSpec) -> list[str]:
    """The eleven fields that the README counts for each title."""
    fields = ["name", "type", "copies", "keywords", "icons", "vp", "income", "powers", "presets"]
    return [*fields, "defense" if card.military else "cost", "color" if card.type == "world" else "limits"]


def provenance_of(card: CardSpec, field: str) -> str:
    """A field that is documented in part only counts as inferred."""
    if field in card.documented:
        return "documented"
    known = [*card.documented, *card.inferred]
    return "inferred" if any(name.partition(".")[0] == field for name in known) else "reconstructed"


def test_fields_by_provenance() -> None:
    """JD-9: the card file marks what is documented: 208 fields documented, 26 inferred, 602 reconstructed."""
    found = Counter(provenance_of(card, field) for card in SPECS for field in fields_of(card))
    assert found == {"documented": 208, "inferred": 26, "reconstructed": 602}


def test_titles_by_provenance() -> None:
    """JD-9: "Fully documented are 12 titles (35 cards); 22 titles (36 cards) are partly known; 42 titles (45 cards) are
    reconstructed". The letter of a first-game hand is not asked for."""
    titles, cards = Counter[str](), Counter[str]()
    for card in SPECS:
        known = {field for field in fields_of(card) if provenance_of(card, field) != "reconstructed"}
        documented = {field for field in fields_of(card) if field in card.documented}
        whole = documented >= set(fields_of(card)) - {"presets"}
        sort = "fully" if whole else "partly" if known else "not at all"
        titles[sort] += 1
        cards[sort] += card.copies
    assert titles == {"fully": 12, "partly": 22, "not at all": 42}
    assert cards == {"fully": 35, "partly": 36, "not at all": 45}


def test_documented_and_inferred_name_fields_of_the_vocabulary() -> None:
    fields = set(tomllib.loads(shipped_component_file("jumpdrive", "cards.toml"))["vocabulary"]["fields"])
    for card in SPECS:
        assert set(card.documented) | set(card.inferred) <= fields
        assert not set(card.documented) & set(card.inferred)


def component(card: str) -> Component:
    return next(component for component in title("jumpdrive").components() if component.id == card)


def test_the_component_list_tells_what_is_documented_and_what_reconstructed() -> None:
    """JD-9: for every card."""
    listed = title("jumpdrive").components()
    assert [card.id for card in listed] == IDS
    for card, spec in zip(listed, SPECS, strict=True):
        for field in fields_of(spec):
            sort = provenance_of(spec, field)
            assert (field in card.documented) == (sort == "documented"), (card.id, field)
            partly = any(name.startswith(f"{field}.") for name in (*spec.documented, *spec.inferred))
            if not partly:
                assert (field in card.reconstructed) == (sort == "reconstructed"), (card.id, field)


@pytest.mark.parametrize(
    ("card", "facts", "reconstructed"),
    [
        ("space_marines", {"cost": "2", "icons": "2 military", "copies": "4", "first hand": "D"}, ()),
        (
            "avian_uplift_race",
            {
                "defense": "2",
                "color": "green",
                "icons": "1 chromosome",
                "keywords": "UPLIFT",
                "copies": "1",
                "first hand": "C",
            },
            ("name", "type", "copies", "keywords", "icons", "vp", "income", "powers", "presets", "color", "defense"),
        ),
    ],
)
def test_a_card_of_the_component_list(card: str, facts: dict[str, str], reconstructed: tuple[str, ...]) -> None:
    """JD-9: a reader sees which fields are no claim about the printed card."""
    found = component(card)
    told = {str(fact.label): str(message("engine-total", total=fact.value)) for fact in found.facts}
    assert told == facts
    assert set(found.reconstructed) - {"limits"} == set(reconstructed)
    assert found.text == card_text(SPECS[INDEX[card]])
    assert found.sort == ("world" if "color" in facts else "development")
