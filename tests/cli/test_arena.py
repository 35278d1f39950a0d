"""`windfall arena`."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import error, output, windfall
from tests.support.programs import heard, program
from windfall.engine.files.journal import Journal

MATCH = ("arena", "newfrontiers", "random", "random", "random", "--seed", 5)


def as_json(*words: object) -> dict[str, Any]:
    data = json.loads(output(*MATCH, "--json", *words))
    assert isinstance(data, dict)
    return data


@pytest.fixture(scope="module")
def results() -> dict[str, Any]:
    return as_json("--games", 12)


def test_json_keys(results: dict[str, Any]) -> None:
    assert {"title", "games", "moves_per_second", "ended_by", "bots"} <= set(results)
    assert (results["title"], results["games"], results["seed"]) == ("newfrontiers", 12, 5)
    assert results["moves_per_second"] > 0
    for bot in results["bots"]:
        assert set(bot) == {
            *("name", "games", "wins", "win_rate", "win_rate_95", "mean_score"),
            *("mean_margin", "mean_margin_95", "seconds_per_move"),
        }


def test_bots_of_one_name_have_an_entry_each(results: dict[str, Any]) -> None:
    bots = results["bots"]
    assert [bot["name"] for bot in bots] == ["random"] * 3
    assert [bot["games"] for bot in bots] == [12] * 3
    assert sum(bot["wins"] for bot in bots) == pytest.approx(12)
    for bot in bots:
        low, high = bot["win_rate_95"]
        assert 0 <= low <= bot["win_rate"] <= high <= 1
        assert bot["win_rate"] == pytest.approx(bot["wins"] / 12)


def test_bots_of_one_name_are_summed_up(results: dict[str, Any]) -> None:
    (together,) = results["together"]
    assert (together["name"], together["players"], together["games"]) == ("random", 3, 12)
    assert together["win_rate"] == 1.0
    assert together["mean_score"] == pytest.approx(sum(bot["mean_score"] for bot in results["bots"]) / 3)


def test_margins_and_times(results: dict[str, Any]) -> None:
    for bot in results["bots"]:
        low, high = bot["mean_margin_95"]
        assert low < bot["mean_margin"] < high
        assert set(bot["seconds_per_move"]) == {"median", "mean"}


def test_every_game_ends_somehow(results: dict[str, Any]) -> None:
    assert sum(results["ended_by"].values()) >= 12


def test_results_do_not_depend_on_the_number_of_jobs(results: dict[str, Any]) -> None:
    parallel = as_json("--games", 12, "--jobs", 2)
    assert _without_speed(parallel) == _without_speed(results)


def test_another_seed_gives_other_games(results: dict[str, Any]) -> None:
    assert as_json("--games", 12, "--seed", 6)["bots"] != results["bots"]


def test_options_of_the_title_are_used() -> None:
    data = as_json("--games", 1, "--option", "goals=true", "--option", "setup=first_game")
    assert data["settings"] == {"goals": True, "setup": "first_game"}


def test_the_table_tells_all_that_was_measured() -> None:
    told = output(*MATCH, "--games", 6)
    for words in ("6 games of newfrontiers", "win rate", "95 % interval", "margin", "time per move", "by seat", "of 6"):
        assert words in told
    for line in ("Rounds: mean ", "Ended by: ", "Speed: "):
        assert f"\n{line}" in told


def test_bots_of_one_name_share_a_line_and_an_entry() -> None:
    one, three = output("arena", "jumpdrive", "novice", *["random"] * 3, "--games", 4).splitlines()[4:6]
    assert one.split()[:2] == ["novice", "4"]
    assert three.split()[:4] == ["3", "×", "random", "4"]


@pytest.mark.parametrize("width", [80, 120])
def test_five_bots_fit_the_terminal(width: int) -> None:
    told = output("arena", "newfrontiers", *["random"] * 5, "--games", 5, width=width)
    assert all(len(line.rstrip()) <= width for line in told.splitlines())
    assert "…" not in told


def test_saved_games_replay(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    output(*MATCH, "--games", 3, "--save", folder)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"newfrontiers-seed5-game0000{number}.json" for number in range(3)]
    assert {Journal.load(file).seed for file in files} == {5}
    for file in files:
        assert windfall("replay", file).exit_code == 0


def test_a_program_plays(tmp_path: Path) -> None:
    data = json.loads(output("arena", "jumpdrive", program(tmp_path), "random", "--games", 2, "--json"))
    assert [bot["name"] for bot in data["bots"]] == [program(tmp_path), "random"]
    assert [each["seat"] for each in heard(tmp_path, "game")] == [0, 1]


def test_a_program_that_fails_ends_the_match(tmp_path: Path) -> None:
    said = error("arena", "jumpdrive", "random", program(tmp_path, "sys.exit(3)"), "--games", 2)
    assert said.startswith("windfall: the program ")
    assert "ended with code 3 when asked to choose (discard_start, seat 1 of Jump Drive)" in said
    assert said.count("\n") == 1


def _without_speed(data: dict[str, Any]) -> dict[str, Any]:
    """All but the times, by which two runs differ."""
    for bot in (*data["bots"], *data["together"]):
        bot.pop("seconds_per_move", None)
    return {key: value for key, value in data.items() if key != "moves_per_second"}
