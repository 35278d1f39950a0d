"""What the others answer at the same time: worked out once for all options, from what they know, and spread evenly."""

from collections import Counter

import windfall
from tests.support.networks import blank, untrained
from windfall import Chance, Game
from windfall.thinking.lookahead import World, sample_worlds
from windfall.thinking.others import Others


def at_an_action_choice(title: str, players: int) -> Game:
    game = windfall.new(title, players=players, seed=3)
    while game.state.question(game.seats[0]) not in game.title.action_questions:
        game.play(game.seats[0], game.actions(game.seats[0])[0])
    return game


def chosen(world: World, seat: int) -> int:
    """What a seat has picked first, and the others do not know yet."""
    position = world.position
    observed = position.observe(seat).known
    return int(observed.seat_state(seat).picks[0])  # type: ignore[attr-defined]


def test_all_but_the_deciding_seat_have_answered() -> None:
    for title, players in (("race", 3), ("jumpdrive", 4)):
        game = at_an_action_choice(title, players)
        worlds = sample_worlds(game.observe(1), Chance(2), 5)
        keys = [world.position.state.key() for world in worlds]
        answered = Others(untrained(title), 1, 0.7, Chance(3)).answer(worlds, 0)
        assert [world.position.state.seats() for world in answered] == [(1,)] * 5
        assert [world.position.options(1) for world in answered] == [world.position.options(1) for world in worlds]
        assert [world.position.state.key() for world in worlds] == keys, "the worlds themselves were changed"
        assert all(mine.wills != other.wills for mine, other in zip(answered, worlds, strict=True))


def test_nothing_is_answered_where_one_seat_is_asked() -> None:
    game = windfall.new("newfrontiers", players=3, seed=3)
    seat = game.seats[0]
    worlds = sample_worlds(game.observe(seat), Chance(2), 3)
    assert Others(untrained("newfrontiers"), seat, 0.7, Chance(3)).answer(worlds, 0) == worlds


def test_answers_come_in_proportion() -> None:
    """Seven actions that the policy likes alike: of any 21 worlds in a row each is chosen in about three, and the
    choices of two seats have nothing to do with each other."""
    game = at_an_action_choice("race", 3)
    others = Others(blank("race"), 0, 1.0, Chance(5))
    answered: list[World] = []
    for first in range(0, 147, 21):
        answered += others.answer(sample_worlds(game.observe(0), Chance(first), 21), first)
    for seat in (1, 2):
        for first in range(0, 147, 21):
            counts = Counter(chosen(world, seat) for world in answered[first : first + 21])
            assert len(counts) == 7
            assert max(counts.values()) <= 5
    pairs = Counter((chosen(world, 1), chosen(world, 2)) for world in answered)
    assert len(pairs) == 49
    assert max(pairs.values()) <= 6
