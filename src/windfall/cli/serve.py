"""`windfall play` and `windfall serve`: the server, for oneself in the browser or for others."""

import webbrowser
from dataclasses import replace
from functools import partial
from typing import Annotated, Final

import typer

import windfall
from windfall.cli.terminal import console
from windfall.engine.errors import SetupError
from windfall.players.levels import Level, levels
from windfall.players.programs.program import end_programs

_LOCAL: Final = "127.0.0.1"
_PORT: Final = 8080
_LONGEST_NAME: Final = 24

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="WINDFALL_DATABASE_URL",
        help="Where tables are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.",
        show_default="a file in your data folder",
    ),
]

OfferedBots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot",
        metavar="NAME=BOT",
        help="Offer a bot at tables besides the levels, such as mine=./mybot; may be given several times.",
    ),
]


def play(
    port: Annotated[int, typer.Option(metavar="P", min=0, max=65535, show_default="one that is free")] = 0,
    database_url: DatabaseUrl = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    bot: OfferedBots = None,
) -> None:
    """Play in the browser."""
    from windfall.server.run import listen, serve  # noqa: PLC0415 (the other commands start quicker without it)
    from windfall.server.settings import Settings  # noqa: PLC0415

    offered = _offered(bot)
    listening = listen(_LOCAL, port)
    address = f"http://{_LOCAL}:{listening.getsockname()[1]}/"
    console().print(f"Windfall is at {address} (stop it with Ctrl+C)")
    serve(
        Settings(database_url, levels=offered),
        listening,
        log_level="warning",
        when_ready=partial(_open_browser, address) if browser else None,
    )


def _open_browser(address: str) -> None:
    webbrowser.open(address)


def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help="The address to listen on; 0.0.0.0 is all.")] = _LOCAL,
    port: Annotated[int, typer.Option(metavar="P", min=0, max=65535, help="0 is any that is free.")] = _PORT,
    database_url: DatabaseUrl = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ORIGIN",
            help="An address people reach the server by, such as https://games.example, if a proxy hides it; may be "
            "given several times.",
        ),
    ] = None,
    proxy: Annotated[
        str, typer.Option(metavar="IPS", help="The reverse proxies to believe who is asking, by address.")
    ] = _LOCAL,
    bot_workers: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="How many bots think at once.", show_default="cores - 1")
    ] = None,
    bot: OfferedBots = None,
) -> None:
    """Run the server for others; docs/hosting.md shows how behind a reverse proxy."""
    from windfall.server.run import listen  # noqa: PLC0415
    from windfall.server.run import serve as run_server  # noqa: PLC0415
    from windfall.server.settings import Settings  # noqa: PLC0415

    settings = Settings(database_url, origins=tuple(origin or ()), levels=_offered(bot))
    if bot_workers is not None:
        settings = replace(settings, bot_workers=bot_workers)
    listening = listen(host, port)
    console().print(f"Windfall is at http://{host}:{listening.getsockname()[1]}/ (stop it with Ctrl+C)")
    run_server(settings, listening, proxies=proxy)


def _offered(given: list[str] | None) -> tuple[Level, ...]:
    """The levels, and the bots that the host offers besides; each of them is tried before anybody is let in."""
    offered = list(levels())
    for text in given or ():
        name, equals, bot = text.partition("=")
        if not equals or not 1 <= len(name) <= _LONGEST_NAME or not name.isprintable():
            raise SetupError(f"--bot is NAME=BOT with a name of up to {_LONGEST_NAME} letters, not {text!r}")
        if any(other.name == name for other in offered):
            raise SetupError(f"there is a bot {name!r} already; offer this one by another name")
        windfall.bot(bot)
        offered.append(Level(name, "A bot of this server.", bot))
    end_programs()
    return tuple(offered)
