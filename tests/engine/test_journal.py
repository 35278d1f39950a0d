"""Journals: what is written can be read and played again; what is not a journal is refused with a reason."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import windfall
from windfall import Game, Journal, WindfallError
from windfall.engine.errors import JournalError


def _played(moves: int = 40) -> Game:
    game = windfall.new("newfrontiers", players=3, seed=12, goals=True)
    for number in range(moves):
        seat = game.seats[0]
        options = game.actions(seat)
        game.play(seat, options[number % len(options)])
    return game


def _with(**changes: Any) -> Journal:
    return msgspec.structs.replace(_played().journal(), **changes)


def test_json_holds_all_of_a_journal() -> None:
    journal = _played().journal()
    again = Journal.from_json(journal.to_json())
    assert again == journal
    assert Journal.from_json(journal.to_json().decode()) == journal
    assert msgspec.json.decode(journal.to_json()) == {
        "title": "newfrontiers",
        "rules": windfall.title("newfrontiers").rules,
        "components": windfall.title("newfrontiers").components_digest,
        "players": 3,
        "options": {"setup": "standard", "goals": True, "starry_rift": False},
        "seed": 12,
        "moves": [list(move) for move in journal.moves],
    }
    assert len(journal.moves) == 40


def test_a_journal_is_saved_and_loaded(tmp_path: Path) -> None:
    journal = _played().journal()
    journal.save(tmp_path / "game.json")
    assert Journal.load(tmp_path / "game.json") == journal
    with pytest.raises(JournalError, match=r"cannot read the journal .*missing\.json: No such file"):
        Journal.load(tmp_path / "missing.json")
    with pytest.raises(JournalError, match="cannot read the journal"):
        Journal.load(tmp_path)


def test_a_journal_does_not_change_when_its_game_goes_on() -> None:
    game = _played()
    journal = game.journal()
    before = journal.to_json()
    game.play(game.seats[0], game.actions(game.seats[0])[0])
    assert journal.to_json() == before
    assert game.journal() != journal
    journal.moves.clear()
    journal.settings.clear()
    assert len(game.journal().moves) == 41
    assert game.journal().settings


@pytest.mark.parametrize(
    "junk",
    [
        b"",
        b"\xff\xfe",
        b"moves",
        b"[]",
        b"{}",
        b"null",
        b'{"title": "newfrontiers"}',
        _played().journal().to_json()[:-5],
        _played().journal().to_json() + b"x",
        _played().journal().to_json().replace(b'"seed":12', b'"seed":"12"'),
        _played().journal().to_json().replace(b'"seed":12', b'"seed":1.5'),
        _played().journal().to_json().replace(b'"seed":12', b'"seed":12,"author":"x"'),
        _played().journal().to_json().replace(b'"moves":[[', b'"moves":[[1,2,3],['),
        _played().journal().to_json().replace(b'"moves":[[', b'"moves":[[0],['),
        _played().journal().to_json().replace(b'"moves":[[', b'"moves":[["0",1],['),
        _played().journal().to_json().replace(b'"goals":true', b'"goals":null'),
    ],
)
def test_what_is_no_journal_is_refused(junk: bytes) -> None:
    with pytest.raises(JournalError, match="this is not a Windfall journal: "):
        Journal.from_json(junk)


def test_a_journal_of_other_rules_is_refused() -> None:
    rules = windfall.title("newfrontiers").rules
    with pytest.raises(JournalError, match=f"rules version {rules + 1} of New Frontiers.*plays version {rules}"):
        windfall.replay(_with(rules=rules + 1))


def test_a_journal_of_other_components_is_refused() -> None:
    digest = windfall.title("newfrontiers").components_digest
    with pytest.raises(JournalError, match=f"other component files .digest 0123456789ab, here {digest}.*--data"):
        windfall.replay(_with(components="0123456789ab"))


@pytest.mark.parametrize("move", [(0, 10**6), (0, -1), (7, 0), (-1, 0)])
def test_an_impossible_move_is_refused_with_its_number(move: tuple[int, int]) -> None:
    moves = _played().journal().moves
    with pytest.raises(JournalError, match="move 11 of the journal cannot be played: seat"):
        windfall.replay(_with(moves=[*moves[:10], move, *moves[10:]]))


def test_moves_after_the_end_are_refused() -> None:
    game = windfall.new("newfrontiers", players=2, seed=7)
    while not game.over:
        game.play(game.seats[0], game.actions(game.seats[0])[0])
    journal = game.journal()
    longer = msgspec.structs.replace(journal, moves=[*journal.moves, (0, 0)])
    number = len(journal.moves) + 1
    with pytest.raises(JournalError, match=f"move {number} of the journal cannot be played: the game is over"):
        windfall.replay(longer)


@pytest.mark.parametrize(
    "changes",
    [
        {"title": "catan"},
        {"players": 9},
        {"seed": -1},
        {"settings": {"goals": 1}},
        {"settings": {"colour": "red"}},
        {"settings": {"players": 3}},
        {"settings": {"title": "newfrontiers"}},
        {"settings": {"seed": 12}},
    ],
)
def test_a_journal_of_a_game_that_cannot_be_set_up_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(WindfallError):
        windfall.replay(_with(**changes))


@pytest.mark.parametrize("moves", [0, 1, 17, 40, 100])
def test_a_journal_is_replayed_up_to_a_number_of_moves(moves: int) -> None:
    whole = _played()
    partly = windfall.replay(whole.journal(), moves)
    assert partly.journal().moves == whole.journal().moves[:moves]
    assert partly.state == _played(min(moves, 40)).state
    assert windfall.replay(whole.journal()).state == whole.state
