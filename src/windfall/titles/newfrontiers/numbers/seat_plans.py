"""An empire in numbers for learners: its income, the best tiles in its reach, and what it is short of."""

from typing import Final

from windfall.engine.features import Layout, Row
from windfall.titles.newfrontiers.reading.empire import EmpireTiles
from windfall.titles.newfrontiers.reading.prospects import Prospect, Targets
from windfall.titles.newfrontiers.reading.settling import conquered_by_goods, least_missing
from windfall.titles.newfrontiers.rules.state import Empire

PART: Final = Layout()
_CYCLE_VP: Final = PART.add("plan.cycle_vp", "VPs of Produce and Trade, Consume after it, from empty colonies", 10)
_CYCLE_CREDITS: Final = PART.add("plan.cycle_credits", "credits of them", 10)
_BUY_NET: Final = PART.add("plan.buy_net", "half VPs: highest VPs of a development, less half its price", 16)
_BUY_WORTH: Final = PART.add(
    "plan.buy_worth", "tenths of a VP: the same by what is still to come, with its income and discounts", 80
)
_SETTLE_NET: Final = PART.add("plan.settle_net", "half VPs: highest VPs of a world to settle, less half its price", 16)
_SETTLE_WORTH: Final = PART.add("plan.settle_worth", "tenths of a VP: the same by what is still to come", 80)
_TARGET: Final = PART.add("plan.target", "highest VPs of a large development on sale", 12)
_TARGET_MISSING: Final = PART.add("plan.target_missing", "credits missing for it", 9)
_BY_GOODS: Final = PART.add("plan.by_goods", "explored worlds that only goods given up bring within reach", 3)
_MISSING: Final = PART.add("plan.missing", "least Military or credits missing for an explored world out of reach", 6)


def write_plans(
    row: Row,
    start: int,
    empire: Empire,
    tiles: EmpireTiles,
    worlds: Prospect,
    developments: Prospect,
    target: Targets,
) -> None:
    """What the empire could do now, if it did not select the action."""
    vp, credit_count = tiles.cycle
    row[start + _CYCLE_VP] = vp / 10
    row[start + _CYCLE_CREDITS] = credit_count / 10
    row[start + _BUY_NET] = developments.net / 16
    row[start + _BUY_WORTH] = developments.worth / 80
    row[start + _SETTLE_NET] = worlds.net / 16
    row[start + _SETTLE_WORTH] = worlds.worth / 80
    row[start + _TARGET] = target.vp / 12
    row[start + _TARGET_MISSING] = max(0, target.price - empire.credits) / 9
    row[start + _BY_GOODS] = conquered_by_goods(empire, tiles.settle) / 3
    row[start + _MISSING] = least_missing(empire, tiles.settle) / 6
