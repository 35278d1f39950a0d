"""Opening tables, taking and leaving seats, and the lists of tables."""

import pytest

import windfall
from tests.server.running import Json, Person, Server, run
from tests.support.said import said

BOT: Json = {"sort": "bot", "level": "easy"}


def test_a_visitor_gets_an_identity_that_stays(server: Server) -> None:
    ann = Person(server)
    cookie = ann.http.cookies["windfall"]
    first = ann.http.get("/api/me")
    assert first.json()["name"].startswith("Guest ")
    assert ann.http.put("/api/me", json={"name": "  Ann\u202e \t of  Earth "}).json()["name"] == "Ann of Earth"
    mark = first.json()["mark"]
    assert ann.http.get("/api/me").json() == {"id": ann.id, "name": "Ann of Earth", "mark": mark, "workshop": False}
    assert ann.http.cookies["windfall"] == cookie


def test_the_cookie_cannot_be_read_by_scripts_or_sent_from_other_sites(server: Server) -> None:
    header = Person(server).http.get("/api/me", headers={"cookie": ""}).headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=Lax" in header
    assert "Secure" not in header


def test_behind_https_the_cookie_is_secure(server: Server) -> None:
    headers = {"cookie": "", "x-forwarded-proto": "https"}
    assert "Secure" in Person(server).http.get("/api/me", headers=headers).headers["set-cookie"]


def test_a_forged_cookie_is_a_new_visitor(server: Server) -> None:
    ann = Person(server)
    value = ann.http.cookies["windfall"]
    forged = {"cookie": f"windfall={value[:-3]}abc"}
    ann.http.cookies.clear()
    assert ann.http.get("/api/me", headers=forged).json()["id"] != ann.id


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200d", "x" * 25, "\x01"])
def test_names_that_cannot_be_read_are_refused(server: Server, name: str) -> None:
    answer = Person(server).http.put("/api/me", json={"name": name})
    assert answer.status_code == 422
    assert said(answer.json()) == {"error": "A name has 1 to 24 visible characters."}


def test_titles_with_options_and_levels(server: Server) -> None:
    titles = {title["name"]: title for title in Person(server).http.get("/api/titles").json()}
    assert set(titles) == {"newfrontiers", "race", "jumpdrive"}
    assert titles["newfrontiers"]["players"] == [2, 3, 4, 5]
    assert [level["name"] for level in titles["race"]["levels"]] == ["beginner", "easy", "medium", "hard"]
    assert titles["race"]["usual_level"] == "medium"
    assert titles["race"]["settings"][0]["allowed"] == ["standard", "first_game"]


@pytest.mark.parametrize("title", ["newfrontiers", "race", "jumpdrive"])
def test_components(server: Server, title: str) -> None:
    components = Person(server).http.get(f"/api/titles/{title}/components").json()
    assert len(components) > 30
    assert set(components[0]) == {
        "id", "name", "sort", "face", "facts", "text", "documented", "reconstructed"
    }  # fmt: skip


@pytest.mark.parametrize("title", ["newfrontiers", "race", "jumpdrive"])
def test_the_numbers_of_the_rules_are_those_of_the_title(server: Server, title: str) -> None:
    numbers = Person(server).http.get(f"/api/titles/{title}/rule-numbers").json()
    assert numbers == windfall.title(title).rule_numbers()
    assert Person(server).http.get("/api/titles/chess/rule-numbers").status_code == 404


def test_a_table_starts_when_no_seat_is_open(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open_table("race", "me", "open", BOT, public=True)
    assert (table["status"], table["host"]) == ("waiting", True)
    assert [seat["sort"] for seat in table["seats"]] == ["person", "open", "bot"]
    assert table["id"] in [each["id"] for each in bob.http.get("/api/tables").json()["open"]]
    seated = bob.sit(table["id"], 1).json()
    assert (seated["status"], seated["host"]) == ("playing", False)
    assert [seat["yours"] for seat in seated["seats"]] == [False, True, False]
    assert [seat["name"] for seat in seated["seats"]] == ["Ann", "Bob", "Vega"]
    lists = bob.http.get("/api/tables").json()
    assert [each["id"] for each in lists["mine"]] == [table["id"]]
    assert table["id"] not in [each["id"] for each in lists["open"]]


def test_private_tables_are_not_listed(server: Server) -> None:
    ann, bob = Person(server), Person(server)
    table = ann.open_table("race", "me", "open")
    assert table["id"] not in [each["id"] for each in bob.http.get("/api/tables").json()["open"]]
    assert bob.table(table["id"])["id"] == table["id"]


def test_seats_change_only_as_the_rules_of_the_table_allow(server: Server) -> None:
    ann, bob = Person(server), Person(server)
    table = ann.open_table("newfrontiers", "me", "open", "open", BOT)["id"]
    assert bob.sit(table, 0).status_code == 409
    assert bob.sit(table, 1, sort="bot", level="easy").status_code == 403
    assert bob.sit(table, 3, sort="open").status_code == 403
    assert bob.sit(table, 0, sort="open").status_code == 403
    assert bob.sit(table, 7).status_code == 404
    assert bob.sit(table, 1, sort="local", name="Eve").status_code == 409
    assert bob.sit(table, 1).status_code == 200
    assert said(bob.sit(table, 2).json()) == {"error": "You sit at this table already."}
    assert bob.sit(table, 1, sort="open").json()["seats"][1]["sort"] == "open"
    assert ann.sit(table, 1, sort="bot", level="nobody").status_code == 422
    assert ann.sit(table, 1, sort="bot", level="medium").json()["seats"][1]["level"] == "medium"
    assert ann.sit(table, 1, sort="open").json()["seats"][1]["sort"] == "open"
    assert ann.sit(table, 1, sort="local", name="Eve").json()["seats"][1]["name"] == "Eve"
    started = ann.sit(table, 2, sort="bot", level="easy").json()
    assert started["status"] == "playing"
    assert len({seat["name"] for seat in started["seats"]}) == 4
    assert ann.sit(table, 2, sort="open").status_code == 409


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({"title": "chess", "seats": [{"sort": "me"}]}, "there is no title 'chess'"),
        ({"title": "race", "seats": [{"sort": "me"}]}, "is for 2 to 4 players"),
        ({"title": "race", "seats": [BOT, BOT]}, "Give a seat to a person"),
        ({"title": "race", "seats": [{"sort": "me"}, {"sort": "me"}]}, "You can take one seat"),
        ({"title": "race", "seats": [{"sort": "me"}, {"sort": "ghost"}]}, "seats.1"),
        ({"title": "race", "seats": [{"sort": "me"}, BOT], "settings": {"setup": "odd"}}, "cannot be 'odd'"),
        ({"title": "race", "seats": [{"sort": "me"}, {"sort": "local", "name": ""}]}, "visible characters"),
        ({"title": "race", "seats": [{"sort": "me"}, BOT], "seed": 1}, "seed"),
    ],
)
def test_tables_that_cannot_be(server: Server, body: Json, told: str) -> None:
    answer = Person(server).http.post("/api/tables", json=body)
    assert answer.status_code == 422
    assert told in said(answer.json()["error"])


def test_there_is_no_such_table(server: Server) -> None:
    ann = Person(server)
    for path in ("", "/scores", "/journal", "/frames"):
        answer = ann.http.get(f"/api/tables/nowhere{path}")
        assert (answer.status_code, said(answer.json())) == (404, {"error": "There is no such table. Check the link."})


def test_shuffled_seats_hold_the_same_players(server: Server) -> None:
    ann = Person(server, "Ann")
    orders = set()
    for _ in range(12):
        seats = ann.open_table("newfrontiers", "me", BOT, BOT, "open", shuffle=True)["seats"]
        orders.add(tuple(seat["name"] for seat in seats))
        assert sorted(seat["sort"] for seat in seats) == ["bot", "bot", "open", "person"]
    assert len(orders) > 1


@run
async def test_those_at_the_table_see_who_comes_and_goes(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open_table("race", "me", "open")["id"]
    seat = await ann.join(table)
    assert seat.table is not None
    assert seat.table["seats"][0]["here"]
    bob.sit(table, 1)
    await seat.until(lambda seat: seat.status == "playing" and seat.state is not None)
    other = await bob.join(table)
    await seat.until(lambda seat: bool(seat.table and seat.table["seats"][1]["here"]))
    await other.close()
    await seat.until(lambda seat: not (seat.table and seat.table["seats"][1]["here"]))
    bob.http.put("/api/me", json={"name": "Robert"})
    await seat.until(lambda seat: bool(seat.table and seat.table["seats"][1]["name"] == "Robert"))
    await seat.close()


@run
async def test_chat_reaches_all_and_those_who_come_later(server: Server) -> None:
    ann, watcher = Person(server, "Ann"), Person(server, "Wat")
    table = ann.open_table("race", "me", "open")["id"]
    seat, looker = await ann.join(table), await watcher.join(table)
    await seat.send(type="chat", text="  hello\u0007\n there ")
    await looker.until(lambda seat: len(seat.chat) == 1)
    await looker.send(type="chat", text="hi")
    await seat.until(lambda seat: len(seat.chat) == 2)
    late = await Person(server).join(table)
    await late.until(lambda seat: len(seat.chat) == 2)
    said = [{"name": "Ann", "seat": 0, "text": "hello there"}, {"name": "Wat", "seat": None, "text": "hi"}]
    for each in (seat, looker, late):
        if each is not looker:
            assert [{key: line[key] for key in ("name", "seat", "text")} for line in each.chat] == said
        await each.close()
