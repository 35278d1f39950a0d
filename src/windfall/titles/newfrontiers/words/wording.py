"""Tiles in words: what each power does, and what a tile without powers is there for.

Texts follow from powers and fields alone, so that a corrected amount changes its text. The prose in the component files
is what the reconstruction was written down with; it is not shown. A tile that names others is worded for a box: the one
in use, unless another is given.
"""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from windfall.engine.words.phrases import a, plural
from windfall.titles.newfrontiers.components.tiles import COMPONENTS
from windfall.titles.newfrontiers.data.load import Components
from windfall.titles.newfrontiers.data.schema import (
    ActionName,
    EffectName,
    HomeSpec,
    PowerSpec,
    SelectorSpec,
    TileSpec,
    WorldSpec,
)
from windfall.titles.newfrontiers.words.selectors import includes, kind_name, listed, many, one


def tile_text(tile: TileSpec, box: Components = COMPONENTS) -> str:
    """All that a tile does, action by action; what it scores is `scoring_texts.bonus_text`."""
    lines = [f"{action.capitalize()}: {text}." for action, text in power_lines(tile, box)]
    own = own_line(tile)
    if own is not None:
        lines.insert(0, own)
    return " ".join(lines) or f"No power{_use(tile)}."


def power_lines(tile: TileSpec, box: Components = COMPONENTS) -> list[tuple[ActionName, str]]:
    """For each action that the tile has powers for, what they do."""
    actions = list(dict.fromkeys(power.action for power in tile.powers))
    return [
        (action, ", and ".join(power_text(power, tile, box) for power in tile.powers if power.action == action))
        for action in actions
    ]


def power_text(power: PowerSpec, tile: TileSpec, box: Components = COMPONENTS) -> str:
    """What a power does, without its action."""
    included = power.per is not None and includes(power.per, tile)
    return EFFECT_TEXTS[power.action, power.effect](power, box) + (", this one included" if included else "")


def own_line(tile: TileSpec) -> str | None:
    """What holds for a tile beside its powers."""
    parts = []
    if isinstance(tile, WorldSpec):
        parts += ["set its kind (never gray) once per action"] if tile.kind == "any" else []
        parts += ["its good cannot be sold"] if tile.no_trade else []
    return sentence("; ".join(parts)) if parts else None


def sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def _use(tile: TileSpec) -> str:
    """What a tile without powers is there for."""
    if isinstance(tile, WorldSpec | HomeSpec) and tile.goods != "none":
        good = a(f"{kind_name(tile.kind)} good")
        if tile.goods == "production":
            return f"; makes {good} in Produce"
        return f"; starts with {good}" if isinstance(tile, HomeSpec) else f"; {good} comes with it when settled"
    is_prize = isinstance(tile, WorldSpec) and tile.type == "military" and not tile.bonus
    return "; simply a prize of war" if is_prize else ""


# Parts of powers


def _rewards(power: PowerSpec) -> str:
    """
    >>> _rewards(PowerSpec(action="consume", effect="gain", vp=2, credits=1))
    '2 VPs and 1 credit'
    """
    rewards = [
        plural(number, word)
        for number, word in ((power.vp, "VP"), (power.credits, "credit"), (power.colonists, "colonist"))
        if number
    ]
    if power.worlds:
        rewards.append(f"{'a world' if power.worlds == 1 else f'{power.worlds} worlds'} from the bag")
    return listed(rewards)


def _of_kind(power: PowerSpec, word: str) -> str:
    """A word for things of the power's kind, if it has one."""
    return word if power.kind in (None, "any") else f"{kind_name(power.kind)} {word}"


def _against(power: PowerSpec, preposition: str, box: Components) -> str:
    return "" if power.against is None else f" {preposition} {many(power.against, 'world', box)}"


def _for_each(power: PowerSpec, box: Components) -> str:
    return "" if power.per is None else f" for each of your {many(power.per, 'tile', box)}"


# Effects


def _draw_world(power: PowerSpec, _box: Components) -> str:
    kept = "it" if power.draw == power.keep == 1 else "them" if power.draw == power.keep else str(power.keep)
    return f"draw {plural(power.draw or 0, 'extra world')} from the bag and keep {kept}"


def _temporary_military(power: PowerSpec, box: Components) -> str:
    good = "any good" if power.kind is None else a(_of_kind(power, "good"))
    return f"you may give up {good} for +{power.amount} Military{_against(power, 'against', box)} until the action ends"


def _settle_discount(power: PowerSpec, box: Components) -> str:
    worlds = "worlds you pay for cost" if power.against is None else f"{many(power.against, 'world', box)} cost you"
    return f"{worlds} {power.amount} less"


def _pay_for_military(power: PowerSpec, box: Components) -> str:
    """Alien worlds, and with The Starry Rift XENO worlds, are never paid for."""
    world = one(replace(power.against or SelectorSpec(), military=True), "world", box)
    price = f"at {power.discount} less than its defense" if power.discount else "its defense counting as its cost"
    return f"you may pay for a non-Alien, non-XENO {world}, {price}"


def _after_settle(power: PowerSpec, box: Components) -> str:
    world = "a world" if power.when is None else a(one(power.when, "world", box))
    return f"gain {_rewards(power)} after you settle {world}"


def _replace_colony(power: PowerSpec, _box: Components) -> str:
    more = f"0 to {power.max_increase} more" if power.max_increase else "as much"
    return f"you may swap a non-military colony, free, for an explored one of its kind that costs {more}"


def _per_produced(power: PowerSpec, _box: Components) -> str:
    good = _of_kind(power, "good")
    goods = f"each {good}" if power.every == 1 else f"every {power.every} {good}s"
    return f"gain {_rewards(power)} for {goods} you make"


def _consume(power: PowerSpec, _box: Components) -> str:
    if power.kinds is not None:
        goods = f"{listed([f'1 {kind_name(kind)}' for kind in power.kinds])} good"
    else:
        goods = plural(power.goods or 0, _of_kind(power, "good")) + (" of different kinds" if power.different else "")
    if power.up_to:
        return f"spend up to {goods} for {_rewards(power)} each"
    together = " together" if power.kinds is not None or power.different else ""
    return f"spend {goods}{together} for {_rewards(power)}"


def _consume_bonus(power: PowerSpec, box: Components) -> str:
    owned = box.name_of(power.with_tile or "")
    more = f"+{plural(power.with_vp or 0, 'VP')} if you own {owned}"
    return f"+{plural(power.vp, 'VP')} for each good you consume, and {more}"


EFFECT_TEXTS: Final[dict[tuple[ActionName, EffectName], Callable[[PowerSpec, Components], str]]] = {
    ("develop", "gain"): lambda power, _: f"gain {_rewards(power)} before you buy",
    ("develop", "discount"): lambda power, _: f"developments cost you {power.amount} less",
    ("develop", "after_develop"): lambda power, _: f"gain {_rewards(power)} after you buy a development",
    ("explore", "gain"): lambda power, _: f"gain {_rewards(power)}",
    ("explore", "draw_world"): _draw_world,
    ("settle", "gain"): lambda power, _: f"gain {_rewards(power)} before you act",
    ("settle", "military"): lambda power, box: (
        f"+{power.amount} Military{_against(power, 'against', box)}{_for_each(power, box)}"
    ),
    ("settle", "temporary_military"): _temporary_military,
    ("settle", "discount"): _settle_discount,
    ("settle", "discount_or_military"): lambda power, box: (
        f"-{power.amount} cost or +{power.amount} Military{_against(power, 'for', box)}"
    ),
    ("settle", "pay_for_military"): _pay_for_military,
    ("settle", "second_settle"): lambda _, __: "after settling a world you may settle a second one at once",
    ("settle", "after_settle"): _after_settle,
    ("settle", "replace_colony"): _replace_colony,
    ("settle", "replace_self"): lambda _, __: (
        "as your action you may replace this, at no cost, with an explored non-Alien, non-military world"
    ),
    ("produce", "gain"): lambda power, box: f"gain {_rewards(power)}{_for_each(power, box)}",
    ("produce", "windfall"): lambda power, _: f"make a good on one empty {_of_kind(power, 'windfall colony')}",
    ("produce", "when_produced_here"): lambda power, _: f"gain {_rewards(power)} when a good is made here",
    ("produce", "per_produced"): _per_produced,
    ("produce", "most_produced"): lambda power, _: (
        f"gain {_rewards(power)} if you made more {_of_kind(power, 'goods')} than each rival this action"
    ),
    ("produce", "production_fee"): lambda power, _: f"makes its good only if you pay {plural(power.credits, 'credit')}",
    ("trade", "price"): lambda power, _: (
        f"+{plural(power.amount or 0, 'credit')} when you sell {a(_of_kind(power, 'good'))}"
    ),
    ("consume", "consume"): _consume,
    ("consume", "gain"): lambda power, _: f"gain {_rewards(power)}; no good is needed",
    ("consume", "sell"): lambda _, __: "you may sell 1 more good at its trade price",
    ("consume", "consume_bonus"): _consume_bonus,
}
