"""`windfall tiles`: every component of a title, and what of it is known from print."""

import dataclasses
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

import windfall
from windfall.cli.lookup import facts_text, said
from windfall.cli.parameters import TitleName
from windfall.cli.terminal import console
from windfall.cli.tiles_check import check as check_file
from windfall.engine.errors import WindfallError
from windfall.engine.title import Component
from windfall.engine.words.message import message, several

_ABOUT = message("cli-partly-known")
_ABOUT_ALL_KNOWN = message("cli-all-known")
_MARKS = {"all": "●", "part": "◐", "nothing": "○"}
_LEGEND = message("cli-known-legend", all="●", part="◐", nothing="○")


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
        typer.echo(json.dumps([_data(component) for component in components], indent=2))
        return
    out = console()
    out.print(str(_ABOUT_ALL_KNOWN if all_known else _ABOUT))
    if not all_known:
        out.print(str(_LEGEND))
    for name in dict.fromkeys(component.sort for component in components):
        listed = [component for component in components if component.sort == name]
        out.print()
        out.print(_reconstructed_table(name, listed) if reconstructed else _table(name, listed))


def _data(component: Component) -> dict[str, Any]:
    """A component as JSON, its texts in words."""
    powers = [{"phase": power.phase, "text": str(power.text)} for power in component.face.powers]
    return {
        **dataclasses.asdict(dataclasses.replace(component, face=dataclasses.replace(component.face, powers=()))),
        "face": {**dataclasses.asdict(dataclasses.replace(component.face, powers=())), "powers": powers},
        "facts": {str(fact.label): said(fact.value) for fact in component.facts},
        "text": str(component.text),
    }


def _of_sort(components: list[Component], sort: str | None) -> list[Component]:
    sorts = dict.fromkeys(component.sort for component in components)
    if sort is not None and sort not in sorts:
        raise WindfallError(message("cli-no-such-sort", sort=sort, known=several(sorts, "plain")))
    return [component for component in components if sort in (None, component.sort)]


def _table(sort: str, components: Sequence[Component]) -> Table:
    table = _titled(sort, components)
    table.add_column(str(message("cli-facts")))
    table.add_column(str(message("cli-text")))
    for component in components:
        table.add_row(_MARKS[component.known_from_print], component.name, facts_text(component), str(component.text))
    return table


def _reconstructed_table(sort: str, components: Sequence[Component]) -> Table:
    table = _titled(sort, components)
    table.add_column(str(message("cli-reconstructed")))
    table.add_column(str(message("cli-documented")))
    for component in components:
        fields = (", ".join(component.reconstructed), ", ".join(component.documented))
        table.add_row(_MARKS[component.known_from_print], component.name, *fields)
    return table


def _titled(sort: str, components: Sequence[Component]) -> Table:
    table = Table(
        title=f"{message('cli-sort', sort=sort)} ({len(components)})", title_justify="left", box=box.SIMPLE_HEAD
    )
    table.add_column("")
    table.add_column(str(message("cli-name")), min_width=16)
    return table
