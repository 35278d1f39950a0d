"""Hints: for the person who is asked, where they are allowed, about what that seat may know."""

import asyncio
import random
from pathlib import Path
from typing import NoReturn

import pytest

from tests.server.running import GENEROUS, Json, Person, Seat, Server, run, running
from tests.server.test_hall import hall_with_a_table
from tests.server.test_talk import until
from tests.support.said import said
from windfall.engine.words.message import message
from windfall.server.bots import BotPool
from windfall.server.database.records import Player, SeatRecord, TableRecord
from windfall.server.refusals import RequestRefused
from windfall.server.settings import Limits, Settings
from windfall.server.tables.connection import Connection
from windfall.server.wire.messages import AskHint

BOT = {"sort": "bot", "level": "easy"}
TITLES = ("newfrontiers", "race", "jumpdrive")


@pytest.mark.parametrize("title", TITLES)
@run
async def test_a_hint_is_a_whole_answer_that_can_be_played(server: Server, title: str) -> None:
    """Every kind of question that comes up in some rounds is once answered as the hint says."""
    ann = Person(server, "Ann")
    seat = await ann.join(ann.open_table(title, "me", BOT)["id"])
    rng = random.Random(3)
    kinds: set[str] = set()
    for _ in range(40):
        await seat.until(lambda seat: seat.over or seat.decision is not None)
        decision = seat.decision
        if decision is None:
            break
        if decision["kind"] in kinds:
            answer = await seat.play(rng.choice(decision["options"])["action"])
        else:
            kinds.add(decision["kind"])
            hint = await seat.ask_hint()
            check(hint, decision)
            answer = await seat.play(*hint["advice"]["actions"])
        assert answer["type"] == "state", answer
    assert len(kinds) > 2
    await seat.close()


def check(hint: Json, decision: Json) -> None:
    assert hint["type"] == "hint", hint
    assert (hint["seat"], hint["key"]) == (decision["seat"], decision["key"])
    options = {option["action"] for option in decision["options"]}
    advice = hint["advice"]
    assert {estimate["action"] for estimate in advice["estimates"]} == options
    chances = [estimate["win_chance"] for estimate in advice["estimates"]]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    picks = decision["picks"]
    if picks is None:
        assert advice["actions"][0] == advice["estimates"][0]["action"]
        return
    members = [action for action in advice["actions"] if action != picks["done"]]
    assert picks["least"] <= len(members) <= picks["most"]
    pool = [option["action"] for option in picks["options"]]
    for action in members:
        pool.remove(action)  # each as often as it is there


@run
async def test_a_hint_is_told_to_nobody_else(server: Server) -> None:
    ann, bob, wat = (Person(server, name) for name in ("Ann", "Bob", "Wat"))
    table = ann.open_table("race", "me", "open", hints=True)["id"]
    bob.sit(table, 1)
    mine, other_window, his, watching = [await one.join(table) for one in (ann, ann, bob, wat)]
    assert (await mine.ask_hint())["type"] == "hint"
    for seat in (other_window, his, watching):
        await seat.settle()
        assert seat.hint is None
    for seat in (mine, other_window, his, watching):
        await seat.close()


@run
async def test_who_may_not_have_a_hint(server: Server) -> None:
    ann, bob, wat = (Person(server, name) for name in ("Ann", "Bob", "Wat"))
    table = ann.open_table("race", "me", "open", hints=True)["id"]
    bob.sit(table, 1)
    mine, his, watching = [await one.join(table) for one in (ann, bob, wat)]
    assert mine.decision is not None
    key = mine.decision["key"]
    for seat in (his, watching):
        await refused(seat, 0, key, "not yours")
    await refused(mine, 0, "old", "not open any more")
    await refused(mine, 0, his.decision["key"] if his.decision else "", "not open any more")
    for seat in (mine, his, watching):
        await seat.close()


async def refused(seat: Seat, number: int, key: str, words: str) -> None:
    answer = await seat.ask_hint(number, key)
    assert (answer["type"], answer["about"]) == ("error", "hint")
    assert words in said(answer["message"])


@run
async def test_hints_are_allowed_where_nobody_else_could_mind(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    assert ann.open_table("race", "me", BOT)["hints"] is True
    assert ann.open_table("race", "me", {"sort": "local", "name": "Eve"})["hints"] is True
    assert ann.open_table("race", "me", BOT, hints=False)["hints"] is False
    table = ann.open_table("race", "me", "open")
    assert table["hints"] is False
    bob.sit(table["id"], 1)
    mine = await ann.join(table["id"])
    assert mine.decision is not None
    await refused(mine, 0, mine.decision["key"], "not allowed at this table")
    await mine.close()


def test_a_table_filled_with_bots_has_hints(server: Server) -> None:
    ann = Person(server, "Ann")
    table = ann.open_table("race", "me", "open")["id"]
    assert ann.sit(table, 1, **BOT).json()["hints"] is True


@pytest.mark.parametrize(
    ("said", "others", "allowed"),
    [
        (None, [SeatRecord(level="easy")], True),
        (None, [SeatRecord("ann", local=True)], True),
        (None, [SeatRecord("bob")], False),
        (None, [SeatRecord()], False),
        (True, [SeatRecord("bob")], True),
        (False, [SeatRecord(level="easy")], False),
    ],
)
def test_the_host_has_the_last_word(said: bool | None, others: list[SeatRecord], allowed: bool) -> None:
    table = TableRecord.__new__(TableRecord)
    object.__setattr__(table, "hints", said)
    object.__setattr__(table, "seats", (SeatRecord("ann"), *others))
    assert table.hints_allowed is allowed


@run
async def test_one_hint_at_a_time_and_none_for_an_answered_question(server: Server) -> None:
    ann = Person(server, "Ann")
    seat = await ann.join(ann.open_table("race", "me", {"sort": "local", "name": "Eve"})["id"])
    decision = seat.decision
    assert decision is not None
    asked = {"type": "hint", "seat": decision["seat"], "key": decision["key"]}
    await seat.send(**asked)
    await seat.send(**asked)
    await seat.until(lambda seat: seat.hint is not None)
    assert [said(error["message"]) for error in seat.errors] == [
        "Your last hint is still being worked out. Wait a moment."
    ]
    assert seat.hint is not None
    await seat.play(*seat.hint["advice"]["actions"])
    await refused(seat, decision["seat"], decision["key"], "not open any more")
    await seat.close()


@run
async def test_a_hint_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.sqlite3", GENEROUS, bot_seconds=1e-6) as impatient:
        ann = Person(impatient, "Ann")
        seat = await ann.join(ann.open_table("jumpdrive", "me", {"sort": "local", "name": "Eve"})["id"])
        answer = await seat.ask_hint()
        assert (answer["type"], answer["about"]) == ("error", "hint")
        assert "takes too long" in said(answer["message"])
        assert seat.decision is not None
        assert (await seat.play(seat.decision["options"][0]["action"]))["type"] == "state"
        await seat.close()


class Slow(BotPool):
    """Hints are worked out when the test says so."""

    def __init__(self) -> None:
        super().__init__(0, 1.0)
        self.ready = asyncio.Event()

    async def advise(self, *_given: object) -> NoReturn:
        await self.ready.wait()
        raise RequestRefused(message("server-hint-none"))


@run
async def test_so_many_hints_are_worked_out_for_an_address(tmp_path: Path) -> None:
    """Others wait for them there, and nobody does elsewhere; when they are told, the next ones may ask."""
    bots = Slow()
    hall, room, store = await hall_with_a_table(tmp_path, Settings(limits=Limits(hints_per_address=3)), bots)
    live = room.live
    assert live is not None
    seat = live.course.game.seats[0]
    asked = AskHint(seat, live.key(seat))

    def ask(name: str, address: str) -> str | None:
        try:
            hall._hints.ask(live, asked, Connection(Player(name, name), Limits(), address))
        except RequestRefused as refusal:
            return refusal.message.id
        return None

    school, home = "192.0.2.1", "192.0.2.2"
    assert [ask(f"{number}", school) for number in range(5)] == [None] * 3 + ["server-hints-at-address"] * 2
    assert ask("at home", home) is None
    assert ask("0", home) == "server-hint-under-way"
    bots.ready.set()
    await until(lambda: not hall._hints._asked)
    assert [ask(f"{number}", school) for number in range(5)] == [None] * 3 + ["server-hints-at-address"] * 2
    await hall.stop()
    await bots.close()
    await store.close()
