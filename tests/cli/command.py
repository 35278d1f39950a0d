"""Running the real command line."""

from pathlib import Path

from typer.testing import CliRunner, Result

from windfall.cli import app
from windfall.engine.files.journal import Journal
from windfall.engine.words.catalogue import ENGLISH, use_language

WIDTH = 160


def windfall(*words: object, typed: str | None = None, width: int = WIDTH, locale: str = "C") -> Result:
    """Run `windfall` with these words, and lines typed into it, in a terminal of this locale."""
    runner = CliRunner(env={"COLUMNS": str(width), "TERMINAL_WIDTH": str(width), "LC_ALL": locale})
    try:
        return runner.invoke(app, [str(word) for word in words], input=typed)
    finally:
        use_language(ENGLISH)


def output(*words: object, typed: str | None = None, width: int = WIDTH) -> str:
    """What a command that succeeds prints."""
    result = windfall(*words, typed=typed, width=width)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


def error(*words: object) -> str:
    """What a command that is used wrongly says; it prints nothing else, and no traceback."""
    result = windfall(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr


def saved_game(path: Path, *words: object) -> Journal:
    """A game of three random bots, played and saved by the command line."""
    output("watch", "newfrontiers", "random", "random", "random", "--seed", 11, "--save", path, *words)
    return Journal.load(path)
