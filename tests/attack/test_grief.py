"""Spoiling it for others: seats that are not meant for one, lists full of one's own tables, limits passed at once."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.attack.scale import ATTACKER, many
from tests.server.in_process import open_table, serving, visitor
from tests.server.running import run
from tests.server.test_hall import ANN, hall_with_a_table
from windfall.server.refusals import RequestRefused
from windfall.server.settings import Limits, Settings
from windfall.server.tables.seating import new_table
from windfall.server.wire.bodies import MySeat, OpenSeat

LAVISH = Limits(public_tables_at_once=200)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with serving(tmp_path, LAVISH) as started:
        yield started


def sit(client: TestClient, table: str, seat: int, **wanted: str) -> int:
    return client.post(f"/api/tables/{table}/seats/{seat}", json=wanted or {"sort": "me"}).status_code


def end_game(client: TestClient, table: str) -> None:
    """As if it had been played."""
    context = client.app.state.context  # type: ignore[attr-defined]
    room = context.hall._rooms[table]
    progress = replace(room.table.progress, status="over", asked=(), winners=(0,))
    ended = replace(room.table, progress=progress)
    room.set_table(client.portal.call(context.store.save_seat, ended, 0))  # type: ignore[union-attr]


@pytest.mark.parametrize("public", [True, False])
def test_spectators_do_not_get_a_friends_seat_at_the_next_table(client: TestClient, public: bool) -> None:
    ann, bob, eve = client, visitor(client), visitor(client, ATTACKER)
    for each in (ann, bob, eve):
        each.get("/api/me")
    table = open_table(ann, "me", "open", public=public)
    assert sit(bob, table, 1) == 200
    end_game(ann, table)
    again = ann.post(f"/api/tables/{table}/again").json()["id"]
    assert bob.get(f"/api/tables/{table}").json()["again"] == again
    assert eve.get(f"/api/tables/{table}").json()["again"] is None
    assert eve.post(f"/api/tables/{table}/again").status_code == 403
    assert sit(eve, again, 0) == 403
    assert sit(bob, again, 0) == 200


def test_strangers_do_not_fill_public_tables_with_local_seats(client: TestClient) -> None:
    eve = visitor(client, ATTACKER)
    eve.get("/api/me")
    public = open_table(client, "me", "open", "open", public=True)
    private = open_table(client, "me", "open", "open")
    for table, told in ((public, 403), (private, 200)):
        assert sit(eve, table, 1) == 200
        assert sit(eve, table, 2, sort="local", name="Nobody") == told
    assert sit(client, public, 2, sort="local", name="Friend") == 200


def test_one_visitors_tables_do_not_hide_the_others(client: TestClient) -> None:
    """The attacker has many identities and one address; the tables of others are older."""
    others = [open_table(visitor(client, f"192.0.2.{number}"), "me", "open", public=True) for number in range(5)]
    for _ in range(many(60, 400)):
        open_table(visitor(client, ATTACKER), "me", "open", public=True)
    listed = listed_for(client)
    assert len(listed) == 50
    assert set(others) <= set(listed[:6])


def test_one_visitors_tables_do_not_hide_the_others_when_the_server_starts_again(tmp_path: Path) -> None:
    """Where tables were opened from is forgotten then; those whose hosts are there come first."""
    with serving(tmp_path, LAVISH) as client:
        hosts = [visitor(client, f"192.0.2.{number}") for number in range(3)]
        others = [open_table(host, "me", "open", public=True) for host in hosts]
        for _ in range(many(60, 400)):
            open_table(visitor(client, ATTACKER), "me", "open", public=True)
    with serving(tmp_path, LAVISH) as client:
        assert not set(others) & set(listed_for(client))
        for host, table in zip(hosts, others, strict=True):
            again = visitor(client, address_of(host))
            again.cookies = host.cookies
            # the test client ends what it has started by cancelling it
            with suppress(CancelledError), again.websocket_connect(f"ws://127.0.0.1/api/tables/{table}/play") as socket:
                socket.receive_json()
        client.app.state.context.lobby.forget()  # type: ignore[attr-defined]
        assert set(listed_for(client)[:3]) == set(others)


def address_of(client: TestClient) -> str:
    return str(client._transport.client[0])  # type: ignore[attr-defined]


def listed_for(client: TestClient) -> list[str]:
    return [table["id"] for table in visitor(client).get("/api/tables").json()["open"]]


def test_public_tables_have_a_rate(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(public_tables_at_once=2)) as client:
        body = {"title": "race", "seats": [{"sort": "me"}, {"sort": "open"}], "public": True}
        told = [client.post("/api/tables", json=body).status_code for _ in range(3)]
        assert told == [201, 201, 429]
        told = [visitor(client).post("/api/tables", json=body).status_code for _ in range(8)]
        assert told.count(201) == 4  # those at one address share three times as many
        assert client.post("/api/tables", json={**body, "public": False}).status_code == 201


@run
async def test_limits_hold_for_those_who_ask_at_the_same_moment(tmp_path: Path) -> None:
    hall, _room, store = await hall_with_a_table(tmp_path, Settings(limits=Limits(live_tables=5)))
    seats = [MySeat(), OpenSeat()]

    async def ask() -> bool:
        try:
            await hall.opening.open(new_table("newfrontiers", {}, seats, ANN, public=False, shuffle=False))
        except RequestRefused:
            return False
        return True

    assert sum(await asyncio.gather(*(ask() for _ in range(20)))) <= 4
    assert await store.live_tables_of(ANN.id) <= 5
    await store.close()
