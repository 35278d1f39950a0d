"""Reviews of finished games: for whoever may watch the replay, worked out once."""

import asyncio
import random
import time
from collections.abc import Sequence

import pytest

import windfall
from tests.server.running import Json, Person, Server, run
from windfall.advice.review import Chances, Review
from windfall.server import reviews
from windfall.server.refusals import RequestRefused
from windfall.server.reviews import Job, Reviews

EASY = {"sort": "bot", "level": "easy"}
JOURNAL = windfall.new("jumpdrive", players=2, seed=1).journal()
NAMES = ("Ann", "Bob")


@run
async def test_the_review_of_a_game(server: Server) -> None:
    ann, wat = Person(server, "Ann"), Person(server, "Wat")
    table = await finished_table(ann)
    moves, winners = ann.table(table)["moves"], ann.table(table)["winners"]
    review = await reviewed(ann, table)
    places = [each["at"] for each in review["chances"]]
    assert places == sorted(set(places))
    assert places[-1] == moves
    assert all(sum(each["chances"]) == pytest.approx(1, abs=1e-3) for each in review["chances"])
    assert {seat for seat, share in enumerate(review["chances"][-1]["chances"]) if share > 0} == set(winners)
    assert review["mistakes"]
    check_places(ann, table, review["mistakes"])
    # whoever may watch the replay may see it, and nothing is worked out again
    assert wat.http.post(f"/api/tables/{table}/review").json()["review"] == review


async def finished_table(ann: Person) -> str:
    table: str = ann.open_table("jumpdrive", "me", EASY)["id"]
    seat = await ann.join(table)
    await seat.play_to_the_end(random.Random(5))
    await seat.close()
    answer = ann.http.get(f"/api/tables/{table}/review")
    assert answer.status_code == 404
    assert "Ask for it first" in answer.json()["error"]
    return table


async def reviewed(person: Person, table: str) -> Json:
    answer = person.http.post(f"/api/tables/{table}/review")
    while (told := answer.json()).get("review") is None:
        assert answer.status_code == 200, answer.text
        assert 0 <= told["progress"] <= 1
        await asyncio.sleep(0.2)
        answer = person.http.get(f"/api/tables/{table}/review")
    review: Json = told["review"]
    return review


def check_places(person: Person, table: str, mistakes: list[Json]) -> None:
    """The frame after each mistake is of the move that was a mistake."""
    for mistake in mistakes:
        place = mistake["at"] + 1
        query = {"viewer": mistake["seat"], "first": place, "last": place}
        (frame,) = person.http.get(f"/api/tables/{table}/frames", params=query).json()
        assert frame["seat"] == mistake["seat"]
        assert mistake["cost"] > 0
        assert mistake["chosen"]["action"] != mistake["best"]["action"]


def test_a_game_that_goes_on_is_not_reviewed(server: Server) -> None:
    ann = Person(server, "Ann")
    playing, waiting = ann.open_table("race", "me", EASY)["id"], ann.open_table("race", "me", "open")["id"]
    assert ann.http.post(f"/api/tables/{playing}/review").json() == {"error": "The game is not over yet."}
    assert ann.http.post(f"/api/tables/{waiting}/review").status_code == 409
    assert ann.http.get(f"/api/tables/{playing}/review").status_code == 404
    assert ann.http.post("/api/tables/nowhere/review").status_code == 404


# What reviewers do instead of a real review, in a process of their own.


def short_review(_journal: bytes, _names: Sequence[str]) -> Review:
    return Review((Chances(0, (time.time(), 0.0)),), ())


def endless_review(_journal: bytes, _names: Sequence[str]) -> Review:
    time.sleep(600)
    raise AssertionError("nobody ended it")


def broken_review(_journal: bytes, _names: Sequence[str]) -> Review:
    raise ValueError("no review")


async def done(job: Job) -> Review:
    await asyncio.wait([job.task])
    review = job.review
    assert review is not None
    return review


@run
async def test_who_asks_for_the_same_game_shares_one_review() -> None:
    desk = _desk(short_review)
    first = desk.ask("table", "ann", JOURNAL, NAMES)
    assert desk.ask("table", "bob", JOURNAL, NAMES) is first
    assert first.progress == 0.0
    review = await done(first)
    assert await done(desk.ask("table", "cem", JOURNAL, NAMES)) is review
    assert desk.find("table").progress == 1.0


@run
async def test_one_review_at_a_time_for_each_person() -> None:
    desk = _desk(short_review, most_waiting=2)
    first = desk.ask("first", "ann", JOURNAL, NAMES)
    with pytest.raises(RequestRefused, match="another game"):
        desk.ask("second", "ann", JOURNAL, NAMES)
    second = desk.ask("second", "bob", JOURNAL, NAMES)
    with pytest.raises(RequestRefused, match="no room"):
        desk.ask("third", "cem", JOURNAL, NAMES)
    assert await done(first) != await done(second)
    await done(desk.ask("third", "ann", JOURNAL, NAMES))


@run
async def test_only_some_reviews_are_kept() -> None:
    desk = _desk(short_review, most_kept=1)
    await done(desk.ask("first", "ann", JOURNAL, NAMES))
    await done(desk.ask("second", "ann", JOURNAL, NAMES))
    desk.find("second")
    with pytest.raises(RequestRefused, match="Ask for it first"):
        desk.find("first")


@pytest.mark.parametrize(
    ("work", "seconds", "words"),
    [(endless_review, 0.01, "took too long"), (broken_review, 60.0, "could not be reviewed")],
)
@run
async def test_a_review_that_fails_says_so_and_can_be_asked_for_again(
    work: reviews.Work, seconds: float, words: str
) -> None:
    desk = _desk(work, seconds=seconds)
    failed = desk.ask("table", "ann", JOURNAL, NAMES)
    with pytest.raises(RequestRefused, match=words):
        await done(failed)
    with pytest.raises(RequestRefused, match=words):
        assert desk.find("table").review
    assert desk.ask("table", "ann", JOURNAL, NAMES) is not failed
    await desk.stop()


def _desk(work: reviews.Work, seconds: float = 60.0, most_waiting: int = 5, most_kept: int = 5) -> Reviews:
    return Reviews(seconds, most_waiting, most_kept, work)
