"""What a round of Jump Drive brings is seen to come from where it comes from, unless somebody wants no motion."""

import random

import pytest

from tests.browser.conftest import Door
from tests.browser.people import BOT
from tests.server.running import Seat, Server
from tests.support.playing import Playing

# Where things fly from that fly above the page.
_WATCH = """
() => {
  window.flights = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.inert) window.flights.push(node.dataset.from);
  }).observe(document.body, { childList: true });
}
"""


def brings_vps(seat: Seat) -> bool:
    view = seat.frames[-1]["view"]
    return bool(seat.decision and seat.decision["kind"] == "place" and view["empires"][0]["vp_per_round"] > 0)


@pytest.mark.parametrize("still", [False, True], ids=["moving", "reduced motion"])
def test_vps_fly_from_the_cards_and_income_from_the_deck(door: Door, server: Server, still: bool) -> None:
    visitor = door.visitor("Ada", speed="normal")
    if still:
        visitor.page.emulate_media(reduced_motion="reduce")
    table = visitor.open_table("jumpdrive", "me", BOT)
    assert Playing(server, visitor).play(table, brings_vps)
    page = visitor.go_to_table(table)
    page.wait_until_asked()
    visitor.page.evaluate(_WATCH)
    heading = visitor.page.locator("header h1")
    before, rng = heading.text_content(), random.Random(4)
    while page.wait_until_asked() and heading.text_content() == before:
        page.choose_any(rng)
    if still:
        assert visitor.page.evaluate("window.flights") == []
    else:
        visitor.page.wait_for_function("['vp0', 'deck'].every((place) => window.flights.includes(place))")
    assert not visitor.errors
