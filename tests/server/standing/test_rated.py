"""Nobody gains by leaving a rated game, by being replaced, or by ending it; nor by another's being replaced."""

from dataclasses import replace
from typing import Any

import pytest

from tests.server.test_store import fresh, new_table
from windfall.players.skill import Skill
from windfall.server.database.history import Placed
from windfall.server.database.records import GONE, Halt, Progress, SeatRecord, TableRecord
from windfall.server.standing.rated import Entrant, changed_skills, entrants

EVEN = {"ann": Skill(25, 3), "bob": Skill(25, 3), "cem": Skill(25, 3), "bot:easy": Skill(25, 3)}


def gains(*seats: Entrant, skills: dict[str, Skill] = EVEN) -> dict[str, float]:
    """What the game adds to the skills of who played, as far as it changes them."""
    return {who: skill.mu - skills[who].mu for who, skill in changed_skills(seats, skills).items()}


def test_a_game_that_all_played_to_its_end() -> None:
    found = gains(Entrant("ann", 2), Entrant("bob", 1), Entrant("bot:easy", 3))
    assert found["bob"] > found["ann"] > found["bot:easy"]
    assert found["bob"] > 0 > found["bot:easy"]


@pytest.mark.parametrize("place", [1, 2, 3])
def test_who_resigned_is_last_whatever_the_bot_makes_of_it(place: int) -> None:
    rest = [other for other in (1, 2, 3) if other != place]
    found = gains(Entrant("ann", place, "resigned"), Entrant("bob", rest[0]), Entrant("cem", rest[1]))
    played = gains(Entrant("ann", 3), Entrant("bob", 1), Entrant("cem", 2))
    assert found["ann"] == pytest.approx(played["ann"])
    assert found["bob"] == pytest.approx(played["bob"])


@pytest.mark.parametrize("place", [1, 2, 3])
def test_who_was_replaced_is_last_and_nobody_gains_by_it(place: int) -> None:
    rest = [other for other in (1, 2, 3) if other != place]
    found = gains(Entrant("ann", place, "replaced"), Entrant("bob", rest[0]), Entrant("cem", rest[1]))
    among_themselves = gains(Entrant("bob", 1), Entrant("cem", 2))
    assert found["ann"] < 0
    assert found["bob"] == pytest.approx(among_themselves["bob"])
    assert found["cem"] == pytest.approx(among_themselves["cem"])


def test_with_two_players_a_takeover_brings_nothing() -> None:
    found = gains(Entrant("ann", 2, "replaced"), Entrant("bob", 1))
    assert set(found) == {"ann"}
    assert found["ann"] < 0


def test_leavers_never_gain_from_each_other() -> None:
    skills = {"ann": Skill(10, 5), "bob": Skill(40, 5), "cem": Skill(25, 5)}
    for leaving in ("resigned", "replaced"):
        found = gains(Entrant("ann", 1, leaving), Entrant("bob", 2, leaving), Entrant("cem", 3), skills=skills)
        assert found["ann"] <= 0
        assert found["bob"] < 0


def without_result(halted: Halt, *marks: dict[str, Any]) -> dict[str, float]:
    """What ending a game of Ann, Bob and a bot does, with these marks on their seats."""
    ann, bob = fresh("Ann"), fresh("Bob")
    seats = (
        replace(SeatRecord(ann.id, name="Ann"), **marks[0]),
        replace(SeatRecord(bob.id, name="Bob"), **marks[1]),
        SeatRecord(level="easy", name="Ada"),
    )
    table = replace(new_table(ann, *seats), progress=Progress("playing", 9), halted=halted, rated=True)
    skills = {ann.id: Skill(25, 3), bob.id: Skill(25, 3), "bot:easy": Skill(25, 3)}
    named = {ann.id: "ann", bob.id: "bob", "bot:easy": "bot:easy"}
    changed = changed_skills(entrants(table, {}), skills)
    return {named[who]: skill.mu - skills[who].mu for who, skill in changed.items()}


def test_ending_a_game_brings_nothing_to_anybody() -> None:
    assert without_result("agreed", {}, {}) == {}
    # who had left before loses, and nobody else gains
    for left in ({"resigned": True}, {"stood_in": True, "stand_in": "hard"}):
        found = without_result("agreed", left, {})
        assert set(found) == {"ann", "bob"}  # Bob was alone with bots: who ends such a game has left it, too
        assert max(found.values()) < 0
    found = without_result("resigned", {}, {"resigned": True})
    assert set(found) == {"ann", "bob"}
    assert max(found.values()) < 0


def test_who_ends_a_game_against_bots_has_lost_it() -> None:
    ann = fresh("Ann")
    seats = (SeatRecord(ann.id, name="Ann"), SeatRecord(level="hard", name="Ada"))
    table = replace(new_table(ann, *seats), progress=Progress("playing", 9), halted="agreed", rated=True)
    changed = changed_skills(entrants(table, {}), {ann.id: Skill(25, 3), "bot:hard": Skill(40, 3)})
    assert set(changed) == {ann.id}
    assert changed[ann.id].mu < 25


def test_those_who_are_no_more_are_left_out() -> None:
    ann = fresh("Ann")
    seats = (
        SeatRecord(ann.id, name="Ann"),
        SeatRecord(GONE),  # deleted after the game
        SeatRecord(level="medium", name="Ada", stood_in=True),  # deleted within it
        SeatRecord(level="easy", name="Bea"),
    )
    table: TableRecord = replace(new_table(ann, *seats), progress=Progress("over", 9, winners=(0,)), rated=True)
    found = entrants(table, {seat: Placed(seat + 1, 10) for seat in range(4)})
    assert [each.who for each in found] == [ann.id, None, None, "bot:easy"]
    changed = changed_skills(found, {ann.id: Skill(25, 3), "bot:easy": Skill(25, 3)})
    assert changed[ann.id].mu > 25 > changed["bot:easy"].mu
