"""Taking back: freely, by consent, or not at all."""

from tests.server.running import Json, Person, Seat, Server, run
from tests.support.said import said

EASY: Json = {"sort": "bot", "level": "easy"}


async def two(server: Server, title: str, *more: Json) -> tuple[Seat, Seat]:
    """A table with two people, both connected."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open_table(title, "me", "open", *more)["id"]
    bob.sit(table, 1)
    return await ann.join(table), await bob.join(table)


async def answer(seat: Seat) -> Json:
    """Give a whole answer to the question that waits."""
    decision = seat.decision
    assert decision is not None
    if decision["picks"] is None:
        return await seat.play(decision["options"][0]["action"])
    return await seat.play(*[option["action"] for option in decision["picks"]["options"]][: decision["picks"]["most"]])


def undo_of(seat: Seat) -> str:
    assert seat.state is not None
    return str(seat.state["undo"])


def content(decision: Json | None) -> Json:
    assert decision is not None
    return {name: value for name, value in decision.items() if name != "key"}


async def in_turn(first: Seat, second: Seat) -> tuple[Seat, Seat]:
    """The one who is asked, and the other."""
    await first.settle()
    await second.settle()
    return (first, second) if first.decision is not None else (second, first)


@run
async def test_picks_that_wait_are_taken_back_without_anybody_knowing(server: Server) -> None:
    ann, bob = await two(server, "race")
    asked, told = ann.decision, len(bob.received)
    assert undo_of(ann) == "no"
    assert said((await ann.ask(type="undo", seat=0))["message"]) == "There is nothing to take back."
    await answer(ann)
    assert (ann.decision, undo_of(ann)) == (None, "free")
    state = await ann.ask(type="undo", seat=0)
    assert (state["type"], state["reset"]) == ("state", True)
    assert content(ann.decision) == content(asked)
    assert asked is not None
    assert ann.decision is not None
    assert ann.decision["key"] != asked["key"]
    await bob.settle()
    assert len(bob.received) == told + 1  # the answer to settle itself
    old = await ann.ask(type="play", seat=0, key=asked["key"], actions=[asked["options"][0]["action"]])
    assert old["type"] == "error"
    await ann.close()
    await bob.close()


@run
async def test_others_keep_their_picks_when_one_is_taken_back(server: Server) -> None:
    ann, bob = await two(server, "race")
    await answer(ann)
    await answer_first_pick(bob)
    left = bob.decision
    await ann.ask(type="undo", seat=0)
    await bob.ask(type="sync")
    assert bob.decision == left
    await ann.close()
    await bob.close()


async def answer_first_pick(seat: Seat) -> None:
    assert seat.decision is not None
    await seat.play(seat.decision["options"][0]["action"])


@run
async def test_what_was_revealed_is_taken_back_by_consent(server: Server) -> None:
    ann, bob = await two(server, "race")
    asked = ann.decision
    await answer(ann)
    await answer(bob)
    await ann.settle()
    assert (undo_of(ann), undo_of(bob)) == ("ask", "ask")
    await ann.send(type="undo", seat=0)
    for seat in (ann, bob):
        await seat.until(lambda seat: bool(seat.consent and seat.consent["asked_by"] == 0))
        assert seat.consent is not None
        assert seat.consent["waiting"] == [1]
    assert (await ann.ask(type="consent", seat=0, agree=True))["type"] == "error"
    now = content(ann.decision)
    await bob.send(type="consent", seat=1, agree=False)
    for seat in (ann, bob):
        await seat.until(lambda seat: bool(seat.consent and seat.consent["asked_by"] is None))
        await seat.settle()
    assert content(ann.decision) == now

    await ann.send(type="undo", seat=0)
    await bob.until(lambda seat: bool(seat.consent and seat.consent["asked_by"] == 0))
    await bob.send(type="consent", seat=1, agree=True)
    for seat in (ann, bob):
        await seat.until(lambda seat: bool(seat.state and seat.state["reset"]))
        await seat.until(lambda seat: bool(seat.consent and seat.consent["asked_by"] is None))
    assert content(ann.decision) == content(asked)
    assert bob.decision is None  # what he answered to the same question stays
    await answer(ann)
    await bob.settle()
    assert bob.decision is not None
    await ann.close()
    await bob.close()


@run
async def test_a_wish_names_the_move_as_everybody_was_told_it(server: Server) -> None:
    ann, bob = await two(server, "newfrontiers")
    first, second = await in_turn(ann, bob)
    while undo_of(first) != "ask":
        await answer(first)
        first, second = await in_turn(ann, bob)
    assert first.decision is not None
    wisher = first.decision["seat"]
    await first.send(type="undo", seat=wisher)
    await second.until(lambda seat: bool(seat.consent and seat.consent["asked_by"] == wisher))
    assert second.consent is not None
    told = [line["text"] for frame in second.frames for line in frame["lines"] if not line["private"]]
    assert second.consent["about"] in told
    assert {"is": "seat", "seat": wisher} in second.consent["about"]["args"].values()
    await ann.close()
    await bob.close()


@run
async def test_a_wish_is_withdrawn_by_who_had_it_alone(server: Server) -> None:
    ann, bob = await two(server, "race")
    await answer(ann)
    await answer(bob)
    await ann.settle()
    nothing = await ann.ask(type="withdraw", seat=0)
    assert said(nothing["message"]) == "You have not asked to take anything back."
    await ann.send(type="undo", seat=0)
    await bob.until(lambda seat: bool(seat.consent and seat.consent["asked_by"] == 0))
    assert (await bob.ask(type="withdraw", seat=1))["type"] == "error"
    assert (await bob.ask(type="withdraw", seat=0))["type"] == "error"
    await ann.send(type="withdraw", seat=0)
    for seat in (ann, bob):
        await seat.until(lambda seat: bool(seat.consent and seat.consent["asked_by"] is None))
        assert seat.consent is not None
        assert seat.consent["refused_by"] is None
    assert (await bob.ask(type="consent", seat=1, agree=True))["type"] == "error"
    await ann.close()
    await bob.close()


@run
async def test_a_new_move_settles_the_wish(server: Server) -> None:
    ann, bob = await two(server, "race")
    await answer(ann)
    await answer(bob)
    await ann.settle()
    await ann.send(type="undo", seat=0)
    await bob.until(lambda seat: bool(seat.consent and seat.consent["asked_by"] == 0))
    await answer(bob)
    await ann.settle()
    assert ann.consent is not None
    assert ann.consent["asked_by"] is None
    refused = await bob.ask(type="consent", seat=1, agree=True)
    assert said(refused["message"]) == "Nobody waits for you to agree."
    await ann.close()
    await bob.close()


@run
async def test_free_until_another_person_moves(server: Server) -> None:
    first, second = await in_turn(*await two(server, "newfrontiers"))
    asked = first.decision
    assert asked is not None
    await answer(first)
    await second.until(lambda seat: seat.decision is not None)
    assert undo_of(first) == "free"
    await first.ask(type="undo", seat=asked["seat"])
    assert content(first.decision) == content(asked)
    await second.settle()
    assert second.decision is None
    assert second.state is not None
    assert second.state["reset"]
    await answer(first)
    await second.until(lambda seat: seat.decision is not None)
    await answer(second)
    await first.settle()
    assert undo_of(first) == "ask"
    await first.close()
    await second.close()


@run
async def test_against_bots_everything_is_free(server: Server) -> None:
    """Choices are taken back one by one to the start, and the same choices lead to the same game again."""
    ann = Person(server)
    table = ann.open_table("newfrontiers", "me", EASY, EASY)["id"]
    seat = await ann.join(table)
    await seat.until(lambda seat: seat.decision is not None)
    asked = []
    for _ in range(6):
        asked.append(content(seat.decision))
        await answer(seat)
        await seat.until(lambda seat: seat.decision is not None)
    for before in reversed(asked):
        assert undo_of(seat) == "free"
        await seat.ask(type="undo", seat=0)
        await seat.until(lambda seat: seat.decision is not None)
        assert content(seat.decision) == before
    assert undo_of(seat) == "no"
    for before in asked:
        assert content(seat.decision) == before
        await answer(seat)
        await seat.until(lambda seat: seat.decision is not None)
    await seat.close()


@run
async def test_picks_sent_together_are_taken_back_together(server: Server) -> None:
    ann = Person(server)
    table = ann.open_table("race", "me", EASY)["id"]
    seat = await ann.join(table)
    asked = seat.decision
    await answer(seat)
    await seat.until(lambda seat: seat.decision is not None)
    await seat.ask(type="undo", seat=0)
    assert content(seat.decision) == content(asked)
    await seat.close()
