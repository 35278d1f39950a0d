"""Requests of all shapes, from strangers, from visitors with a cookie and from players: none makes the server fail,
changes what others have or tells of it, and every answer is as its description says."""

import itertools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.attack.scale import FULL, many
from tests.server.running import GENEROUS, Person, Server, running
from tests.support.victims import World
from windfall.server.app import create_app

EXAMPLES: Final = many(8, 150)  # and more, of each request there is
CHECKS: Final = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
GIVES_UP: Final = ("DELETE", "/api/me")  # who sends this is a player no more
TAKES_LONG: Final = ("POST", "/api/tables/{table}/review")  # of a game that is over

schema = schemathesis.openapi.from_dict(create_app().openapi())


@dataclass
class Visitor:
    """Who sends requests, with the cookies of a browser, and knows of some of what there is."""

    session: requests.Session = field(default_factory=requests.Session)
    there: Mapping[str, Iterator[str]] = field(default_factory=dict)

    @staticmethod
    def of(person: Person, world: World, *tables: str) -> "Visitor":
        session = requests.Session()
        session.cookies.set("windfall", person.http.cookies["windfall"])
        return Visitor(session, {name: itertools.cycle(known) for name, known in world.there(tables).items()})

    def send(self, case: schemathesis.Case, server: Server) -> bytes:
        """The answer, which is as its description says; what the path asks for is there, where that is known."""
        given: dict[str, Any] = case.path_parameters
        case.path_parameters = {**given, **{name: next(self.there[name]) for name in given.keys() & self.there.keys()}}
        answer = case.call_and_validate(f"http://{server.address}", checks=CHECKS, session=self.session)
        return answer.content


@dataclass
class Visitors:
    """All who send each request, and how many they have sent."""

    world: World
    mallory: Visitor  # has the link of a table
    eve: Visitor  # plays at two tables
    sent: int = 0
    cases: int = 0

    @staticmethod
    def of(world: World) -> "Visitors":
        mallory = Visitor.of(world.mallory, world, world.known)
        return Visitors(world, mallory, Visitor.of(world.eve, world, world.shared, world.over, world.known))

    def send(self, case: schemathesis.Case, server: Server) -> None:
        """In the short share they take turns."""
        request = (case.method.upper(), case.path)
        by = [Visitor(), self.mallory] + ([] if request in (GIVES_UP, TAKES_LONG) else [self.eve])
        self.cases += 1
        for visitor in by if FULL else by[self.cases % len(by) :][:1]:
            self.sent += 1
            told = visitor.send(case, server)
            assert not [secret for secret in self.world.secrets if secret.encode() in told]


@pytest.fixture(scope="module")
def visitors(server: Server) -> Iterator[Visitors]:
    world = World.begin(server)
    before = world.as_it_is()
    yield Visitors.of(world)
    assert world.as_it_is() == before


@pytest.fixture
def counted(visitors: Visitors, record_property: Callable[[str, object], None]) -> Iterator[Visitors]:
    before = visitors.sent
    yield visitors
    record_property("requests", visitors.sent - before)


@pytest.mark.timeout(3600)
@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_no_request_makes_the_server_fail(case: schemathesis.Case, server: Server, counted: Visitors) -> None:
    counted.send(case, server)


@pytest.fixture(scope="module", name="workshop")
def server_with_an_open_workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("workshop")
    url = f"sqlite:///{folder}/tables.sqlite3"
    with running(url, GENEROUS, workshop="open", components_folder=str(folder / "components")) as started:
        yield started


@schema.include(path_regex="^/api/workshop").exclude(path_regex="restart").parametrize()
@settings(max_examples=many(8, 100), deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_no_request_makes_the_workshop_fail(case: schemathesis.Case, workshop: Server) -> None:
    """Also where the title and the tile are there, which no random name would find."""
    case.call_and_validate(f"http://{workshop.address}", checks=CHECKS)
    case.path_parameters = {**case.path_parameters, "title": "jumpdrive", "entry_id": "survey_team"}
    case.call_and_validate(f"http://{workshop.address}", checks=CHECKS)


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b'{"name": NaN}', b"[" * 5000])
def test_bodies_that_are_no_json(server: Server, body: bytes) -> None:
    ann = Person(server)
    for method, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/tables/x/seats/0")):
        answer = ann.http.request(method, path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 404, 422)
        assert list(answer.json()) == ["error"]
        assert "Traceback" not in answer.text
