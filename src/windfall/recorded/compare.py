"""Files of recorded games, compared game by game."""

from collections import Counter
from pathlib import Path

from windfall.recorded.feed import read_games, replay_game
from windfall.recorded.replayer import DifferenceError


def compare(files: list[Path]) -> bool:
    """One line for each game, then the known deviations that were met; true if all games agree."""
    agreed = games = 0
    exceptions: Counter[str] = Counter()
    for path in files:
        for number, record in enumerate(read_games(path), start=1):
            games += 1
            try:
                done = replay_game(record)
            except DifferenceError as error:
                print(f"{path.name} game {number}: DIFFERS at {error}")
            else:
                agreed += 1
                exceptions.update(done.exceptions)
                print(f"{path.name} game {number}: agrees ({done.choices} choices, {done.state.round} rounds)")
    print(f"{agreed} of {games} games agree")
    for name, count in sorted(exceptions.items()):
        print(f"known deviation {name}: {count}")
    return agreed == games
