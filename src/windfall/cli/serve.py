"""`windfall play` and `windfall serve`: the server, for oneself in the browser or for others."""

import os
import webbrowser
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer

import windfall
from windfall.cli.parameters import DatabaseUrl
from windfall.cli.restart import start_again
from windfall.cli.terminal import console
from windfall.engine.errors import SetupError
from windfall.engine.files.component_folder import DATA_VARIABLE
from windfall.players.levels import Level, levels
from windfall.players.programs.program import end_programs

_LOCAL: Final = "127.0.0.1"
_PORT: Final = 8080
_LONGEST_NAME: Final = 24

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
    """Play in the browser, with the tiles and cards as you corrected them in the workshop."""
    from windfall.server.run import listen, serve  # noqa: PLC0415 (the other commands start quicker without it)
    from windfall.server.settings import Settings  # noqa: PLC0415

    settings = Settings(database_url, levels=_offered(bot), workshop="open", components_folder=_use_corrections())
    listening = listen(_LOCAL, port)
    port = listening.getsockname()[1]
    address = f"http://{_LOCAL}:{port}/"
    console().print(f"Windfall is at {address} (stop it with Ctrl+C)")
    when_ready = partial(_open_browser, address) if browser else None
    if serve(settings, listening, log_level="warning", when_ready=when_ready):
        start_again("--port", str(port), "--no-browser")


def _open_browser(address: str) -> None:
    webbrowser.open(address)


def _use_corrections() -> Path:
    """Have all titles read the files of the workshop, unless others were named; the folder they are in."""
    from windfall.server.folders import workshop_folder  # noqa: PLC0415

    if not os.environ.get(DATA_VARIABLE):
        folder = workshop_folder()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        windfall.use_data(folder)
    return Path(os.environ[DATA_VARIABLE])


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
    workshop: Annotated[
        bool,
        typer.Option(
            "--workshop",
            help="Play with tiles and cards as corrected in the workshop, and print a link that lets its bearer in.",
        ),
    ] = False,
    bot: OfferedBots = None,
) -> None:
    """Run the server for others; docs/hosting.md shows how behind a reverse proxy."""
    from windfall.server.run import listen, workshop_key  # noqa: PLC0415
    from windfall.server.run import serve as run_server  # noqa: PLC0415
    from windfall.server.settings import Settings  # noqa: PLC0415

    settings = Settings(database_url, origins=tuple(origin or ()), levels=_offered(bot))
    if bot_workers is not None:
        settings = replace(settings, bot_workers=bot_workers)
    if workshop:
        settings = replace(settings, workshop="key", components_folder=_use_corrections())
    listening = listen(host, port)
    port = listening.getsockname()[1]
    console().print(f"Windfall is at http://{host}:{port}/ (stop it with Ctrl+C)")
    if workshop:
        address = (origin or [f"http://{host}:{port}"])[0].rstrip("/")
        console().print(f"Its workshop, for you alone: {address}/workshop#key={workshop_key(settings)}", soft_wrap=True)
    if run_server(settings, listening, proxies=proxy):
        start_again("--port", str(port))


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
