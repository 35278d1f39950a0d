"""Rewards: every effect that gives some can give each of the four sorts, whatever ships."""

from collections.abc import Callable

import pytest

from tests.newfrontiers.effects import correct, covers
from tests.newfrontiers.table import Table
from windfall.titles.newfrontiers.components.tiles import IS_XENO
from windfall.titles.newfrontiers.data.checks import FORMS, REWARDS


def _develop(table: Table) -> None:
    table.state.empires[0].credits += 2
    table.select("develop", by=1)
    table.choose("pass", "buy: Space Marines")


def _explore(table: Table) -> None:
    table.select("explore", by=1)
    while table.question == "explore":
        table.choose(table.options()[0])


def _settle(table: Table) -> None:
    table.empire(0, colonists=1, explored=["refugee_world"])
    table.select("settle", by=1)
    table.choose("settle: Refugee World")
    while table.seat >= 0:
        table.choose("pass")


def _produce(table: Table) -> None:
    table.empire(0, colonies=["rebel_miners"])
    table.select("produce", by=1)


def _consume(table: Table) -> None:
    table.empire(0, colonies=["artist_settlement"], goods={"artist_settlement": "novelty"})
    table.select("trade_consume", by=1)
    table.choose("pass")


# The tile that has the effect, other parameters to correct, and the action done with it.
CASES: dict[tuple[str, str], tuple[str, dict[str, object], Callable[[Table], None]]] = {
    ("develop", "gain"): ("frontier_capital", {}, _develop),
    ("develop", "after_develop"): ("galactic_developers", {}, _develop),
    ("explore", "gain"): ("federation_survey", {}, _explore),
    ("settle", "gain"): ("frontier_settlers", {}, _settle),
    ("settle", "after_settle"): ("terraforming_robots", {}, _settle),
    ("produce", "gain"): ("rebel_underground", {}, _produce),
    ("produce", "when_produced_here"): ("gem_world", {}, _produce),
    ("produce", "per_produced"): ("galactic_home_front", {"every": 1}, _produce),
    ("produce", "most_produced"): ("mining_industries", {}, _produce),
    ("consume", "consume"): ("epsilon_eridani", {}, _consume),
    ("consume", "gain"): ("galactic_salon", {}, _consume),
}
DEVELOPMENTS = {
    "federation_survey",
    "frontier_settlers",
    "terraforming_robots",
    "galactic_home_front",
    "mining_industries",
    "galactic_salon",
}


def test_every_effect_with_rewards_is_here() -> None:
    assert {form for form, (needed, _) in FORMS.items() if "rewards" in needed} == set(CASES)


def holdings(table: Table) -> dict[str, int]:
    red = table.state.empires[0]
    return {
        "credits": red.credits,
        "vp": red.chips,
        "colonists": red.colonists,
        "worlds": len(red.explored),
    }


def after_action(case: tuple[str, str], reward: str, amount: int, monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """What Red holds after the action, if the power gives so much of one reward."""
    tile, changes, action = CASES[case]
    with monkeypatch.context() as patch:
        correct(patch, tile, case[1], **changes, **{reward: amount})
        table = Table(rift=True)
        table.state.bag = [world for world in table.state.bag if not IS_XENO[world]]
        if tile in DEVELOPMENTS:
            table.empire(0, developments=[tile])
        else:
            table.empire(0, colonies=[tile])
        action(table)
        assert table.seat == -1
        return holdings(table)


@pytest.mark.parametrize("reward", sorted(REWARDS))
@pytest.mark.parametrize("case", CASES, ids="_".join)
def test_reward(case: tuple[str, str], reward: str, monkeypatch: pytest.MonkeyPatch) -> None:
    without = after_action(case, reward, 0, monkeypatch)
    assert after_action(case, reward, 2, monkeypatch) == {**without, reward: without[reward] + 2}


for (_action, _effect), (_tile, _changes, _) in CASES.items():
    covers(_tile, _action, _effect, *_changes, *REWARDS)(test_reward)
