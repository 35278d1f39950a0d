"""Selectors in words: which tiles a power or a clause is about. The tiles are those of a box: the one in use, unless
another is given."""

from typing import Final

from windfall.engine.kinds import KIND_IDS, KINDS
from windfall.engine.words.message import Argument, Message, message, several
from windfall.titles.newfrontiers.components.tiles import COMPONENTS, kind_id, matches_as
from windfall.titles.newfrontiers.data.load import Components
from windfall.titles.newfrontiers.data.schema import EffectName, Keyword, SelectorSpec, TileSpec
from windfall.titles.newfrontiers.words.names import named

# What a tile with a power of an effect provides.
PROVIDED: Final[dict[EffectName, Message]] = {
    "gain": message("newfrontiers-provides-gain"),
    "discount": message("newfrontiers-provides-discount"),
    "after_develop": message("newfrontiers-provides-after-develop"),
    "draw_world": message("newfrontiers-provides-draw-world"),
    "military": message("newfrontiers-provides-military"),
    "temporary_military": message("newfrontiers-provides-temporary-military"),
    "discount_or_military": message("newfrontiers-provides-discount-or-military"),
    "pay_for_military": message("newfrontiers-provides-pay-for-military"),
    "second_settle": message("newfrontiers-provides-second-settle"),
    "after_settle": message("newfrontiers-provides-after-settle"),
    "replace_colony": message("newfrontiers-provides-replace-colony"),
    "replace_self": message("newfrontiers-provides-replace-self"),
    "windfall": message("newfrontiers-provides-windfall"),
    "when_produced_here": message("newfrontiers-provides-when-produced-here"),
    "per_produced": message("newfrontiers-provides-per-produced"),
    "most_produced": message("newfrontiers-provides-most-produced"),
    "production_fee": message("newfrontiers-provides-production-fee"),
    "price": message("newfrontiers-provides-price"),
    "consume": message("newfrontiers-provides-consume"),
    "sell": message("newfrontiers-provides-sell"),
    "consume_bonus": message("newfrontiers-provides-consume-bonus"),
}
_MILITARY: Final = {"military", "temporary_military", "discount_or_military"}
# What a selector does not ask for.
_NONE: Final = "none"


def keyword_name(keyword: Keyword) -> Message:
    return message("newfrontiers-keyword", keyword=keyword)


def one(selector: SelectorSpec, noun: str, box: Components = COMPONENTS) -> Message:
    """A tile that matches, without an article; the noun is for selectors that name no sort of tile.

    >>> str(one(SelectorSpec(tile="colony", military=True, keyword="rebel"), "tile"))
    'REBEL military colony'
    """
    return _worded("newfrontiers-tile-one", selector, noun, box)


def a(selector: SelectorSpec, noun: str, box: Components = COMPONENTS) -> Message:
    """A tile that matches, with an article.

    >>> str(a(SelectorSpec(kind="alien"), "world"))
    'an Alien Technology world'
    """
    return _worded("newfrontiers-tile-a", selector, noun, box)


def many(selector: SelectorSpec, noun: str, box: Components = COMPONENTS) -> Message:
    """Tiles that match.

    >>> str(many(SelectorSpec(keyword=["alien", "xeno"]), "world"))
    'ALIEN and XENO worlds'
    """
    return _worded("newfrontiers-tile-many", selector, noun, box)


def each(selector: SelectorSpec, noun: str, box: Components = COMPONENTS) -> Message:
    """Tiles that match, where something is for each of them."""
    return _worded("newfrontiers-tile-each", selector, noun, box)


def includes(selector: SelectorSpec, tile: TileSpec) -> bool:
    """Does the tile itself match?"""
    return matches_as(selector, tile, kind_id(tile))


def share(first: SelectorSpec, second: SelectorSpec, box: Components) -> bool:
    """Is there a tile in the box that matches both?"""
    return any(
        matches_as(first, tile, kind) and matches_as(second, tile, kind) for tile in box.tiles for kind in _kinds(tile)
    )


def _kinds(tile: TileSpec) -> list[str | None]:
    """What a tile can be of: the any-kind world of each kind."""
    kind = kind_id(tile)
    return [kind, *(KIND_IDS[kind] for kind in KINDS)] if kind == "any" else [kind]


def _worded(words: str, selector: SelectorSpec, noun: str, box: Components) -> Message:
    if selector.name is not None:
        return message("newfrontiers-tile-named", tile=named(selector.name, box))
    keywords = [selector.keyword] if isinstance(selector.keyword, str) else selector.keyword or []
    last: Final = "and" if words == "newfrontiers-tile-many" else "or"
    return message(
        words,
        noun=selector.tile or noun,
        first_keyword=keywords[0] if keywords else _NONE,
        keywords=several([message("newfrontiers-tile-keyword", keyword=keyword) for keyword in keywords], last),
        size=selector.size or _NONE,
        military=_NONE if selector.military is None else "yes" if selector.military else "no",
        kind=selector.kind or _NONE,
        goods=selector.goods or _NONE,
        power=selector.power or _NONE,
        colonists=selector.colonists or 0,
        provided=_provided(selector.effect),
    )


def _provided(effects: EffectName | list[EffectName] | None) -> Argument:
    if effects is None:
        return _NONE
    wanted = [effects] if isinstance(effects, str) else effects
    if set(wanted) == _MILITARY:
        return message("newfrontiers-provides-any-military")
    return several([PROVIDED[effect] for effect in wanted], "or")
