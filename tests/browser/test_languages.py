"""People read in languages of their own, and everything is said in them."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Door
from tests.browser.people import BOT, TablePage, Visitor
from tests.browser.reading import PSEUDO, cut_off, names_of, untranslated
from tests.browser.test_access import barriers, too_wide

TITLES = ("newfrontiers", "race", "jumpdrive")
WINS = {"de-DE": ("Das Spiel ist zu Ende.", "SP"), "fr-FR": ("La partie est finie.", "PV")}


@pytest.mark.share("race-de-DE", "newfrontiers-fr-FR")
@pytest.mark.parametrize(
    ("title", "language", "phone"),
    [
        ("race", "de-DE", False),
        ("newfrontiers", "fr-FR", False),
        ("jumpdrive", "fr-FR", False),
        ("jumpdrive", "de-DE", True),
    ],
)
def test_a_whole_game_in_another_language(door: Door, title: str, language: str, phone: bool) -> None:
    visitor = door.visitor("Ada", language=language, phone=phone)
    table = visitor.go_to_table(visitor.open_table(title, "me", BOT))
    table.wait_until_asked()
    assert visitor.page.locator("html").get_attribute("lang") == language[:2]
    rng = random.Random(title)
    for _ in range(9):
        table.choose_any(rng)
    assert barriers(visitor.page) == []
    table.play_to_the_end(rng)
    expect(table.prompt).to_contain_text(WINS[language][0])
    expect(table.prompt).to_contain_text(WINS[language][1])
    assert barriers(visitor.page) == []
    assert visitor.errors == []


def test_the_language_is_changed_at_the_table_and_remembered(door: Door) -> None:
    visitor = door.visitor("Ada")
    table = visitor.go_to_table(visitor.open_table("race", "me", BOT))
    table.wait_until_asked()
    expect(table.log).to_contain_text("Ada starts from")
    picked = [choice.name for choice in table.choices()]

    visitor.page.get_by_role("button", name="Menu", exact=True).click()
    visitor.page.get_by_label("Language").select_option("de")
    expect(table.log).to_contain_text("Ada beginnt mit")
    expect(visitor.page.get_by_role("link", name="Tisch verlassen")).to_be_visible()
    assert visitor.page.locator("html").get_attribute("lang") == "de"
    assert [choice.name for choice in table.choices()] != picked  # what can be chosen says it in German, too

    visitor.page.goto("/")
    expect(visitor.page.get_by_role("link", name="Spielen")).to_be_visible()
    visitor.page.get_by_label("Sprache").select_option("es")
    expect(visitor.page.get_by_role("link", name="Jugar")).to_be_visible()
    expect(visitor.page.get_by_role("heading", name="Continuar")).to_be_visible()
    assert visitor.errors == []


def test_two_people_read_one_table_in_two_languages(door: Door) -> None:
    ada, ben = door.visitor("Ada", language="fr-FR"), door.visitor("Ben", language="es-ES")
    adas = ada.go_to_table(ada.open_table("jumpdrive", "me", "open"))
    ben.page.goto(ada.page.url)
    ben.page.get_by_role("button", name="Sentarse aquí").click()
    bens = TablePage(ben)
    for table in (adas, bens):
        table.wait_until_asked()
    expect(adas.log).to_contain_text("distribue les cartes")
    expect(bens.log).to_contain_text("reparte las cartas")
    rng = random.Random(2)
    while bens.log.locator("h2").count() < 2:  # until a round was played
        for table in (adas, bens):
            if table.choices():
                table.choose_any(rng, wait=False)
    expect(adas.log).to_contain_text("Manche 1")
    expect(bens.log).to_contain_text("Ronda 1")
    assert ada.errors == ben.errors == []


def test_what_is_refused_is_said_in_the_readers_language(door: Door) -> None:
    visitor = door.visitor("Ada", language="de-DE")
    visitor.page.goto("/tables/nosuchtable")
    expect(visitor.page.get_by_role("link", name="Zur Startseite")).to_be_visible()
    expect(visitor.page.get_by_role("heading")).to_contain_text("Tisch")


def _read(page: Page, names: list[str]) -> None:
    """All that the page says comes from a catalogue, and can be read to its end."""
    assert untranslated(page, names) == []
    assert _cut_off_for_good(page) == []
    assert not too_wide(page)


def _cut_off_for_good(page: Page) -> list[str]:
    """What is cut off and stays so: while the table is laid out anew, things are measured and have no room yet."""
    for _ in range(50):
        found = cut_off(page)
        if not found:
            break
        page.wait_for_timeout(100)
    return found


def _pseudo(door: Door, name: str, *, phone: bool = False) -> Visitor:
    visitor = door.visitor(name, phone=phone)
    visitor.page.add_init_script(f"localStorage.setItem('windfall.language', '{PSEUDO}')")
    return visitor


@pytest.mark.share("newfrontiers-desktop", "race-desktop", "jumpdrive-phone")
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("title", TITLES)
def test_a_game_has_no_word_of_its_own(door: Door, title: str, phone: bool) -> None:
    visitor = _pseudo(door, "Pim", phone=phone)
    names = names_of(visitor, "Pim")
    table = visitor.go_to_table(visitor.open_table(title, "me", BOT))
    names += [seat["name"] for seat in visitor.page.request.get(f"/api{_path(visitor)}").json()["seats"]]
    rng = random.Random(4)
    for made in range(3_000):
        if not table.wait_until_asked():
            break
        if made % 5 == 0:
            _read(visitor.page, names)
        table.choose_any(rng)
    _read(visitor.page, names)
    for part in ("scores", "replay"):
        visitor.page.goto(f"{_path(visitor)}/{part}")
        visitor.page.get_by_role("button").first.wait_for()
        _read(visitor.page, names)
    assert visitor.errors == []


def _path(visitor: Visitor) -> str:
    return "/tables/" + visitor.page.url.split("/tables/")[1].split("/")[0]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_pages_have_no_word_of_their_own(door: Door, phone: bool) -> None:
    visitor = _pseudo(door, "Pim", phone=phone)
    names = names_of(visitor, "Pim")
    page = visitor.page
    names += [page.request.get("/api/me").json()["mark"], "Chrome", "Chromium", "Linux", "macOS", "Windows"]  # on Me
    waiting = visitor.open_table("race", "me", "open")
    addresses = ["/", "/me", "/games", "/leaderboard", "/privacy", f"/tables/{waiting}", "/nowhere"]
    addresses += ["/library", "/help"]
    addresses += [f"/{part}/{title}" for part in ("library", "help") for title in TITLES]
    for address in addresses:
        page.goto(address)
        page.get_by_role("heading").first.wait_for()
        page.wait_for_load_state("networkidle")
        _read(page, names)
    page.goto("/")
    page.locator("article button").nth(1).click()
    page.get_by_role("dialog").wait_for()
    _read(page, names)
    assert visitor.errors == []
