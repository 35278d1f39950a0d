"""`windfall train`: the network of a title learns by playing against itself."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

import windfall
from windfall.cli.parameters import JobsOfCores, OnRay, TitleName, TitleSettings, read_settings
from windfall.cli.progress import progress_bar
from windfall.cli.terminal import console
from windfall.engine.errors import SetupError
from windfall.engine.extras import needs
from windfall.engine.title import SettingValue, Title
from windfall.workers import Workers, cores, pin_threads

_ITERATIONS: Final = 600
# What may be said again when a run is resumed.
_TOLD_AGAIN: Final = ("title", "iterations", "out", "resume", "jobs", "ray")

if TYPE_CHECKING:
    from windfall.learn.log import Entry
    from windfall.learn.settings import Settings


def train(
    context: typer.Context,
    title: TitleName,
    *,
    players: Annotated[
        str, typer.Option(metavar="N,...", help="Numbers of players to learn, as often as they shall come up.")
    ] = "2",
    iterations: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=1,
            help="How often it plays and learns, what a run that is resumed has done included.",
            show_default=str(_ITERATIONS),
        ),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", min=8, help="Games of an iteration.")] = 256,
    seed: Annotated[int, typer.Option(metavar="S", min=0, help="The same seed gives the same run.")] = 0,
    start: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin with these weights instead of chance.")
    ] = None,
    teacher: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help="Learn this bot's choices first; 'none' goes without lessons.",
            show_default="greedy, with --start none",
        ),
    ] = None,
    lessons: Annotated[int, typer.Option(metavar="N", min=0, help="Iterations with the teacher.")] = 2,
    rival: Annotated[
        str,
        typer.Option(
            metavar="BOT,...",
            help="Play all seats but one in half of the games, each as often as it is named; 'earlier' are networks of "
            "the same run; 'none': self-play alone.",
        ),
    ] = "greedy,earlier",
    against: Annotated[str, typer.Option(metavar="BOT,...", help="Frozen opponents of the evaluations.")] = "greedy",
    evaluate_every: Annotated[int, typer.Option(metavar="N", min=1, help="Iterations between evaluations.")] = 25,
    evaluation_games: Annotated[
        int, typer.Option(metavar="N", min=10, help="Games against each opponent, for each number of players.")
    ] = 100,
    threads: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=1,
            help="Threads that learn while nobody plays. With more of them, sums may differ in their last digits.",
            show_default="one for each core",
        ),
    ] = None,
    setting: TitleSettings = None,
    vary: Annotated[
        str,
        typer.Option(
            metavar="NAME[=VALUE],...",
            help="Draw these settings of the title by chance in some games (--set variants=SHARE): any of their "
            "values, or those that are named, each as often as it is named.",
            show_default="all",
        ),
    ] = "",
    number: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="Any other number of windfall.learn.settings, such as batch."),
    ] = None,
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder of the run.")] = Path("training"),
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the run in the folder.")] = False,
    jobs: JobsOfCores = None,
    ray: OnRay = False,
) -> None:
    """Train the network of a title by self-play. The folder gets weights, a checkpoint, a log, and a report.

    A run that is resumed with other --iterations goes on at the pace of a run of that length."""
    pin_threads()
    with needs("learn"):
        from windfall.learn import checkpoint  # noqa: PLC0415 (needs PyTorch)
        from windfall.learn.settings import Settings  # noqa: PLC0415
    if resume:
        _check_resumed(context)
        settings = checkpoint.go_on(out, title, iterations)
    else:
        varied = _read_varied(windfall.title(title), vary)
        settings = Settings(
            title=title,
            players=_read_players(players),
            iterations=_ITERATIONS if iterations is None else iterations,
            games=games,
            seed=seed,
            start=None if start is None else str(start),
            teacher=_read_teacher(teacher, start),
            lessons=lessons,
            rivals=() if rival == "none" else tuple(rival.split(",")),
            against=tuple(against.split(",")),
            evaluate_every=evaluate_every,
            evaluation_games=evaluation_games,
            threads=cores() if threads is None else threads,
            varied=tuple(varied),
            varied_values={name: values for name, values in varied.items() if values},
            game_settings=read_settings(windfall.title(title), setting),
        ).changed(number or ())
        settings.check()
        checkpoint.begin(out, settings)
    _run(out, settings, cores() if jobs is None else jobs, ray)


def _check_resumed(context: typer.Context) -> None:
    """A run goes on as it was told when it began; all but how long, where and on what."""
    told = [(parameter, context.get_parameter_source(parameter.name or "")) for parameter in context.command.params]
    given = [
        parameter.opts[0]
        for parameter, source in told
        if source is not None and source.name == "COMMANDLINE" and parameter.name not in _TOLD_AGAIN
    ]
    if given:
        raise SetupError(f"a run that is resumed keeps its settings; leave out {', '.join(given)}")


def _read_teacher(name: str | None, start: Path | None) -> str | None:
    """Weights to begin with would only forget what they can by lessons of a teacher that nobody named."""
    if name is None:
        return "greedy" if start is None else None
    return None if name == "none" else name


def _read_varied(title: Title, text: str) -> dict[str, tuple[SettingValue, ...]]:
    """The settings to vary with the values that are named for them; none means all."""
    varied: dict[str, tuple[SettingValue, ...]] = {}
    for part in text.split(",") if text else ():
        name, equals, _value = part.partition("=")
        named = tuple(read_settings(title, [part]).values()) if equals else ()
        varied[name] = varied.get(name, ()) + named
    return varied


def _read_players(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise SetupError(f"--players is a list of numbers such as 2,2,4, not {text!r}") from None


def _run(folder: Path, settings: "Settings", jobs: int, ray: bool) -> None:
    """Train with a progress bar; the report is written after every evaluation."""
    from windfall.learn.report import write_report  # noqa: PLC0415
    from windfall.learn.train import train as run  # noqa: PLC0415

    went_on = False
    with Workers(jobs, ray=ray) as workers, progress_bar("Training") as bar:
        task = bar.add_task("", total=settings.iterations)
        for entry in run(folder, settings, workers):
            went_on = True
            bar.update(task, completed=entry.iteration + 1)
            if entry.evaluations:
                write_report(folder)
                for line in told(entry):
                    bar.console.print(line, highlight=False)
    if not went_on:
        console().print(
            f"The run had done all its {settings.iterations} iterations. To go on, name more: --resume --iterations N.",
            soft_wrap=True,
        )
    console().print(f"The weights are in {folder / 'weights.npz'}, the report in {folder / 'report.md'}.")


def told(entry: "Entry") -> list[str]:
    """An evaluation in words."""
    return [
        f"after {entry.games:,} games: {test.win_rate:.0%} against {test.opponent}, {test.players} players "
        f"({test.win_rate_95[0]:.0%} to {test.win_rate_95[1]:.0%}), margin {test.mean_margin:+.1f}"
        for test in entry.evaluations
    ]
