"""What a card costs and brings in Jump Drive, said before it is chosen; and why another cannot be."""

import random

import pytest

from tests.jumpdrive.subject import JUMP_DRIVE
from tests.jumpdrive.table import Table
from tests.support.notes import Notes, after, conquests, costs
from tests.support.subject import MOST_GAMES, Setup, any_seat
from windfall import Decision, Game, Option
from windfall.engine.state import Event
from windfall.titles.jumpdrive.rules import events
from windfall.titles.jumpdrive.rules.actions import DEVELOP, PASS, SETTLE
from windfall.titles.jumpdrive.rules.cost import general_military
from windfall.titles.jumpdrive.rules.state import JumpDriveState

PLACED = (events.DEVELOPS, events.SETTLES, events.CONQUERS)


class TestJumpDrive(Notes):
    subject = JUMP_DRIVE
    refusing = frozenset(("place", "second_world"))
    noted = frozenset(("discard_start", "place", "pay", "explore", "second_world", "pay_second", "hand_limit"))

    def test_a_card_costs_and_brings_what_its_note_says(self, setup: Setup) -> None:
        placed = 0
        for game, decision, rng in self.decisions(setup, games=MOST_GAMES):
            if decision.kind in ("place", "second_world"):
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
    if DEVELOP <= option.action < SETTLE and seat in twin.seats and PASS in twin.actions(seat):
        twin.play(seat, PASS)  # the note says what it costs alone
    while (event := _placed(twin, seat, option, game.event_count)) is None:
        other = any_seat(twin, rng)
        twin.play(other, rng.choice(twin.actions(other)))
    if event[0] == events.CONQUERS:
        assert conquests(note) == [event[4:6]]
    else:
        assert event[4] in costs(note)
    assert isinstance(game.state, JumpDriveState)
    assert isinstance(twin.state, JumpDriveState)
    before, later = game.state.empires[seat].cards, twin.state.empires[seat].cards
    # a development picked already counts in the note on a world, but may be handed over by the end of the round
    if not game.state.empires[seat].picks and later == [*before, event[3]]:
        assert general_military(later) == after(note, "military", general_military(before))


def _placed(game: Game, seat: int, option: Option, start: int) -> Event | None:
    """The event that places the card of the option."""
    card = (option.subject or "").partition(":")[2]
    return next(
        (
            event
            for event in game._events[start:]
            if event[0] in PLACED and event[2] == seat and JUMP_DRIVE.pieces[event[3]] == card
        ),
        None,
    )


def _told(table: Table, seat: int) -> tuple[dict[str, str | None], dict[str, str]]:
    """Notes and refusals by the ids of their cards."""
    decision = table.game().decision(seat)
    notes = {(option.subject or "none").partition(":")[2]: option.note for option in decision.options}
    return notes, {refusal.subject.partition(":")[2]: refusal.why for refusal in decision.refused}


def test_place() -> None:
    table = Table()
    hand = ["drop_ships", "consumer_markets", "trade_pact", "galactic_federation", "gem_world", "rebel_base"]
    table.empire(0, hand=hand, cards=["investment_credits", "survey_team", "artist_colony"])
    table.begin_round()
    notes, refused = _told(table, 0)
    assert notes["drop_ships"] == (
        "cost 4 − 1 (Investment Credits) − 1 (placed alone) = 2 of your 5 other cards · "
        "military 1 → 4 · VPs a round 1 → 2"
    )
    assert notes["gem_world"] == "cost 2 of your 5 other cards · income 2 → 4"
    assert refused == {
        "survey_team": "you already own it",
        "trade_pact": "not with the military of your empire",
        "galactic_federation": (
            "cost 9 − 1 (Investment Credits) − 1 (placed alone) = 7, you have 5 other cards: two short"
        ),
        "rebel_base": "defense 6, your military 1: five short",
    }


def test_a_world_with_a_development() -> None:
    table = Table()
    table.empire(0, hand=["drop_ships", "galactic_imperium", "rebel_fuel_cache", "gem_world", "asteroid_belt"])
    table.empire(0, hand=["new_earth"])
    table.begin_round()
    table.choose(0, "develop: Drop Ships")
    notes, refused = _told(table, 0)
    assert notes["rebel_fuel_cache"] == "defense 1, your military 3 · VPs a round 1 → 2 · income 0 → 1"
    assert refused["gem_world"] == "cost 2, you have 0 other cards: two short"
