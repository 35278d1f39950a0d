"""`windfall titles`: what can be played, with which settings, against whom."""

from rich import box
from rich.table import Table

import windfall
from windfall.cli.parameters import setting_text
from windfall.cli.terminal import console


def titles() -> None:
    """List the titles with their settings, and the bots."""
    out = console()
    for name in windfall.title_names():
        title = windfall.title(name)
        out.print(f"[bold]{name}[/]: {title.label}, {title.players.start} to {title.players.stop - 1} players")
        table = Table("setting", "values, default first", "meaning", box=box.SIMPLE_HEAD)
        for spec in title.settings:
            values = [spec.default, *(value for value in spec.allowed if value != spec.default)]
            table.add_row(spec.name, ", ".join(map(setting_text, values)), spec.text)
        out.print(table)
    out.print(f"Bots: {', '.join(windfall.bots())}")
