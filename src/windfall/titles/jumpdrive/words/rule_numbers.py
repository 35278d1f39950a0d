"""The numbers that the rules in the page tell."""

from typing import Final

from windfall.engine.kinds import KINDS
from windfall.titles.jumpdrive.components.cards import COPIES, INDEX, PRESET_HANDS, RULES

RULE_NUMBERS: Final = {
    "dealt": RULES.deal,
    "discarded": RULES.discard_at_start,
    "start_hand": RULES.deal - RULES.discard_at_start,
    "presets": len(PRESET_HANDS),
    "hand_limit": RULES.hand_limit,
    "end_vp": RULES.end_vp,
    "alone_discount": RULES.dev_alone_discount,
    "alone_draw": RULES.world_alone_draw,
    "explore_draw": RULES.explore_draw,
    "marker_icons": RULES.explore_marker_icons,
    "kinds": len(KINDS),
    "propaganda_copies": COPIES[INDEX["war_propaganda"]],
}
