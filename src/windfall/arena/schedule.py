"""Who sits where in which deal."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game of a match. `positions[seat]` is the place in the line-up of the bot that sits there."""

    number: int
    deal: int
    positions: tuple[int, ...]


def schedule(players: int, games: int, seed: int) -> Iterator[Fixture]:
    """The games of a match: each deal is played once for every seat, so that every bot plays it from every seat.

    >>> [(fixture.deal, fixture.positions) for fixture in schedule(players=2, games=4, seed=7)]
    [(7, (0, 1)), (7, (1, 0)), (8, (0, 1)), (8, (1, 0))]
    """
    for number in range(games):
        block, turn = divmod(number, players)
        yield Fixture(number, seed + block, tuple((seat + turn) % players for seat in range(players)))


def bot_seed(seed: int, game: int, position: int) -> int:
    """A seed of its own for each bot in each game, the same on every machine."""
    digest = hashlib.blake2b(f"{seed} {game} {position}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1
