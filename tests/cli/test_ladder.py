"""`windfall ladder`."""

import json
from pathlib import Path

import pytest

from tests.cli.command import error, output

LADDER = ("ladder", "jumpdrive", "random", "novice", "greedy", "--games", 12)


def test_json_says_the_same_for_any_number_of_jobs() -> None:
    told = output(*LADDER, "--json")
    assert output(*LADDER, "--json", "--jobs", 2) == told
    data = json.loads(told)
    assert (data["title"], data["players"], data["games"], data["seed"]) == ("jumpdrive", 2, 12, 0)
    assert {bot["name"] for bot in data["bots"]} == {"random", "novice", "greedy"}
    assert set(data["bots"][0]) == {
        *("name", "rating", "mu", "sigma", "games", "wins", "mean_place", "mean_score"),
    }


def test_the_table_has_a_line_for_each_bot() -> None:
    told = output(*LADDER, "--players", 3, "--seed", 4)
    assert told.startswith("12 games of jumpdrive with 3 players")
    lines = [line.split() for line in told.splitlines()]
    assert [line[4] for line in lines if line and line[0] in ("random", "novice", "greedy")] == ["12", "12", "12"]


def test_frozen_opponents_meet_and_are_drawn_over_generations(tmp_path: Path) -> None:
    picture = tmp_path / "generations.svg"
    told = output("ladder", "jumpdrive", "random", "--generations", "--games", 12, "--json", "--picture", picture)
    names = {bot["name"] for bot in json.loads(told)["bots"]}
    assert {"random", "greedy@1", "learned@1", "search@1"} <= names
    assert picture.read_text().startswith("<?xml")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("chess",), "there is no title 'chess'"),
        (("race", "random"), "needs at least as many different bots, not 1"),
        (("race", "random", "random"), "random stands on the ladder twice"),
        (("race", "random", "nobody"), "there is no bot 'nobody'"),
        (("race", "random", "greedy", "--players", 7), "is for 2 to 4 players, not 7"),
        (("race", "random", "greedy", "--picture", "curve.doc"), "a picture ends with .svg or .png"),
        (("race", "random", "greedy", "--option", "moons=2"), "no setting 'moons'"),
    ],
)
def test_wrong_use(words: tuple[object, ...], message: str) -> None:
    said = error("ladder", *words)
    assert said.startswith("windfall: ")
    assert message in said
    assert said.count("\n") == 1


def test_usage() -> None:
    assert "--games" in error("ladder", "race", "random", "greedy", "--games", 0)
