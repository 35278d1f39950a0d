"""What powers do, in words: one function for each effect, or one message where the effect takes no choice of words."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from windfall.engine.words.message import Message, Several, message, several
from windfall.titles.newfrontiers.components.tiles import COMPONENTS
from windfall.titles.newfrontiers.data.load import Components
from windfall.titles.newfrontiers.data.schema import ActionName, EffectName, PowerSpec, SelectorSpec, TileSpec
from windfall.titles.newfrontiers.words.names import named
from windfall.titles.newfrontiers.words.selectors import a, each, includes, many, one


def power_text(power: PowerSpec, tile: TileSpec, box: Components = COMPONENTS) -> Message:
    """What a power does, without its action."""
    if power.per is not None:
        return _for_each(power, tile, box)
    return EFFECT_TEXTS[power.action, power.effect](power, box)


# Parts of powers


def _rewards(power: PowerSpec) -> Several:
    """
    >>> power = PowerSpec(action="explore", effect="gain", vp=2, credits=1)
    >>> str(message("newfrontiers-power-gain", rewards=_rewards(power)))
    'gain 2 VPs and 1 credit'
    """
    rewards = [message("newfrontiers-reward-vp", vp=power.vp)] if power.vp else []
    rewards += [message("newfrontiers-reward-credits", credits=power.credits)] if power.credits else []
    rewards += [message("newfrontiers-reward-colonists", colonists=power.colonists)] if power.colonists else []
    rewards += [message("newfrontiers-reward-worlds", worlds=power.worlds)] if power.worlds else []
    return several(rewards)


def _kind(power: PowerSpec) -> str:
    return power.kind or "any"


def _gain(words: str) -> Callable[[PowerSpec, Components], Message]:
    """An effect that is nothing but its rewards."""
    return lambda power, _box: message(words, rewards=_rewards(power))


# Effects


def _for_each(power: PowerSpec, tile: TileSpec, box: Components) -> Message:
    """A power that counts tiles; whether its own is one of them."""
    assert power.per is not None
    tiles = each(power.per, "tile", box)
    included = "yes" if includes(power.per, tile) else "no"
    if power.effect == "gain":
        return message("newfrontiers-power-gain-each", rewards=_rewards(power), tiles=tiles, included=included)
    amount = power.amount or 0
    if power.against is None:
        return message("newfrontiers-power-military-each", amount=amount, tiles=tiles, included=included)
    worlds = many(power.against, "world", box)
    return message(
        "newfrontiers-power-military-against-each", amount=amount, worlds=worlds, tiles=tiles, included=included
    )


def _draw_world(power: PowerSpec, _box: Components) -> Message:
    draw, keep = power.draw or 0, power.keep or 0
    if draw == keep:
        return message("newfrontiers-power-draw-and-keep", worlds=draw)
    return message("newfrontiers-power-draw", worlds=draw, keep=keep)


def _military(power: PowerSpec, box: Components) -> Message:
    amount = power.amount or 0
    if power.against is None:
        return message("newfrontiers-power-military", amount=amount)
    return message("newfrontiers-power-military-against", amount=amount, worlds=many(power.against, "world", box))


def _temporary_military(power: PowerSpec, box: Components) -> Message:
    amount, kind = power.amount or 0, _kind(power)
    if power.against is None:
        return message("newfrontiers-power-temporary-military", amount=amount, kind=kind)
    worlds = many(power.against, "world", box)
    return message("newfrontiers-power-temporary-military-against", amount=amount, kind=kind, worlds=worlds)


def _settle_discount(power: PowerSpec, box: Components) -> Message:
    amount = power.amount or 0
    if power.against is None:
        return message("newfrontiers-power-settle-discount", amount=amount)
    return message("newfrontiers-power-settle-discount-for", amount=amount, worlds=many(power.against, "world", box))


def _discount_or_military(power: PowerSpec, box: Components) -> Message:
    worlds = many(power.against or SelectorSpec(), "world", box)
    return message("newfrontiers-power-discount-or-military", amount=power.amount or 0, worlds=worlds)


def _pay_for_military(power: PowerSpec, box: Components) -> Message:
    """Alien worlds, and with The Starry Rift XENO worlds, are never paid for."""
    world = one(replace(power.against or SelectorSpec(), military=True), "world", box)
    return message("newfrontiers-power-pay-for-military", world=world, discount=power.discount or 0)


def _after_settle(power: PowerSpec, box: Components) -> Message:
    world = a(power.when or SelectorSpec(), "world", box)
    return message("newfrontiers-power-after-settle", rewards=_rewards(power), world=world)


def _per_produced(power: PowerSpec, _box: Components) -> Message:
    return message(
        "newfrontiers-power-per-produced", rewards=_rewards(power), every=power.every or 1, kind=_kind(power)
    )


def _most_produced(power: PowerSpec, _box: Components) -> Message:
    return message("newfrontiers-power-most-produced", rewards=_rewards(power), kind=_kind(power))


def _consume(power: PowerSpec, _box: Components) -> Message:
    rewards = _rewards(power)
    if power.kinds is not None:
        kinds = several([message("newfrontiers-one-of-kind", kind=kind) for kind in power.kinds])
        return message("newfrontiers-power-consume-kinds", goods=kinds, rewards=rewards)
    goods = power.goods or 0
    if power.different:
        words = "newfrontiers-power-consume-up-to-different" if power.up_to else "newfrontiers-power-consume-different"
        return message(words, goods=goods, rewards=rewards)
    words = "newfrontiers-power-consume-up-to" if power.up_to else "newfrontiers-power-consume"
    return message(words, goods=goods, kind=_kind(power), rewards=rewards)


def _consume_bonus(power: PowerSpec, box: Components) -> Message:
    owned = named(power.with_tile or "", box)
    return message("newfrontiers-power-consume-bonus", vp=power.vp, with_vp=power.with_vp or 0, tile=owned)


EFFECT_TEXTS: Final[dict[tuple[ActionName, EffectName], Callable[[PowerSpec, Components], Message]]] = {
    ("develop", "gain"): _gain("newfrontiers-power-gain-before-buying"),
    ("develop", "discount"): lambda power, _: message("newfrontiers-power-develop-discount", amount=power.amount or 0),
    ("develop", "after_develop"): _gain("newfrontiers-power-after-develop"),
    ("explore", "gain"): _gain("newfrontiers-power-gain"),
    ("explore", "draw_world"): _draw_world,
    ("settle", "gain"): _gain("newfrontiers-power-gain-before-acting"),
    ("settle", "military"): _military,
    ("settle", "temporary_military"): _temporary_military,
    ("settle", "discount"): _settle_discount,
    ("settle", "discount_or_military"): _discount_or_military,
    ("settle", "pay_for_military"): _pay_for_military,
    ("settle", "second_settle"): lambda _, __: message("newfrontiers-power-second-settle"),
    ("settle", "after_settle"): _after_settle,
    ("settle", "replace_colony"): lambda power, _: message(
        "newfrontiers-power-replace-colony", more=power.max_increase or 0
    ),
    ("settle", "replace_self"): lambda _, __: message("newfrontiers-power-replace-self"),
    ("produce", "gain"): _gain("newfrontiers-power-gain"),
    ("produce", "windfall"): lambda power, _: message("newfrontiers-power-windfall", kind=_kind(power)),
    ("produce", "when_produced_here"): _gain("newfrontiers-power-when-produced-here"),
    ("produce", "per_produced"): _per_produced,
    ("produce", "most_produced"): _most_produced,
    ("produce", "production_fee"): lambda power, _: message("newfrontiers-power-production-fee", credits=power.credits),
    ("trade", "price"): lambda power, _: message(
        "newfrontiers-power-price", credits=power.amount or 0, kind=_kind(power)
    ),
    ("consume", "consume"): _consume,
    ("consume", "gain"): _gain("newfrontiers-power-gain-without-goods"),
    ("consume", "sell"): lambda _, __: message("newfrontiers-power-sell"),
    ("consume", "consume_bonus"): _consume_bonus,
}
