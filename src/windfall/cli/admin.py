"""`windfall admin`: what hosts do with the database of their server; `admin_tables` has what is about one table."""

import asyncio
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from windfall.cli.admin_tables import connected, delete, end, export, table, tables
from windfall.cli.parameters import DatabaseUrl
from windfall.cli.terminal import console
from windfall.engine.words.message import message

admin = typer.Typer(no_args_is_help=True, help="Look after the database of a server.")

for _command in (tables, table, end, delete, export, connected):
    admin.command()(_command)

BackupFile: TypeAlias = Annotated[Path, typer.Argument(metavar="FILE", help="The backup, one SQLite file.")]


@admin.command()
def backup(file: BackupFile, database_url: DatabaseUrl = None) -> None:
    """Write all that a server keeps, SQLite or PostgreSQL, into a new file that only you can read.

    The server may run meanwhile.
    """
    from windfall.server.database.backup import back_up  # noqa: PLC0415 (the other commands start quicker without it)
    from windfall.server.settings import Settings  # noqa: PLC0415

    asyncio.run(back_up(Settings(database_url).url, file))
    console().print(str(message("cli-backed-up", file=str(file))), soft_wrap=True)


@admin.command()
def restore(
    file: BackupFile,
    database_url: DatabaseUrl = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Put a backup in the place of all that the database holds, SQLite or PostgreSQL. Stop the server before."""
    from windfall.server.database.backup import restore as put_back  # noqa: PLC0415
    from windfall.server.settings import Settings  # noqa: PLC0415

    if not yes:
        typer.confirm(str(message("cli-restore-asks")), abort=True)
    asyncio.run(put_back(Settings(database_url).url, file))
    console().print(str(message("cli-restored")), soft_wrap=True)


@admin.command()
def vacuum(database_url: DatabaseUrl = None) -> None:
    """Give back the room of what was removed, SQLite or PostgreSQL. The server may run, and waits for a moment."""
    from windfall.server.database.upkeep import vacuum as make_small  # noqa: PLC0415
    from windfall.server.settings import Settings  # noqa: PLC0415

    before, after = asyncio.run(make_small(Settings(database_url).url))
    told = message("cli-vacuumed", before=round(before / 2**20, 1), after=round(after / 2**20, 1))
    console().print(str(told), soft_wrap=True)
