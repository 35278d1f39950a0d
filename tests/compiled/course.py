"""Plays journals and prints every state and every list of options, as a digest a line; for `test_parity`.

Run in a process of its own, with the windfall that PYTHONPATH names. The first line says which one that is.
"""

import hashlib
import pickle
import sys
from pathlib import Path

import msgspec

import windfall
from windfall import Game, Journal
from windfall.engine import game as game_module


def position(game: Game) -> str:
    """All that can be asked of a game now, short: states, options, observations, features, and games that agree."""
    sent = pickle.loads(pickle.dumps(game.state))
    parts: list[object] = [game.state.key(), game.state.events, game.state.copy().key(), sent.key()]
    for seat in game.seats:
        observation = game.observe(seat)
        actions = game.actions(seat)
        parts += [seat, list(actions), observation.known.key(), list(game.title.features(observation))]
        parts += game.title.all_option_features(observation, actions)
    return digest(parts)


def digest(parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def course(journal: Journal) -> list[str]:
    """The positions of a game from the first to the last, and what it came to."""
    game = windfall.replay(journal, moves=0)
    told = [position(game)]
    for seat, action in journal.moves:
        game.play(seat, action)
        told.append(position(game))
    if game.over:
        told.append(digest([game.result.scores, game.result.winners, game.events()]))
    return told


def main(file: Path) -> None:
    """The file has a journal on each line."""
    print("interpreted" if game_module.__file__.endswith(".py") else "compiled")
    for number, line in enumerate(file.read_bytes().splitlines(), start=1):
        for move, told in enumerate(course(msgspec.json.decode(line, type=Journal))):
            print(f"game {number}, after move {move}: {told}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
