"""`windfall admin`: what hosts do with single tables."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, TypeVar

import typer
from rich import box
from rich.table import Table

from windfall.cli.parameters import AsJson, DatabaseUrl
from windfall.cli.saving import save_journal
from windfall.cli.terminal import console
from windfall.engine.words.message import message

if TYPE_CHECKING:
    from windfall.server.admin import Listed
    from windfall.server.database.store import Store

Done = TypeVar("Done")

TableMark: TypeAlias = Annotated[
    str, typer.Argument(metavar="TABLE", help="The mark of a table, as lists and the log have it; or its link.")
]
Sure: TypeAlias = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


def tables(
    status: Annotated[
        Literal["waiting", "playing", "over"] | None, typer.Option(help="Only these.", show_default="all")
    ] = None,
    title: Annotated[str | None, typer.Option(metavar="TITLE", help="Only of this game.", show_default="all")] = None,
    most: Annotated[int, typer.Option(metavar="N", min=1, help="At most so many.")] = 50,
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
) -> None:
    """List tables, those that were changed last first. They are called by marks, which are no way to their links."""
    from windfall.server.admin import listed  # noqa: PLC0415 (the other commands start quicker without it)

    found = _with_store(database_url, lambda store: listed(store, most, status, title))
    if as_json:
        _print_json([asdict(each) for each in found])
        return
    columns = ("mark", "title", "status", "seats", "moves", "changed")
    printed = Table(*(str(message("cli-admin-column", column=column)) for column in columns), box=box.SIMPLE_HEAD)
    for each in found:
        printed.add_row(each.mark, each.title, each.status, ", ".join(each.seats), str(each.moves), _ago(each.changed))
    console().print(printed)


def table(table: TableMark, database_url: DatabaseUrl = None, as_json: AsJson = False) -> None:
    """Show one table: who plays, how far it is, and why it cannot go on if it cannot."""
    from windfall.server.admin import found, shown  # noqa: PLC0415

    async def look(store: "Store") -> "tuple[Listed, dict[str, Any]]":
        record = await found(store, table)
        more = {
            "rules": record.rules,
            "components": record.components,
            "settings": record.settings,
            "public": record.public,
            "version": record.version,
        }
        return await shown(store, record), more

    listed, more = _with_store(database_url, look)
    facts = asdict(listed) | more
    if as_json:
        _print_json(facts)
        return
    for name, value in facts.items():
        said = ", ".join(value) if name == "seats" else str(value)
        console().print(f"{message('cli-admin-column', column=name)}: {said}", soft_wrap=True, markup=False)


def end(table: TableMark, database_url: DatabaseUrl = None, yes: Sure = False) -> None:
    """End a game. It stays in its players' lists and says so; nobody can play on. The server may run meanwhile."""
    from windfall.server.admin import end as end_table  # noqa: PLC0415

    _ask(yes, "end", table)
    _with_store(database_url, lambda store: end_table(store, table))
    console().print(str(message("cli-ended", table=table)))


def delete(table: TableMark, database_url: DatabaseUrl = None, yes: Sure = False) -> None:
    """Remove a table with its moves and scores. The server may run meanwhile."""
    from windfall.server.admin import delete as delete_table  # noqa: PLC0415

    _ask(yes, "delete", table)
    _with_store(database_url, lambda store: delete_table(store, table))
    console().print(str(message("cli-deleted", table=table)))


def export(
    table: TableMark,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The journal, as windfall replay reads it.")],
    database_url: DatabaseUrl = None,
    with_secrets: Annotated[
        bool, typer.Option("--with-secrets", help="Also of a game that is not over: it tells what is still hidden.")
    ] = False,
) -> None:
    """Save the journal of a table."""
    from windfall.server.admin import journal  # noqa: PLC0415

    save_journal(_with_store(database_url, lambda store: journal(store, table, with_secrets)), file)
    console().print(str(message("cli-exported", file=str(file))), soft_wrap=True)


def connected(
    server: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The server of this database.")
    ] = "http://127.0.0.1:8080",
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
) -> None:
    """Show who is connected to the tables of a server that runs."""
    from windfall.server.admin import connected as visits  # noqa: PLC0415

    found = _with_store(database_url, lambda store: visits(store, server))
    if as_json:
        from msgspec import to_builtins  # noqa: PLC0415

        _print_json(to_builtins(found))
        return
    columns = ("table", "title", "name", "role", "address", "since")
    printed = Table(*(str(message("cli-admin-column", column=column)) for column in columns), box=box.SIMPLE_HEAD)
    for visit in found:
        role = str(message("cli-admin-role", role="plays" if visit.plays else "watches"))
        since = "" if visit.since is None else _ago(visit.since)
        printed.add_row(visit.table, visit.title, visit.name, role, visit.address, since)
    console().print(printed)


def _with_store(database_url: str | None, work: "Callable[[Store], Awaitable[Done]]") -> Done:
    from windfall.server.admin import opened  # noqa: PLC0415
    from windfall.server.settings import Settings  # noqa: PLC0415

    async def done() -> Done:
        async with opened(Settings(database_url)) as store:
            return await work(store)

    return asyncio.run(done())


def _ask(yes: bool, what: Literal["end", "delete"], table: str) -> None:
    if not yes:
        typer.confirm(str(message("cli-admin-asks", what=what, table=table)), abort=True)


def _print_json(value: Any) -> None:
    typer.echo(json.dumps(value, default=str, ensure_ascii=False))


def _ago(moment: datetime) -> str:
    return _duration(int((datetime.now(UTC) - moment).total_seconds()) // 60)


def _duration(minutes: int) -> str:
    """
    >>> _duration(7), _duration(67), _duration(2 * 24 * 60 + 3 * 60 + 4)
    ('7 min', '1 h 7 min', '2 d 3 h')
    """
    hours, days = minutes // 60, minutes // 60 // 24
    return f"{days} d {hours % 24} h" if days else f"{hours} h {minutes % 60} min" if hours else f"{minutes} min"
