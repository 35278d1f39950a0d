"""Requests of all shapes: none makes the server fail, and every answer is as its description says."""

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import Person, Server
from windfall.server.app import create_app

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


schema = schemathesis.openapi.from_dict(create_app().openapi())


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_no_request_makes_the_server_fail(case: schemathesis.Case, server: Server) -> None:
    case.call_and_validate(f"http://{server.address}", checks=CHECKS)


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b'"x"', b"\xff\xfe", b'{"name": NaN}', b"[" * 5000])
def test_bodies_that_are_no_json(server: Server, body: bytes) -> None:
    ann = Person(server)
    for method, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/tables/x/seats/0")):
        answer = ann.http.request(method, path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 404, 422)
        assert list(answer.json()) == ["error"]
        assert "Traceback" not in answer.text
