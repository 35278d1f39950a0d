"""Records the golden games of every title, or of those named: `make golden`.

python -m tests.support.record_golden race
"""

import sys
from importlib import import_module
from importlib.util import find_spec

import windfall
from tests.support.golden import GoldenGames


def main(titles: list[str]) -> None:
    for title in titles or windfall.title_names():
        module = f"tests.{title}.record_golden"
        if find_spec(module) is None:
            print(f"{title}: has no golden games", file=sys.stderr)
            continue
        games = import_module(module).GAMES
        assert isinstance(games, GoldenGames)
        games.record()


if __name__ == "__main__":
    main(sys.argv[1:])
