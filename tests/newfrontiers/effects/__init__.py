"""Every effect of the vocabulary, tested one by one.

A test that is about an effect says so, and on which tile it looks at it:

    @covers("mining_mole_uplift_race", "settle", "discount")
    def test_discount_for_one_kind() -> None: ...

`test_vocabulary` checks that no effect, no parameter and no form of a power that ships is left out.
"""

from collections.abc import Callable
from typing import Any

import pytest

from windfall.titles.newfrontiers.components.powers import ACTION_IDS, EFFECT_IDS, POWERS, Power
from windfall.titles.newfrontiers.components.tiles import INDEX, SPECS
from windfall.titles.newfrontiers.data.checks import REWARDS
from windfall.titles.newfrontiers.data.schema import PowerSpec

Test = Callable[..., None]

# (action, effect) -> the sets of parameters that its tests look at
COVERED: dict[tuple[str, str], set[frozenset[str]]] = {}
# (test, tile it says it is about)
ABOUT: list[tuple[Test, str]] = []


def parameters(spec: PowerSpec) -> frozenset[str]:
    """The parameters a power has, its rewards among them; `keep` is one of its own if it is less than `draw`."""
    given = {field for field in spec.__struct_fields__ if getattr(spec, field) not in (None, 0, False)}
    given |= {"discount"} if spec.discount == 0 else set()
    given |= {"keep<draw"} if spec.draw is not None and spec.keep != spec.draw else set()
    return frozenset(given - {"action", "effect"})


def covers(tile: str, action: str, effect: str, *corrected: str) -> Callable[[Test], Test]:
    """Marks a test of an effect, with the parameters its tile has, and those a test adds by `correct`."""
    powers = [power for power in SPECS[INDEX[tile]].powers if (power.action, power.effect) == (action, effect)]
    assert powers, f"{tile} has no power {action} {effect}"

    def mark(test: Test) -> Test:
        for power in powers:
            COVERED.setdefault((action, effect), set()).add(parameters(power) | set(corrected))
        ABOUT.append((test, tile))
        return test

    return mark


def correct(monkeypatch: pytest.MonkeyPatch, tile: str, effect: str, **changes: Any) -> None:
    """Change parameters of a tile's power, as corrected files would; a reward replaces the rewards it has."""
    number = next(nth for nth, power in enumerate(SPECS[INDEX[tile]].powers) if power.effect == effect)
    spec = SPECS[INDEX[tile]].powers[number]
    fields = {field: getattr(spec, field) for field in spec.__struct_fields__}
    if REWARDS & set(changes):
        fields |= dict.fromkeys(REWARDS, 0)
    power = next(power for power in POWERS if power.tile == INDEX[tile] and power.nth == number)
    corrected = Power(power.index, power.tile, power.nth, PowerSpec(**{**fields, **changes}))
    for attribute in Power.__slots__:
        monkeypatch.setattr(power, attribute, getattr(corrected, attribute))


def shipped() -> set[tuple[str, str, frozenset[str]]]:
    """Every form of a power that ships: action, effect and parameters."""
    return {
        (ACTION_IDS[power.action], EFFECT_IDS[power.effect], parameters(SPECS[power.tile].powers[power.nth]))
        for power in POWERS
    }
