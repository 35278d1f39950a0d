"""`windfall watch` and `windfall replay`: a game told as it is played, and told again."""

import re
from pathlib import Path

import pytest

import windfall
from tests.cli.command import output, saved_game
from windfall.arena import Match, play_match
from windfall.engine.state import SPECTATOR

WATCH = ("watch", "newfrontiers", "random", "random", "random", "--seed", 11)


def rounds_told(story: str) -> list[int]:
    return [int(number) for number in re.findall(r"^Round (\d+) ─", story, re.MULTILINE)]


def scores_told(story: str) -> tuple[int, ...]:
    """The last row of the score table."""
    (row,) = re.findall(r"^  VPs +([\d ]+)$", story, re.MULTILINE)
    return tuple(map(int, row.split()))


def test_a_game_is_told_by_rounds_with_its_scores(tmp_path: Path) -> None:
    story = output(*WATCH, "--save", tmp_path / "game.json")
    game = windfall.replay(windfall.Journal.load(tmp_path / "game.json"))
    result = game.result
    assert rounds_told(story) == list(range(1, result.rounds + 1))
    assert scores_told(story) == result.scores
    for category in result.breakdown[0]:
        assert str(windfall.title("newfrontiers").score_words.categories[category]) in story
    assert f"after {result.rounds} rounds" in story


def test_every_line_of_the_log_is_told_in_order() -> None:
    story = output(*WATCH, width=1000)
    match = Match("newfrontiers", ("random",) * 3, 1, 11, {}, keep_journals=True)
    (played,) = play_match(match)
    assert played.journal is not None
    log = [line for line in windfall.replay(played.journal).log() if not line.startswith("Round ")]
    told = story.splitlines()
    at = 0
    for line in log:
        at = told.index(line, at) + 1


def test_the_board_is_shown_in_every_round_and_at_the_end() -> None:
    story = output(*WATCH, "--board")
    boards = len(re.findall(r"^Round \d+ ·", story, re.MULTILINE))
    assert boards == len(rounds_told(story)) + 1
    assert "Round 1 ·" not in output(*WATCH, "--no-board")


def test_without_a_seed_the_game_says_which_it_took() -> None:
    first_line = output(*WATCH[:-2]).splitlines()[0]
    assert re.fullmatch(r"New Frontiers, seed \d+: Red \(random\), Blue \(random\), Green \(random\)", first_line)


def test_replay_tells_the_same_story(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    watched = output(*WATCH, "--board", "--save", file)
    replayed = output("replay", file, "--board")
    assert rounds_told(replayed) == rounds_told(watched)
    assert scores_told(replayed) == scores_told(watched)
    log, _, _scores = replayed.rpartition("Red wins")
    assert log in watched


def test_replay_stops_after_some_moves(tmp_path: Path) -> None:
    journal = saved_game(tmp_path / "game.json")
    story = output("replay", tmp_path / "game.json", "--moves", 7)
    assert story.splitlines()[-1] == f"The game is not over. Moves told: 7 of {len(journal.moves)}."
    log = windfall.replay(journal, moves=7).log()
    assert len(story.splitlines()) == len(log) + 1


def test_replay_tells_a_seat_what_it_knows(tmp_path: Path) -> None:
    """A goal that was kept face down is for its holder alone."""
    journal = saved_game(tmp_path / "game.json", "--option", "goals=true")
    game = windfall.replay(journal)
    for seat in range(3):
        secrets = set(game.log(seat)) - set(game.log(SPECTATOR))
        told = output("replay", tmp_path / "game.json", "--seat", seat, width=1000)
        assert all(secret in told for secret in secrets)
    public = output("replay", tmp_path / "game.json", width=1000)
    assert "face down" not in public


@pytest.mark.parametrize("width", [80, 120])
def test_everything_fits_the_terminal(width: int) -> None:
    story = output(*WATCH, "--board", "--option", "goals=true", "--option", "starry_rift=true", width=width)
    assert all(len(line.rstrip()) <= width for line in story.splitlines())
    assert "…" not in story
