"""Whole games over the socket, and messages that are refused."""

import json
import random

import pytest

import windfall
from tests.server.running import Json, Person, Seat, Server, run
from tests.support.said import said
from windfall.engine.game import replay

EASY: Json = {"sort": "bot", "level": "easy"}
MEDIUM: Json = {"sort": "bot", "level": "medium"}

GAMES: list[tuple[str, list[str | Json], Json]] = [
    ("newfrontiers", ["me", EASY, MEDIUM], {"goals": True, "starry_rift": True}),
    ("race", [MEDIUM, "me", EASY], {}),
    ("race", [EASY, "me"], {"experienced": True}),
    ("jumpdrive", ["me", MEDIUM, EASY, EASY], {}),
]


@pytest.mark.parametrize(("title", "seats", "options"), GAMES)
@run
async def test_a_whole_game_against_bots(server: Server, title: str, seats: list[str | Json], options: Json) -> None:
    ann = Person(server, "Ann")
    table = ann.open_table(title, *seats, settings=options)["id"]
    assert ann.http.get(f"/api/tables/{table}/journal").status_code == 409
    assert ann.http.get(f"/api/tables/{table}/scores").status_code == 409
    assert ann.http.get(f"/api/tables/{table}/frames").status_code == 409
    seat = await ann.join(table)
    await seat.play_to_the_end(random.Random(3))
    await seat.until(lambda seat: seat.status == "over")
    assert seat.state is not None
    assert seat.table is not None
    result = seat.state["result"]
    game = windfall.replay(windfall.Journal.from_json(ann.http.get(f"/api/tables/{table}/journal").content))
    assert list(game.result.scores) == result["scores"]
    assert seat.table["winners"] == result["winners"] == list(game.result.winners)
    _check_frames(seat, game.move_count)
    _check_replay(ann, table, game.move_count, seats.index("me"), seat)
    scores = ann.http.get(f"/api/tables/{table}/scores").json()
    assert scores["result"] == result
    assert [each["round"] for each in scores["history"]] == list(range(result["rounds"] + 1))
    assert scores["history"][0]["scores"] == list(game.title.scores(_first_round(game.journal()).state))
    assert scores["history"][-1]["scores"] == result["scores"]
    await seat.close()


def _first_round(journal: windfall.Journal) -> windfall.Game:
    """The game as it stood when its first round began."""
    return next(game for moves in range(len(journal.moves)) if (game := replay(journal, moves)).state.round == 1)


def _check_frames(seat: Seat, moves: int) -> None:
    """Every frame goes on where the one before ended."""
    counts = [frame["at"] for frame in seat.frames]
    assert counts == sorted(counts)
    assert counts[-1] == moves
    assert sum(len(frame["lines"]) > 0 for frame in seat.frames) > 5


def _check_replay(ann: Person, table: str, moves: int, viewer: int, seat: Seat) -> None:
    frames = []
    for first in range(0, moves + 1, 100):
        asked = f"/api/tables/{table}/frames?viewer={viewer}&first={first}&last={first + 99}"
        frames += ann.http.get(asked).json()
    assert [frame["at"] for frame in frames] == list(range(moves + 1))
    assert frames[-1]["view"] == seat.frames[-1]["view"]
    told = [line for frame in seat.frames for line in frame["lines"]]
    assert [line for frame in frames for line in frame["lines"]] == told
    too_many = ann.http.get(f"/api/tables/{table}/frames?viewer=0&first=0&last=100")
    assert (too_many.status_code, said(too_many.json())) == (409, {"error": "Ask for at most 100 frames at once."})
    assert ann.http.get(f"/api/tables/{table}/frames?viewer=7").status_code == 409


@run
async def test_play_again_keeps_people_and_moves_them_one_seat_on(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    first = ann.open_table("jumpdrive", "me", "open", EASY)
    assert ann.http.post(f"/api/tables/{first['id']}/again").status_code == 409
    bob.sit(first["id"], 1)
    seats = [await ann.join(first["id"]), await bob.join(first["id"])]
    await _play_all(seats, random.Random(1))
    assert Person(server).http.post(f"/api/tables/{first['id']}/again").status_code == 403
    again = ann.http.post(f"/api/tables/{first['id']}/again")
    assert again.status_code == 201
    assert [seat["sort"] for seat in again.json()["seats"]] == ["open", "bot", "person"], "everybody moves one seat on"
    await seats[1].until(lambda seat: bool(seat.table and seat.table["again"] == again.json()["id"]))
    joined = bob.http.post(f"/api/tables/{first['id']}/again").json()
    assert (joined["id"], joined["status"]) == (again.json()["id"], "playing")
    assert [seat["name"] for seat in joined["seats"]] == ["Bob", first["seats"][2]["name"], "Ann"]
    for seat in seats:
        await seat.close()


async def _play_all(seats: list[Seat], rng: random.Random) -> None:
    """Let several people choose at random until the game is over."""
    while not all(seat.over for seat in seats):
        for seat in seats:
            await seat.settle()
            if seat.decision is not None:
                await seat.play(rng.choice(seat.decision["options"])["action"])


@run
async def test_several_picks_are_played_all_or_none(server: Server) -> None:
    ann = Person(server)
    table = ann.open_table("race", "me", "open")["id"]
    Person(server).sit(table, 1)
    seat = await ann.join(table)
    before = seat.decision
    assert before is not None
    assert before["picks"] is not None
    pool = [option["action"] for option in before["picks"]["options"]]
    for actions in ([pool[0], 999_999], [pool[0], -1], [], [pool[0], pool[1], pool[2]], ["x"], [pool[0], 1.5]):
        answer = await seat.ask(type="play", seat=0, key=before["key"], actions=actions)
        assert answer["type"] == "error"
    await seat.ask(type="sync")
    assert seat.decision == before
    assert before["picks"]["least"] == 2
    answer = await seat.play(pool[1], pool[0])
    assert answer["type"] == "state"
    assert seat.decision is None
    await seat.close()


@run
async def test_an_old_key_is_refused(server: Server) -> None:
    ann = Person(server)
    table = ann.open_table("jumpdrive", "me", EASY)["id"]
    seat = await ann.join(table)
    old = seat.decision
    assert old is not None
    assert (await seat.play(old["options"][0]["action"]))["type"] == "state"
    await seat.until(lambda seat: seat.decision is not None)
    now = seat.decision
    answer = await seat.ask(type="play", seat=0, key=old["key"], actions=[old["options"][0]["action"]])
    assert (answer["type"], answer["about"]) == ("error", "play")
    assert said(answer["message"]) == "This question is not open any more. See what is asked now."
    await seat.ask(type="sync")
    assert seat.decision == now
    await seat.close()


@run
async def test_nobody_finds_out_by_trying_what_a_choice_would_reveal(server: Server) -> None:
    """What follows a draw is refused alike whether it would be allowed or not, and nothing is played."""
    ann = Person(server)
    title = windfall.title("jumpdrive")
    table = ann.open_table("jumpdrive", "me", {"sort": "local", "name": "Eve"})["id"]
    seat = await ann.join(table)
    await seat.ask(type="look", viewer=1)
    await _answer(seat)
    await seat.ask(type="look", viewer=0)
    decision = seat.decision
    assert decision is not None
    picks = [option["action"] for option in decision["picks"]["options"]][: decision["picks"]["most"]]
    told = set()
    for guess in range(0, title.action_count, 7):
        answer = await seat.ask(type="play", seat=0, key=decision["key"], actions=[*picks, guess])
        told.add(json.dumps(answer))
    assert len(told) == 1
    await seat.ask(type="sync")
    assert seat.decision == decision
    await seat.close()


async def _answer(seat: Seat) -> None:
    """Give a whole answer to the question that waits."""
    decision = seat.decision
    assert decision is not None
    picks = decision["picks"]
    if picks is None:
        await seat.play(decision["options"][0]["action"])
    else:
        await seat.play(*[option["action"] for option in picks["options"]][: picks["most"]])


@run
async def test_only_owners_play(server: Server) -> None:
    ann, eve = Person(server), Person(server)
    table = ann.open_table("race", "me", EASY)["id"]
    seat, watcher = await ann.join(table), await eve.join(table)
    assert seat.decision is not None
    action = seat.decision["options"][0]["action"]
    for message in (
        {"type": "play", "seat": 0, "key": seat.decision["key"], "actions": [action]},
        {"type": "undo", "seat": 0},
        {"type": "consent", "seat": 0, "agree": True},
        {"type": "look", "viewer": 0},
    ):
        answer = await watcher.ask(**message)
        assert (answer["type"], answer["about"]) == ("error", message["type"])
    answer = await seat.ask(type="play", seat=1, key=seat.decision["key"], actions=[action])
    assert said(answer["message"]) == "This seat is not yours."
    await seat.close()
    await watcher.close()


@run
async def test_who_comes_back_catches_up(server: Server) -> None:
    ann = Person(server)
    table = ann.open_table("newfrontiers", "me", EASY)["id"]
    seat = await ann.join(table)
    await seat.play_to_the_end(random.Random(2), moves=5)
    await seat.until(lambda seat: seat.decision is not None)
    lines = [line for frame in seat.frames for line in frame["lines"]]
    back = await ann.join(table)
    assert back.state is not None
    assert back.state["reset"]
    assert len(back.frames) == 1
    assert back.frames[0]["view"] == seat.frames[-1]["view"]
    assert back.frames[0]["lines"] == lines
    assert back.decision == seat.decision
    await back.play_to_the_end(random.Random(2), moves=2)
    await seat.until(lambda seat: seat.frames[-1]["at"] == back.frames[-1]["at"])
    await seat.close()
    await back.close()


@run
async def test_a_hot_seat(server: Server) -> None:
    """One person chooses for all seats, and looks from the one whose turn it is."""
    ann = Person(server, "Ann")
    table = ann.open_table("race", "me", {"sort": "local", "name": "Bo"}, EASY)["id"]
    seat = await ann.join(table)
    rng = random.Random(5)
    own = (0, 1)
    while not seat.over:
        await seat.settle()
        assert seat.state is not None
        if seat.over:
            break
        asked = [each for each in seat.state["asked"] if each in own]
        if not asked:
            await seat.until(lambda seat: bool(seat.state and (seat.over or set(seat.state["asked"]) & set(own))))
            continue
        if seat.state["viewer"] != asked[0]:
            await seat.ask(type="look", viewer=asked[0])
        assert seat.decision is not None
        assert (await seat.play(rng.choice(seat.decision["options"])["action"]))["type"] == "state"
    assert (await seat.ask(type="look", viewer=2))["viewer"] == 2
    assert (await seat.ask(type="look", viewer=-1))["viewer"] == -1
    assert (await seat.ask(type="look", viewer=3))["type"] == "error"
    await seat.close()
