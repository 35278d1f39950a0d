"""Small leaks: what a prompt tells, what a page may load, whose cookie counts, by which names the server is reached."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.in_process import serving, visitor
from tests.support.said import said
from windfall.server.database.records import MoveRecord, Player
from windfall.server.guards import HostMiddleware
from windfall.server.tables.course import Course
from windfall.server.tables.seating import new_table
from windfall.server.tables.undo import TakeBack, take_back
from windfall.server.wire.bodies import LocalSeat, MySeat

ANN = Player("ann", "Ann")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path, origins=("https://games.example",)) as started:
        yield started


def test_taking_back_does_not_tell_who_has_picked() -> None:
    """What was shown as free stays so when others have picked in an answer that still waits: nobody is asked."""
    told = 0
    for seed in range(40):
        table = new_table("race", {}, [MySeat(), LocalSeat("Bo"), LocalSeat("Cy")], ANN, public=False, shuffle=False)
        course = Course.of(replace(table, seed=seed, secret=None))
        for step in range(120):
            if course.game.over:
                break
            seat = course.game.seats[(seed + step) % len(course.game.seats)]
            before = {each: shown(course, each) for each in range(3) if each != seat}
            now = course.game.state.step()
            actions = course.game.actions(seat)
            course.play(MoveRecord(course.next_number, seat, actions[(seed * 7 + step) % len(actions)], step + 1))
            if course.game.state.step() == now:  # its answer still waits: nothing may have changed for the others
                for each, free in before.items():
                    assert shown(course, each) == free
                    told += free is True
    assert told > 0


def shown(course: Course, seat: int) -> bool | None:
    """Whether this seat takes back without asking anybody."""
    taken: TakeBack | None = take_back(course, seat, {other for other in range(3) if other != seat})
    return None if taken is None else taken.free


def test_the_page_runs_no_script_but_its_own(client: TestClient) -> None:
    policy = client.get("/").headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["script-src"] == rules["default-src"] == "'self'"
    assert rules["object-src"] == rules["frame-ancestors"] == "'none'"


def test_over_https_no_neighbour_can_plant_an_identity(client: TestClient) -> None:
    identities = client.app.state.identities  # type: ignore[attr-defined]
    safely = visitor(client, base="https://games.example")
    fresh = safely.get("/api/me")
    said = fresh.headers["set-cookie"]
    assert said.startswith("__Host-windfall=")
    assert {"Secure", "Path=/", "HttpOnly"} <= {part.strip() for part in said.split(";")}
    assert "domain" not in said.lower()
    own = fresh.json()["id"]
    planted = f"windfall={identities.signed('eve')}; __Host-windfall={identities.signed(own)}"
    answer = safely.get("/api/me", headers={"cookie": planted})
    assert answer.json()["id"] == own
    assert "set-cookie" not in answer.headers
    assert safely.get("/api/me", headers={"cookie": "windfall=x; __Host-windfall=y"}).json()["id"] not in ("eve", own)


def test_who_came_before_stays_who_they_were(client: TestClient) -> None:
    identities = client.app.state.identities  # type: ignore[attr-defined]
    safely = visitor(client, base="https://games.example")
    answer = safely.get("/api/me", headers={"cookie": f"windfall={identities.signed('ann')}"})
    assert answer.json()["id"] == "ann"
    assert answer.headers["set-cookie"].startswith("__Host-windfall=")
    plainly = client.get("/api/me", headers={"cookie": f"windfall={identities.signed('ann')}"})
    assert plainly.json()["id"] == "ann"
    assert "set-cookie" not in plainly.headers


@pytest.mark.parametrize(
    "host", ["evil.example", "games.example.evil.example", "127.0.0.1.evil.example", "", "[", "a b"]
)
def test_the_server_does_not_answer_to_names_of_others(client: TestClient, host: str) -> None:
    for method, path in (("GET", "/"), ("GET", "/api/tables"), ("PUT", "/api/me")):
        answer = client.request(method, path, headers={"host": host})
        assert answer.status_code == 421
        assert "--origin" in said(answer.json()["error"])


@pytest.mark.parametrize(
    "host",
    ["localhost", "127.0.0.1:8080", "[::1]:80", "192.0.2.7", "games.example", "GAMES.example:8443", "games.example."],
)
def test_it_answers_to_its_own_names_and_to_addresses(host: str) -> None:
    async def nobody(*_given: object) -> None:
        raise AssertionError

    assert HostMiddleware(nobody, ("https://games.example",)).knows(host)
