"""Tiles in words: what each power does, and what a tile without powers is there for.

Texts follow from powers and fields alone, so that a corrected amount changes its text. The prose in the component files
is what the reconstruction was written down with; it is not shown. A tile that names others is worded for a box: the one
in use, unless another is given.
"""

from collections.abc import Sequence

from windfall.engine.words.message import Message, message, several
from windfall.titles.newfrontiers.components.tiles import COMPONENTS
from windfall.titles.newfrontiers.data.load import Components
from windfall.titles.newfrontiers.data.schema import ActionName, HomeSpec, TileSpec, WorldSpec
from windfall.titles.newfrontiers.words.power_texts import power_text


def tile_text(tile: TileSpec, box: Components = COMPONENTS) -> Message:
    """All that a tile does, action by action; what it scores is `scoring_texts.bonus_text`."""
    lines = [message("newfrontiers-line", action=action, text=text) for action, text in power_lines(tile, box)]
    own = own_line(tile)
    if own is not None:
        lines.insert(0, own)
    return one_after_the_other(lines or [_no_power(tile)])


def one_after_the_other(lines: Sequence[Message]) -> Message:
    """Whole sentences as one text."""
    return lines[0] if len(lines) == 1 else message("newfrontiers-lines", lines=several(lines, "sentences"))


def power_lines(tile: TileSpec, box: Components = COMPONENTS) -> list[tuple[ActionName, Message]]:
    """For each action that the tile has powers for, what they do."""
    actions = list(dict.fromkeys(power.action for power in tile.powers))
    return [
        (action, _together([power_text(power, tile, box) for power in tile.powers if power.action == action]))
        for action in actions
    ]


def _together(powers: Sequence[Message]) -> Message:
    first, *rest = powers
    return message("newfrontiers-powers", first=first, rest=_together(rest)) if rest else first


def own_line(tile: TileSpec) -> Message | None:
    """What holds for a tile beside its powers."""
    if not isinstance(tile, WorldSpec):
        return None
    if tile.kind == "any":
        return message("newfrontiers-own-kind-no-trade" if tile.no_trade else "newfrontiers-own-kind")
    return message("newfrontiers-own-no-trade") if tile.no_trade else None


def sentence(text: Message) -> Message:
    """What powers do, as a sentence of its own."""
    return message("newfrontiers-sentence", text=text)


def _no_power(tile: TileSpec) -> Message:
    """What a tile without powers is there for."""
    if isinstance(tile, WorldSpec | HomeSpec) and tile.goods != "none":
        if tile.goods == "production":
            return message("newfrontiers-no-power-produces", kind=tile.kind)
        if isinstance(tile, HomeSpec):
            return message("newfrontiers-no-power-starts-with", kind=tile.kind)
        return message("newfrontiers-no-power-comes-with", kind=tile.kind)
    is_prize = isinstance(tile, WorldSpec) and tile.type == "military" and not tile.bonus
    return message("newfrontiers-no-power-prize" if is_prize else "newfrontiers-no-power")
