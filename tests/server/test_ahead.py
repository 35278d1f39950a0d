"""What is chosen ahead: used once, cancelled by what breaks it, kept through restarts, and nobody else's business."""

import asyncio
import random
from typing import Any

import pytest

from tests.server.clock_for_tests import SetClock
from tests.server.company import Guest, House
from tests.server.running import run
from tests.support.said import said
from windfall.server.database.records import NO_ORDERS, Condition, Pace
from windfall.server.refusals import RequestRefused
from windfall.server.tables.foresight import foresee
from windfall.server.tables.orders import held, react
from windfall.server.talk.talk import Square
from windfall.server.wire.messages import AskAhead, PassAhead, PlanAhead, Play, StandIn

DAYS = Pace(away_minutes=None, days=3)


def in_turn(*guests: Guest) -> tuple[Guest, Guest]:
    asked = next(guest for guest in guests if guest.asked)
    return asked, next(guest for guest in guests if guest is not asked)


async def choose(guest: Guest, *actions: int) -> None:
    live = guest.room.live
    assert live is not None
    await guest.room.moves.play(guest.player.id, Play(guest.seat, live.key(guest.seat), list(actions)))


async def plan(guest: Guest, question: str, *wishes: int, condition: Condition = "possible") -> None:
    await guest.room.ahead.plan(guest.player.id, PlanAhead(guest.seat, question, list(wishes), condition))


def offered(guest: Guest) -> tuple[int, ...]:
    assert guest.room.live is not None
    return guest.room.live.course.game.decision(guest.seat).actions


def kind(guest: Guest) -> str:
    assert guest.room.live is not None
    return guest.room.live.course.game.decision(guest.seat).kind


def moves_of(guest: Guest) -> list[int]:
    assert guest.room.live is not None
    return [move.record.action for move in guest.room.live.course.moves if move.seat == guest.seat]


async def at_select(house: House) -> tuple[str, Guest, Guest]:
    """A game of New Frontiers in which somebody selects an action, and the other does so later."""
    table, people = await house.table("newfrontiers", "Ann", "Bob", pace=DAYS)
    guests = [await house.come(table, person) for person in people]
    while kind(in_turn(*guests)[0]) != "select":
        await in_turn(*guests)[0].play()
    asked, other = in_turn(*guests)
    return table, asked, other


@run
async def test_the_first_wish_that_can_be_chosen_is_chosen_once(database_url: str) -> None:
    clock = SetClock()
    house = await House.open(database_url, clock)
    table, asked, other = await at_select(house)
    taken, *free = offered(asked)
    await plan(other, "select", taken, free[2], free[0])
    house = await house.again()
    asked, other = await house.come(table, asked.player), await house.come(table, other.player)
    assert [each.question for each in other.record.orders.plans] == ["select"]
    rng = random.Random(1)
    await choose(asked, taken)
    while free[2] not in moves_of(other):
        await in_turn(asked, other)[0].play_any(rng)
    assert other.record.orders == NO_ORDERS
    assert moves_of(other).count(free[2]) == 1
    assert any("Chosen ahead by you. Selecting an action" in line for line in other.log)
    assert not any("ahead" in line for line in asked.log)
    stored = await house.store.table(table)
    assert stored is not None
    assert stored.seats[other.seat].orders == NO_ORDERS
    while not any(guest.asked and kind(guest) == "select" for guest in (asked, other)):
        await in_turn(asked, other)[0].play_any(rng)
    assert moves_of(other).count(free[2]) == 1
    await house.end()


@run
async def test_no_notice_is_due_for_what_was_chosen_ahead(database_url: str) -> None:
    house = await House.open(database_url, SetClock())
    _table, asked, other = await at_select(house)
    told: list[int] = []
    house.hall.when_asked = lambda waits: told.extend(each.seat for each in waits)
    await pass_all(other, "always")
    taken, *free = offered(asked)
    await plan(other, "select", *free)
    await choose(asked, taken)
    rng = random.Random(2)
    while other.record.orders.plans:
        assert other.seat not in told
        await in_turn(asked, other)[0].play_any(rng)
    await house.end()


async def pass_all(guest: Guest, how: str, known: tuple[int, ...] = ()) -> None:
    assert guest.room.live is not None
    for question in guest.room.live.course.game.title.questions:
        wanted = PassAhead(guest.seat, question, how, list(known))  # type: ignore[arg-type]
        await guest.room.ahead.pass_ahead(guest.player.id, wanted)


@pytest.mark.parametrize(("condition", "why"), [("mine", "what you have"), ("nothing", "what")])
@run
async def test_a_change_cancels_a_plan_that_is_to_hold_only_without(
    database_url: str, condition: Condition, why: str
) -> None:
    house = await House.open(database_url, SetClock())
    _table, asked, other = await at_select(house)
    await plan(other, "select", *offered(asked), condition=condition)
    rng = random.Random(4)
    before = other.room.live.course.game.observe(other.seat)  # type: ignore[union-attr]
    for _ in range(40):
        if not other.record.orders:
            break
        assert held(other.record.orders, before) == (other.record.orders, [])
        await in_turn(asked, other)[0].play_any(rng)
    assert not other.record.orders
    (line,) = (line for line in other.log if "Your plan is cancelled" in line)
    assert why in line
    assert not any("plan" in line for line in asked.log)
    await house.end()


@run
async def test_a_plan_that_is_not_offered_asks_its_owner(database_url: str) -> None:
    house = await House.open(database_url, SetClock())
    _table, asked, other = await at_select(house)
    (first, *_rest) = offered(asked)
    await plan(other, "select", first)
    await choose(asked, first)
    rng = random.Random(5)
    while not (other.asked and kind(other) == "select"):
        await in_turn(asked, other)[0].play_any(rng)
    assert not other.record.orders
    assert "nothing of it could be chosen" in other.log[-1]
    await house.end()


@run
async def test_what_is_new_ends_passing(database_url: str) -> None:
    """To pass as long as nothing new can be chosen passes what is known, and asks otherwise."""
    house = await House.open(database_url, SetClock())
    table, people = await house.table("newfrontiers", "Ann", "Bob", pace=DAYS)
    guests = [await house.come(table, person) for person in people]
    ann = guests[0]
    rng = random.Random(3)
    while not (ann.asked and kind(ann) == "develop"):
        await in_turn(*guests)[0].play_any(rng)
    known = offered(ann)[1:]
    await ann.room.ahead.pass_ahead(ann.player.id, PassAhead(ann.seat, "develop", "known", list(known)))
    assert ann.asked  # what is open is not answered by it
    decision = ann.room.live.course.game.decision(ann.seat)  # type: ignore[union-attr]
    passed = react(decision, ann.record.orders)
    assert passed.moves == (decision.passing,)
    assert passed.orders == ann.record.orders
    await ann.room.ahead.pass_ahead(ann.player.id, PassAhead(ann.seat, "develop", "known", list(known[1:])))
    new = react(decision, ann.record.orders)
    assert (new.moves, new.orders) == ((), NO_ORDERS)
    await ann.room.ahead.pass_ahead(ann.player.id, PassAhead(ann.seat, "develop", "never"))
    assert not ann.record.orders
    await house.end()


@run
async def test_who_passes_ahead_is_waited_for_no_more(database_url: str) -> None:
    house = await House.open(database_url, SetClock())
    table, people = await house.table("newfrontiers", "Ann", "Bob", pace=DAYS)
    guests = [await house.come(table, person) for person in people]
    ann = guests[0]
    await pass_all(ann, "always")
    rng = random.Random(3)
    passes = ann.room.live.course.game.title.pass_action  # type: ignore[union-attr]
    while passes not in moves_of(ann):
        asked = in_turn(*guests)[0]
        assert asked is not ann or passes not in offered(ann)
        await asked.play_any(rng)
    assert any("Passed for you, as you ordered." in line for line in ann.log)
    assert ann.record.orders.passing
    await house.end()


@run
async def test_taking_back_a_bot_resigning_and_the_end_erase_what_was_chosen_ahead(database_url: str) -> None:
    clock = SetClock()
    house = await House.open(database_url, clock)
    table, asked, other = await at_select(house)
    await plan(other, "select", *offered(asked))
    await plan(asked, "select", *offered(asked))
    await pass_all(asked, "always")
    await asked.play()
    if asked.record.orders:
        await asked.room.moves.undo(asked.player.id, asked.seat)
        if asked.wish is not None:
            await asked.room.agreements.consent(other.player.id, other.seat, agree=True)
    assert not asked.record.orders
    assert not other.record.orders.plans

    await plan(asked, "select", *offered(asked))
    clock.move_on(days=4)
    await other.room.absence.stand_in(other.player.id, StandIn(other.seat, asked.seat, "easy"))
    assert not asked.record.orders
    await plan(other, "select", 1)
    await other.room.absence.resign(other.player.id, other.seat)
    assert not other.record.orders
    await asked.room.absence.take_seat(asked.player.id, asked.seat)
    await plan(asked, "select", 1)
    await asked.room.absence.resign(asked.player.id, asked.seat)
    stored = await house.store.table(table)
    assert stored is not None
    assert stored.halted == "resigned"
    assert all(not seat.orders for seat in stored.seats)
    await house.end()


@run
async def test_processes_tell_each_other(database_url: str) -> None:
    """What is chosen ahead at one process answers a move that is made at the other; who cancels it there comes first or
    too late, and never in between."""
    square = Square()
    houses = [await House.open(database_url, SetClock(), square) for _ in range(2)]
    for turn in range(4):
        table, asked, other = await at_select(houses[0])
        there = await houses[1].come(table, other.player)
        first, wish, *_more = offered(asked)
        await pass_all(there, "always")
        await plan(there, "select", wish)
        await asked.room.catch_up()
        assert asked.room.table.seats[other.seat].orders.plans
        rng = random.Random(turn)
        await choose(asked, first)
        cancelled = False
        while not cancelled and there.record.orders.plans:
            await there.room.catch_up()
            await asked.room.catch_up()
            moves = [guest.play_any(rng) for guest in (asked, other) if guest.asked]
            await asyncio.gather(*moves[:1], plan(there, "select"), return_exceptions=True)
            cancelled = True
        for guest in (asked, there):
            await guest.room.catch_up()
        assert asked.room.table.version == there.room.table.version
        assert orders(asked) == orders(there)
        assert moves_of(asked) == [
            move.record.action
            for move in there.room.live.course.moves
            if move.seat == asked.seat  # type: ignore[union-attr]
        ]
    for house in houses:
        await house.end()


def orders(guest: Guest) -> list[object]:
    return [seat.orders for seat in guest.room.table.seats]


@run
async def test_others_are_told_the_same_whether_something_was_chosen_ahead_or_not(database_url: str) -> None:
    """While all choose at once not even that somebody has: what others are told has the same form."""
    told: list[list[dict[str, Any]]] = []
    for ahead in (False, True):
        house = await House.open(database_url, SetClock())
        table, people = await house.table("race", "Ann", "Bob", "Cem", pace=DAYS)
        ann, bob, cem = [await house.come(table, person) for person in people]
        for guest in (ann, bob, cem):
            guest.hear()
        if ahead:
            action = next(iter(foresee(ann.room.live.course.game.observe(0), 0)["action"].actions))  # type: ignore[union-attr]
            await plan(ann, "action", action)
        for guest in (ann, bob, cem):
            await guest.play()
        assert ann.asked is not ahead
        told.append([_outline(each) for guest in (bob, cem) for each in guest.hear()])
        assert any(each["type"] == "ahead" for each in ann.hear()) == ahead
        await house.end()
    assert told[0] == told[1]
    assert {each["type"] for each in told[0]} == {"state"}


def _outline(heard: dict[str, Any]) -> dict[str, Any]:
    """All that does not depend on the deal."""
    frames = [(frame["at"], frame["seat"], len(frame["lines"])) for frame in heard.get("frames", ())]
    return {"type": heard["type"], "asked": heard.get("asked"), "clock": heard.get("clock"), "frames": frames}


@run
async def test_what_may_be_asked_is_foreseen(database_url: str) -> None:
    house = await House.open(database_url, SetClock())
    _table, asked, other = await at_select(house)
    await other.room.ahead.foresee(other.connection, AskAhead(other.seat))
    (foreseen,) = (each for each in other.hear() if each["type"] == "foreseen")
    questions = {each["question"]: each for each in foreseen["questions"]}
    assert {option["action"] for option in questions["select"]["options"]} <= set(offered(asked))
    assert said(questions["select"]["text"]) == "Selecting an action"
    assert questions["develop"]["passing"] is not None
    await house.end()


@run
async def test_only_where_people_wait_for_each_other(database_url: str) -> None:
    house = await House.open(database_url, SetClock())
    live = Pace(away_minutes=None, bank_seconds=600, increment_seconds=10)
    table, (ann, _bob) = await house.table("newfrontiers", "Ann", "Bob", pace=live)
    guest = await house.come(table, ann)
    with pytest.raises(RequestRefused, match="without a clock or by correspondence"):
        await plan(guest, "select", 1)
    table, (ann,) = await house.table("newfrontiers", "Ann", bots=1)
    guest = await house.come(table, ann)
    with pytest.raises(RequestRefused, match="with other people"):
        await plan(guest, "select", 1)
    table, (ann, _bob) = await house.table("newfrontiers", "Ann", "Bob")
    guest = await house.come(table, ann)
    with pytest.raises(RequestRefused, match="asks no such question"):
        await plan(guest, "nothing", 1)
    await plan(guest, "select", 1)
    with pytest.raises(RequestRefused):
        await guest.room.ahead.plan(ann.id, PlanAhead(1, "select", [1], "possible"))
    await house.end()


@run
async def test_a_wish_that_no_game_has_is_refused(database_url: str) -> None:
    """It would be kept with the seat, whose owner could not be told of it when they come again."""
    house = await House.open(database_url, SetClock())
    _table, asked, _other = await at_select(house)
    assert asked.room.live is not None
    actions = asked.room.live.course.game.title.action_count
    await plan(asked, "develop", actions - 1)
    kept = asked.room.table.seats[asked.seat].orders
    with pytest.raises(RequestRefused, match="no such choice"):
        await plan(asked, "develop", actions)
    assert asked.room.table.seats[asked.seat].orders == kept
    await house.end()
