"""What a card costs and brings in Race for the Galaxy, said before it is chosen; and why another cannot be."""

import random

import pytest

from tests.race.subject import RACE
from tests.race.table import DEVELOPMENTS, Table
from tests.support.notes import Notes, after, conquests, costs
from tests.support.subject import MOST_GAMES, Setup, any_seat
from windfall import Decision, Game, Option
from windfall.engine.state import Event
from windfall.titles.race.components.cards import NAMES
from windfall.titles.race.rules import events
from windfall.titles.race.rules.scoring import score_of, total_military
from windfall.titles.race.rules.state import RaceState

PLACED = (events.DEVELOPS, events.SETTLES, events.CONQUERS)


class TestRace(Notes):
    subject = RACE
    refusing = frozenset(("develop", "settle"))
    noted = frozenset(
        (
            "discard_start",
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

    def test_a_card_costs_and_brings_what_its_note_says(self, setup: Setup) -> None:
        placed = 0
        for game, decision, rng in self.decisions(setup, games=MOST_GAMES):
            if decision.kind in ("develop", "settle"):
                for option in decision.options[1:]:
                    _check(game, decision, option, rng)
                    placed += 1
            if placed >= 60:
                return
        pytest.fail(f"no more than {placed} cards could be placed")


def _check(game: Game, decision: Decision, option: Option, rng: random.Random) -> None:
    seat, note = decision.seat, option.note
    assert note is not None
    twin = game.copy()
    twin.play(seat, option.action)
    event = _placed(twin, seat, game.event_count)
    while event is None:
        other = any_seat(twin, rng)
        twin.play(other, rng.choice(twin.actions(other)))
        event = _placed(twin, seat, game.event_count)
    if event[0] == events.CONQUERS:
        defense, military = event[4:6]
        given_up = any(other[0] == events.GIVES_UP and other[2] == seat for other in twin._events[game.event_count :])
        assert (defense, military) in conquests(note) or given_up
    else:
        assert event[4] in costs(note) or "no cost" in note
    assert isinstance(game.state, RaceState)
    assert isinstance(twin.state, RaceState)
    before, later = game.state.empires[seat], twin.state.empires[seat]
    given_up = [card for card in before.tableau if card not in later.tableau]
    brings = _brings(note, given_up)
    if brings is not None and later.chips == before.chips:
        assert total_military(later) == after(brings, "Military", total_military(before))
        assert sum(score_of(later).values()) == after(brings, "score", sum(score_of(before).values()))


def _brings(note: str, given_up: list[int]) -> str | None:
    """What a note says of the way in which these cards were given up; None if it was besides (RG-9)."""
    names = " and ".join(NAMES[card] for card in given_up)
    for ways in note.split("; or "):
        takes = ways.partition(" · ")[0].split(" or ")
        if any(way.partition(", discarding ")[2] == names for way in takes):
            return ways
    return None


def _placed(game: Game, seat: int, start: int) -> Event | None:
    return next((event for event in game._events[start:] if event[0] in PLACED and event[2] == seat), None)


def _told(table: Table, seat: int) -> tuple[dict[str, str | None], dict[str, str]]:
    """Notes and refusals by the ids of their cards."""
    decision = table.game().decision(seat)
    notes = {(option.subject or "none").partition(":")[2]: option.note for option in decision.options}
    return notes, {refusal.subject.partition(":")[2]: refusal.why for refusal in decision.refused}


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
