"""The pages around the tables: from one click to the game, and from its end to the next."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.people import BOT, TablePage

LABELS = {"newfrontiers": "New Frontiers", "race": "Race for the Galaxy", "jumpdrive": "Jump Drive"}


@pytest.mark.parametrize("title", LABELS)
def test_one_click_and_a_person_is_playing(door: Door, title: str) -> None:
    visitor = door.visitor()
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name=f"Play now: {LABELS[title]}").click()
    table = TablePage(visitor)
    assert table.wait_until_asked()
    assert table.choices()
    assert visitor.errors == []


def test_a_table_with_chosen_settings_is_continued_from_home(door: Door) -> None:
    visitor = door.visitor("Ada")
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Options of New Frontiers").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("label", has_text="2").first.click()
    dialog.get_by_label("Galactic Goals").check()
    dialog.get_by_role("button", name="Play", exact=True).click()
    TablePage(visitor).wait_until_asked()
    opened = page.url
    table = page.request.get(f"/api{opened[opened.index('/tables') :]}").json()
    assert table["settings"]["goals"] is True
    assert len(table["seats"]) == 2

    page.goto("/")
    page.get_by_role("region", name="Continue").get_by_role("link").first.click()
    TablePage(visitor).wait_until_asked()
    assert page.url == opened


def test_after_the_game_come_scores_replay_and_the_next_game(door: Door) -> None:
    visitor = door.visitor("Ada")
    page = visitor.page
    opened = visitor.open_table("jumpdrive", "me", BOT)
    table = visitor.go_to_table(opened)
    table.play_to_the_end(random.Random(11))
    result = page.request.get(f"/api/tables/{opened}/scores").json()["result"]

    table.prompt.get_by_role("link", name="Score sheet").click()
    sheet = page.get_by_role("region", name="Score sheet")
    for score in result["scores"]:
        expect(sheet.get_by_text(str(score), exact=True).first).to_be_visible()
    expect(page.get_by_role("img", name="Scores over the rounds")).to_be_visible()

    page.get_by_role("link", name="Watch the replay").click()
    controls = page.get_by_role("region", name="Replay")
    position = controls.get_by_role("slider")
    expect(position).to_have_value("0")
    expect(position).not_to_have_attribute("max", "1")  # all steps are there
    controls.get_by_role("button", name="Step on").click()
    expect(position).not_to_have_value("0")
    controls.get_by_role("button", name="Round on").click()
    expect(page.locator("header")).to_contain_text("Round 2")
    mine = page.locator("main [data-subject^='card:']").count()
    controls.get_by_role("combobox").select_option(index=1)  # seen by somebody else: their hand is there now
    expect(page.locator("main [data-subject^='card:']").first).to_be_visible()
    assert mine > 0
    position.press("End")
    expect(page.get_by_role("log", name="Log")).to_contain_text("Round 5")

    page.get_by_role("link", name="Score sheet").click()
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(f"/tables/{opened}/scores")
    assert TablePage(visitor).wait_until_asked()
    assert visitor.errors == []


def test_the_library_finds_and_marks_components(door: Door) -> None:
    page = door.visitor().page
    page.goto("/library/newfrontiers")
    entries = page.get_by_role("button", name="reconstructed")
    expect(entries.first).to_be_visible()
    everything = entries.count()
    page.get_by_role("searchbox").fill("rebel base")
    expect(page.get_by_role("button", name="Rebel Base")).to_be_visible()
    assert page.get_by_role("button", name="reconstructed").count() < everything
    page.get_by_role("button", name="Rebel Base").click()
    expect(page.get_by_role("dialog")).to_contain_text("Rebel Base")


@pytest.mark.parametrize("title", LABELS)
def test_help_explains_the_terms(door: Door, title: str) -> None:
    page = door.visitor().page
    page.goto(f"/help/{title}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(LABELS[title])
    expect(page.locator("dt").nth(8)).to_be_visible()


def test_a_host_fills_open_seats_with_bots(door: Door) -> None:
    visitor = door.visitor("Ada")
    visitor.page.goto(f"/tables/{visitor.open_table('race', 'me', 'open', 'open')}")
    visitor.page.get_by_role("button", name="bots").click()
    assert TablePage(visitor).wait_until_asked()
