"""The coach: for who plays against bots, about the question that is open."""

import pytest

from tests.server.running import Json, Person, Server, run
from tests.support.said import said

BOT = {"sort": "bot", "level": "easy"}


@run
async def test_the_coach_says_what_a_question_is_for(server: Server) -> None:
    ann = Person(server, "Ann")
    seat = await ann.join(ann.open_table("race", "me", BOT)["id"])
    await seat.until(lambda seat: seat.decision is not None)
    assert seat.decision is not None
    told = await seat.ask_coach()
    assert (told["type"], told["seat"], told["key"]) == ("coach", 0, seat.decision["key"])
    assert said(told["coaching"]["explains"]).startswith("Cards are what you build and also what you pay with.")
    await seat.close()


@run
async def test_of_a_question_that_is_not_open_nothing_is_said(server: Server) -> None:
    ann, wat = Person(server, "Ann"), Person(server, "Wat")
    table = ann.open_table("race", "me", BOT)["id"]
    mine, watching = await ann.join(table), await wat.join(table)
    await mine.until(lambda seat: seat.decision is not None)
    assert mine.decision is not None
    refused(await mine.ask_coach(key="another"), "not open any more")
    refused(await watching.ask_coach(0, mine.decision["key"]), "not yours")
    for seat in (mine, watching):
        await seat.close()


@pytest.mark.parametrize("alone", [True, False], ids=["without hints", "with a person"])
@run
async def test_there_is_no_coach_where_somebody_could_mind(server: Server, alone: bool) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = ann.open_table("race", "me", BOT if alone else "open", hints=not alone)["id"]
    if not alone:
        bob.sit(table, 1)
    seat = await ann.join(table)
    await seat.until(lambda seat: seat.decision is not None)
    refused(await seat.ask_coach(), "in games against bots where hints are allowed")
    await seat.close()


@run
async def test_of_a_card_it_is_told_what_it_means_to_an_empire(server: Server) -> None:
    ann, wat = Person(server, "Ann"), Person(server, "Wat")
    table = ann.open_table("race", "me", BOT, hints=False)["id"]
    mine, watching = await ann.join(table), await wat.join(table)
    await mine.until(lambda seat: seat.decision is not None)
    told = await mine.ask_card("card:gem_world")
    assert said(told["lines"][0]).startswith("You would pay ")
    assert (await mine.ask_card("card:nonsense"))["lines"] == []
    refused(await watching.ask_card("card:gem_world"), "not yours", "card")
    for seat in (mine, watching):
        await seat.close()


def refused(answer: Json, words: str, about: str = "coach") -> None:
    assert (answer["type"], answer["about"]) == ("error", about)
    assert words in said(answer["message"])
