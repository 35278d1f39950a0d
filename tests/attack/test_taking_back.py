"""What somebody is shown about taking back, and what others are asked when they do, does not tell who has chosen."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import GENEROUS, Json, Person, Seat, Server, run, running

QUESTIONS = 12  # all choose at the same time, and each is tried


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path}/tables.sqlite3", GENEROUS, bot_workers=0) as started:
        yield started


def undo_of(seat: Seat) -> str:
    assert seat.state is not None
    return str(seat.state["undo"])


async def answer(seat: Seat) -> None:
    """Give a whole answer to the question that waits."""
    decision = seat.decision
    assert decision is not None
    picks = decision["picks"]
    offered = decision["options"][:1] if picks is None else picks["options"][: picks["most"]]
    told = await seat.play(*[option["action"] for option in offered])
    assert told["type"] == "state", told


def without_time(told: Json) -> Json:
    return {name: value for name, value in told.items() if name != "clock"}


@run
async def test_nobody_is_asked_or_told_whether_others_have_chosen_or_not(server: Server) -> None:
    """Ann chooses and sees that she may take back freely; then Bob chooses, too, and Cem has not. Nothing that she sees
    has changed, and nobody hears of it when she does take back."""
    ann, bob, cem = (Person(server, name) for name in ("Ann", "Bob", "Cem"))
    table = ann.open_table("race", "me", "open", "open")["id"]
    for number, person in ((1, bob), (2, cem)):
        assert person.sit(table, number).status_code == 200
    mine, his, third = [await person.join(table) for person in (ann, bob, cem)]
    tried = 0
    for _ in range(20 * QUESTIONS):
        asked = [seat for seat in (mine, his, third) if seat.decision is not None]
        if tried == QUESTIONS or mine.over:
            break
        if len(asked) == 3:
            await _take_back(mine, his, third)
            tried += 1
        for seat in asked:
            if seat.decision is not None:
                await answer(seat)
        for seat in (mine, his, third):
            await seat.settle()
    assert tried == QUESTIONS
    for seat in (mine, his, third):
        await seat.close()


async def _take_back(mine: Seat, his: Seat, third: Seat) -> None:
    await answer(mine)
    for seat in (his, third):
        await seat.settle()
    before = without_time(await mine.ask(type="sync"))
    assert before["undo"] == "free"
    if his.decision is not None:
        await answer(his)
    assert third.decision is not None
    await mine.settle()
    assert without_time(await mine.ask(type="sync")) == before
    heard = [len(seat.received) for seat in (his, third)]
    assert (await mine.ask(type="undo", seat=0))["type"] == "state"
    assert mine.decision is not None
    for seat, known in zip((his, third), heard, strict=True):
        await seat.settle()
        assert len(seat.received) == known + 1, seat.received[known:]  # the answer to settle itself
        assert seat.consent is None
    assert mine.consent is None
    assert (his.decision, undo_of(his)) == (None, "free")  # what he has chosen stays
