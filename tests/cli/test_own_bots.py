"""Bots of one's own, a program or weights, play wherever a command takes bots."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import output
from tests.support.networks import untrained
from tests.support.programs import program
from windfall.players.programs.program import end_programs
from windfall.research import dataset


@pytest.fixture(params=["program", "weights"])
def own(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """What it is called."""
    if request.param == "program":
        yield program(tmp_path)
        end_programs()
    else:
        untrained("jumpdrive").save(tmp_path / "weights.npz")
        yield f"learned:1:{tmp_path / 'weights.npz'}"


def told(*words: object) -> Any:
    return json.loads(output(*words, "--json"))


def test_in_the_arena(own: str) -> None:
    assert [bot["name"] for bot in told("arena", "jumpdrive", own, "random", "--games", 2)["bots"]] == [own, "random"]


def test_on_the_ladder(own: str) -> None:
    rated = told("ladder", "jumpdrive", own, "random", "--games", 4)["bots"]
    assert {bot["name"]: bot["games"] for bot in rated} == {own: 4, "random": 4}


def test_in_statistics(own: str) -> None:
    assert told("stats", "jumpdrive", own, "random", "--games", 2)["bots"] == [own, "random"]


def test_in_data_sets(own: str, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    output("export", "jumpdrive", own, "random", "--games", 2, "--out", file)
    assert {*dataset.read(file).table["bot"].cast("string").to_pylist()} == {own, "random"}


@pytest.mark.parametrize(
    "words", [("watch", "jumpdrive"), ("text", "jumpdrive", "--players", 2, "--bot")], ids=["watched", "against it"]
)
def test_at_a_table_of_the_terminal(own: str, words: tuple[object, ...]) -> None:
    others = () if "--bot" in words else ("random",)
    assert "Red" in output(*words, own, *others, typed="1\n" * 1000)
