"""`make bench`: random play, copies and observations of every title beside Catanatron, measured in one run.

Rows are measured in turns, several times over, and the median is shown, so that what else the machine does falls on
all of them alike. Compare the ratios, not the seconds of one machine with those of another.
"""

import cProfile
import platform
import pstats
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from catanatron import Color, RandomPlayer
from catanatron import Game as CatanatronGame
from rich.console import Console
from rich.table import Table

import windfall

ROUNDS = 5
SECONDS = 1.0  # of random play for each row in each round
COPIES = 2000
COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


@dataclass
class Row:
    """One game with one number of players, and what was measured of it."""

    name: str
    players: int
    play_one: Callable[[int], int]  # seed -> moves made
    copy_one: Callable[[], object]
    observe_one: Callable[[], object] | None = None
    moves_per_second: list[float] = field(default_factory=list)
    games_per_second: list[float] = field(default_factory=list)
    copy_microseconds: list[float] = field(default_factory=list)
    observe_microseconds: list[float] = field(default_factory=list)
    next_seed: int = 0


def main() -> None:
    rows = [windfall_row(title, players) for title in windfall.titles() for players in windfall.title(title).players]
    rows.append(windfall_row("race", 2, experienced=True))
    rows += [catanatron_row(players) for players in (2, 3, 4)]
    for _ in range(ROUNDS):
        for row in rows:
            measure(row)
    show(rows)
    for title in windfall.titles():
        show_profile(title, players=4)


def windfall_row(title: str, players: int, **options: bool) -> Row:
    label = windfall.title(title).label + "".join(f", {name}" for name in options)
    journal = finished_game(title, players, 1, options).journal()
    middle = windfall.replay(journal, moves=len(journal.moves) // 2)
    known_to = middle.title.known_to
    return Row(
        label,
        players,
        lambda seed: len(finished_game(title, players, seed, options).journal().moves),
        middle.state.copy,
        lambda: known_to(middle.state, 0),
    )


def finished_game(title: str, players: int, seed: int, options: dict[str, bool]) -> windfall.Game:
    """A whole game by uniformly random choices, through the public face of the library."""
    game = windfall.new(title, players=players, seed=seed, **options)
    number = random.Random(seed).random
    while not game.over:
        seat = game.seats[0]
        actions = game.actions(seat)
        game.play(seat, actions[int(number() * len(actions))])
    return game


def catanatron_row(players: int) -> Row:
    middle = CatanatronGame([RandomPlayer(color) for color in COLORS[:players]], seed=1)
    for _ in range(200):
        middle.play_tick()
    return Row("Catanatron", players, lambda seed: play_catanatron(players, seed), middle.copy)


def play_catanatron(players: int, seed: int) -> int:
    game = CatanatronGame([RandomPlayer(color) for color in COLORS[:players]], seed=seed + 1)
    moves = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        moves += 1
    return moves


def measure(row: Row) -> None:
    games = moves = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        moves += row.play_one(row.next_seed)
        row.next_seed += 1
        games += 1
    took = time.perf_counter() - start
    row.moves_per_second.append(moves / took)
    row.games_per_second.append(games / took)
    row.copy_microseconds.append(microseconds(row.copy_one))
    if row.observe_one is not None:
        row.observe_microseconds.append(microseconds(row.observe_one))


def microseconds(call: Callable[[], object]) -> float:
    start = time.perf_counter()
    for _ in range(COPIES):
        call()
    return (time.perf_counter() - start) / COPIES * 1e6


def show(rows: list[Row]) -> None:
    peer = next(row for row in rows if row.name == "Catanatron" and row.players == 4)
    peer_moves = statistics.median(peer.moves_per_second)
    peer_copy = statistics.median(peer.copy_microseconds)
    table = Table(title=f"Random play, median of {ROUNDS} rounds, Python {platform.python_version()}")
    for heading in ("game", "players", "moves/s", "games/s", "copy µs", "observe µs", "moves/s ratio", "copy ratio"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for row in rows:
        moves = statistics.median(row.moves_per_second)
        copy = statistics.median(row.copy_microseconds)
        observe = f"{statistics.median(row.observe_microseconds):.1f}" if row.observe_microseconds else "–"
        table.add_row(
            row.name,
            str(row.players),
            f"{moves:,.0f}",
            f"{statistics.median(row.games_per_second):,.1f}",
            f"{copy:.1f}",
            observe,
            f"{moves / peer_moves:.2f}",
            f"{copy / peer_copy:.2f}",
        )
    console = Console(width=120)
    console.print(table)
    console.print("Ratios are to Catanatron with 4 players in this run: more is better for moves, less for copies.")


def show_profile(title: str, players: int) -> None:
    """The functions in which random play spends its time."""
    profile = cProfile.Profile()
    profile.enable()
    for seed in range(100):
        finished_game(title, players, seed, {})
    profile.disable()
    stats = pstats.Stats(profile)
    stats.calc_callees()
    rows = sorted(stats.stats.items(), key=lambda item: -item[1][2])[:10]  # type: ignore[attr-defined]
    total: float = stats.total_tt  # type: ignore[attr-defined]
    table = Table(title=f"{windfall.title(title).label}, {players} players: top ten of the profile by own time")
    for heading in ("function", "share of time", "calls"):
        table.add_column(heading, justify="left" if heading == "function" else "right")
    for (file, _line, name), (_primitive, calls, own, _cumulative, _callers) in rows:
        where = file.rsplit("/", 1)[-1] if file != "~" else "built-in"
        table.add_row(f"{where} {name}", f"{own / total:.1%}", f"{calls:,}")
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
