"""`windfall tiles`: every component of a title, and what of it is known from print."""

import dataclasses
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table

import windfall
from windfall.cli.lookup import facts_text
from windfall.cli.parameters import TitleName
from windfall.cli.terminal import console
from windfall.cli.tiles_check import check as check_file
from windfall.engine.errors import WindfallError
from windfall.engine.title import Component

_ABOUT = (
    "The printed rules show only part of these components; the rest is reconstructed. "
    "Correct them in the workshop of windfall play, or with windfall --data DIR."
)
_ABOUT_ALL_KNOWN = "Every field of these components is known from print."
_MARKS = {"all": "●", "part": "◐", "nothing": "○"}
_LEGEND = "known from print: ● all of it, ◐ part of it, ○ nothing"


def tiles(
    title: TitleName,
    reconstructed: Annotated[
        bool, typer.Option("--reconstructed", help="Only tiles with reconstructed fields, and which fields these are.")
    ] = False,
    sort: Annotated[
        str | None, typer.Option(metavar="SORT", help="Only one sort, such as world.", show_default="all")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the components as JSON.")] = False,
    check: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Say what a file of corrected components changes, and what is wrong with it.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """List every tile or card of a title; documented and reconstructed ones are marked."""
    if check is not None:
        check_file(windfall.title(title), check)
        return
    everything = windfall.title(title).components()
    all_known = not any(component.reconstructed for component in everything)
    components = _of_sort(everything, sort)
    if reconstructed:
        components = [component for component in components if component.reconstructed]
    if as_json:
        typer.echo(json.dumps([dataclasses.asdict(component) for component in components], indent=2))
        return
    out = console()
    out.print(_ABOUT_ALL_KNOWN if all_known else _ABOUT)
    if not all_known:
        out.print(_LEGEND)
    for name in dict.fromkeys(component.sort for component in components):
        listed = [component for component in components if component.sort == name]
        out.print()
        out.print(_reconstructed_table(name, listed) if reconstructed else _table(name, listed))


def _of_sort(components: list[Component], sort: str | None) -> list[Component]:
    sorts = dict.fromkeys(component.sort for component in components)
    if sort is not None and sort not in sorts:
        raise WindfallError(f"there is no sort {sort!r}; there is {', '.join(sorts)}")
    return [component for component in components if sort in (None, component.sort)]


def _table(sort: str, components: Sequence[Component]) -> Table:
    table = _titled(sort, components)
    table.add_column("facts")
    table.add_column("text")
    for component in components:
        table.add_row(_MARKS[component.known_from_print], component.name, facts_text(component), component.text)
    return table


def _reconstructed_table(sort: str, components: Sequence[Component]) -> Table:
    table = _titled(sort, components)
    table.add_column("reconstructed")
    table.add_column("documented")
    for component in components:
        fields = (", ".join(component.reconstructed), ", ".join(component.documented))
        table.add_row(_MARKS[component.known_from_print], component.name, *fields)
    return table


def _titled(sort: str, components: Sequence[Component]) -> Table:
    table = Table(title=f"{sort} ({len(components)})", title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("")
    table.add_column("name", min_width=16)
    return table
