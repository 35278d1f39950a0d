"""What a tile costs and brings in New Frontiers, said before it is chosen; and why another cannot be."""

from collections.abc import Iterator
from typing import Any

from tests.newfrontiers.subject import NEW_FRONTIERS
from tests.newfrontiers.table import Table
from tests.support.notes import Notes
from windfall.titles.newfrontiers.components.tiles import SPACES


class TestNewFrontiers(Notes):
    subject = NEW_FRONTIERS
    refusing = frozenset(("select", "develop", "settle", "settle_more", "sell"))
    noted = frozenset(
        (
            "develop",
            "explore",
            "keep_world",
            "settle",
            "settle_more",
            "replace_with",
            "sell",
            "consume",
            "consume_good",
        )
    )
    places = frozenset(("actions", "market", "offer", "empire", "explored", "goods", "others"))

    def lying(self, view: Any, seat: int) -> Iterator[tuple[str, str]]:
        yield from (("actions", f"action:{tile['id']}") for tile in view["action_tiles"])
        yield from (("market", f"tile:{stack['id']}") for stack in view["market"])
        yield from (("offer", f"tile:{world}") for world in (*view["offer"], *view["drawn"]))
        for owner, empire in enumerate(view["empires"]):
            own = owner == seat
            for colony in empire["colonies"]:
                yield "empire" if own else "others", f"tile:{colony['id']}"
                if colony["good"] is not None:
                    yield "goods" if own else "others", f"good:{colony['id']}"
            yield from (("explored" if own else "others", f"tile:{world}") for world in empire["explored"])
            yield from (("empire" if own else "others", f"tile:{tile}") for tile in empire["developments"])


def _told(table: Table) -> tuple[dict[str, str | None], dict[str, str]]:
    """Notes by the texts of their options, and refusals by what they are about."""
    decision = table.game().decision(table.seat)
    notes = {str(option.text): option.note and str(option.note) for option in decision.options}
    return notes, {refusal.subject.partition(":")[2]: str(refusal.why) for refusal in decision.refused}


def test_develop() -> None:
    table = Table()
    table.empire(0, credits=3, developments=["investment_credits", "drop_ships"])
    table.put_in_market("galactic_exchange")
    table.select("develop", by=0)
    notes, refused = _told(table)
    assert notes["Buy Space Marines for 0 credits"] == (
        "cost 2 − 1 (Investment Credits) − 1 (your bonus) = 0 of your 3 credits · Military 3 → 5 · score 4 → 5"
    )
    assert refused["drop_ships"] == "you already own it"
    assert refused["galactic_exchange"] == (
        "cost 9 − 1 (Investment Credits) − 1 (your bonus) = 7, you have 3 credits: four short"
    )


def test_a_mat_without_room() -> None:
    table = Table()
    empire = table.empire(0, credits=20)
    large = [face for face in table.state.faces if SPACES[face] == 2]
    empire.spaces = 11
    table.select("develop", by=0)
    _, refused = _told(table)
    assert list(refused.values()).count("needs 2 spaces, your mat has 1 left") == len(large)


def test_no_copies_left() -> None:
    table = Table()
    table.state.market[0] = 0
    table.empire(0, credits=20)
    table.select("develop", by=0)
    _, refused = _told(table)
    assert list(refused.values()) == ["no copies left"]


def test_settle() -> None:
    table = Table()
    worlds = ["rebel_base", "rebel_fuel_cache", "pre_sentient_race"]
    developments = ["drop_ships", "space_marines", "contact_specialist"]
    table.empire(0, credits=1, colonists=0, explored=worlds, developments=developments)
    table.select("settle", by=0)
    notes, refused = _told(table)
    assert notes["Settle Rebel Fuel Cache (defense 1, Military 5)"] == (
        "defense 1, your Military 5 · 1 of your 1 colonist · score 4 → 5"
    )
    assert notes["Settle Rebel Fuel Cache by paying 0 credits"] == (
        "defense 1 − 1 (Contact Specialist) = 0 of your 1 credit · 1 of your 1 colonist · score 4 → 5"
    )
    assert refused == {
        "rebel_base": "defense 6, your Military 5: one short; "
        "to pay 6 − 1 (Contact Specialist) = 5, you have 1 credit: four short",
        "pre_sentient_race": "cost 2, you have 1 credit: one short",
    }


def test_colonists_are_missing() -> None:
    table = Table()
    worlds = ["pre_sentient_race", "alien_robot_sentry"]
    table.empire(0, credits=3, explored=worlds, developments=["space_marines"])
    table.select("settle", by=0)
    assert _told(table)[1] == {"alien_robot_sentry": "defense 2, your Military 2; needs 2 colonists, you have 1"}


def test_selected_action_tiles() -> None:
    table = Table()
    table.begin_round()
    table.choose("select: Retreat into Isolation")
    assert _told(table)[1] == {"retreat_into_isolation": "already selected this round"}


def test_consume() -> None:
    table = Table()
    worlds = ["devolved_uplift_race", "new_vinland", "rebel_fuel_cache"]
    goods = {"devolved_uplift_race": "novelty", "rebel_fuel_cache": "rare"}
    table.empire(0, credits=2, colonies=worlds, goods=goods)
    table.select("trade_consume", by=0)
    table.choose("pass")
    notes, _ = _told(table)
    assert sorted(note for note in notes.values() if note) == ["1 good · credits 2 → 4", "1 good · score 3 → 4"]
