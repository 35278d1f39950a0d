"""What somebody's games say of them, and that a game which runs says nothing to anybody."""

import random
from collections.abc import Callable
from dataclasses import replace

import httpx
import pytest

import windfall
from tests.server.clock_for_tests import SetClock
from tests.server.company import House
from tests.server.running import PATIENCE, Json, Person, Seat, Server, run
from tests.server.test_store import fresh
from windfall.engine.game import replay
from windfall.server.bots import Answer, BotPool, Question
from windfall.server.component_sets import ComponentSets
from windfall.server.database.history import Outcome, Wanted
from windfall.server.database.records import MoveRecord
from windfall.server.jobs.job import Asker, Lane
from windfall.server.standing.picture import Line, picture_svg
from windfall.server.standing.settling import Settling
from windfall.server.standing.sharing import Pictures, SharedResult, head_of
from windfall.server.standing.statistics import statistics
from windfall.server.tables.course import Course
from windfall.server.tables.finished import stored_journal
from windfall.server.tables.live_game import LiveGame
from windfall.server.tables.seating import new_table
from windfall.server.wire.bodies import BotSeat, MySeat
from windfall.server.wire.messages import StandIn
from windfall.titles.jumpdrive.rules.events import CONQUERS, DEVELOPS, EXPLORES, SETTLES

LISTS = ("/api/me/games", "/api/me/statistics/{title}", "/api/me/standing", "/api/titles/{title}/ratings/2")


def lists(person: Person, title: str) -> str:
    """All that lists, statistics and ratings tell somebody."""
    return "\n".join(person.http.get(path.format(title=title)).text for path in LISTS)


@pytest.mark.parametrize("title", ["newfrontiers", "race", "jumpdrive"])
@run
async def test_lists_and_statistics_tell_nothing_of_a_game_that_runs(server: Server, title: str) -> None:
    """Whatever has been chosen and drawn, they are what they were before the first move: so they are the same in every
    other game that a seat cannot tell from this one."""
    people = [Person(server, name) for name in ("Ann", "Bob")]
    watcher = Person(server, "Wat")
    opened = people[0].open_table(title, "me", "open", rated=True)["id"]
    people[1].sit(opened, 1)
    before = [lists(person, title) for person in (*people, watcher)]
    assert opened in before[0]
    assert opened not in before[2]
    seats = [await person.join(opened) for person in people]
    rng = random.Random(3)
    for turn in range(24):
        for seat in seats:
            await seat.settle()
            if seat.decision is not None:
                await seat.play(rng.choice(seat.decision["options"])["action"])
                if turn % 4 == 0:
                    assert [lists(person, title) for person in (*people, watcher)] == before
    for seat in seats:
        await seat.close()


async def played_out(seats: list[Seat], rng: random.Random) -> None:
    while not all(seat.over for seat in seats):
        for seat in seats:
            await seat.settle()
            if seat.decision is not None:
                await seat.play(rng.choice(seat.decision["options"])["action"])


def games(person: Person, **wanted: str | int) -> Json:
    answer = person.http.get("/api/me/games", params=wanted)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@run
async def test_a_rated_game_is_told_in_every_list(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob <b>")
    refused = ann.http.post(
        "/api/tables",
        json={"title": "race", "rated": True, "seats": [{"sort": "me"}, {"sort": "local", "name": "Cem"}]},
    )
    assert refused.status_code == 422
    table = ann.open_table("jumpdrive", "me", "open", rated=True, hints=True)
    assert (table["rated"], table["hints"]) == (True, False)
    bob.sit(table["id"], 1)
    seats = [await person.join(table["id"]) for person in (ann, bob)]
    picture = f"http://{server.address}/api/tables/{table['id']}/result.png"
    assert httpx.get(picture, timeout=PATIENCE).status_code == 409
    await played_out(seats, random.Random(8))
    for seat in seats:
        await seat.close()
    scores = ann.http.get(f"/api/tables/{table['id']}/scores").json()["result"]
    (own,) = games(ann)["games"]
    assert own["outcome"] == ("won" if 0 in scores["winners"] else "lost")
    assert [seat["score"] for seat in own["seats"]] == scores["scores"]
    (theirs,) = games(bob)["games"]
    gained = {each["rating"]["after"] - each["rating"]["before"] > 0 for each in (own, theirs)}
    assert gained == {True, False}
    (rating,) = ann.http.get("/api/me/standing").json()["ratings"]
    assert (rating["title"], rating["players"], rating["games"]) == ("jumpdrive", 2, 1)
    assert rating["points"] == own["rating"]["after"]
    _check_filters(ann, own, games(ann)["opponents"])
    _check_statistics(ann, table["id"], scores)
    _check_sharing(server, table["id"])
    told = ann.http.get("/api/me/data").json()
    assert [each["games"] for each in told["ratings"]] == [1]
    assert ann.http.get("/api/leaderboard/jumpdrive/2").status_code == 404


def _check_filters(ann: Person, own: Json, opponents: list[Json]) -> None:
    assert [each["name"] for each in opponents] == ["Bob <b>"]
    other = "lost" if own["outcome"] == "won" else "won"
    found = {"outcome": own["outcome"], "title": "jumpdrive", "players": 2, "state": "ended", "opponents": "people"}
    assert games(ann, opponent=opponents[0]["mark"], **found)["total"] == 1
    wrong: list[dict[str, str | int]] = [
        {"outcome": other},
        {"title": "race"},
        {"players": 3},
        {"state": "running"},
        {"opponents": "bots"},
        {"opponent": "aaaaaaaa"},
    ]
    for each in wrong:
        assert games(ann, **each)["total"] == 0
    assert games(ann, skip=1)["games"] == []
    assert ann.http.get("/api/me/games", params={"outcome": "nonsense"}).status_code == 422


def _check_statistics(ann: Person, table: str, scores: Json) -> None:
    """Counted again from the journal."""
    told = ann.http.get("/api/me/statistics/jumpdrive").json()
    (of_two,) = told["by_players"]
    assert of_two == {
        "players": 2,
        "games": 1,
        "wins": int(0 in scores["winners"]),
        "mean_score": scores["scores"][0],
        "best_score": scores["scores"][0],
    }
    journal = windfall.Journal.from_json(ann.http.get(f"/api/tables/{table}/journal").content)
    own = [event[0] for event in replay(journal).events() if event[2] == 0]
    placed = sum(code in (DEVELOPS, SETTLES, CONQUERS) for code in own)
    explored = own.count(EXPLORES)
    actions = {each["text"]["id"].rpartition("-")[2]: each["count"] for each in told["actions"]}
    assert actions.get("explore", 0) == explored
    assert sum(actions.values()) == explored + placed
    assert placed > 3
    assert 0 < sum(each["count"] for each in told["placed"]) <= placed
    (against,) = told["against"]
    assert (against["name"], against["games"], against["better"] + against["worse"]) == ("Bob <b>", 1, 1)


def _check_sharing(server: Server, table: str) -> None:
    """Anybody may see it, whoever they are."""
    picture = httpx.get(f"http://{server.address}/api/tables/{table}/result.png?lang=de", timeout=PATIENCE)
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")
    again = httpx.get(f"http://{server.address}/api/tables/{table}/result.png?lang=de", timeout=PATIENCE)
    assert again.content == picture.content


class CountingBots(BotPool):
    """Draws at once, and counts how often."""

    def __init__(self) -> None:
        super().__init__(0, 1.0)
        self.drawn = 0

    async def work_out(
        self, work: Callable[..., Answer], arguments: tuple[object, ...], question: Question, lane: Lane = Lane.SLOW
    ) -> Answer:
        assert question.key.startswith("picture/")
        assert lane is Lane.QUICK
        self.drawn += 1
        return work(*arguments)


@run
async def test_a_picture_is_a_job_that_is_done_once() -> None:
    bots = CountingBots()
    pictures, asker = Pictures(bots), Asker("ann", "here")
    result = SharedResult("table", "Jump Drive", 7, (Line(0, 1, "Ann", 51), Line(1, 2, "Bob", 40)))
    drawn = [await pictures.of(result, language, asker) for language in ("en", "de", "en", "xx", "de")]
    assert bots.drawn == 2
    assert drawn[0] == drawn[2] == drawn[3] != drawn[1]


@run
async def test_games_that_were_left_are_told_so(database_url: str) -> None:
    """A known game: who was replaced, and who resigned, did not win it, whatever the bot makes of it."""
    clock, rng = SetClock(), random.Random(2)
    house = await House.open(database_url, clock)
    settling = Settling(house.store, await ComponentSets.open(house.store, ["jumpdrive"]), clock)
    table, people = await house.table("jumpdrive", "Ann", "Bob", "Cem")
    guests = [await house.come(table, person) for person in people]
    room = guests[0].room
    guests[1].leave()
    clock.move_on(minutes=11)
    await room.absence.stand_in(people[0].id, StandIn(0, 1, "easy"))
    clock.move_on(minutes=1)
    guests[1] = await house.come(table, people[1])
    await guests[1].room.absence.take_seat(people[1].id, 1)
    await room.absence.resign(people[2].id, 2)
    while not guests[0].over:
        for guest in guests[:2]:
            while guest.asked and not guest.over:
                await guest.play_any(rng)
        live = room.live
        if not guests[0].over and live is not None and 2 in live.course.game.seats:
            async with room.lock:
                await room.moves.make(live, 2, [rng.choice(live.course.game.actions(2))])
    outcomes: dict[str, Outcome | None] = {}
    history = house.store.history
    for person in people:
        for outcome in ("won", "lost", "replaced", "resigned", "aborted"):
            if await history.count(person.id, Wanted(outcome=outcome)):
                outcomes[person.name] = outcome
    assert outcomes["Ann"] in ("won", "lost")
    assert (outcomes["Bob"], outcomes["Cem"]) == ("replaced", "resigned")
    tables = await history.games(people[0].id, Wanted(title="jumpdrive"), 9, 0)
    sheets = await settling.with_deeds(tables, await history.sheets([table]))
    found = statistics(windfall.title("jumpdrive"), tables, people[0].id, await history.results([table]), sheets)
    game = replay(stored_journal(tables[0], await house.store.moves(table)))
    deeds = [deed for event in game.events() for deed in game.title.deeds(event) if deed.seat == 0]
    assert sum(each.count for each in found.actions) == sum(deed.sort == "action" for deed in deeds)
    assert found.against == []  # both have left it
    assert found.by_players[0].best_score == game.result.scores[0]
    bobs = statistics(windfall.title("jumpdrive"), tables, people[1].id, await history.results([table]), sheets)
    assert (bobs.games, bobs.left) == (0, 1)
    await house.end()


def test_in_a_rated_game_nothing_is_taken_back_that_was_shown() -> None:
    ann, rng, clock = fresh("Ann"), random.Random(4), SetClock()
    table = new_table("race", {}, [MySeat(), BotSeat("easy")], ann, False, False, rated=True)
    course = Course.of(table)
    while course.round is None or course.round < 3:
        seat = course.game.seats[0]
        course.play(MoveRecord(course.next_number, seat, rng.choice(course.game.actions(seat)), course.next_number))
    assert LiveGame(table, course, clock).take_back(0) is None
    usual = LiveGame(replace(table, rated=False), course, clock).take_back(0)
    assert usual is not None
    assert usual.free


def test_a_result_in_the_head_of_a_page_cannot_leave_its_place() -> None:
    name = '"><script>alert(1)</script>'
    result = SharedResult("table", "Race for the Galaxy", 9, (Line(0, 1, name, 30), Line(1, 2, "Bob", 20)))
    head = head_of(result, "https://games.example", "de")
    assert "<script>" not in head
    assert 'content="https://games.example/api/tables/table/result.png?lang=de"' in head
    assert "Bob 20" in head
    assert "<script>" not in picture_svg("Race", "9 rounds", result.lines)
