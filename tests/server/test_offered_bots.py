"""Bots that the host of a server offers besides the levels: programs, too, but never by a visitor's wish."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import GENEROUS, Json, Person, Server, run, running
from tests.support.programs import heard, pids, program, wait_until_ended
from tests.support.said import said

MINE: Json = {"sort": "bot", "level": "mine"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("offered")


@pytest.fixture(scope="module")
def offering(folder: Path) -> Iterator[Server]:
    """A server with one level and one program."""
    levels = [("easy", "novice"), ("mine", program(folder))]
    url = f"sqlite:///{folder}/tables.sqlite3"
    with running(url, GENEROUS, client_folder=str(folder / "not built"), levels=levels) as started:
        yield started
    for pid in pids(folder):  # the server was killed, and so were its workers
        wait_until_ended(pid)


def test_it_is_offered(offering: Server) -> None:
    for title in Person(offering).http.get("/api/titles").json():
        assert said(title["levels"]) == [
            {"name": "easy", "label": "easy", "text": "A bot of this server."},
            {"name": "mine", "label": "mine", "text": "A bot of this server."},
        ]


@run
async def test_it_plays_at_a_table(offering: Server, folder: Path) -> None:
    ann = Person(offering, "Ann")
    table = ann.open_table("jumpdrive", "me", MINE, settings={"setup": "first_game"})["id"]
    seat = await ann.join(table)
    await seat.play_to_the_end(random.Random(3))
    await seat.close()
    begun, asked = heard(folder, "game"), heard(folder, "choose")
    assert len(begun) == len(asked) > 10  # each question comes as a game of its own
    assert all(each["settings"] == {"setup": "first_game"} and each["seat"] == 1 for each in begun)
    assert all(each["seconds"] == 10.0 for each in asked)
    assert len(pids(folder)) == 1


@pytest.mark.parametrize("level", ["hard", "greedy", "./mine", "sh -c true", "learned:weights.npz"])
def test_a_wish_for_anything_else_is_refused(offering: Server, level: str) -> None:
    ann = Person(offering, "Ann")
    body = {"title": "race", "seats": [{"sort": "me"}, {"sort": "bot", "level": level}]}
    answer = ann.http.post("/api/tables", json=body)
    assert answer.status_code == 422
    assert said(answer.json()["error"]) == f"there is no level {level!r}; there is easy, mine."
    waiting = ann.open_table("race", "me", "open")["id"]
    assert ann.sit(waiting, 1, sort="bot", level=level).status_code == 422
    assert ann.sit(waiting, 1, **MINE).status_code == 200
