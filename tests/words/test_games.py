"""Whatever comes up in games can be said in every language: random games of all titles, and the golden ones."""

import random
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

import windfall
from tests.support.golden import Golden
from tests.support.messages import asked_in, messages_in, said_of, told_in
from windfall import Game
from windfall.advice.advice import advise
from windfall.engine.game import SEAT_NAMES
from windfall.engine.words.catalogue import languages, wording
from windfall.engine.words.message import Message
from windfall.engine.words.pseudo import PSEUDO

TITLES = ("newfrontiers", "race", "jumpdrive")
SETTINGS = {"newfrontiers": {"goals": True, "starry_rift": True}, "race": {}, "jumpdrive": {}}
TESTS = Path(__file__).parent.parent
GOLDEN_GAMES = 6


def check_words(told: Iterable[Message]) -> int:
    """Say every message in every language; how many different ones there were."""
    different = {msgspec.json.encode(said): said for said in told}
    for language in (*languages(), PSEUDO):
        words = wording(language)
        for said in different.values():
            assert words.say(said, SEAT_NAMES).strip(), said
    return len(different)


def random_game(title: str, players: int, seed: int) -> Iterator[Game]:
    game = windfall.new(title, players, seed, **SETTINGS[title])
    rng = random.Random(seed)
    while not game.over:
        yield game
        seat = rng.choice(game.seats)
        game.play(seat, rng.choice(game.actions(seat)))
    yield game


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("players", [2, 4])
def test_random_games(title: str, players: int) -> None:
    told: list[Message] = []
    for number, game in enumerate(random_game(title, players, seed=players)):
        if number % 3 == 0:
            told += asked_in(game)
    told += told_in(game)
    assert check_words(told) > 100


@pytest.mark.parametrize("title", TITLES)
def test_golden_games(title: str) -> None:
    lines = (TESTS / title / "golden" / "games.jsonl").read_bytes().splitlines()
    games = [msgspec.json.decode(line, type=Golden).journal for line in lines[:GOLDEN_GAMES]]
    assert check_words([said for journal in games for said in told_in(windfall.replay(journal))]) > 300


@pytest.mark.parametrize("title", TITLES)
def test_what_is_told_of_a_title(title: str) -> None:
    assert check_words(said_of(windfall.title(title))) > 200


@pytest.mark.parametrize("title", TITLES)
def test_advice(title: str) -> None:
    told: list[Message] = []
    for number, game in enumerate(random_game(title, players=3, seed=5)):
        if number % 40 == 10 and not game.over:
            seat = game.seats[0]
            told += messages_in(advise(game.observe(seat), game.decision(seat), seconds=0.05))
    assert check_words(told)


@pytest.mark.parametrize("title", TITLES)
def test_a_journal_has_no_sentences(title: str) -> None:
    *_, game = random_game(title, players=2, seed=1)
    journal = msgspec.json.decode(game.journal().to_json())
    assert {type(part) for move in journal.pop("moves") for part in move} == {int}
    assert not [text for text in _texts(journal) if " " in text]


def _texts(part: object) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for key, value in part.items():
            yield from (key, *_texts(value))
    elif isinstance(part, list):
        for each in part:
            yield from _texts(each)
