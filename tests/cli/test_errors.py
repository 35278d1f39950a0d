"""Wrong use of every command: one line that helps, exit code 2, nothing played."""

from pathlib import Path

import pytest

from tests.cli.command import error, saved_game

TWO = ("newfrontiers", "random", "random")


@pytest.mark.parametrize("command", ["arena", "watch"])
@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("chess", "random", "random"), "there is no title 'chess'; there is newfrontiers"),
        (("newfrontiers", "random"), "New Frontiers is for 2 to 5 players, not 1"),
        (("newfrontiers", *["random"] * 6), "New Frontiers is for 2 to 5 players, not 6"),
        (("newfrontiers", "random", "nobody"), "there is no bot 'nobody'; there is random"),
        (
            (*TWO, "--option", "goals"),
            "--setting is NAME=VALUE, not 'goals'; New Frontiers has setup=standard|first_game",
        ),
        ((*TWO, "--option", "goals=maybe"), "setting goals cannot be 'maybe'; allowed: false, true"),
        ((*TWO, "--option", "moons=2"), "New Frontiers has no setting 'moons'; it has setup="),
        ((*TWO, "--seed", 2**63), "a seed is a whole number from 0 to 2**63 - 1"),
        ((*TWO, "--save", "/dev/null/games"), "cannot"),
    ],
)
def test_arena_and_watch(command: str, words: tuple[object, ...], message: str) -> None:
    said = error(command, *words)
    assert said.startswith("windfall: ")
    assert message in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("tiles", "chess"), "there is no title 'chess'"),
        (
            ("tiles", "newfrontiers", "--sort", "moon"),
            "there is no sort 'moon'; there is world, home, development, goal",
        ),
        (("text",), "say which title to play; there is newfrontiers"),
        (("text", "chess"), "there is no title 'chess'"),
        (("text", "newfrontiers", "--players", 6), "New Frontiers is for 2 to 5 players, not 6"),
        (("text", "newfrontiers", "--seat", 3), "no seat 3 in this game; its seats are 0 (Red), 1 (Blue), 2 (Green)"),
        (("text", "newfrontiers", "--bot", "nobody"), "there is no bot 'nobody'"),
        (("text", "newfrontiers", "--option", "goals=2"), "setting goals cannot be '2'"),
        (("text", "newfrontiers", "--save", "/dev/null/game"), "cannot save to /dev/null/game"),
        (("text", "newfrontiers", "--resume", "game.json"), "leave them out with --resume"),
        (("text", "--resume", "nowhere.json"), "cannot read the journal nowhere.json: No such file"),
        (("replay", "nowhere.json"), "cannot read the journal nowhere.json: No such file"),
        (("--data", "nowhere", "titles"), "there is no folder nowhere"),
    ],
)
def test_other_commands(words: tuple[object, ...], message: str) -> None:
    said = error(*words)
    assert said.startswith("windfall: ")
    assert message in said


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("arena", "newfrontiers"), "Missing argument 'BOT'"),
        (("arena", *TWO, "--games", 0), "--games"),
        (("arena", *TWO, "--jobs", 0), "--jobs"),
        (("watch", *TWO, "--seed", "seven"), "--seed"),
        (("replay",), "Missing argument 'FILE'"),
        (("dance",), "No such command 'dance'"),
    ],
)
def test_usage(words: tuple[object, ...], message: str) -> None:
    assert message in error(*words)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "this is not a Windfall journal"),
        (b"\xff\xfe\x00", "this is not a Windfall journal"),
        (b'{"title": "newfrontiers"}', "this is not a Windfall journal"),
    ],
)
def test_files_that_are_no_journals(tmp_path: Path, content: bytes, message: str) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    assert message in error("replay", file)
    assert message in error("text", "--resume", file)


def test_a_journal_that_breaks_the_rules(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    journal = saved_game(file)
    seat, action = journal.moves[4]
    journal.moves[4] = (seat, action + 10_000)
    journal.save(file)
    assert "move 5 of the journal cannot be played" in error("replay", file)


def test_a_seat_that_the_saved_game_has_not(tmp_path: Path) -> None:
    saved_game(tmp_path / "game.json")
    assert "no seat 3 in this game" in error("replay", tmp_path / "game.json", "--seat", 3)
