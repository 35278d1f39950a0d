"""Thousands of random games of Jump Drive with the invariants after every move, and a report of where they went.

    python -m tests.jumpdrive.soak --games 10000

One process, so that it can run beside other work.
"""

import argparse
import time

from tests.support.soak import CHUNK, SUBJECTS, Report, describe, play_games

TITLE = "jumpdrive"
SUBJECTS.setdefault(TITLE, "JUMP_DRIVE")


def main() -> None:
    parser = argparse.ArgumentParser(description="play random games with the invariants after every move")
    parser.add_argument("--games", type=int, default=10_000)
    games = parser.parse_args().games
    start = time.perf_counter()
    report = Report()
    for first in range(0, games, CHUNK):
        report.add(play_games(TITLE, range(first, min(first + CHUNK, games))))
    print(describe(TITLE, report, time.perf_counter() - start))


if __name__ == "__main__":
    main()
