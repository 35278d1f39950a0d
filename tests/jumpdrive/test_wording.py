"""Texts of cards are worded from their powers, clauses and limits."""

import re
from itertools import combinations
from typing import get_args

import msgspec
import pytest

from windfall.titles.jumpdrive.components.cards import SPECS
from windfall.titles.jumpdrive.data.schema import (
    CardSpec,
    ClauseId,
    ClauseSpec,
    EffectId,
    LimitId,
    LimitSpec,
    PowerSpec,
)
from windfall.titles.jumpdrive.words.component_list import components
from windfall.titles.jumpdrive.words.faces import card_face
from windfall.titles.jumpdrive.words.wording import card_text, clause_text, power_text, thing

CARDS = {card.id: card for card in SPECS}
CLAUSES = {
    "flat": (ClauseSpec(kind="flat", n=2), "2 VPs"),
    "per": (ClauseSpec(kind="per", n=1, of="world:blue"), "1 VP per Novelty world"),
    "pair": (
        ClauseSpec(kind="pair", n=2, of=["icon:explore", "world"]),
        "2 VPs per pair of an explore icon and a world",
    ),
    "with": (ClauseSpec(kind="with", n=1, of="keyword:ALIEN"), "1 VP if you have an ALIEN card"),
    "with_other": (ClauseSpec(kind="with_other", n=1, of="card:trade_pact"), "1 VP if another player has Trade Pact"),
    "per_shared": (
        ClauseSpec(kind="per_shared", n=2, of="development", other_n=1),
        "2 VPs per development and 1 per development of one other player",
    ),
}
POWERS = {
    "dev_discount": (
        PowerSpec(phase="develop", effect="dev_discount", n=1),
        "developments cost 1 less",
    ),
    "world_discount": (
        PowerSpec(phase="settle", effect="world_discount", n=2, of="card:galactic_trendsetters"),
        "copies of Galactic Trendsetters you pay for cost 2 less",
    ),
    "military_vs": (
        PowerSpec(phase="settle", effect="military_vs", n=3, of="keyword:REBEL"),
        "+3 military against REBEL worlds",
    ),
    "military_per": (
        PowerSpec(phase="settle", effect="military_per", n=1, of="icon:chromosome"),
        "+1 military per chromosome",
    ),
    "pay_for_military": (
        PowerSpec(phase="settle", effect="pay_for_military", n=1, excluding="keyword:ALIEN"),
        "you may pay for a military world, ALIEN worlds excepted, at its defense less 1",
    ),
    "second_world_paid": (
        PowerSpec(phase="settle", effect="second_world_paid", n=2),
        "after paying for a world, you may discard this to pay for a second one, for 2 less",
    ),
    "second_world_military": (
        PowerSpec(phase="settle", effect="second_world_military"),
        "after conquering a world, you may conquer a second one with the military left",
    ),
    "pass_to_strongest": (
        PowerSpec(phase="score", effect="pass_to_strongest"),
        "before scoring, this goes to the player with the most general military, if that is more than yours",
    ),
}
LIMITS = {
    "max_in_empire": (LimitSpec(limit="max_in_empire", n=2), "At most 2 in your empire."),
    "no_military_unless": (
        LimitSpec(limit="no_military_unless", card="contact_specialist"),
        "Only without general military, or with Contact Specialist.",
    ),
}


@pytest.mark.parametrize("kind", get_args(ClauseId))
def test_every_kind_of_clause_has_its_words(kind: str) -> None:
    clause, text = CLAUSES[kind]
    assert str(clause_text(clause, "jumpdrive-amount-vp")) == text


@pytest.mark.parametrize("effect", get_args(EffectId))
def test_every_effect_has_its_words(effect: str) -> None:
    power, text = POWERS[effect]
    assert str(power_text(power)) == text


@pytest.mark.parametrize("limit", get_args(LimitId))
def test_every_limit_has_its_words(limit: str) -> None:
    spec, text = LIMITS[limit]
    assert str(card_text(changed("space_marines", limits=[spec]))) == f"2 military icons. {text}"


def test_things_that_are_counted() -> None:
    military = ClauseSpec(kind="per", n=1, of="military", each=2)
    assert str(clause_text(military, "jumpdrive-amount-cards")) == "1 card per 2 points of general military"
    assert str(thing("world:nonmilitary", form="several")) == "non-military worlds"
    assert str(thing("world:gray")) == "gray world"
    assert str(thing("development")) == "development"


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("space_marines", "2 military icons."),
        ("gem_world", "Each round: 2 cards."),
        ("mining_robots", "Settle: Rare Elements worlds you pay for cost 1 less. Each round: 1 VP. 1 explore icon."),
        ("new_earth", "Each round: 3 VPs; 1 more VP per Rare Elements world; 1 card."),
        (
            "trade_pact",
            "Each round: 1 VP; 1 card; 1 more card if another player has Trade Pact. 1 explore icon. "
            "At most 1 in your empire. Only without general military, or with Contact Specialist.",
        ),
        (
            "survey_team",
            "Each round: 1 card. 1 explore icon and 1 military icon. Each player may take one from the center. "
            "At most 1 in your empire.",
        ),
        (
            "war_propaganda",
            "Before scoring, this goes to the player with the most general military, if that is more than yours. "
            "Each round: 3 VPs; 1 card. 1 military icon.",
        ),
    ],
)
def test_whole_texts(card: str, text: str) -> None:
    assert str(card_text(CARDS[card])) == text
    assert next(component for component in components() if component.id == card).text == card_text(CARDS[card])


def changed(card: str, **fields: object) -> CardSpec:
    return msgspec.structs.replace(CARDS[card], **fields)


def test_a_card_without_anything_says_so() -> None:
    icons = msgspec.structs.replace(CARDS["space_marines"].icons, military=0)
    assert str(card_text(changed("space_marines", icons=icons))) == "No power."


@pytest.mark.parametrize("card", SPECS, ids=lambda card: card.id)
def test_a_corrected_amount_changes_the_text(card: CardSpec) -> None:
    """Every amount of the card: of clauses, powers, limits and icons."""
    texts = [str(card_text(card))]
    for field in ("vp", "income", "powers", "limits"):
        entries = getattr(card, field)
        for number, entry in enumerate(entries):
            for name in ("n", "other_n", "each"):
                amount = getattr(entry, name, None)
                if amount is not None:
                    corrected = msgspec.structs.replace(entry, **{name: amount + 1})
                    with_it = {field: [*entries[:number], corrected, *entries[number + 1 :]]}
                    texts.append(str(card_text(changed(card.id, **with_it))))
    for name, amount in msgspec.structs.asdict(card.icons).items():
        icons = msgspec.structs.replace(card.icons, **{name: amount + 1})
        texts.append(str(card_text(changed(card.id, icons=icons))))
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("card", SPECS, ids=lambda card: card.id)
def test_the_file_s_own_sentence_has_no_other_numbers(card: CardSpec) -> None:
    """A reader of the file finds what the game says; a total of two numbers may stand for them."""
    worded = [int(number) for number in re.findall(r"\d+", str(card_text(card)))]
    totals = {*worded, *(one + other for one, other in combinations(worded, 2))}
    written = card.text.lower().replace("two", "2").replace("three", "3")
    assert {int(number) for number in re.findall(r"\d+", written)} <= totals


def test_pictures_say_what_is_not_drawn() -> None:
    """VPs, income and icons that never change are drawn."""
    assert card_face(CARDS["gem_world"]).powers == ()
    (lasting,) = card_face(CARDS["investment_credits"]).powers
    assert (lasting.phase, str(lasting.text)) == ("develop", "Developments cost 1 less.")
    (moving,) = card_face(CARDS["war_propaganda"]).powers
    assert moving.phase is None
    assert [str(power.text) for power in card_face(CARDS["mining_conglomerate"]).powers] == [
        "Rare Elements worlds you pay for cost 1 less.",
        "Each round: 1 VP per Rare Elements world; 1 card.",
    ]
    assert [str(power.text) for power in card_face(CARDS["survey_team"]).powers] == [
        "Each player may take one from the center.",
        "At most 1 in your empire.",
    ]
