"""The bots: they answer every question of every title, legally, by what their seat may know alone."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import windfall
from windfall.engine.errors import UnknownBotError
from windfall.engine.game import Game

SETUPS: list[tuple[str, int, dict[str, bool | str]]] = [
    ("newfrontiers", 2, {"goals": True, "starry_rift": True}),
    ("newfrontiers", 3, {"goals": True}),
    ("newfrontiers", 4, {"setup": "first_game"}),
    ("newfrontiers", 5, {"starry_rift": True}),
    ("race", 2, {}),
    ("race", 2, {"experienced": True}),
    ("race", 3, {"setup": "first_game"}),
    ("race", 4, {}),
    ("jumpdrive", 2, {}),
    ("jumpdrive", 3, {"setup": "first_game"}),
    ("jumpdrive", 4, {}),
]
EVERY_SETUP = pytest.mark.parametrize(("title", "players", "options"), SETUPS)


def played(title: str, players: int, options: dict[str, bool | str], seed: int, names: list[str]) -> Iterator[Game]:
    """A game between bots, as it stands before every move and at the end."""
    game = windfall.new(title, players=players, seed=seed, **options)
    bots = [windfall.bot(name, seed=seat) for seat, name in enumerate(names)]
    while not game.over:
        yield game
        seat = game.seats[0]
        game.play(seat, bots[seat].choose(game.observe(seat), game.decision(seat)))
    yield game


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


@EVERY_SETUP
def test_a_bot_chooses_by_its_observation_alone(title: str, players: int, options: dict[str, bool | str]) -> None:
    """In another game that its seat cannot tell from this one, it chooses the same."""
    rng = random.Random(6)
    compared = 0
    for game in played(title, players, options, 5, ["greedy"] * players):
        if game.over or rng.random() > 0.2:
            continue
        seat = game.seats[0]
        sampled = windfall.sample(game.observe(seat), rng)
        choices = [
            windfall.bot("greedy", seed=9).choose(each.observe(seat), each.decision(seat)) for each in (game, sampled)
        ]
        assert choices[0] == choices[1]
        compared += 1
    assert compared > 5


@pytest.mark.parametrize("name", windfall.bots())
@pytest.mark.parametrize("title", windfall.titles())
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


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(UnknownBotError, match="there is no bot 'clever'; there is random, novice, greedy"):
        windfall.bot("clever")


def test_a_bot_leaves_the_observation_as_it_is() -> None:
    for title in windfall.titles():
        for game in played(title, 2, {}, 2, ["greedy", "greedy"]):
            for decision in game.pending:
                observation = game.observe(decision.seat)
                before = observation.known.key()
                windfall.bot("greedy").choose(observation, decision)
                assert observation.known.key() == before
