"""What a card costs and brings in Jump Drive, said before it is chosen; and why another cannot be."""

from collections.abc import Iterator
from typing import Any

from tests.jumpdrive.subject import JUMP_DRIVE
from tests.jumpdrive.table import Table
from tests.support.notes import Notes


class TestJumpDrive(Notes):
    subject = JUMP_DRIVE
    refusing = frozenset(("place", "second_world"))
    noted = frozenset(("place", "pay", "explore", "second_world", "pay_second", "hand_limit"))
    places = frozenset(("hand", "center", "empire", "others"))

    def lying(self, view: Any, seat: int) -> Iterator[tuple[str, str]]:
        yield from (("center", subject) for subject in ("marker:explore", "card:survey_team"))
        for owner, empire in enumerate(view["empires"]):
            own = owner == seat
            yield from (("empire" if own else "others", f"card:{card}") for card in empire["cards"])
            if own:
                yield from (("hand", f"card:{card}") for card in empire["hand"])


def _told(table: Table, seat: int) -> tuple[dict[str, str], dict[str, str]]:
    """Notes and refusals by the ids of their cards."""
    decision = table.game().decision(seat)
    notes = {(option.subject or "none").partition(":")[2]: str(option.note) for option in decision.options}
    return notes, {refusal.subject.partition(":")[2]: str(refusal.why) for refusal in decision.refused}


def test_place() -> None:
    table = Table()
    hand = ["drop_ships", "consumer_markets", "trade_pact", "galactic_federation", "gem_world", "rebel_base"]
    table.empire(0, hand=hand, cards=["investment_credits", "survey_team", "artist_colony"])
    table.begin_round()
    notes, refused = _told(table, 0)
    assert notes["drop_ships"] == (
        "cost 4 − 1 (Investment Credits) − 1 (placed alone) = 2 of your 5 other cards · "
        "military 1 → 4 · VPs a round 1 → 2"
    )
    assert notes["gem_world"] == "cost 2 of your 5 other cards · income 2 → 4"
    assert refused == {
        "survey_team": "you already own it",
        "trade_pact": "not with the military of your empire",
        "galactic_federation": (
            "cost 9 − 1 (Investment Credits) − 1 (placed alone) = 7, you have 5 other cards: two short"
        ),
        "rebel_base": "defense 6, your military 1: five short",
    }


def test_a_world_with_a_development() -> None:
    table = Table()
    table.empire(0, hand=["drop_ships", "galactic_imperium", "rebel_fuel_cache", "gem_world", "asteroid_belt"])
    table.empire(0, hand=["new_earth"])
    table.begin_round()
    table.choose(0, "develop: Drop Ships")
    notes, refused = _told(table, 0)
    assert notes["rebel_fuel_cache"] == "defense 1, your military 3 · VPs a round 1 → 2 · income 0 → 1"
    assert refused["gem_world"] == "cost 2, you have 0 other cards: two short"
