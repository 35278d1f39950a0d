"""Reviews of finished games: for whoever may watch the replay, worked out once."""

import asyncio
import os
import random
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

import windfall
from tests.server.running import Json, Person, Server, run
from tests.support.said import said
from windfall.advice.advice import Estimate
from windfall.advice.review import Chances, ReviewedChoice
from windfall.engine.words.message import message
from windfall.server.database.records import Player
from windfall.server.database.store import Store
from windfall.server.jobs.job import Asker
from windfall.server.refusals import RequestRefused
from windfall.server.reviewing import Choice, OpenedGame
from windfall.server.reviews import Ordered, Reviews, Work
from windfall.server.settings import Limits, Settings
from windfall.server.tables.seating import new_table
from windfall.server.wire.bodies import BotSeat, MySeat

EASY = {"sort": "bot", "level": "easy"}
JOURNAL = windfall.new("jumpdrive", players=2, seed=1).journal()
ANN, BOB, CEM = (Asker(name, f"192.0.2.{number}") for number, name in enumerate(("ann", "bob", "cem")))


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
    assert "Ask for it first" in said(answer.json()["error"])
    return table


async def reviewed(person: Person, table: str) -> Json:
    answer = person.http.post(f"/api/tables/{table}/review")
    while not (told := answer.json())["done"]:
        assert answer.status_code == 200, answer.text
        assert told["failure"] is None
        assert 0 <= told["progress"] <= 1
        assert told["judged"] <= told["choices"]
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
    assert said(ann.http.post(f"/api/tables/{playing}/review").json()) == {"error": "The game is not over yet."}
    assert ann.http.post(f"/api/tables/{waiting}/review").status_code == 409
    assert ann.http.get(f"/api/tables/{playing}/review").status_code == 404
    assert ann.http.post("/api/tables/nowhere/review").status_code == 404


# What reviewers do instead of a real review, in a process of their own.

CHANCES = (Chances(0, (0.5, 0.5)),)


def opened_at_once(_journal: bytes) -> OpenedGame:
    """A game of ten choices."""
    return OpenedGame(CHANCES, tuple(Choice(at, 0, 10, str(at).encode()) for at in range(10)))


def never_opened(_journal: bytes) -> OpenedGame:
    time.sleep(600)
    raise AssertionError("nobody ended it")


def broken(_journal: bytes) -> OpenedGame:
    raise ValueError("no review")


def judged_at_once(choices: Sequence[bytes]) -> tuple[ReviewedChoice, ...]:
    return tuple(_choice(int(choice)) for choice in choices)


def judged_while_there_is_light(choices: Sequence[bytes]) -> tuple[ReviewedChoice, ...]:
    """The first ones only, until somebody switches on the light."""
    if int(choices[0]) >= 4 and not Path(os.environ["LIGHT"]).exists():
        raise ValueError("it is dark")
    return judged_at_once(choices)


def _choice(at: int) -> ReviewedChoice:
    estimate = Estimate(1, 0.5, 20.0)
    text = message("engine-seat", number=1)
    return ReviewedChoice(at, 1, 0, "place", estimate, text, estimate, text, 0.0, 10, ())


class Shelf:
    """Keeps what was found, as the database does."""

    def __init__(self) -> None:
        self.kept: dict[str, list[ReviewedChoice]] = {}

    async def of(self, table: str) -> list[ReviewedChoice]:
        return self.kept.get(table, [])

    async def keep(self, table: str, choices: Iterable[ReviewedChoice]) -> None:
        self.kept.setdefault(table, []).extend(choices)


AT_ONCE = Work(opened_at_once, judged_at_once)


async def done(ordered: Ordered) -> Ordered:
    assert ordered.task is not None
    await asyncio.wait([ordered.task])
    return ordered


@run
async def test_who_asks_for_the_same_game_shares_one_review() -> None:
    desk = _desk(AT_ONCE)
    first = desk.ask("table", ANN, JOURNAL)
    assert desk.ask("table", BOB, JOURNAL) is first
    assert (first.progress, first.seconds_left) == (0.0, None)
    await done(first)
    assert desk.ask("table", CEM, JOURNAL) is first
    assert desk.find("table").done
    assert first.progress == 1.0
    assert [choice.at for choice in first.so_far.choices] == list(range(10))
    await desk.stop()


@run
async def test_one_review_at_a_time_for_each_person() -> None:
    desk = _desk(AT_ONCE, most_waiting=2)
    first = desk.ask("first", ANN, JOURNAL)
    with pytest.raises(RequestRefused, match="another game"):
        desk.ask("second", ANN, JOURNAL)
    second = desk.ask("second", BOB, JOURNAL)
    with pytest.raises(RequestRefused, match="no room"):
        desk.ask("third", CEM, JOURNAL)
    await done(first)
    await done(second)
    await done(desk.ask("third", ANN, JOURNAL))
    await desk.stop()


@run
async def test_only_some_reviews_are_kept_in_memory() -> None:
    desk = _desk(AT_ONCE, most_kept=1)
    await done(desk.ask("first", ANN, JOURNAL))
    await done(desk.ask("second", ANN, JOURNAL))
    desk.find("second")
    with pytest.raises(RequestRefused, match="Ask for it first"):
        desk.find("first")
    await desk.stop()


@run
async def test_free_identities_at_one_address_do_not_fill_the_queue() -> None:
    desk = Reviews(60.0, Limits(reviews_waiting=5, reviews_per_address=2), AT_ONCE)
    for number in range(2):
        desk.ask(f"eve {number}", Asker(f"eve {number}", "192.0.2.66"), JOURNAL)
    with pytest.raises(RequestRefused, match="at your address"):
        desk.ask("eve 2", Asker("eve 2", "192.0.2.66"), JOURNAL)
    await done(desk.ask("table", ANN, JOURNAL))
    await desk.stop()


@pytest.mark.parametrize(
    ("work", "seconds", "words"),
    [
        (Work(never_opened, judged_at_once), 0.01, "took too long"),
        (Work(broken, judged_at_once), 60.0, "could not be reviewed"),
    ],
)
@run
async def test_a_review_that_fails_says_so_and_can_be_asked_for_again(work: Work, seconds: float, words: str) -> None:
    desk = _desk(work, seconds=seconds)
    failed = await done(desk.ask("table", ANN, JOURNAL))
    with pytest.raises(RequestRefused, match=words):
        assert failed.so_far
    again = desk.ask("table", ANN, JOURNAL)
    assert again.working
    assert again.failure is None
    await desk.stop()


@run
async def test_a_review_that_was_interrupted_goes_on_where_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    light = tmp_path / "light"
    monkeypatch.setenv("LIGHT", str(light))
    shelf = Shelf()
    desk = _desk(Work(opened_at_once, judged_while_there_is_light), shelf=shelf)
    ordered = await done(desk.ask("table", ANN, JOURNAL))
    assert ordered.failure is not None
    assert not ordered.done
    assert [choice.at for choice in ordered.so_far.choices] == [0, 1, 2, 3]
    assert ordered.progress == pytest.approx(0.4)
    light.touch()
    ordered = await done(desk.ask("table", ANN, JOURNAL))
    assert ordered.done
    assert sorted(choice.at for choice in shelf.kept["table"]) == list(range(10)), "none was judged twice"
    await desk.stop()


@run
async def test_another_server_goes_on_with_what_was_kept() -> None:
    shelf = Shelf()
    await shelf.keep("table", [_choice(at) for at in range(9)])
    desk = _desk(AT_ONCE, shelf=shelf)
    ordered = await done(desk.ask("table", ANN, JOURNAL))
    assert ordered.done
    assert [choice.at for choice in shelf.kept["table"]] == list(range(10))
    await desk.stop()


@run
async def test_what_was_found_is_kept_in_the_database(database_url: str) -> None:
    store = await Store.open(Settings(database_url=database_url).url)
    await store.keep_player(Player("ann", "Ann"))
    table = new_table("jumpdrive", {}, [MySeat(), BotSeat("easy")], Player("ann", "Ann"), public=False, shuffle=False)
    await store.add_table(table)
    await store.reviewed.keep(table.id, [_choice(7), _choice(3)])
    await store.reviewed.keep(table.id, [_choice(3)])  # once more: nothing happens
    assert await store.reviewed.of(table.id) == [_choice(3), _choice(7)]
    await store.reviewed.keep("nowhere", [_choice(1)])
    assert await store.reviewed.of("nowhere") == []
    await store.close()


def _desk(
    work: Work,
    seconds: float = 60.0,
    most_waiting: int = 5,
    most_kept: int = 5,
    shelf: Shelf | None = None,
) -> Reviews:
    limits = Limits(reviews_waiting=most_waiting, reviews_kept=most_kept)
    return Reviews(seconds, limits, work, archive=shelf)
