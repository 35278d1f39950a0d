"""The bots: they answer every question of every title, legally, by what their seat may know alone."""

from collections import Counter

import pytest

import windfall
from tests.support.bot_games import EVERY_SETUP, EVERY_TITLE, played


@EVERY_SETUP
def test_greedy_plays_whole_games(title: str, players: int, options: dict[str, bool | str]) -> None:
    """Every move is checked by the game, so a game that ends was played legally."""
    for game in played(title, players, options, 3, ["greedy"] * players):
        last = game
    assert last.over
    assert max(last.result.scores) > 20


@EVERY_SETUP
def test_greedy_has_an_answer_in_any_position(title: str, players: int, options: dict[str, bool | str]) -> None:
    """Also in those that a sensible player never gets into."""
    kinds = Counter[str]()
    bot = windfall.bot("greedy", seed=4)
    for seed in (1, 2):
        for game in played(title, players, options, seed, ["random"] * players):
            for decision in game.pending:
                assert bot.choose(game.observe(decision.seat), decision) in decision.actions
                kinds[decision.kind] += 1
    assert len(kinds) >= 5


@pytest.mark.parametrize(
    ("title", "players"), [("newfrontiers", 4), ("race", 2), ("race", 4), ("jumpdrive", 2), ("jumpdrive", 4)]
)
def test_greedy_beats_random(title: str, players: int) -> None:
    won = 0.0
    games = 20
    for number in range(games):
        names = ["greedy" if seat == number % players else "random" for seat in range(players)]
        for game in played(title, players, {}, 100 + number // players, names):
            last = game
        winners = last.result.winners
        won += (number % players in winners) / len(winners)
    assert won >= 19


@pytest.mark.share("jumpdrive", "random", "greedy", "learned")
@pytest.mark.parametrize("name", ["random", "novice", "greedy", "learned", "learned:0.8", "search:6"])
@EVERY_TITLE
def test_the_same_seed_plays_the_same_game(name: str, title: str) -> None:
    games = []
    for _ in range(2):
        for game in played(title, 2, {}, 8, [name, name]):
            last = game
        games.append(last.journal())
    assert games[0] == games[1]


def test_random_chooses_every_option() -> None:
    game = windfall.new("race", players=2, seed=1)
    decision = game.decision(0)
    bot = windfall.bot("random", seed=2)
    chosen = Counter(bot.choose(game.observe(0), decision) for _ in range(2000))
    assert set(chosen) == set(decision.actions)
    assert min(chosen.values()) > 2000 / len(decision.actions) / 2


def test_a_bot_leaves_the_observation_as_it_is() -> None:
    for title in windfall.title_names():
        for number, game in enumerate(played(title, 2, {}, 2, ["greedy", "greedy"])):
            for decision in game.pending:
                observation = game.observe(decision.seat)
                before = observation.known.key()
                for name in ("greedy", "learned", "search:6") if number % 5 == 0 else ("greedy",):
                    windfall.bot(name).choose(observation, decision)
                assert observation.known.key() == before
