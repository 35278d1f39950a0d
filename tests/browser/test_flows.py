"""Fewer clicks, and fingers: choosing what stays, questions that are not asked again, looking before choosing."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.people import BOT, CHANGED, WHAT_IS_ASKED
from tests.server.running import Seat, Server
from tests.support.playing import Playing

LONGER_THAN_THE_GUARD = 500  # milliseconds


def most_goes(seat: Seat) -> bool:
    """Whether fewer cards stay than go."""
    picks = seat.decision and seat.decision["picks"]
    return bool(picks and picks["least"] == picks["most"] < len(picks["options"]) < 2 * picks["most"])


@pytest.mark.parametrize("title", ["race", "jumpdrive"])
def test_what_stays_is_clicked_where_that_is_less(door: Door, server: Server, title: str) -> None:
    visitor = door.visitor("Ada")
    playing = Playing(server, visitor)
    while not playing.play(table := visitor.open_table(title, "me", BOT), most_goes):
        pass  # some games pass without it
    assert playing.seen.decision is not None
    picks = playing.seen.decision["picks"]
    page = visitor.go_to_table(table)
    page.wait_until_asked()
    expect(page.prompt).to_contain_text("Click what you keep")
    for _ in range(len(picks["options"]) - picks["most"]):
        page.click(next(one for one in page.choices() if not one.picked), wait=False)
    page.prompt.get_by_role("button", name="Confirm").click()
    expect(page.prompt).not_to_contain_text("Click what you keep: 0")
    assert visitor.errors == []


def test_a_question_is_declined_for_the_game_and_asked_again(door: Door, server: Server) -> None:
    visitor = door.visitor("Ada")
    playing = Playing(server, visitor)

    def asked_to_turn_up(seat: Seat) -> bool:
        return bool(seat.decision and seat.decision["kind"] == "turn_up_goal" and len(seat.decision["options"]) > 1)

    goals = {"goals": True}
    while not playing.play(table := visitor.open_table("newfrontiers", "me", BOT, settings=goals), asked_to_turn_up):
        pass  # some games pass without it
    page = visitor.go_to_table(table)
    page.wait_until_asked()
    visitor.page.get_by_role("button", name="Not this game").click()
    declined = page.prompt.get_by_text("Answered with no this game: Turn up your goal")
    expect(declined).to_be_visible()
    visitor.page.reload()
    expect(declined).to_be_visible()
    page.prompt.get_by_role("button", name="Ask again").click()
    expect(declined).to_be_hidden()
    assert visitor.errors == []


def test_a_finger_looks_first_and_chooses_then(door: Door, server: Server) -> None:
    visitor = door.visitor("Ada", phone=True)
    table = visitor.open_table("newfrontiers", "me", BOT)
    Playing(server, visitor).play_to_round(table, 2)
    page = visitor.go_to_table(table)
    page.wait_until_asked()
    question = page.sentence
    visitor.page.wait_for_timeout(LONGER_THAN_THE_GUARD)
    things = visitor.page.locator(".thing[data-choosable]")
    things.first.tap()
    detail = visitor.page.get_by_role("dialog")
    expect(detail).to_be_visible()
    assert page.sentence == question
    asked = visitor.page.evaluate(WHAT_IS_ASKED)
    detail.get_by_role("button", name="Choose").tap()
    expect(detail).to_be_hidden()
    visitor.page.wait_for_function(CHANGED, arg=asked)  # maybe to the same question without what was chosen
    assert visitor.errors == []
