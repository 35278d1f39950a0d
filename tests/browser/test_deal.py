"""The replay page checks what a game was dealt from, and shows what it found."""

import json
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Door
from tests.browser.people import BOT, Visitor
from tests.server.running import Server
from tests.support.playing import Playing

_PROVEN: Final = "Every draw followed from a secret that the server had committed to before the first choice."
_FALSE: Final[dict[str, tuple[dict[str, Any], str]]] = {
    "other secret": ({"secret": "00" * 32}, "The secret is not the one that the server had committed to."),
    "other moves": ({"holds": False}, "The moves do not agree with the draws that follow from the secret."),
    "other commitment": (
        {"commitment": "00" * 32},
        "The server committed to something else than it showed at the beginning.",
    ),
}


def _played(door: Door, server: Server) -> tuple[Visitor, str]:
    """A game that somebody has seen the beginning of, in this browser."""
    visitor = door.visitor("Ada")
    table = visitor.open_table("jumpdrive", "me", BOT)
    assert visitor.go_to_table(table).wait_until_asked()
    Playing(server, visitor).play(table)
    return visitor, table


def _verdict(visitor: Visitor, table: str, short: str, long: str) -> None:
    visitor.page.goto(f"/tables/{table}/replay")
    summary = visitor.page.locator("summary", has_text=short)
    summary.click()
    expect(visitor.page.get_by_text(long, exact=True)).to_be_visible()


def test_a_fair_deal_is_proven(door: Door, server: Server) -> None:
    visitor, table = _played(door, server)
    proof = visitor.page.request.get(f"/api/tables/{table}/proof").json()
    _verdict(visitor, table, "Deal proven", _PROVEN)
    for told in (proof["commitment"], proof["secret"]):
        expect(visitor.page.get_by_text(told, exact=True)).to_be_visible()
    assert visitor.errors == []


@pytest.mark.parametrize("lie", _FALSE)
def test_a_server_that_lies_is_found_out(door: Door, server: Server, lie: str) -> None:
    visitor, table = _played(door, server)
    told, said = _FALSE[lie]
    visitor.page.route("**/proof", _lying(told))
    _verdict(visitor, table, "Deal not proven", said)


def _lying(told: dict[str, Any]) -> Callable[[Route], None]:
    def answer(route: Route) -> None:
        true = route.fetch()
        route.fulfill(response=true, body=json.dumps(true.json() | told))

    return answer
