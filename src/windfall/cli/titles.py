"""`windfall titles`: what can be played, with which settings, against whom."""

from rich import box
from rich.table import Table

import windfall
from windfall.cli.parameters import setting_text
from windfall.cli.terminal import console
from windfall.engine.words.message import message, several


def titles() -> None:
    """List the titles with their settings, and the bots."""
    out = console()
    for name in windfall.title_names():
        title = windfall.title(name)
        least, most = title.players.start, title.players.stop - 1
        out.print(f"[bold]{name}[/]: {message('cli-title', label=title.label, least=least, most=most)}")
        table = Table(
            str(message("cli-setting")), str(message("cli-values")), str(message("cli-meaning")), box=box.SIMPLE_HEAD
        )
        for spec in title.settings:
            values = [spec.default, *(value for value in spec.allowed if value != spec.default)]
            table.add_row(spec.name, ", ".join(map(setting_text, values)), str(spec.text))
        out.print(table)
    out.print(str(message("cli-bots", bots=several(windfall.bots(), "plain"))))
