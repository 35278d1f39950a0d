"""One source for the wire: what is made from its forms is fresh, and what is sent in real games has these forms."""

import json
import random
from inspect import get_annotations
from typing import Any, get_args, get_type_hints

import build_core
import build_wire
import msgspec
import pytest

import windfall
from tests.server.running import Json, Person, Seat, Server, run
from windfall.engine.title import Component
from windfall.server.wire import messages, schema, shapes

TITLES: list[tuple[str, Json]] = [
    ("newfrontiers", {"goals": True, "starry_rift": True}),
    ("race", {}),
    ("jumpdrive", {}),
]
BOT = {"sort": "bot", "level": "easy"}


@pytest.mark.skipif(
    not (build_wire.WEB / "node_modules" / "json-schema-to-typescript").exists(), reason="the client is not installed"
)
def test_what_is_made_from_the_forms_is_fresh() -> None:
    for path, text in build_wire.texts().items():
        assert path.read_text() == text, f"{path.name} is out of date; run `make wire`"


def check(told: Any, form: Any) -> None:
    """What was told has this form, with every field of it and no other."""
    assert json.loads(msgspec.json.encode(msgspec.json.decode(json.dumps(told), type=form))) == told


def check_frames(title: str, frames: list[Json]) -> None:
    """A view has the form of its title."""
    for frame in frames:
        check(frame["view"], windfall.title(title).view_type)
        frame["view"] = {"round": frame["view"]["round"]}


@pytest.mark.parametrize(("title", "options"), TITLES)
@run
async def test_all_that_is_said_of_a_game_has_its_form(server: Server, title: str, options: Json) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open_table(title, "me", "open", BOT, settings=options, hints=True)["id"]
    mine = await ann.join(table)
    bob.sit(table, 1)
    theirs = await bob.join(table)
    rng = random.Random(3)
    while mine.decision is None:
        await play_once(theirs, rng)
        await mine.settle()
    await mine.ask_hint()
    await mine.send(type="chat", text="Hello")
    await mine.send(type="undo", seat=0)
    await mine.send(type="look", viewer=-1)
    await mine.send(type="look", viewer=0)
    await mine.settle()
    while not (mine.over and theirs.over):
        await play_once(mine, rng)
        await play_once(theirs, rng)
    sorts = set()
    for seat in (mine, theirs):
        for text in seat.received:
            message = json.loads(text)
            sorts.add(message["type"])
            if message["type"] == "state":
                check_frames(title, message["frames"])
            check(message, messages.ServerMessage)
        await seat.close()
    assert sorts >= {"table", "state", "hint", "chat", "error"}
    check(ann.http.get("/api/me").json(), shapes.Me)
    check(ann.http.get("/api/titles").json(), list[shapes.TitleShape])
    check(ann.http.get(f"/api/titles/{title}/components").json(), list[Component])
    check(ann.http.get("/api/tables").json(), shapes.Tables)
    check(ann.http.get(f"/api/tables/{table}").json(), shapes.TableShape)
    scores = ann.http.get(f"/api/tables/{table}/scores").json()
    check(scores, shapes.Scores)
    assert set(scores["result"]["ended_by"]) <= set(scores["words"]["ends"])
    check(ann.http.get("/api/tables/nowhere").json(), shapes.Failure)
    frames = ann.http.get(f"/api/tables/{table}/frames?viewer=0&first=0&last=40").json()
    check_frames(title, frames)
    check(frames, list[shapes.Frame])


async def play_once(seat: Seat, rng: random.Random) -> None:
    """Choose at random if asked."""
    await seat.settle()
    if seat.decision is not None:
        await seat.play(rng.choice(seat.decision["options"])["action"])


def test_nothing_that_stands_in_the_protocol_is_compiled() -> None:
    """Compiled classes do not keep the types of their fields, by which forms are described when the server starts."""
    compiled = {path.relative_to(build_core.SOURCES).with_suffix("") for path in build_core.core()}
    modules = {".".join(path.parts) for path in compiled}
    views = [windfall.title(name).view_type for name in windfall.title_names()]
    found: set[type] = set()
    for form in (*schema._HEARD, *schema._TOLD, *views):
        _collect(form, found)
    assert len(found) > 100
    assert not [each for each in found if each.__module__ in modules]


def _collect(form: Any, found: set[type]) -> None:
    """All classes with fields that a form is made of."""
    for part in get_args(form):
        _collect(part, found)
    if isinstance(form, type) and form not in found and get_annotations(form):
        found.add(form)
        for part in get_type_hints(form).values():
            _collect(part, found)
