"""`python -m windfall.race.recorded FILE.jsonl.gz...` replays recorded games and compares them with ours;
`python -m windfall.race.recorded --serve BOT` lets a bot play at a table of the other engine."""

import sys
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from windfall.engine.errors import WindfallError
from windfall.race.recorded.feed import read_games, replay_game, serve
from windfall.race.recorded.replayer import DifferenceError


def main(
    files: Annotated[list[Path] | None, typer.Argument(help="Recorded games, one JSON game per line, gzipped.")] = None,
    bot: Annotated[
        str | None, typer.Option("--serve", metavar="BOT", help="Read events as JSON lines, answer each ask.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed of the bot that is served.")] = 0,
) -> None:
    """Replay recorded games of Race for the Galaxy and compare every state, choice and score with ours."""
    try:
        if bot is not None:
            for reply in serve(sys.stdin, bot, seed):
                print(reply, flush=True)
        elif not files:
            raise WindfallError("name at least one file of recorded games, or --serve BOT")
        elif not compare(files):
            raise typer.Exit(1)
    except WindfallError as error:
        print(f"error: {error}", file=sys.stderr)
        raise typer.Exit(2) from error


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


if __name__ == "__main__":
    typer.run(main)
