"""Every number in the notes of Race for the Galaxy, held against what the choice then does."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from tests.race.subject import RACE
from tests.support.promises import Measure, Numbers, Outcome, Promises, change
from windfall import Game
from windfall.engine.deck import NO_CARD
from windfall.titles.race.rules import events
from windfall.titles.race.rules.actions import CONQUER, CONQUER_WITH_TACTICS, METHOD, PASS
from windfall.titles.race.rules.flow import FLOW
from windfall.titles.race.rules.scoring import score_of, total_military
from windfall.titles.race.rules.settle import asks_for_tactics
from windfall.titles.race.rules.state import Empire, RaceState


def _empire(game: Game, seat: int) -> Empire:
    assert isinstance(game.state, RaceState)
    return game.state.empires[seat]


def _told(outcome: Outcome, *codes: int) -> list[tuple[int, ...]]:
    return [event for event in outcome.events if event[0] in codes and event[2] == outcome.seat]


def _paid(outcome: Outcome) -> int:
    """Cards discarded from hand."""
    return sum(event[3] for event in _told(outcome, events.DISCARDS))


def _hand(outcome: Outcome) -> int:
    return len(_empire(outcome.before, outcome.seat).hand)


def _cost_of_others(outcome: Outcome) -> Numbers:
    return {"cost": _paid(outcome), "cards": _hand(outcome) - 1}


def _cost(outcome: Outcome) -> Numbers:
    return {"cost": _paid(outcome), "cards": _hand(outcome)}


def _conquest(outcome: Outcome) -> Numbers:
    conquered = _told(outcome, events.CONQUERS)
    return {"defense": conquered[0][4], "military": conquered[0][5]} if conquered else {}


def _drawn(name: str) -> Callable[[Outcome], Numbers]:
    def measured(outcome: Outcome) -> Numbers:
        return {name: len(_empire(outcome.after, outcome.seat).hand) - _hand(outcome)}

    return measured


def _goods(game: Game, seat: int) -> int:
    return sum(good != NO_CARD for good in _empire(game, seat).goods)


def _goods_taken(outcome: Outcome) -> Numbers:
    return {"goods": _goods(outcome.before, outcome.seat) - _goods(outcome.after, outcome.seat)}


class TestRace(Promises):
    subject = RACE
    flow = FLOW
    either: ClassVar[Mapping[str, Sequence[str]]] = {
        "race-note-or": ("one", "other"),
        "race-note-or-else": ("one", "other"),
    }
    follow = frozenset(("method", "pay", "consume_good"))
    ways = frozenset(("method",))
    measures: ClassVar[Mapping[str, Measure]] = {
        "race-military": change(lambda game, seat: total_military(_empire(game, seat))),
        "race-score": change(lambda game, seat: sum(score_of(_empire(game, seat)).values())),
        "race-tableau-cards": change(lambda game, seat: len(_empire(game, seat).tableau)),
        "race-note-cost-other": _cost_of_others,
        "race-note-cost": _cost,
        "race-note-conquer": _conquest,
        "race-note-conquer-discarding": _conquest,
        "race-note-draw": _drawn("cards"),
        "race-note-price": _drawn("price"),
        "race-goods": _goods_taken,
    }
    needed = frozenset(measures)

    def answers(self, twin: Game, seat: int, rng: random.Random) -> Sequence[int]:
        """A world is placed in every way, but New Military Tactics is not given up where that is not needed (RG-9)."""
        actions = super().answers(twin, seat, rng)
        if twin.decision(seat).kind != "method":
            return actions
        if asks_for_tactics(_empire(twin, seat)):
            return [PASS]
        needless = METHOD + CONQUER_WITH_TACTICS if METHOD + CONQUER in actions else None
        return [action for action in actions if action != needless]
