"""An action tile to select, in numbers for learners: what it means for the round."""

from typing import Final

from windfall.engine.features import END, Layout, Row
from windfall.titles.newfrontiers.reading.position import Reading
from windfall.titles.newfrontiers.reading.round import RoundWith
from windfall.titles.newfrontiers.reading.round_ends import RoundEnds
from windfall.titles.newfrontiers.rules.scoring import END_NAMES

PART: Final = Layout()
_NET: Final = PART.add("net", "half VPs: highest VPs of a tile to place, less half its price", 16)
_WORTH: Final = PART.add(
    "worth", "tenths of a VP: the same by what is still to come, with its income and discounts", 80
)
_PLAIN_NET: Final = PART.add("plain_net", "half VPs: what net is if another player selects the action", 16)
_PLAIN_WORTH: Final = PART.add("plain_worth", "what worth is if another player selects the action", 80)
_TRADED_VP: Final = PART.add("traded_vp", "VPs of Trade, Consume after Produce with the selecting player's good", 10)
_TRADED_CREDITS: Final = PART.add("traded_credits", "credits of it", 10)
_OTHERS_NET: Final = PART.add("others_net", "half VPs: net of all other players together", 32)
_OTHERS_WORTH: Final = PART.add("others_worth", "tenths of a VP: worth of all other players together", 240)
_OTHERS_VP: Final = PART.add(
    "others_vp", "VPs of Trade, Consume, or what more it brings after Produce, for all other players together", 10
)
_OTHERS_CREDITS: Final = PART.add("others_credits", "credits of it for all other players together", 15)
_OTHERS_COLONISTS: Final = PART.add(
    "others_colonists", "colonists that all other players together take in Settle if they settle what they can", 8
)
_OTHERS_WORLDS: Final = PART.add("others_worlds", "worlds that all other players together gain in Explore", 6)
_CHIPS_LEFT: Final = PART.add("chips_left", "VP chips left in the pool after the action", 48, group=END)
_ENDS: Final = PART.block("ends", tuple(END_NAMES.values()), "the action can bring this end", group=END)
_ENDS_AFTER: Final = PART.block(
    "ends_after", tuple(END_NAMES.values()), "an action selected after it in this round can bring this end", group=END
)
_END_BITS: Final = tuple(END_NAMES)


def write_round(row: Row, start: int, reading: Reading, seat: int, tile: int, ends: RoundEnds) -> None:
    ahead = RoundWith(reading, seat, tile, ends)
    row[start + _NET] = ahead.net / 16
    row[start + _WORTH] = ahead.worth / 80
    row[start + _PLAIN_NET] = ahead.plain_net / 16
    row[start + _PLAIN_WORTH] = ahead.plain_worth / 80
    row[start + _TRADED_VP] = ahead.traded_vp / 10
    row[start + _TRADED_CREDITS] = ahead.traded_credits / 10
    row[start + _OTHERS_NET] = ahead.others_net / 32
    row[start + _OTHERS_WORTH] = ahead.others_worth / 240
    row[start + _OTHERS_VP] = ahead.others_vp / 10
    row[start + _OTHERS_CREDITS] = ahead.others_credits / 15
    row[start + _OTHERS_COLONISTS] = ahead.others_colonists / 8
    row[start + _OTHERS_WORLDS] = ahead.others_worlds / 6
    row[start + _CHIPS_LEFT] = ahead.chips_left / 48
    for at, bit in enumerate(_END_BITS):
        if ahead.ends & bit:
            row[start + _ENDS + at] = 1.0
        if ahead.ends_after & bit:
            row[start + _ENDS_AFTER + at] = 1.0
