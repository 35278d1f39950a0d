"""Somebody whom others try to spoil it for: tables, a tournament and devices, and how all that is."""

import asyncio
import random
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from tests.server.running import Json, Person, Server
from tests.support.belongings import of_person, secret_of, state_of

_TOURNAMENT: Final[Json] = {"pairing": "swiss", "titles": ["race"], "players": 2, "places": 32}
_OWN: Final = ("/api/me", "/api/me/devices", "/api/me/notices", "/api/me/standing")
_OF_A_GAME: Final = ("viewer", "decisions", "asked", "undo", "result")


@dataclass
class World:
    """Ann and Bob have a table that Mallory has the link of, and Eve plays with Ann at another; of a third nobody but
    Ann has the link. Anybody may find the tournament that Ann has opened, and guess at devices."""

    ann: Person
    bob: Person
    eve: Person
    mallory: Person
    hidden: str
    known: str
    shared: str
    over: str
    tournament: str
    devices: tuple[str, ...]
    secrets: tuple[str, ...]

    @staticmethod
    def begin(server: Server) -> "World":
        ann, bob, eve, mallory = (Person(server, name) for name in ("Ann", "Bob", "Eve", "Mallory"))
        friend: Json = {"sort": "local", "name": "Bo"}
        hidden = ann.open_table("race", "me", friend)["id"]
        known, shared = (ann.open_table(title, "me", "open")["id"] for title in ("race", "newfrontiers"))
        assert bob.sit(known, 1).status_code == eve.sit(shared, 1).status_code == 200
        over = eve.open_table("jumpdrive", "me", {"sort": "bot", "level": "beginner"})["id"]
        asyncio.run(_play(eve, over))
        opened = ann.http.post("/api/tournaments", json=_TOURNAMENT)
        assert opened.status_code == 201, opened.text
        devices = tuple(person.http.get("/api/me/devices").json()["devices"][0]["id"] for person in (ann, bob))
        deals = (secret_of(server, table) for table in (hidden, known, shared))
        secrets = (hidden, *of_person(ann), *of_person(bob), *deals)
        return World(ann, bob, eve, mallory, hidden, known, shared, over, opened.json()["id"], devices, secrets)

    def there(self, tables: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """What there is, by the names that paths have for it."""
        return {
            "table": tables,
            "title": ("race", "newfrontiers", "jumpdrive"),
            "tournament": (self.tournament,),
            "device": self.devices,
            "day": (datetime.now(UTC).date().isoformat(),),
            "number": ("1",),
            "seat": ("0", "1"),
            "at": ("0", "3"),
        }

    def as_it_is(self) -> Json:
        """What Ann and Bob have: all but the time, who is there, and what Eve would like to be called."""
        found: Json = {
            f"{path} of {person.id}": _lasting(person.http.get(path).json())
            for person in (self.ann, self.bob)
            for path in _OWN
        }
        for table, person in ((self.hidden, self.ann), (self.known, self.ann), (self.known, self.bob)):
            found[f"{table} of {person.id}"] = _lasting(person.table(table)), state_of(person, table)
        shared, state = _lasting(self.ann.table(self.shared)), state_of(self.ann, self.shared)
        shared["seats"][1]["name"] = "Eve"
        found["shared"] = shared, {name: state[name] for name in _OF_A_GAME}
        tournament = self.ann.http.get(f"/api/tournaments/{self.tournament}").json()
        found["tournament"] = tournament["stage"], tournament["host"], tournament["entrants"][0]
        return found


async def _play(person: Person, table: str) -> None:
    seat = await person.join(table)
    await seat.play_to_the_end(random.Random(1))
    await seat.close()


def _lasting(told: Json) -> Json:
    """But for the time, which is also when a device was first seen of which nothing is kept, and for who is there."""
    lasting = {name: value for name, value in told.items() if name != "now"}
    passing = ("here", "away", "may_stand_in", "seen", "created")
    for name in ("seats", "devices"):
        if name in lasting:
            lasting[name] = [{key: each[key] for key in each if key not in passing} for each in lasting[name]]
    return lasting
