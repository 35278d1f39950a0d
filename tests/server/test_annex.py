"""Games that were dealt from other components than new tables are: they go on, and can be looked at, in an annex."""

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass

import httpx
import pytest

import windfall
from tests.server.components import renamed, restart
from tests.server.running import GENEROUS, PATIENCE, Json, Person, Server, run
from tests.server.test_reviews import check_places, reviewed
from tests.server.test_secrecy import check_what_is_told
from tests.support.said import said

EASY: Json = {"sort": "bot", "level": "easy"}
SHIPPED: Json = {"digest": windfall.title("jumpdrive").components_digest, "origin": "shipped"}
WORD = "Corrected"  # which begins the name of every corrected card


@dataclass
class House:
    """A server that was started again with corrected cards, and people with tables from before."""

    server: Server
    ann: Person
    bob: Person
    running: list[str]  # Ann, Bob and a bot play
    finished: str
    waiting: str


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    server = Server(f"sqlite:///{folder}/tables.sqlite3", GENEROUS).start()
    try:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        running: list[str] = [ann.open_table("jumpdrive", "me", "open", EASY)["id"] for _ in range(6)]
        for table in running:
            bob.sit(table, 1)
        finished: str = ann.open_table("jumpdrive", "me", "open")["id"]
        bob.sit(finished, 1)
        asyncio.run(play_to_the_end(finished, ann, bob))
        waiting: str = ann.open_table("jumpdrive", "me", "open")["id"]
        restart(server, renamed(folder / "data", WORD))
        yield House(server, ann, bob, running, finished, waiting)
    finally:
        server.kill()


async def play_to_the_end(table: str, *people: Person) -> list[str]:
    """All that people were told while they played."""
    seats = [await person.join(table) for person in people]
    await asyncio.gather(*(seat.play_to_the_end(random.Random(number)) for number, seat in enumerate(seats)))
    for seat in seats:
        await seat.close()
    return [text for seat in seats for text in seat.received]


@run
async def test_a_running_game_keeps_its_components(house: House) -> None:
    table = house.running.pop()
    assert house.ann.table(table)["components"] == {**SHIPPED, "current": False}
    seat = await house.ann.join(table)
    assert seat.table is not None
    assert seat.table["components"] == {**SHIPPED, "current": False}
    assert house.ann.table(table)["seats"][0]["here"]
    assert not house.ann.table(table)["seats"][1]["here"]
    await seat.close()
    cards = house.bob.http.get(f"/api/tables/{table}/components").json()
    assert [card["name"] for card in cards] == [card.name for card in windfall.title("jumpdrive").components()]
    told = await play_to_the_end(table, house.ann, house.bob)
    assert not any(WORD in text for text in told)
    journal = windfall.Journal.from_json(house.ann.http.get(f"/api/tables/{table}/journal").content)
    assert windfall.replay(journal).over  # with the cards of this process, which are as shipped


@run
async def test_a_new_table_has_the_corrected_components(house: House) -> None:
    table = house.bob.open_table("jumpdrive", "me", EASY)
    assert table["components"]["origin"] == "corrected"
    assert table["components"]["current"]
    assert table["components"]["digest"] != SHIPPED["digest"]
    cards = house.bob.http.get(f"/api/tables/{table['id']}/components").json()
    assert cards == house.bob.http.get("/api/titles/jumpdrive/components").json()
    told = await play_to_the_end(table["id"], house.bob)
    assert any(WORD in text for text in told)
    journal = windfall.Journal.from_json(house.bob.http.get(f"/api/tables/{table['id']}/journal").content)
    assert journal.components == table["components"]["digest"]


@run
async def test_a_table_that_waited_is_dealt_from_the_corrected_components(house: House) -> None:
    """Nothing was dealt yet. The table is at home here, so it is the same after one more start."""
    assert house.bob.table(house.waiting)["components"]["current"]
    assert house.bob.sit(house.waiting, 1).json()["status"] == "playing"
    seat = await house.bob.join(house.waiting)
    assert any(WORD in text for text in seat.received)
    assert house.bob.table(house.waiting)["components"]["origin"] == "corrected"
    await seat.close()


@run
async def test_a_finished_game_can_be_looked_at(house: House) -> None:
    ann, table = house.ann, house.finished
    sheet = ann.http.get(f"/api/tables/{table}/scores").json()
    journal = windfall.Journal.from_json(ann.http.get(f"/api/tables/{table}/journal").content)
    assert sheet["result"]["scores"] == list(windfall.replay(journal).result.scores)
    moves = ann.table(table)["moves"]
    last = min(99, moves)
    frames = ann.http.get(f"/api/tables/{table}/frames", params={"viewer": 1, "first": 0, "last": last})
    assert [frame["at"] for frame in frames.json()] == list(range(last + 1))
    assert WORD not in frames.text
    refused = ann.http.get(f"/api/tables/{table}/frames", params={"last": 500})
    assert said(refused.json()) == {"error": "Ask for at most 100 frames at once."}
    review = await reviewed(ann, table)
    assert review["chances"][-1]["at"] == moves
    check_places(ann, table, review["mistakes"])


@run
async def test_players_of_an_old_table_meet_again_with_the_corrected_components(house: House) -> None:
    seat = await house.bob.join(house.finished)
    new = house.ann.http.post(f"/api/tables/{house.finished}/again").json()
    assert new["components"]["current"]
    await seat.until(lambda seat: seat.table is not None and seat.table["again"] == new["id"])
    assert house.bob.http.post(f"/api/tables/{house.finished}/again").json()["id"] == new["id"]
    await seat.close()


@run
async def test_names_and_chat_reach_a_table_in_an_annex(house: House) -> None:
    table = house.running[0]
    seats = [await house.ann.join(table), await house.bob.join(table)]
    house.ann.http.put("/api/me", json={"name": "Anna"})
    await seats[1].until(lambda seat: seat.table is not None and seat.table["seats"][0]["name"] == "Anna")
    await seats[0].send(type="chat", text="Hello")
    await seats[1].until(lambda seat: bool(seat.chat))
    assert seats[1].chat[0]["name"] == "Anna"
    for seat in seats:
        await seat.close()


@run
async def test_nobody_is_told_more_through_an_annex(house: House) -> None:
    ann, bob, watcher = house.ann, house.bob, Person(house.server, "Wat")
    table = house.running.pop()
    seat = await watcher.join(table)
    assert (await seat.ask(type="look", viewer=0))["type"] == "error"
    assert said((await seat.ask(type="play", seat=0, key="", actions=[1]))["message"]) == "This seat is not yours."
    await seat.close()
    await check_what_is_told([ann, bob], watcher, table)


def test_lists_show_tables_wherever_they_are(house: House) -> None:
    new = house.ann.open_table("jumpdrive", "me", "open")["id"]
    listed = {table["id"]: table for table in house.ann.http.get("/api/tables").json()["mine"]}
    assert {new, house.finished, *house.running} <= set(listed)
    assert listed[house.finished]["status"] == "over"


def test_requests_to_an_annex_are_refused_as_here(house: House) -> None:
    table = house.running[0]
    for person in (house.ann, Person(house.server)):
        for request in ("scores", "journal", "frames"):
            answer = person.http.get(f"/api/tables/{table}/{request}")
            assert (answer.status_code, said(answer.json())) == (409, {"error": "The game is not over yet."})
        assert person.http.get(f"/api/tables/{table}/frames", params={"viewer": 99}).status_code == 422
        assert person.http.post(f"/api/tables/{table}/review").status_code == 409
        assert person.http.delete(f"/api/tables/{table}/review").status_code == 405
    foreign = house.ann.http.post(f"/api/tables/{table}/review", headers={"origin": "https://elsewhere.example"})
    assert foreign.status_code == 403


def test_answers_of_an_annex_are_like_those_of_the_server(house: House) -> None:
    """Also in their headers: who has no cookie gets one identity, and what is long is compressed once."""
    url = f"http://{house.server.address}/api/tables/{house.finished}/frames?last=20"
    with httpx.Client(timeout=PATIENCE) as nobody:
        stranger = nobody.get(url)
    assert stranger.headers.get_list("set-cookie", split_commas=False) == [stranger.headers["set-cookie"]]
    assert stranger.headers["content-encoding"] == "gzip"
    assert stranger.headers["cache-control"] == "no-store"
    assert len(stranger.headers.get_list("date", split_commas=False)) == 1
    with httpx.Client(timeout=PATIENCE) as nobody:
        plain = nobody.get(url, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == stranger.json()
