"""The levels: each is a bot, and the higher one plays better."""

import pytest

import windfall
from windfall.engine.errors import UnknownBotError
from windfall.players.levels import level, levels


def test_every_level_is_a_registered_bot() -> None:
    assert [each.name for each in levels()] == ["beginner", "easy", "medium", "hard"]
    for each in levels():
        assert each.bot.partition(":")[0] in windfall.bots()
        assert windfall.bot(each.bot, seed=1).name == each.bot.partition(":")[0]


def test_unknown_levels_are_refused() -> None:
    with pytest.raises(UnknownBotError, match="there is no level 'godlike'; there is beginner, easy, medium, hard"):
        level("godlike")


def won_by_medium(title: str, other: str, games: int) -> float:
    won = 0.0
    for number in range(games):
        game = windfall.new(title, players=2, seed=number)
        medium = number % 2
        while not game.over:
            seat = game.seats[0]
            name = "medium" if seat == medium else other
            bot = windfall.bot(level(name).bot, seed=number * 1000 + game.move_count)
            game.play(seat, bot.choose(game.observe(seat), game.decision(seat)))
        won += (medium in game.result.winners) / len(game.result.winners)
    return won


@pytest.mark.parametrize("title", windfall.title_names())
def test_medium_beats_the_levels_below(title: str) -> None:
    assert won_by_medium(title, "beginner", 20) >= 20 * 0.75
    assert won_by_medium(title, "easy", 20) > 20 * 0.5


def test_a_beginner_lets_chance_choose_one_time_in_three() -> None:
    game = windfall.new("race", players=2, seed=1)
    observation, decision = game.observe(0), game.decision(0)
    differs = 0
    for seed in range(600):
        beginner, medium = (windfall.bot(level(name).bot, seed) for name in ("beginner", "medium"))
        differs += beginner.choose(observation, decision) != medium.choose(observation, decision)
    by_chance = 1 / 3 * (1 - 1 / len(decision.actions))
    assert abs(differs / 600 - by_chance) < 0.08
