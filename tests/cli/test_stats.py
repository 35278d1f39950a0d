"""`windfall stats`."""

import json
from pathlib import Path

import pytest

from tests.cli.command import error, output

STATS = ("stats", "race", "random", "--games", 4)


def test_json_says_the_same_for_any_number_of_jobs() -> None:
    told = output(*STATS, "--json")
    assert output(*STATS, "--json", "--jobs", 2) == told
    data = json.loads(told)
    assert (data["title"], data["bots"], data["games"], data["seed"]) == ("race", ["random", "random"], 4, 0)
    assert {"rounds", "moves", "ended_by", "seats", "scores", "winning_scores", "components", "questions"} <= set(data)


def test_the_tables_are_printed() -> None:
    told = output(*STATS, "--players", 3)
    for words in ("Race for the Galaxy in numbers", "3 × random", "winning score", "What wins", "What is chosen"):
        assert words in told


def test_files_are_written_and_named(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    told = output(*STATS, "--out", folder).splitlines()
    assert sorted(told) == sorted(str(file) for file in folder.iterdir())
    assert str(folder / "stats.md") in told


def test_a_bot_for_each_player() -> None:
    data = json.loads(output("stats", "jumpdrive", "random", "novice", "random", "--games", 3, "--json"))
    assert data["bots"] == ["random", "novice", "random"]


def test_line_ups_as_they_were_written_before() -> None:
    data = json.loads(output("stats", "jumpdrive", "--bots", "random, novice", "--games", 2, "--json"))
    assert data["bots"] == ["random", "novice"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("chess",), "there is no title 'chess'"),
        (
            ("race", *["random"] * 3, "--players", 2),
            "these are 3 bots for 2 players; name one for all, or one for each",
        ),
        (("race", "random", "--bots", "random"), "name the bots after the title, without --bots"),
        (("race", "nobody"), "there is no bot 'nobody'"),
        (("race", "--players", 1), "is for 2 to 4 players, not 1"),
        (("race", "random", "--out", "/dev/null/stats"), "cannot make the folder"),
        (("race", "--option", "moons=2"), "no setting 'moons'"),
    ],
)
def test_wrong_use(words: tuple[object, ...], message: str) -> None:
    said = error("stats", *words)
    assert said.startswith("windfall: ")
    assert message in said
    assert said.count("\n") == 1
