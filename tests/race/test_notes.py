"""What a card costs and brings in Race for the Galaxy, said before it is chosen; and why another cannot be."""

from collections.abc import Iterator
from typing import Any

from tests.race.subject import RACE
from tests.race.table import DEVELOPMENTS, Table
from tests.support.notes import Notes
from windfall.titles.race.rules.actions import ACTION_CARD_IDS


class TestRace(Notes):
    subject = RACE
    refusing = frozenset(("develop", "settle"))
    noted = frozenset(
        (
            "explore",
            "develop",
            "settle",
            "method",
            "pay",
            "trade",
            "consume",
            "consume_good",
            "consume_hand",
            "hand_limit",
        )
    )
    places = frozenset(("actions", "hand", "drawn", "tableau", "goods", "others"))

    def lying(self, view: Any, seat: int) -> Iterator[tuple[str, str]]:
        yield from (("actions", f"action:{card}") for card in ACTION_CARD_IDS)
        for owner, empire in enumerate(view["empires"]):
            own = owner == seat
            for card in empire["tableau"]:
                yield "tableau" if own else "others", f"card:{card['id']}"
                if card["good"] is not None:
                    yield "goods" if own else "others", f"good:{card['id']}"
            if own:
                yield from (("hand", f"card:{card}") for card in empire["hand"])
                yield from (("drawn", f"card:{card}") for card in empire["drawn"])


def _told(table: Table, seat: int) -> tuple[dict[str, str | None], dict[str, str]]:
    """Notes and refusals by the ids of their cards."""
    decision = table.game().decision(seat)
    notes = {
        (option.subject or "none").partition(":")[2]: None if option.note is None else str(option.note)
        for option in decision.options
    }
    return notes, {refusal.subject.partition(":")[2]: str(refusal.why) for refusal in decision.refused}


def test_develop() -> None:
    table = Table()
    hand = ["drop_ships", "new_military_tactics", "public_works", "new_galactic_order", "contact_specialist"]
    table.empire(0, hand=hand, tableau=["investment_credits", "contact_specialist"])
    table.empire(1, hand=["space_port"])
    table.round("develop", "develop")
    notes, refused = _told(table, 0)
    assert notes["drop_ships"] == (
        "cost 4 − 1 (Investment Credits) − 1 (your bonus) = 2 of your 4 other cards · Military −1 → 2 · score 2 → 4"
    )
    assert refused == {"contact_specialist": "you already have it"}


def test_a_development_that_is_too_dear() -> None:
    table = Table()
    table.empire(0, hand=["drop_ships", "public_works", "new_economy"])
    table.round("develop", "settle")
    assert _told(table, 0)[1] == {
        "drop_ships": "cost 4 − 1 (your bonus) = 3, you have 2 other cards: one short",
        "new_economy": "cost 6 − 1 (your bonus) = 5, you have 2 other cards: three short",
    }


def test_settle() -> None:
    table = Table()
    hand = ["rebel_base", "rebel_fuel_cache", "gem_world", "new_earth"]
    tableau = ["space_marines", "new_military_tactics", "contact_specialist", "mining_robots"]
    table.empire(0, hand=hand, tableau=tableau)
    table.round("settle", "develop")
    notes, refused = _told(table, 0)
    assert notes["rebel_fuel_cache"] == (
        "defense 1, your Military 1 or cost 1 − 1 (Contact Specialist) = 0 of your 3 other cards · score 4 → 5"
    )
    assert notes["gem_world"] == "cost 2 of your 3 other cards · score 4 → 5"
    assert refused == {
        "rebel_base": "defense 6, your Military 1 + 3 (New Military Tactics) = 4: two short; "
        "to pay 6 − 1 (Contact Specialist) = 5, you have 3 other cards: two short",
        "new_earth": "cost 5 − 1 (Mining Robots) = 4, you have 3 other cards: one short",
    }


def test_each_way_to_place_a_world_tells_what_it_brings() -> None:
    table = Table()
    table.empire(0, hand=["new_earth", *DEVELOPMENTS[:5]], tableau=["colony_ship"])
    table.round("settle", "settle")
    assert _told(table, 0)[0]["new_earth"] == (
        "cost 5 of your 5 other cards · score 1 → 4; or no cost, discarding Colony Ship · score 1 → 3"
    )


def test_ways_that_bring_the_same_tell_it_once() -> None:
    table = Table()
    tableau = ["space_marines", "drop_ships", "contact_specialist", "colony_ship"]
    table.empire(0, hand=["pirate_world", *DEVELOPMENTS[:2]], tableau=tableau)
    table.round("settle", "settle")
    assert _told(table, 0)[0]["pirate_world"] == (
        "defense 3, your Military 4 or cost 3 − 1 (Contact Specialist) = 2 of your 2 other cards · score 5 → 7; "
        "or no cost, discarding Colony Ship · score 5 → 6"
    )


def test_consume() -> None:
    table = Table()
    worlds = ["new_vinland", "expanding_colony", "spice_world"]
    table.empire(0, tableau=worlds, goods=["new_vinland", "spice_world"], chips=3)
    table.round("consume_2x", "produce")
    notes, _ = _told(table, 0)
    assert notes["new_vinland"] == "1 good · draw 2 cards"
    assert notes["expanding_colony"] == "1 good · score 6 → 8"
