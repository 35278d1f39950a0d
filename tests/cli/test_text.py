"""`windfall text` with scripted lines."""

from pathlib import Path

import windfall
from tests.cli.command import output
from windfall.engine.files.journal import Journal

PLAY = ("text", "newfrontiers", "--players", 2, "--bot", "random", "--seed", 3)  # Red chooses first
ALWAYS_FIRST = "1\n" * 1000


def played(*words: object, typed: str) -> str:
    return output(*PLAY, *words, typed=typed)


def test_a_whole_game(tmp_path: Path) -> None:
    told = played("--save", tmp_path / "game.json", typed=ALWAYS_FIRST)
    result = windfall.replay(Journal.load(tmp_path / "game.json")).result
    winner = ("Red (you)", "Blue (random)")[result.winners[0]]
    assert f"{winner} wins after {result.rounds} rounds." in told


def test_the_bot_is_greedy_unless_another_is_named() -> None:
    assert "Red (you), Blue (greedy), Green (greedy)" in output("text", "newfrontiers", typed="")


def test_the_question_lists_numbered_options() -> None:
    told = played(typed="")
    decision = windfall.new("newfrontiers", players=2, seed=3).decision(0)
    assert f"Red: {decision.prompt}" in told
    for number, option in enumerate(decision.options, start=1):
        assert f"  {number}  {option.text}" in told


def test_the_end_of_input_is_no_error_and_saves_nothing(tmp_path: Path) -> None:
    assert "You left the game; it is not saved." in played(typed="1\n")
    assert list(tmp_path.iterdir()) == []


def test_bad_input_says_what_to_type_and_asks_again() -> None:
    told = played(typed="99\n0\n-1\nhello\n\n1\n")
    assert told.count("Type a number from 1 to 2, or ? to see what else you can type.") == 5
    assert "Red starts from " in told


def test_help() -> None:
    told = played(typed="?\n")
    for line in ("b       board", "l       log", "u       undo", "s FILE  save", "q       quit", "i N     info"):
        assert line in told


def test_board_and_log() -> None:
    told = played(typed="1\nb\nl\n")
    assert "Priority: " in told
    assert told.count("Red starts from ") == 2


def test_info_on_a_choice_and_by_name() -> None:
    told = played(typed="i 1\ni rebel base\ni 77\ni\n")
    assert "Rebel Base (world, defense 6" in told
    assert told.count("No tile or card found.") == 2


def test_info_on_a_pair_is_about_both_action_cards() -> None:
    words = ("text", "race", "--players", 2, "--bot", "random", "--seed", 3)
    settings = ("--setting", "experienced=true", "--setting", "setup=first_game")
    told = output(*words, *settings, typed="i 13\n", width=200)
    assert "Red: Choose two actions." in told
    assert " 13  Develop and Settle\n" in told
    assert "Develop (action): Everyone may place a development." in told
    assert "Settle (action): Everyone may place a world." in told


def test_undo_goes_back_to_the_previous_choice() -> None:
    told = played(typed="1\nu\n2\n")
    first, second = windfall.new("newfrontiers", players=2, seed=3).decision(0).options
    start, _, rest = told.partition("Undone. Choose again:")
    assert f"Red starts from {str(first.text).split(':')[0]}" in start
    assert f"Red starts from {str(second.text).split(':')[0]}" in rest


def test_undo_needs_something_to_undo() -> None:
    told = played(typed="u\n1\nu\nu\n")
    assert told.count("There is nothing to undo: this is your first choice.") == 2


def test_undo_is_saved(tmp_path: Path) -> None:
    played("--save", tmp_path / "game.json", typed="1\nu\n")
    journal = Journal.load(tmp_path / "game.json")
    assert not [seat for seat, _ in journal.moves if seat == 0]


def test_quitting_an_unsaved_game_is_asked_twice() -> None:
    told = played(typed="q\nq\n")
    assert "The game is not saved as it stands." in told
    assert "You left the game; it is not saved." in told


def test_quitting_once_is_taken_back_by_any_other_line() -> None:
    assert played(typed="q\n1\nq\n").count("The game is not saved as it stands.") == 2


def test_saving_and_going_on(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    told = played(typed=f"1\n1\ns\ns {tmp_path}/none/x\ns {file}\nq\n")
    assert "name a file to save in, such as: s game.json" in told
    assert "cannot save to" in told
    assert f"windfall text --resume '{file}' --seat 0 --bot random" in told
    journal = Journal.load(file)
    resumed = output("text", "--resume", file, "--bot", "random", typed="l\n")
    assert f"The game goes on after {len(journal.moves)} moves" in resumed
    decision = windfall.replay(journal).decision(0)
    assert str(decision.prompt) in resumed


def test_a_resumed_game_can_be_undone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played("--save", file, typed="1\n1\n")
    assert "Undone." in output("text", "--resume", file, "--bot", "random", typed="u\n")


def test_a_finished_game_shows_its_scores_when_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played("--save", file, typed=ALWAYS_FIRST)
    assert "The game ended by: " in output("text", "--resume", file, "--bot", "random", typed="")


def test_other_seats_see_their_own_questions() -> None:
    told = output("text", "newfrontiers", "--players", 3, "--seat", 2, "--bot", "random", "--seed", 4, typed="")
    assert "Red (random), Blue (random), Green (you)" in told
    assert "Green: Choose" in told
