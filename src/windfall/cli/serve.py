"""`windfall play` and `windfall serve`: the server, for oneself in the browser or for others."""

import os
import socket
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

import typer
from rich.text import Text

import windfall
from windfall.cli.errors import WRONG_INPUT
from windfall.cli.parameters import DatabaseUrl, RedisUrl
from windfall.cli.restart import start_again
from windfall.cli.terminal import console
from windfall.engine.errors import SetupError
from windfall.engine.files.component_folder import DATA_VARIABLE
from windfall.engine.words.message import message
from windfall.players.levels import Level, levels, of_the_host
from windfall.players.programs.program import end_programs

if TYPE_CHECKING:
    from windfall.server.settings import Settings

_LOCAL: Final = "127.0.0.1"
_PORT: Final = 8080
_LAST_PORT: Final = 65535
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
    console().print(str(message("cli-windfall-is-at", address=address)))
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
            help="An address people reach the server by, such as https://games.example; needed for every name but this "
            "machine's own, may be given several times.",
        ),
    ] = None,
    proxy: Annotated[
        str, typer.Option(metavar="IPS", help="The reverse proxies to believe who is asking, by address.")
    ] = _LOCAL,
    bot_workers: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="How many bots think at once.", show_default="cores - 1")
    ] = None,
    redis: RedisUrl = None,
    processes: Annotated[
        int,
        typer.Option(metavar="N", min=1, max=256, help="Serve with so many processes; more need PostgreSQL and Redis."),
    ] = 1,
    workshop: Annotated[
        bool,
        typer.Option(
            "--workshop",
            help="Play with tiles and cards as corrected in the workshop, and print a link that lets its bearer in.",
        ),
    ] = False,
    bot: OfferedBots = None,
    metrics: Annotated[
        str | None,
        typer.Option(
            metavar="[HOST:]PORT",
            help="Tell figures in the form of Prometheus at this address, to everybody who can reach it: "
            f"http://{_LOCAL}:PORT/metrics. Of several processes each has the next port.",
            show_default="nowhere",
        ),
    ] = None,
    log: Annotated[
        Literal["text", "json"], typer.Option(help="How the log is written: for people, or as JSON, a line for each.")
    ] = "text",
    log_level: Annotated[
        Literal["debug", "info", "warning"], typer.Option(help="What is logged; debug is every move.")
    ] = "info",
    smtp: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="WINDFALL_SMTP",
            help="Send mail about turns, to those who want it: smtp://USER:PASSWORD@HOST:587 or smtps://…:465.",
            show_default="no mail",
        ),
    ] = None,
    mail_from: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", envvar="WINDFALL_MAIL_FROM", help="The sender of mail, such as windfall@games.example."
        ),
    ] = None,
    vapid_key: Annotated[
        str | None,
        typer.Option(
            metavar="KEY",
            envvar="WINDFALL_VAPID_KEY",
            help="The private key by which push services know this server.",
            show_default="one that is made and kept in the database",
        ),
    ] = None,
    private_webhooks: Annotated[
        bool,
        typer.Option(
            "--private-webhooks", help="Let players have webhooks, and push, at private addresses and without TLS."
        ),
    ] = False,
    waiting_days: Annotated[
        int, typer.Option(metavar="D", min=0, help="Remove tables that nobody has started for so long; 0 is never.")
    ] = 30,
    abandoned_days: Annotated[
        int, typer.Option(metavar="D", min=0, help="Remove games that nobody has gone on with for so long; 0 is never.")
    ] = 365,
    player_days: Annotated[
        int, typer.Option(metavar="D", min=0, help="Forget players this old who have no table; 0 is never.")
    ] = 365,
    tournament_days: Annotated[
        int, typer.Option(metavar="D", min=0, help="Remove tournaments that ended so long ago; 0 is never.")
    ] = 365,
    leaderboard: Annotated[
        bool, typer.Option("--leaderboard", help="List the ratings of those who agree to it.")
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Only tell what would keep the server from starting, and change nothing.")
    ] = False,
) -> None:
    """Run the server for others; docs/hosting.md shows how behind a reverse proxy."""
    from windfall.server.processes import check_several  # noqa: PLC0415
    from windfall.server.run import listen, workshop_key  # noqa: PLC0415
    from windfall.server.run import serve as run_server  # noqa: PLC0415
    from windfall.server.settings import NoticeChannels, Settings  # noqa: PLC0415

    settings = Settings(
        database_url,
        redis,
        origins=tuple(origin or ()),
        levels=_offered(bot),
        log_form=log,
        waiting_days=waiting_days,
        abandoned_days=abandoned_days,
        leaderboard=leaderboard,
        player_days=player_days,
        tournament_days=tournament_days,
        notices=NoticeChannels(smtp, mail_from, vapid_key, private_webhooks),
    )
    if bot_workers is not None:
        settings = replace(settings, bot_workers=bot_workers)
    if workshop:
        settings = replace(settings, workshop="key", components_folder=_use_corrections())
    if check:
        if processes > 1:
            check_several(settings)
        _print_findings(settings, partial(listen, host, port), partial(_metrics_of_each, metrics, processes))
        return
    if processes > 1:
        _serve_with(processes, settings, partial(listen, host, port), proxy, log_level, metrics)
        return
    measured = next(iter(_metrics_of_each(metrics, 1)), None)
    listening = listen(host, port)
    port = listening.getsockname()[1]
    console().print(str(message("cli-windfall-is-at", address=f"http://{host}:{port}/")))
    if workshop:
        address = (origin or [f"http://{host}:{port}"])[0].rstrip("/")
        link = f"{address}/workshop#key={workshop_key(settings)}"
        console().print(str(message("cli-workshop-is-at", address=link)), soft_wrap=True)
    if measured is not None:
        _print_metrics_address(measured)
    if run_server(settings, listening, proxies=proxy, log_level=log_level, metrics=measured):
        start_again("--port", str(port))


def _serve_with(
    processes: int,
    settings: "Settings",
    listen: Callable[[], socket.socket],
    proxy: str,
    log_level: str,
    metrics: str | None,
) -> None:
    from windfall.server.processes import check_several, serve_many  # noqa: PLC0415

    check_several(settings)
    measured = _metrics_of_each(metrics, processes)
    listening = listen()
    host, port = listening.getsockname()[:2]
    console().print(str(message("cli-windfall-is-at", address=f"http://{host}:{port}/")))
    for each in measured:
        _print_metrics_address(each)
    serve_many(settings, processes, listening, proxies=proxy, log_level=log_level, metrics=measured)


def _metrics_of_each(given: str | None, processes: int) -> list[socket.socket]:
    """Each process tells its own figures, at ports in a row, since a scraper wants to know them apart."""
    from windfall.server.run import listen  # noqa: PLC0415

    if given is None:
        return []
    host, port = _metrics_address(given)
    if port + processes - 1 > _LAST_PORT:
        raise SetupError(message("cli-metrics-form", given=str(port)))
    with ExitStack() as unless_all:  # one of them may be taken
        listening = [unless_all.enter_context(listen(host, port and port + number)) for number in range(processes)]
        unless_all.pop_all()
        return listening


def _print_metrics_address(measured: socket.socket) -> None:
    address = "http://{}:{}/metrics".format(*measured.getsockname())
    console().print(str(message("cli-metrics-are-at", address=address)))


def _metrics_address(given: str) -> tuple[str, int]:
    host, _colon, port = given.rpartition(":")
    if not port.isdecimal() or int(port) > _LAST_PORT:
        raise SetupError(message("cli-metrics-form", given=given))
    return host.strip("[]") or _LOCAL, int(port)


def _print_findings(
    settings: "Settings", listen: Callable[[], socket.socket], listen_for_metrics: Callable[[], list[socket.socket]]
) -> None:
    from windfall.server.check import check  # noqa: PLC0415

    findings = check(settings, listen, listen_for_metrics)
    for finding in findings:
        mark = Text("wrong", style="red") if finding.wrong else Text("   ok")
        console().print(Text.assemble(mark, f"  {finding.subject}: {finding.text}"), soft_wrap=True)
    if any(finding.wrong for finding in findings):
        raise typer.Exit(WRONG_INPUT)


def _offered(given: list[str] | None) -> tuple[Level, ...]:
    """The levels, and the bots that the host offers besides; each of them is tried before anybody is let in."""
    offered = list(levels())
    for text in given or ():
        name, equals, bot = text.partition("=")
        if not equals or not 1 <= len(name) <= _LONGEST_NAME or not name.isprintable():
            raise SetupError(message("cli-bot-form", most=_LONGEST_NAME, given=text))
        if any(other.name == name for other in offered):
            raise SetupError(message("cli-bot-twice", name=name))
        windfall.bot(bot)
        offered.append(of_the_host(name, bot))
    end_programs()
    return tuple(offered)
