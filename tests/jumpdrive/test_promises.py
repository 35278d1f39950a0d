"""Every number in the notes of Jump Drive, held against what the choice then does: the round is played to its end, in
which nobody else places anything, once with the choice and once without it."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar

import windfall
from tests.jumpdrive.subject import JUMP_DRIVE
from tests.support.promises import Measure, Numbers, Outcome, Promises
from windfall import Game, Option
from windfall.engine.state import Event
from windfall.titles.jumpdrive.components.cards import IDS, INDEX
from windfall.titles.jumpdrive.rules import events
from windfall.titles.jumpdrive.rules.actions import DISCARD, PASS, SECOND
from windfall.titles.jumpdrive.rules.cost import general_military
from windfall.titles.jumpdrive.rules.flow import FLOW
from windfall.titles.jumpdrive.rules.scoring import income_of
from windfall.titles.jumpdrive.rules.state import Empire, JumpDriveState

PLACED = (events.DEVELOPS, events.SETTLES, events.CONQUERS)


def _empire(game: Game, seat: int) -> Empire:
    assert isinstance(game.state, JumpDriveState)
    return game.state.empires[seat]


def _told(outcome: Outcome, *codes: int) -> list[Event]:
    return [event for event in outcome.events if event[0] in codes and event[2] == outcome.seat]


def _of_the_option(outcome: Outcome) -> Event:
    """The event that places the card of the option; of a way to place a world, that world."""
    subject, _, card = (outcome.option.subject or "").partition(":")
    placed = _told(outcome, *PLACED)
    return next((event for event in placed if subject == "card" and IDS[event[3]] == card), placed[-1])


def _cost(outcome: Outcome, name: str) -> Numbers:
    """What is paid for the card, of the cards left when all else that is placed has left the hand and is paid for."""
    own = _of_the_option(outcome)
    if own[0] == events.CONQUERS:
        return {}
    empire = _empire(outcome.before, outcome.seat)
    others = [event for event in _told(outcome, *PLACED) if event != own]
    from_hand = [event for event in (own, *others) if event[3] in empire.hand]
    # a development revealed before is still to be paid for
    besides = empire.owed + sum(event[4] for event in others if event[0] != events.CONQUERS)
    assert sum(event[3] for event in _told(outcome, events.DISCARDS)) == own[4] + besides
    return {"cost": own[4], name: len(empire.hand) - len(from_hand) - besides}


def _conquest(outcome: Outcome, name: str) -> Numbers:
    own = _of_the_option(outcome)
    return {"defense": own[4], name: own[5]} if own[0] == events.CONQUERS else {}


def _owned(outcome: Outcome) -> Numbers:
    """A card of which the empire can have no more than it has."""
    card = (outcome.option.subject or "").partition(":")[2]
    return {"most": _empire(outcome.before, outcome.seat).cards.count(INDEX[card])}


def _military(game: Game, seat: int, start: int) -> int:
    """Before cards changed hands at the end of the round."""
    cards = list(_empire(game, seat).cards)
    for event in game._events[start:]:
        if event[0] == events.HANDS_OVER and event[2] == seat:
            cards.append(event[3])
        elif event[0] == events.HANDS_OVER and event[4] == seat:
            cards.remove(event[3])
    return general_military(cards)


def _vp(game: Game, seat: int, start: int) -> int:
    return next(event[3] for event in game._events[start:] if event[0] == events.SCORES and event[2] == seat)


def _income(game: Game, seat: int, _start: int) -> int:
    assert isinstance(game.state, JumpDriveState)
    return income_of(game.state, seat)


def _round(measure: Callable[[Game, int, int], int]) -> Measure:
    """At the end of a round in which nothing was placed, and of one in which this was."""

    def measured(outcome: Outcome) -> Numbers:
        assert outcome.passed is not None
        start, seat = outcome.before.event_count, outcome.seat
        return {"before": measure(outcome.passed, seat, start), "after": measure(outcome.after, seat, start)}

    return measured


class TestJumpDrive(Promises):
    subject = JUMP_DRIVE
    flow = FLOW
    either: ClassVar[Mapping[str, Sequence[str]]] = {"jumpdrive-takes-ways": ("ways",)}
    follow = frozenset(("place", "pay", "explore", "second_world", "pay_second", "hand_limit"))
    measures: ClassVar[Mapping[str, Measure]] = {
        "jumpdrive-military": _round(_military),
        "jumpdrive-vp-per-round": _round(_vp),
        "jumpdrive-income": _round(_income),
        "jumpdrive-cost-of-others": lambda outcome: _cost(outcome, "others"),
        "jumpdrive-cost-of-others-and-convoy": lambda outcome: _cost(outcome, "others"),
        "jumpdrive-cost-of-cards": lambda outcome: _cost(outcome, "cards"),
        "jumpdrive-takes-military": lambda outcome: _conquest(outcome, "military"),
        "jumpdrive-limit-owned": _owned,
        "jumpdrive-takes-military-left": lambda outcome: _conquest(outcome, "left"),
    }
    needed = frozenset(measures)

    def alone(self, game: Game, seat: int, rng: random.Random) -> Game:
        """All that is due belongs to the round."""
        return windfall.sample(game.observe(seat), rng)

    def goes_on(self, twin: Game, seat: int) -> bool:
        """To the end of the round."""
        ended = any(event[0] == events.INCOME and event[2] == seat for event in twin._events)
        return not twin.over and not ended

    def answers(self, twin: Game, seat: int, rng: random.Random) -> Sequence[int]:
        """Nothing is placed besides, and a world in every way in which it can be."""
        actions = twin.actions(seat)
        if PASS in actions:
            return [PASS]
        ways = [option.action for option in twin.decision(seat).options if (option.subject or "").startswith("method:")]
        return ways or super().answers(twin, seat, rng)

    def outcomes(self, game: Game, seat: int, option: Option, rng: random.Random) -> Iterator[Outcome]:
        before = self.alone(game, seat, rng)
        if DISCARD <= option.action < SECOND:
            yield Outcome(before, before, seat, option)
            return
        passing = before.copy()
        self.play(passing, seat, passing.actions(seat)[0])
        *_, passed = self.played_on(passing, seat, rng)
        twin = before.copy()
        self.play(twin, seat, option.action)
        for after in self.played_on(twin, seat, rng):
            yield Outcome(before, after, seat, option, passed)
