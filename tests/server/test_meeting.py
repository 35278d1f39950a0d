"""Processes that meet tell each other at once who is connected, and who has missed something learns it later."""

import asyncio

import pytest

from tests.server.running import run
from tests.server.test_talk import both, three, until
from tests.support.redis_server import RedisServer
from windfall.server import company
from windfall.server.company import Company
from windfall.server.presence import Presence
from windfall.server.settings import Limits
from windfall.server.talk.talk import EVERYWHERE, Square, Talk, TalkHere
from windfall.server.talk.words import Came, Visit, Went, Word

HOUR = 3600.0


async def begun(talk: Talk) -> Company:
    """A process that begins."""
    made = Company(talk, Presence(Limits()))
    await talk.join(EVERYWHERE, made.hear)
    made.start()
    await asyncio.sleep(0)  # it tells that it is there
    return made


@both
@run
async def test_a_process_that_begins_learns_who_is_at_the_others(
    kind: str, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "_SAY_SECONDS", HOUR)
    async with three(kind, redis) as talks:
        first, second = [await begun(talk) for talk in talks[:2]]
        first.admit(Visit("table", "Ann", "192.0.2.1", stranger=False), player=True)
        second.admit(Visit("table", "Bob", "192.0.2.2", stranger=False), player=True)
        await until(lambda: first.people("table") == {talks[1].name: 1})
        new = await begun(talks[2])
        await new.meet([talk.name for talk in talks[:2]])
        assert new.people("table") == {talks[0].name: 1, talks[1].name: 1}
        assert sorted(new.elsewhere("table")) == ["Ann", "Bob"]
        for each in (first, second, new):
            await each.stop()


@both
@run
async def test_who_has_missed_that_one_left_and_another_came_learns_it(kind: str, redis: RedisServer) -> None:
    """Though as many are there as before."""
    ann, bob = [Visit("table", name, "192.0.2.1", stranger=False) for name in ("Ann", "Bob")]
    async with three(kind, redis) as talks:
        first, second = [await begun(talk) for talk in talks[:2]]
        first.admit(ann, player=True)
        await until(lambda: list(second.elsewhere("table")) == ["Ann"])
        heard: list[Word] = []
        await talks[1].join(EVERYWHERE, heard.append)
        first.leave(ann)
        first.admit(bob, player=True)
        await until(lambda: {type(word) for word in heard} >= {Came, Went})
        await talks[1].join(EVERYWHERE, second.hear)
        first._tell_how_many()
        await until(lambda: list(second.elsewhere("table")) == ["Bob"])
        for each in (first, second):
            await each.stop()


@run
async def test_nobody_waits_for_one_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "_MEET_SECONDS", 0.01)
    talk, ended = TalkHere(Square()), TalkHere(Square())
    await (await begun(talk)).meet([ended.name])
