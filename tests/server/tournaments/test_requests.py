"""Tournaments and series over HTTP: played by people and bots, told to nobody more than they may know."""

import random
import time

import pytest

from tests.server.running import PATIENCE, Json, Person, Seat, Server, run
from tests.support.said import said


def open_one(host: Person, **wish: object) -> Json:
    body = {"pairing": "swiss", "titles": ["jumpdrive"], "players": 2, "places": 2, "rounds": 2, **wish}
    answer = host.http.post("/api/tournaments", json=body)
    assert answer.status_code == 201, answer.text
    opened: Json = answer.json()
    return opened


def shown(person: Person, tournament: str) -> Json:
    found: Json = person.http.get(f"/api/tournaments/{tournament}").json()
    return found


def until_round(person: Person, tournament: str, number: int) -> Json:
    """Wait until the server has opened a round, or seen that there is none."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = shown(person, tournament)
        if found["round"] == number or found["stage"] == "over":
            return found
        time.sleep(0.2)
    raise AssertionError(f"round {number} was not opened")


async def play_together(seats: list[Seat], rng: random.Random, turns: int = 10_000) -> None:
    """All choose at random, until the game is over or for so many turns."""
    for _ in range(turns):
        if all(seat.over for seat in seats):
            break
        for seat in seats:
            await seat.settle()
            if seat.decision is not None:
                await seat.play(rng.choice(seat.decision["options"])["action"])


@run
async def test_a_series_is_played_until_it_is_decided(server: Server) -> None:
    ann, bob, eve = (Person(server, name) for name in ("Ann", "Bob", "Eve"))
    rng = random.Random(6)
    series = open_one(ann, pairing="best_of", rounds=3)["id"]
    assert ann.http.post(f"/api/tournaments/{series}/start").status_code == 409
    assert bob.http.post(f"/api/tournaments/{series}/entrants").status_code == 200
    full = eve.http.post(f"/api/tournaments/{series}/entrants")
    assert (full.status_code, said(full.json())) == (409, {"error": "It is full: all places are taken."})
    assert bob.http.post(f"/api/tournaments/{series}/start").status_code == 403
    found: Json = ann.http.post(f"/api/tournaments/{series}/start").json()
    first: list[str] = []
    while found["stage"] == "running":
        table = found["your_table"]
        assert table == shown(bob, series)["your_table"]
        assert shown(eve, series)["your_table"] is None
        assert ann.table(table)["tournament"] == series
        first.append(ann.table(table)["seats"][0]["name"])
        seats = [await person.join(table) for person in (ann, bob)]
        await play_together(seats, rng)
        for seat in seats:
            await seat.close()
        found = until_round(ann, series, found["round"] + 1)
    assert found["stage"] == "over"
    assert first[:2] in (["Ann", "Bob"], ["Bob", "Ann"]), "they take turns to sit first"
    wins = {line["entrant"]: line["wins"] for line in found["standings"]}
    points = [line["points"] for line in found["standings"]]
    assert sum(points) == len(found["history"])
    assert points[0] > points[1] or len(found["history"]) == 3
    assert sum(wins.values()) >= len(found["history"])
    mine = ann.http.get("/api/tournaments").json()["mine"]
    assert [(one["id"], one["stage"], one["rank"] in (1, 2)) for one in mine] == [(series, "over", True)]
    assert eve.http.get("/api/tournaments").json()["mine"] == []
    (kept,) = bob.http.get("/api/me/data").json()["tournaments"]
    assert (kept["id"], kept["host"], kept["number"]) == (series, False, 2)
    assert kept["tables"] == [each["meetings"][0]["table"] for each in found["history"]]


@pytest.mark.parametrize("title", ["newfrontiers", "race", "jumpdrive"])
@run
async def test_a_tournament_tells_nothing_of_games_that_run(server: Server, title: str) -> None:
    """Whatever has been chosen and drawn, it is what it was before the first move: so it is the same in every other
    game that a seat cannot tell from this one."""
    people = [Person(server, name) for name in ("Ann", "Bob")]
    watcher = Person(server, "Wat")
    tournament = open_one(people[0], titles=[title])["id"]
    people[1].http.post(f"/api/tournaments/{tournament}/entrants")
    table = people[0].http.post(f"/api/tournaments/{tournament}/start").json()["your_table"]

    def told() -> list[str]:
        paths = (f"/api/tournaments/{tournament}", "/api/tournaments")
        return [person.http.get(path).text for person in (*people, watcher) for path in paths]

    before = told()
    assert all(table in text for text in before[:4])
    seats = [await person.join(table) for person in people]
    rng = random.Random(3)
    for _ in range(6):
        await play_together(seats, rng, turns=4)
        assert not any(seat.over for seat in seats)
        assert told() == before
    for seat in seats:
        await seat.close()


@run
async def test_who_leaves_and_who_ends_it(server: Server) -> None:
    ann, bob, cem = (Person(server, name) for name in ("Ann", "Bob", "Cem"))
    tournament = open_one(ann, places=4, rounds=3)["id"]
    for person in (bob, cem):
        person.http.post(f"/api/tournaments/{tournament}/entrants")
    address = f"/api/tournaments/{tournament}/entrants"
    assert bob.http.delete(f"{address}/3").status_code == 403
    assert [one["name"] for one in cem.http.delete(f"{address}/3").json()["entrants"]] == ["Ann", "Bob"]
    assert cem.http.delete(f"{address}/3").status_code == 404
    started = ann.http.post(f"/api/tournaments/{tournament}/start").json()
    left = bob.http.delete(f"{address}/2").json()
    assert [one["withdrawn"] for one in left["entrants"]] == [False, True]
    assert left["your_table"] == started["your_table"], "the game goes on"
    assert bob.http.post(f"/api/tournaments/{tournament}/end").status_code == 403
    assert ann.http.post(f"/api/tournaments/{tournament}/end").json()["stage"] == "ended"
    assert ann.table(started["your_table"])["status"] == "playing"
    assert ann.http.get("/api/tournaments/nothing").status_code == 404
    assert ann.http.post("/api/tournaments", json={"pairing": "chess"}).status_code == 422
