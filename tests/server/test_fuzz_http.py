"""Requests of all shapes: none makes the server fail, and every answer is as its description says."""

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import GENEROUS, Person, Server, running
from windfall.server.app import create_app

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


schema = schemathesis.openapi.from_dict(create_app().openapi())


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_no_request_makes_the_server_fail(case: schemathesis.Case, server: Server) -> None:
    case.call_and_validate(f"http://{server.address}", checks=CHECKS)


@pytest.fixture(scope="module", name="workshop")
def server_with_an_open_workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("workshop")
    url = f"sqlite:///{folder}/tables.sqlite3"
    with running(url, GENEROUS, workshop="open", components_folder=str(folder / "components")) as started:
        yield started


@schema.include(path_regex="^/api/workshop").exclude(path_regex="restart").parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
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
