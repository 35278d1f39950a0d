"""Every number in the notes of New Frontiers, held against what the choice then does."""

import random
from collections.abc import Mapping, Sequence
from typing import ClassVar

from tests.newfrontiers.subject import NEW_FRONTIERS
from tests.support.promises import Measure, Numbers, Outcome, Promises, change
from windfall import Game
from windfall.engine.chance import Chance
from windfall.titles.newfrontiers.components.tiles import COLONISTS, DEFENSE, INDEX
from windfall.titles.newfrontiers.rules import events
from windfall.titles.newfrontiers.rules.actions import CONQUER_OR_PAY, KEEP_XENO, PAY_FOR, STOCKPILE_CREDITS
from windfall.titles.newfrontiers.rules.agenda import SETTLE_CHOICE
from windfall.titles.newfrontiers.rules.flow import FLOW
from windfall.titles.newfrontiers.rules.military import military_for
from windfall.titles.newfrontiers.rules.scoring import total, total_military
from windfall.titles.newfrontiers.rules.settle import settle_turn
from windfall.titles.newfrontiers.rules.state import NO_GOOD, Empire, NewFrontiersState

PLENTY = 99


def _state(game: Game) -> NewFrontiersState:
    assert isinstance(game.state, NewFrontiersState)
    return game.state


def _empire(game: Game, seat: int) -> Empire:
    return _state(game).empires[seat]


def _both(outcome: Outcome) -> tuple[Empire, Empire]:
    return _empire(outcome.before, outcome.seat), _empire(outcome.after, outcome.seat)


def _cost(outcome: Outcome) -> Numbers:
    """What is paid for a tile; what powers bring besides is told by events of its own."""
    before, after = _both(outcome)
    gained = sum(event[3] for event in outcome.events if event[0] == events.GAINS_CREDITS and event[2] == outcome.seat)
    return {"cost": before.credits + gained - after.credits, "credits": before.credits}


def _conquest(outcome: Outcome) -> Numbers:
    conquered = [event for event in outcome.events if event[0] == events.CONQUERS and event[2] == outcome.seat]
    return {"defense": conquered[0][4], "military": conquered[0][5]} if conquered else {}


def _colonists(outcome: Outcome) -> Numbers:
    before, after = _both(outcome)
    gained = sum(
        event[3] for event in outcome.events if event[0] == events.GAINS_COLONISTS and event[2] == outcome.seat
    )
    return {"needed": before.colonists + gained - after.colonists, "colonists": before.colonists}


def _price(outcome: Outcome) -> Numbers:
    before, after = _both(outcome)
    return {"price": after.credits - before.credits}


def _goods_taken(outcome: Outcome) -> Numbers:
    before, after = _both(outcome)
    taken = sum(good != NO_GOOD for good in before.goods) - sum(good != NO_GOOD for good in after.goods)
    return {"goods": taken}


# What a world would take that is picked in Explore: it is settled, by a player with plenty of everything.


def _world(outcome: Outcome) -> int:
    return INDEX[(outcome.option.subject or "").partition(":")[2]]


def _in_settle(outcome: Outcome) -> NewFrontiersState:
    state = _state(outcome.after).copy()
    assert _world(outcome) in state.empires[outcome.seat].explored
    settle_turn(state, outcome.seat, 0, Chance(1))
    state.empires[outcome.seat].credits = state.empires[outcome.seat].colonists = PLENTY
    state.agenda = [(SETTLE_CHOICE, outcome.seat, 0)]
    FLOW.advance(state, Chance(1))
    return state


def _credits_taken(outcome: Outcome, verb: int) -> Numbers:
    state = _in_settle(outcome)
    action = verb + _world(outcome)
    if action not in state.choices[outcome.seat]:
        return {}
    FLOW.after_answer(state, action)
    paid = PLENTY - FLOW.after_answer(state, action).empires[outcome.seat].credits
    have = _empire(outcome.before, outcome.seat).credits
    return {"cost": paid, "credits": have, "missing": max(0, paid - have)}


def _military_taken(outcome: Outcome) -> Numbers:
    state = _in_settle(outcome)
    defense = DEFENSE[_world(outcome)]
    military = military_for(state, state.empires[outcome.seat], _world(outcome))
    assert (military >= defense) == (CONQUER_OR_PAY + _world(outcome) in state.choices[outcome.seat])
    return {"defense": defense, "military": military, "missing": max(0, defense - military)}


def _colonists_taken(outcome: Outcome) -> Numbers:
    return {"colonists": COLONISTS[_world(outcome)], "have": _empire(outcome.before, outcome.seat).colonists}


class TestNewFrontiers(Promises):
    subject = NEW_FRONTIERS
    flow = FLOW
    either: ClassVar[Mapping[str, Sequence[str]]] = {}
    follow = frozenset(("consume_good", "stockpile_credits", "xeno"))
    measures: ClassVar[Mapping[str, Measure]] = {
        "newfrontiers-note-military": change(lambda game, seat: total_military(_state(game), _empire(game, seat))),
        "newfrontiers-note-score": change(lambda game, seat: total(_state(game), seat)),
        "newfrontiers-note-credits": change(lambda game, seat: _empire(game, seat).credits),
        "newfrontiers-note-cost": _cost,
        "newfrontiers-note-payment": _cost,
        "newfrontiers-note-conquer": _conquest,
        "newfrontiers-note-colonists": _colonists,
        "newfrontiers-note-price": _price,
        "newfrontiers-goods": _goods_taken,
        "newfrontiers-takes-credits": lambda outcome: _credits_taken(outcome, CONQUER_OR_PAY),
        "newfrontiers-takes-payment": lambda outcome: _credits_taken(outcome, PAY_FOR),
        "newfrontiers-takes-military": _military_taken,
        "newfrontiers-takes-colonists": _colonists_taken,
    }
    needed = frozenset(measures)

    def answers(self, twin: Game, seat: int, rng: random.Random) -> Sequence[int]:
        """A Xeno world that was picked is kept, and credits are not put aside."""
        kept = [action for action in twin.actions(seat) if action in (KEEP_XENO, STOCKPILE_CREDITS)]
        return kept or super().answers(twin, seat, rng)
