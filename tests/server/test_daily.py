"""Daily deals: the same for everybody, not to be known in advance, and scored from the moves."""

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta

import pytest

import windfall
from tests.server.running import GENEROUS, Json, Person, Server, run, running
from windfall.engine.files.journal import Journal, SecretDeal
from windfall.engine.keyed_chance import commitment
from windfall.players.levels import levels
from windfall.server.clock import WorldClock
from windfall.server.daily.deals import Dealer, checked_day, today
from windfall.server.daily.results import histogram, place_of
from windfall.server.database.records import DailyGame, MoveRecord, Player
from windfall.server.refusals import RequestRefused
from windfall.server.tables.course import Course
from windfall.server.tables.live_game import LiveGame

ANN = Player("ann", "Ann")


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose hard bots choose in a moment."""
    folder = tmp_path_factory.mktemp("daily")
    with running(
        f"sqlite:///{folder}/tables.sqlite3",
        GENEROUS,
        client_folder=str(folder / "not built"),
        levels=[["hard", "random"]],
    ) as started:
        yield started


def _play(person: Person, title: str = "jumpdrive", day: str = "") -> Json:
    answer = person.http.post(f"/api/daily/{day or today().isoformat()}/{title}")
    assert answer.status_code == 200, answer.text
    table: Json = answer.json()
    return table


def _sheet(person: Person, title: str = "jumpdrive", day: str = "", **query: str) -> Json:
    answer = person.http.get(f"/api/daily/{day or today().isoformat()}/{title}", params=query)
    assert answer.status_code == 200, answer.text
    sheet: Json = answer.json()
    return sheet


async def _finish(person: Person, table: str, seed: int) -> None:
    seat = await person.join(table)
    await seat.play_to_the_end(random.Random(seed))
    await seat.close()


@run
async def test_a_deal_is_the_same_for_all_and_scored_from_the_moves(quick: Server) -> None:
    ann, bob = Person(quick, "Ann"), Person(quick, "Bob")
    first, second = _play(ann), _play(bob)
    assert first["id"] != second["id"]
    assert first["commitment"] == second["commitment"]
    seats = [await ann.join(first["id"]), await bob.join(second["id"])]
    assert seats[0].frames[0]["view"] == seats[1].frames[0]["view"]
    for seat in seats:
        await seat.close()
    assert _sheet(ann)["histogram"] is None
    await _finish(ann, first["id"], 1)
    await _finish(bob, second["id"], 2)

    scores = ann.http.get(f"/api/tables/{first['id']}/scores").json()["result"]["scores"]
    sheet = _sheet(ann, friend=bob.http.get("/api/daily").json()["code"])
    assert sheet["deal"]["yours"]["score"] == scores[0]
    assert sheet["deal"]["yours"]["others"] == scores[1:]
    assert sheet["deal"]["finished"] == 2
    assert sum(each["count"] for each in sheet["histogram"]) == 2
    assert [(each["name"], each["table"]) for each in sheet["friends"]] == [("Bob", None)]
    today_of_ann = next(deal for deal in ann.http.get("/api/daily").json()["deals"] if deal["title"] == "jumpdrive")
    assert today_of_ann["yours"] == sheet["deal"]["yours"]


@run
async def test_the_list_of_deals_knows_what_has_just_been_finished(quick: Server) -> None:
    """Nobody has asked for the sheets of these deals."""
    ann = Person(quick, "Ann")
    before = (today() - timedelta(days=2)).isoformat()
    for day in (today().isoformat(), before):
        await _finish(ann, _play(ann, "newfrontiers", day)["id"], 3)
    told = ann.http.get("/api/daily").json()
    deals = [deal for deal in [*told["deals"], *told["archive"]] if deal["yours"] is not None]
    assert [(deal["day"], deal["title"]) for deal in deals] == [
        (today().isoformat(), "newfrontiers"),
        (before, "newfrontiers"),
    ]
    assert all(deal["yours"]["score"] is not None for deal in deals)
    assert deals[0]["finished"] == 1


@run
async def test_one_game_of_a_deal_and_its_secret_is_kept(quick: Server) -> None:
    cem = Person(quick, "Cem")
    table = _play(cem)["id"]
    assert _play(cem)["id"] == table
    await _finish(cem, table, 3)
    assert _play(cem)["id"] == table
    for what in ("journal", "proof"):
        assert cem.http.get(f"/api/tables/{table}/{what}").status_code == 409
    assert cem.table(table)["hints"] is False


@run
async def test_an_old_deal_can_be_played_but_is_not_counted(quick: Server) -> None:
    dan, day = Person(quick, "Dan"), (today() - timedelta(days=3)).isoformat()
    table = _play(dan, day=day)["id"]
    await _finish(dan, table, 4)
    sheet = _sheet(dan, day=day)
    assert sheet["deal"]["yours"]["late"] is True
    assert sheet["deal"]["yours"]["score"] is not None
    assert sheet["histogram"] == []
    assert sheet["deal"]["finished"] == 0
    assert dan.http.get(f"/api/tables/{table}/proof").json()["holds"] is True


def test_a_deal_cannot_be_known_before_its_day(quick: Server) -> None:
    eve = Person(quick, "Eve")
    for day in (today() + timedelta(days=1), today() - timedelta(days=31)):
        assert eve.http.post(f"/api/daily/{day.isoformat()}/race").status_code == 404
    for text in ("yesterday", "20261117", "2026-1-1"):
        assert eve.http.get(f"/api/daily/{text}/race").status_code == 404
        with pytest.raises(RequestRefused):
            checked_day(text)
    assert eve.http.post(f"/api/daily/{today().isoformat()}/chess").status_code == 404
    assert eve.http.get("/api/daily/friends/0123456789abcdef").status_code == 404


def test_nothing_that_was_shown_is_taken_back() -> None:
    table = Dealer("secret").table("jumpdrive", date(2026, 11, 17), ANN, levels())
    course = Course.of(table)
    rng = random.Random(1)
    while course.game.state.round < 2:
        seat = course.game.seats[0]
        action = rng.choice(course.game.actions(seat))
        course.play(MoveRecord(course.next_number, seat, action, course.next_number))
    assert LiveGame(replace(table, daily=None), course, WorldClock()).take_back(0) is not None
    assert LiveGame(table, course, WorldClock()).take_back(0) is None
    own = course.game.actions(0)
    course.play(MoveRecord(course.next_number, 0, own[0], course.next_number))
    waiting = LiveGame(table, course, WorldClock()).take_back(0)
    assert waiting is not None, "a pick that nobody has seen can be taken back"
    assert waiting.own


def test_the_secret_follows_from_the_servers_and_the_day() -> None:
    dealer, other = Dealer("one"), Dealer("two")
    day = date(2026, 11, 17)
    assert dealer.secret("race", day) == Dealer("one").secret("race", day)
    secrets = {dealer.secret("race", day), other.secret("race", day), dealer.secret("jumpdrive", day)}
    secrets.add(dealer.secret("race", day + timedelta(days=1)))
    assert len(secrets) == 4
    assert dealer.code("ann") != other.code("ann")
    assert "ann" not in dealer.code("ann")


@pytest.mark.parametrize("title", windfall.title_names())
def test_the_game_of_a_table_is_the_deal_of_its_day(title: str) -> None:
    dealer = Dealer("secret")
    table = dealer.table(title, date(2026, 11, 17), ANN, levels())
    assert table.daily == "2026-11-17"
    assert [seat.level for seat in table.seats] == [None, "hard", "hard"]
    secret = dealer.secret(title, date(2026, 11, 17))
    deal = SecretDeal(commitment(bytes.fromhex(secret)), secret, [])
    journal = Journal(title, table.rules, table.components, 3, table.settings, 0, [], deal)
    assert tuple(windfall.replay(journal).seats) == table.progress.asked


def test_places_and_counts() -> None:
    assert [place_of(scores) for scores in ((30, 35, 28), (30, 30, 28), (1, 2, 3))] == [2, 1, 3]
    games = [_game(score, late) for score, late in ((30, False), (30, False), (25, False), (40, True))]
    assert [(each.score, each.count) for each in histogram(games)] == [(25, 1), (30, 2)]


def _game(score: int, late: bool) -> DailyGame:
    return DailyGame("2026-11-17", "race", "ann", "code", "Ann", "table", late, (score, 20, 20), 1)
