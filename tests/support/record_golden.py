"""Records the golden games of every title, or of those named: `make golden`. Or makes those of older rules ones of the
rules of now.

python -m tests.support.record_golden race
python -m tests.support.record_golden --upgrade race
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Final

import windfall
from tests.support.golden import GoldenGames

UPGRADE: Final = "--upgrade"


def main(words: list[str]) -> None:
    titles = [word for word in words if word != UPGRADE]
    for title in titles or windfall.title_names():
        module = f"tests.{title}.record_golden"
        if find_spec(module) is None:
            print(f"{title}: has no golden games", file=sys.stderr)
            continue
        games = import_module(module).GAMES
        assert isinstance(games, GoldenGames)
        if UPGRADE in words:
            games.upgrade()
        else:
            games.record()


if __name__ == "__main__":
    main(sys.argv[1:])
