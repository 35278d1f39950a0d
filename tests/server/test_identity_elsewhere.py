"""Signing out, joining and deleting where the sockets are at other processes, or in an annex."""

from pathlib import Path

import httpx

from tests.server.components import renamed, restart
from tests.server.running import GENEROUS, Person, Server, run
from tests.support.redis_server import RedisServer


def at(server: Server, person: Person) -> Person:
    """The same browser, connected to another process."""
    same = Person(server)
    same.http.cookies = httpx.Cookies(person.http.cookies)
    return same


def link(person: Person) -> str:
    token: str = person.http.post("/api/me/links").json()["token"]
    return token


@run
async def test_other_processes_are_told(postgres: str, redis: RedisServer) -> None:
    servers = [Server(postgres, GENEROUS, {"redis_url": redis.url}) for _ in range(2)]
    try:
        one, other = (server.start() for server in servers)
        ann, guest = Person(one, "Ann"), Person(one, "Guest")
        table = guest.open_table("race", "me", "open")["id"]
        seat = await at(other, guest).join(table)
        assert guest.http.post("/api/me/links/use", json={"token": link(ann)}).status_code == 200
        assert await seat.closed() == 4012
        phone = at(other, guest)
        seat = await phone.join(table)
        assert seat.table is not None
        assert seat.table["seats"][0]["yours"]
        assert seat.table["seats"][0]["name"] == "Ann"
        (device,) = [each["id"] for each in phone.http.get("/api/me/devices").json()["devices"] if each["here"]]
        assert ann.http.delete(f"/api/me/devices/{device}").status_code == 200
        assert await seat.closed() == 4001
        assert phone.http.get("/api/me").json()["name"] != "Ann"
    finally:
        for server in servers:
            server.kill()


@run
async def test_annexes_are_told(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", GENEROUS).start()
    try:
        ann, bob, guest = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Guest")
        table = bob.open_table("jumpdrive", "me", "open")["id"]
        guest.sit(table, 1)
        restart(server, renamed(tmp_path / "data", "Corrected"))
        his, theirs = await bob.join(table), await guest.join(table)
        assert guest.http.post("/api/me/links/use", json={"token": link(ann)}).status_code == 200
        assert await theirs.closed() == 4012
        await his.until(lambda seat: seat.table is not None and seat.table["seats"][1]["name"] == "Ann")
        theirs = await ann.join(table)
        assert theirs.decision is not None
        (here,) = [each["id"] for each in ann.http.get("/api/me/devices").json()["devices"] if each["here"]]
        assert ann.http.delete(f"/api/me/devices/{here}").status_code == 200
        assert await theirs.closed() == 4001
        assert guest.http.delete("/api/me").status_code == 200
        await his.until(lambda seat: seat.table is not None and seat.table["seats"][1]["sort"] == "bot")
        await his.close()
    finally:
        server.kill()
