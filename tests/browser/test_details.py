"""What is pointed at is shown large beside the table, never over it, and only when somebody points."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

import windfall
from tests.browser.conftest import Door
from tests.browser.layout import wait_for_frames
from tests.browser.people import BOT
from tests.browser.reading import at_rest

LONGER_THAN_THE_DELAY: Final = 600  # milliseconds; what must not open has had its time to
SIZES: Final = ((1280, 800), (1920, 1080))

_LAY_UNDER_POINTER: Final = """
(thing, [x, y]) => {
  Object.assign(thing.style, { position: "fixed", left: `${x - 20}px`, top: `${y - 20}px`, zIndex: 99 });
}
"""


@pytest.mark.parametrize("title", windfall.title_names())
def test_details_lie_beside_the_table(door: Door, title: str) -> None:
    visitor = door.visitor("Ada")
    visitor.go_to_table(visitor.open_table(title, "me", BOT)).wait_until_asked()
    page = visitor.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        point_at(page, page.locator("main [data-choosable]").first)
        details = page.locator("#inspector")  # not what an icon below the pointer says
        expect(details).to_be_visible()
        for covered in ("main", ".prompt", "header"):
            assert not overlap(details, page.locator(covered).first), f"{covered} is covered at {width}x{height}"
        page.mouse.move(1, height - 1)
        expect(details).to_be_hidden()
    assert not visitor.errors


def test_what_slides_under_a_resting_pointer_is_not_shown(door: Door) -> None:
    visitor = door.visitor("Ada")
    visitor.go_to_table(visitor.open_table("race", "me", BOT)).wait_until_asked()
    page = visitor.page
    details = page.locator("#inspector")  # not what an icon below the pointer says
    bar = page.locator("header").first.bounding_box()
    assert bar is not None
    rest = [bar["x"] + bar["width"] / 2, bar["y"] + bar["height"] / 2]
    page.mouse.move(*rest)
    page.locator("main [data-choosable]").first.evaluate(_LAY_UNDER_POINTER, rest)
    page.wait_for_timeout(LONGER_THAN_THE_DELAY)
    expect(details).to_be_hidden()
    page.mouse.move(rest[0] + 3, rest[1] + 3)
    expect(details).to_be_visible()


def test_a_card_that_can_be_read_shows_only_what_changes(door: Door) -> None:
    visitor = door.visitor("Ada")
    visitor.go_to_table(visitor.open_table("race", "me", BOT)).wait_until_asked()
    page = visitor.page
    page.set_viewport_size({"width": 1920, "height": 1080})
    readable = page.locator("main [data-choosable]:has([data-readable]):not(:has(.cut))")
    point_at(page, readable.first)
    details = page.locator("#inspector")  # not what an icon below the pointer says
    expect(details).to_be_visible()
    expect(details.locator("article")).to_have_count(0)
    name, choice = (readable.first.locator("> .sr-only").text_content() or "").split(". ")
    expect(details.get_by_role("heading", name=name)).to_be_visible()
    expect(details).to_contain_text(choice)


def point_at(page: Page, thing: Locator) -> None:
    wait_for_frames(page, 5)  # in which a window of another size is laid out
    at_rest(page)
    area = thing.bounding_box()
    assert area is not None
    page.mouse.move(area["x"] + area["width"] / 2 - 4, area["y"] + area["height"] / 2)
    page.mouse.move(area["x"] + area["width"] / 2, area["y"] + area["height"] / 2)


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    wide = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    high = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return wide > 1 and high > 1
