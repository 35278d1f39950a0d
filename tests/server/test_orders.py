"""What was chosen ahead, held against questions: wishes, sets, conditions, by every title's own contract."""

import random

import pytest

import windfall
from tests.server.company import TITLES
from windfall.engine.game import Game
from windfall.server.database.records import NO_ORDERS, Condition, Orders, Plan
from windfall.server.tables.foresight import foresee
from windfall.server.tables.orders import held, planned, react


def plan_for(game: Game, seat: int, question: str, wishes: list[int], condition: Condition = "possible") -> Orders:
    return planned(NO_ORDERS, game.observe(seat), Plan(question, tuple(wishes), condition))


@pytest.mark.parametrize("title", TITLES)
def test_every_question_has_words_of_its_own(title: str) -> None:
    found = windfall.title(title)
    words = [str(found.question_text(question)) for question in found.questions]
    assert len(set(words)) == len(words) > 5


@pytest.mark.parametrize("title", ["race", "jumpdrive"])
def test_of_a_set_as_many_wishes_are_taken_as_are_to_be_chosen(title: str) -> None:
    game = windfall.new(title, players=2, seed=8)
    decision = game.decision(0)
    picks = decision.picks
    assert picks is not None
    offered = [option.action for option in picks.options]
    other = next(action for action in range(min(offered), max(offered)) if action not in offered)
    wishes = [other, *reversed(offered)]
    reaction = react(decision, plan_for(game, 0, decision.kind, wishes))
    assert reaction.orders == NO_ORDERS
    assert reaction.note is not None
    assert str(reaction.note).startswith("Chosen ahead by you.")
    for action in reaction.moves:
        game.play(0, action)
    assert 0 not in game.seats
    too_few = react(decision, plan_for(game, 0, decision.kind, offered[: picks.least - 1] or [other]))
    assert (too_few.moves, too_few.orders) == ((), NO_ORDERS)


@pytest.mark.parametrize("title", TITLES)
def test_conditions_hold_for_just_as_long_as_nothing_changes(title: str) -> None:
    """What is had is what the view shows of it, so a plan is cancelled when that is another, and not before."""
    rng = random.Random(3)
    game = windfall.new(title, players=3, seed=5)
    broken = kept = 0
    while not game.over and broken + kept < 60:
        orders = {each: plan_for(game, 0, "none", [1], each) for each in ("possible", "mine", "nothing")}
        had = [game.title.belongings(game.observe(0), seat) for seat in range(3)]
        mover = rng.choice(game.seats)
        game.play(mover, rng.choice(game.actions(mover)))
        now = [game.title.belongings(game.observe(0), seat) for seat in range(3)]
        for condition, order in orders.items():
            changed = {"possible": False, "mine": had[0] != now[0], "nothing": had != now}[condition]
            left, told = held(order, game.observe(0))
            assert bool(left) is not changed
            assert len(told) == changed
            broken, kept = broken + changed, kept + (not changed)
    assert broken > 3
    assert kept > 3


@pytest.mark.parametrize("title", TITLES)
def test_what_is_foreseen_follows_from_what_the_seat_knows(title: str) -> None:
    """It is the same in another game that the seat cannot tell from this one."""
    rng = random.Random(9)
    game = windfall.new(title, players=3, seed=2)
    for _ in range(12):
        for _ in range(3):
            mover = rng.choice(game.seats)
            game.play(mover, rng.choice(game.actions(mover)))
        other = windfall.sample(game.observe(1), rng)
        here, there = foresee(game.observe(1), 4), foresee(other.observe(1), 4)
        assert {kind: each.actions for kind, each in here.items()} == {
            kind: each.actions for kind, each in there.items()
        }
