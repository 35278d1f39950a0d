"""Games between bots, as the tests of bots look at them."""

from collections.abc import Iterator, Sequence

import pytest

import windfall
from windfall import Game
from windfall.players import Bot

Options = dict[str, bool | str]
SETUPS: list[tuple[str, int, Options]] = [
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
MOST_MOVES = 2000
EVERY_SETUP = pytest.mark.parametrize(("title", "players", "options"), SETUPS)
EVERY_TITLE = pytest.mark.parametrize("title", windfall.title_names())


def played(title: str, players: int, options: Options, seed: int, names: Sequence[str]) -> Iterator[Game]:
    """A game between bots, as it stands before every move and at the end."""
    return played_by(title, options, seed, [windfall.bot(names[seat], seed=seat) for seat in range(players)])


def played_by(title: str, options: Options, seed: int, bots: Sequence[Bot]) -> Iterator[Game]:
    game = windfall.new(title, players=len(bots), seed=seed, **options)
    while not game.over:
        assert game.move_count < MOST_MOVES, "these bots never end the game"
        yield game
        seat = game.seats[0]
        game.play(seat, bots[seat].choose(game.observe(seat), game.decision(seat)))
    yield game
