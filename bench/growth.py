"""How cost grows: with players, with the stage of the game, with live games, and with games that advance together."""

from typing import Final

from rich.table import Table

from hot_paths import STAGES
from trees import Tree

VECTORS: Final = (1, 16, 256, 1024)
_PLAYERS: Final = 4
_MOST_PLAYERS: Final = 5

Players = dict[str, range]


def show_players(trees: list[Tree], players: Players, seconds: float) -> Table:
    table = _table("Moves/s by number of players", [str(number) for number in range(2, _MOST_PLAYERS + 1)])
    for title, tree in _rows(trees, players):
        cells = [
            _rate(tree, title, number, "play", seconds) if number in players[title] else "–"
            for number in range(2, _MOST_PLAYERS + 1)
        ]
        table.add_row(title, tree.name, *cells)
    return table


def show_stages(trees: list[Tree], players: Players, seconds: float) -> Table:
    table = _table(f"Moves/s by third of the game, {_PLAYERS} players", list(STAGES))
    for title, tree in _rows(trees, players):
        table.add_row(title, tree.name, *(_rate(tree, title, _PLAYERS, stage, seconds) for stage in STAGES))
    return table


def show_memory(trees: list[Tree], players: Players) -> Table:
    table = _table("KB of a live game with its journal and log, in the middle of it", ["2 players", "4 players"])
    for title, tree in _rows(trees, players):
        cells = [f"{tree.measure(title, number, 'memory', 0)[0] / 1024:.1f}" for number in (2, 4)]
        table.add_row(title, tree.name, *cells)
    return table


def show_vector(trees: list[Tree], players: Players, seconds: float) -> Table:
    table = _table(
        f"Moves/s of the vectorised stepper with all its features, {_PLAYERS} players",
        [f"{count:,} games" for count in VECTORS],
    )
    for title, tree in _rows(trees, players):
        cells = [_rate(tree, title, _PLAYERS, f"vector-{count}", seconds) for count in VECTORS]
        table.add_row(title, tree.name, *cells)
    return table


def _rows(trees: list[Tree], players: Players) -> list[tuple[str, Tree]]:
    return [(title, tree) for title in players for tree in trees]


def _table(title: str, headings: list[str]) -> Table:
    table = Table(title=title)
    for heading in ("title", "core"):
        table.add_column(heading)
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def _rate(tree: Tree, title: str, players: int, path: str, seconds: float) -> str:
    return f"{1e6 / tree.measure(title, players, path, seconds)[0]:,.0f}"
