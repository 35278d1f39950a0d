"""An identity on several devices: links, signing out, joining, deleting, as clients do it."""

import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from tests.server.in_process import open_table, serving, visitor
from tests.server.running import Person, Server, run
from tests.support.said import said
from windfall.server.settings import Limits

Json = dict[str, Any]
LINUX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36"


@pytest.fixture
def ann(tmp_path: Path) -> Iterator[TestClient]:
    """Somebody at a server of their own, with a name."""
    limits = Limits(keys_per_minute=10_000, keys_at_once=1_000)
    with serving(tmp_path, limits) as client:
        client.headers["user-agent"] = LINUX
        assert client.put("/api/me", json={"name": "Ann"}).status_code == 200
        yield client


def phone_of(client: TestClient) -> TestClient:
    other = visitor(client)
    other.headers["user-agent"] = PHONE
    return other


def socket_of(table: str) -> str:
    return f"ws://127.0.0.1/api/tables/{table}/play"


def closed_with(socket: WebSocketTestSession) -> int:
    """Read until the server closes."""
    try:
        while True:
            socket.receive_json()
    except WebSocketDisconnect as closed:
        return closed.code


def link(client: TestClient) -> str:
    answer = client.post("/api/me/links")
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


def use(client: TestClient, token: str) -> Any:
    return client.post("/api/me/links/use", json={"token": token})


def me(client: TestClient) -> Json:
    told: Json = client.get("/api/me").json()
    return told


def devices(client: TestClient) -> list[Json]:
    told: list[Json] = client.get("/api/me/devices").json()["devices"]
    return told


def test_a_link_brings_an_identity_to_another_device(ann: TestClient) -> None:
    phone = phone_of(ann)
    table = open_table(ann, "me", "open")
    token = link(ann)
    told = phone.post("/api/me/links/look", json={"token": token}).json()
    assert told == {"name": "Ann", "mark": me(ann)["mark"], "yours": False, "tables": 0}
    assert me(phone)["name"] != "Ann", "looking changes nothing"
    assert use(phone, token).status_code == 200
    assert me(phone) == me(ann)
    assert [each["id"] for each in phone.get("/api/tables").json()["mine"]] == [table]
    shown = {(each["browser"], each["system"]): each["here"] for each in devices(phone)}
    assert shown == {("Firefox", "Linux"): False, ("Chrome", "Android"): True}


def test_marks_tell_people_of_one_name_apart(ann: TestClient) -> None:
    other = visitor(ann)
    other.put("/api/me", json={"name": "Ann"})
    table = open_table(ann, "me", "open", "open")
    other.post(f"/api/tables/{table}/seats/1", json={"sort": "me"})
    ann.post(f"/api/tables/{table}/seats/2", json={"sort": "local", "name": "Kid"})
    seats = ann.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["mark"] for seat in seats] == [me(ann)["mark"], me(other)["mark"], None]
    assert len({me(ann)["mark"], me(other)["mark"]}) == 2
    assert me(ann)["id"] not in ann.get(f"/api/tables/{table}").text


def test_a_device_that_is_signed_out_is_a_strangers(ann: TestClient) -> None:
    phone = phone_of(ann)
    use(phone, link(ann))
    table = open_table(ann, "me", "open")
    cookie = phone.cookies["windfall"]
    (theirs,) = [each for each in devices(ann) if not each["here"]]
    with phone.websocket_connect(socket_of(table)) as socket:
        assert socket.receive_json()["type"] == "table"
        assert ann.delete(f"/api/me/devices/{theirs['id']}").status_code == 200
        assert closed_with(socket) == 4001
    with visitor(ann).websocket_connect(socket_of(table), headers={"cookie": f"windfall={cookie}"}) as socket:
        assert closed_with(socket) == 4001
    assert me(phone)["id"] != me(ann)["id"]
    assert me(phone) == me(phone), "who is new there stays the same"
    assert [each["here"] for each in devices(ann)] == [True]
    again = visitor(ann)
    assert again.get("/api/me", headers={"cookie": f"windfall={cookie}"}).json()["name"] != "Ann"


def test_a_device_has_the_name_that_its_owner_gives_it(ann: TestClient) -> None:
    phone = phone_of(ann)
    assert phone.post("/api/me/links/use", json={"token": link(ann)}).status_code == 200
    (theirs,) = [each for each in devices(ann) if not each["here"]]
    (here,) = [each for each in devices(ann) if each["here"]]
    told = ann.put(f"/api/me/devices/{theirs['id']}", json={"name": "  Ann's\u200b phone "}).json()["devices"]
    assert {each["id"]: each["name"] for each in told} == {theirs["id"]: "Ann's phone", here["id"]: ""}
    assert {each["name"] for each in devices(phone) if each["here"]} == {"Ann's phone"}
    assert ann.put(f"/api/me/devices/{theirs['id']}", json={"name": "x" * 25}).status_code == 422
    assert ann.put(f"/api/me/devices/{theirs['id']}", json={"name": " "}).status_code == 200
    assert {each["name"] for each in devices(ann)} == {""}
    assert visitor(ann).put(f"/api/me/devices/{theirs['id']}", json={"name": "Mine"}).status_code == 404


def test_somebody_can_sign_out_where_they_are(ann: TestClient) -> None:
    phone = phone_of(ann)
    use(phone, link(ann))
    (here,) = [each for each in devices(phone) if each["here"]]
    answer = phone.delete(f"/api/me/devices/{here['id']}")
    assert answer.status_code == 200
    (fresh,) = answer.json()["devices"]
    assert fresh["id"] != here["id"]
    assert me(phone)["name"] != "Ann"
    assert len(devices(ann)) == 1


def test_a_cookie_of_before_becomes_a_device(ann: TestClient) -> None:
    old = visitor(ann)
    signed = ann.app.state.identities.signed(me(ann)["id"])  # type: ignore[attr-defined]
    old.cookies["windfall"] = signed
    assert me(old) == me(ann)
    for each in (ann, old):
        link(each)  # who means to use several devices has this one kept at once
    assert len(devices(old)) == 2
    (theirs,) = [each for each in devices(old) if each["here"]]
    assert ann.delete(f"/api/me/devices/{theirs['id']}").status_code == 200
    copy = visitor(ann)
    assert copy.get("/api/me", headers={"cookie": f"windfall={signed}"}).json()["id"] != me(ann)["id"]


def test_joining_keeps_the_games_of_both(ann: TestClient) -> None:
    phone = phone_of(ann)
    mine, theirs = open_table(ann, "me", "open"), open_table(phone, "me", "open")
    token = link(ann)
    assert phone.post("/api/me/links/look", json={"token": token}).json()["tables"] == 1
    with phone.websocket_connect(socket_of(theirs)) as socket:
        assert socket.receive_json()["table"]["seats"][0]["yours"]
        assert use(phone, token).status_code == 200
        assert closed_with(socket) == 4012, "whoever is connected comes again, as who they are now"
    for client in (ann, phone):
        assert {each["id"] for each in client.get("/api/tables").json()["mine"]} == {mine, theirs}
    seat = ann.get(f"/api/tables/{theirs}").json()["seats"][0]
    assert (seat["yours"], seat["name"], seat["mark"]) == (True, "Ann", me(ann)["mark"])


@run
async def test_who_was_muted_stays_so_as_another(server: Server) -> None:
    ann, bob, guest = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Guest")
    table = ann.open_table("race", "me", "open")["id"]
    host, loud = await ann.join(table), await guest.join(table)
    await loud.send(type="chat", text="boo")
    await host.until(lambda seat: bool(seat.chat))
    assert host.chat[0]["mark"] == guest.http.get("/api/me").json()["mark"]
    await host.send(type="mute", speaker=host.chat[0]["speaker"], muted=True)
    await host.settle()
    token = bob.http.post("/api/me/links").json()["token"]
    assert guest.http.post("/api/me/links/use", json={"token": token}).status_code == 200
    assert await loud.closed() == 4012
    quiet = await bob.join(table)
    await quiet.send(type="chat", text="boo")
    await quiet.until(lambda seat: bool(seat.errors))
    assert said(quiet.errors[0]["message"]) == "The host of this table has muted you."
    for seat in (host, quiet):
        await seat.close()


@run
async def test_others_at_a_table_see_who_is_deleted_leave(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    waiting = ann.open_table("race", "me", "open", "open")["id"]
    running = ann.open_table("jumpdrive", "me", "open")["id"]
    for table in (waiting, running):
        assert bob.sit(table, 1).status_code == 200
    waits, plays = await bob.join(waiting), await bob.join(running)
    assert ann.http.delete("/api/me").status_code == 200
    await waits.until(lambda seat: seat.table is not None and seat.table["seats"][0]["sort"] == "open")
    assert waits.table is not None
    assert waits.table["host"], "somebody must be able to place bots"
    await plays.until(lambda seat: seat.table is not None and seat.table["seats"][0]["sort"] == "bot")
    await plays.until(lambda seat: seat.decision is not None)
    await plays.play_to_the_end(random.Random(3), moves=4)
    assert plays.errors == []
    for seat in (waits, plays):
        await seat.close()


def test_two_who_sit_at_one_table_stay_two(ann: TestClient) -> None:
    phone = phone_of(ann)
    table = open_table(ann, "me", "open", "open")
    assert phone.post(f"/api/tables/{table}/seats/1", json={"sort": "me"}).status_code == 200
    answer = use(phone, link(ann))
    assert answer.status_code == 409
    assert "Race for the Galaxy" in said(answer.json()["error"])
    assert me(phone)["name"] != "Ann"
    assert phone.post(f"/api/tables/{table}/seats/1", json={"sort": "open"}).status_code == 200
    assert use(phone, link(ann)).status_code == 200


# Attacks


def test_a_link_works_once_and_only_the_last_one(ann: TestClient) -> None:
    replaced, token = link(ann), link(ann)
    first, second = visitor(ann), visitor(ann)
    assert use(first, replaced).status_code == 404
    assert use(first, token).status_code == 200
    assert use(second, token).status_code == 404
    assert me(second)["name"] != "Ann"


@pytest.mark.parametrize("token", ["", "x", "AAAA", "A" * 43, "é", "=", "a" * 101])
def test_a_link_that_is_guessed_opens_nothing(ann: TestClient, token: str) -> None:
    link(ann)
    for way in ("look", "use"):
        answer = visitor(ann).post(f"/api/me/links/{way}", json={"token": token})
        assert answer.status_code in (404, 422)


def test_an_own_link_is_not_used_up(ann: TestClient) -> None:
    token = link(ann)
    assert use(ann, token).status_code == 409
    assert use(visitor(ann), token).status_code == 200


def test_a_link_that_is_too_old_opens_nothing(ann: TestClient, tmp_path: Path) -> None:
    token = link(ann)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
        assert database.execute("SELECT purpose FROM tickets").fetchall() == [("link",)]
        database.execute("UPDATE tickets SET expires = '2020-01-01 00:00:00'")
    assert use(visitor(ann), token).status_code == 404


def test_who_guesses_links_is_stopped_also_with_many_identities(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(keys_per_minute=1, keys_at_once=2)) as client:
        answers = [visitor(client).post("/api/me/links/look", json={"token": "x"}).status_code for _ in range(25)]
        assert answers == [404] * 20 + [429] * 5


def test_the_database_does_not_hold_what_opens_an_identity(ann: TestClient, tmp_path: Path) -> None:
    token = link(ann)
    cookie = ann.cookies["windfall"]
    held = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert token.encode() not in held
    assert cookie.encode() not in held


def test_the_log_does_not_hold_it_either(ann: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(0)
    token = link(ann)
    use(visitor(ann), token)
    use(visitor(ann), token)
    assert token not in caplog.text
    assert ann.cookies["windfall"] not in caplog.text


def test_nobody_signs_out_anothers_device(ann: TestClient) -> None:
    eve = visitor(ann)
    (own,) = devices(ann)
    assert eve.delete(f"/api/me/devices/{own['id']}").status_code == 404
    assert eve.delete("/api/me/devices/nothing").status_code == 404
    assert me(ann)["name"] == "Ann"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/me/links"),
        ("POST", "/api/me/links/use"),
        ("POST", "/api/me/passkeys/options"),
        ("POST", "/api/me/sign-in"),
        ("DELETE", "/api/me/devices/x"),
        ("DELETE", "/api/me"),
    ],
)
def test_no_other_site_acts_for_a_visitor(ann: TestClient, method: str, path: str) -> None:
    answer = ann.request(method, path, headers={"origin": "https://evil.example"}, json={"token": "x"})
    assert answer.status_code == 403
    assert me(ann)["name"] == "Ann"


def test_looking_at_ones_devices_fills_no_database(ann: TestClient, tmp_path: Path) -> None:
    (here,) = devices(visitor(ann))
    assert here["here"]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        assert database.execute("SELECT count(*) FROM players").fetchall() == [(1,)]


def test_a_forged_cookie_is_nobodys(ann: TestClient) -> None:
    own = me(ann)["id"]
    signed = ann.cookies["windfall"]
    payload, _, signature = signed.rpartition(".")
    for forged in (payload, f"{payload}.", f"x{payload}.{signature}", own, f'["{own}","x"]'):
        answer = visitor(ann).get("/api/me", headers={"cookie": f"windfall={forged}"})
        assert answer.json()["id"] != own


# Data protection


def test_everything_that_is_kept_can_be_had(ann: TestClient) -> None:
    table = open_table(ann, "me", "open", public=True)
    answer = ann.get("/api/me/data")
    assert re.fullmatch(r'attachment; filename="[\w.-]+\.json"', answer.headers["content-disposition"])
    told = answer.json()
    assert (told["id"], told["name"], told["mark"]) == (me(ann)["id"], "Ann", me(ann)["mark"])
    (kept,) = told["tables"]
    assert (kept["id"], kept["status"], kept["seats"]) == (
        table,
        "waiting",
        [{"seat": 0, "name": "Ann", "ahead": []}],
    )
    assert "secret" not in answer.text
    stranger = visitor(ann).get("/api/me/data").json()
    assert (stranger["created"], stranger["tables"]) == (None, [])


@run
async def test_what_somebody_said_is_theirs_to_have_and_to_remove(server: Server) -> None:
    ann, eve = Person(server, "Ann"), Person(server)  # who has no name and no seat, and is no player
    mark = eve.http.get("/api/me").json()["mark"]
    table = ann.open_table("race", "me", "open")["id"]
    hers, theirs = await ann.join(table), await eve.join(table)
    await hers.send(type="chat", text="hello")
    await theirs.until(lambda seat: len(seat.chat) == 1)
    await theirs.send(type="chat", text="boo")
    await hers.until(lambda seat: len(seat.chat) == 2)
    await hers.send(type="mute", speaker=hers.chat[1]["speaker"], muted=True)
    await hers.settle()
    told = ann.http.get("/api/me/data").json()
    assert [(line["table"], line["name"], line["text"]) for line in told["said"]] == [(table, "Ann", "hello")]
    assert told["muted"] == [{"table": table, "mark": mark, "for_all": True}]
    (said_by_eve,) = eve.http.get("/api/me/data").json()["said"]
    assert (said_by_eve["table"], said_by_eve["text"]) == (table, "boo")
    assert eve.http.delete("/api/me").status_code == 200
    assert eve.http.get("/api/me").json()["mark"] != mark, "who only spoke is somebody, too"
    assert ann.http.get("/api/me/data").json()["muted"] == []
    late = await Person(server).join(table)
    await late.until(lambda seat: len(seat.chat) == 1)
    await late.settle()
    assert [line["text"] for line in late.chat] == ["hello"]
    for seat in (hers, theirs, late):
        await seat.close()


def test_who_is_deleted_leaves_no_name(ann: TestClient, tmp_path: Path) -> None:
    bob, phone = visitor(ann), phone_of(ann)
    bob.put("/api/me", json={"name": "Bob"})
    use(phone, link(ann))
    alone, shared = open_table(ann, "me", "open"), open_table(ann, "me", "open", "open")
    bob.post(f"/api/tables/{shared}/seats/1", json={"sort": "me"})
    before = me(ann)
    after = ann.delete("/api/me")
    assert after.status_code == 200
    assert after.json()["id"] != before["id"]
    assert me(ann) == after.json()
    assert me(phone)["id"] != before["id"]
    assert ann.get(f"/api/tables/{alone}").status_code == 404
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        dump = "\n".join(database.iterdump())
    assert "Ann" not in dump
    assert "Bob" in dump
