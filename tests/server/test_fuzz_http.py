"""Requests of all shapes: none makes the server fail, changes a table of others or tells of it, and every answer is as
its description says."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.attack.scale import many
from tests.server.running import GENEROUS, Json, Person, Server, running
from windfall.server.app import create_app

EXAMPLES = many(8, 400)  # of each request there is
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


schema = schemathesis.openapi.from_dict(create_app().openapi())


@dataclass
class Victim:
    """Somebody with a table that nobody else has the link of."""

    ann: Person
    table: str

    @property
    def secrets(self) -> tuple[str, ...]:
        return self.table, self.ann.id, self.ann.http.cookies["windfall"]


def as_it_is(victim: Victim) -> tuple[Json, Json]:
    """What others may not change: all but the time."""
    table = victim.ann.table(victim.table)
    del table["now"]
    return table, victim.ann.http.get("/api/me").json()


@pytest.fixture(scope="module")
def victim(server: Server) -> Iterator[Victim]:
    ann = Person(server, "Ann")
    made = Victim(ann, ann.open_table("race", "me", {"sort": "local", "name": "Bo"})["id"])
    before = as_it_is(made)
    yield made
    assert as_it_is(made) == before


@pytest.mark.timeout(3600)
@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_no_request_makes_the_server_fail(case: schemathesis.Case, server: Server, victim: Victim) -> None:
    answer = case.call_and_validate(f"http://{server.address}", checks=CHECKS)
    assert not [secret for secret in victim.secrets if secret in answer.text]


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
