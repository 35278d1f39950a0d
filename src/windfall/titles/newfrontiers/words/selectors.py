"""Selectors in words: which tiles a power or a clause is about. The tiles are those of a box: the one in use, unless
another is given."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.kinds import KIND_IDS, KIND_NAMES, KINDS
from windfall.engine.words.phrases import a, plural
from windfall.titles.newfrontiers.components.tiles import COMPONENTS, kind_id, matches_as
from windfall.titles.newfrontiers.data.load import Components
from windfall.titles.newfrontiers.data.schema import EffectName, SelectorSpec, TileSpec

_PLURALS: Final = {"colony": "colonies", "development": "developments", "tile": "tiles", "world": "worlds"}
# What a tile with a power of an effect provides.
PROVIDED: Final[dict[EffectName, str]] = {
    "gain": "rewards for nothing",
    "discount": "a discount",
    "after_develop": "rewards for a development",
    "draw_world": "extra worlds",
    "military": "lasting Military",
    "temporary_military": "temporary Military",
    "discount_or_military": "a discount or Military",
    "pay_for_military": "payment for military worlds",
    "second_settle": "a second settlement",
    "after_settle": "rewards for a settled world",
    "replace_colony": "a replaced colony",
    "replace_self": "its own replacement",
    "windfall": "a good on a windfall colony",
    "when_produced_here": "rewards for its own good",
    "per_produced": "rewards for goods made",
    "most_produced": "rewards for most goods made",
    "production_fee": "a good for a fee",
    "price": "better prices",
    "consume": "rewards for goods consumed",
    "sell": "a second sale",
    "consume_bonus": "more VPs for goods consumed",
}
_MILITARY: Final = {"military", "temporary_military", "discount_or_military"}


def kind_name(kind: str) -> str:
    return KIND_NAMES[KIND_IDS.index(kind)]


def listed(things: Sequence[str], last: str = "and") -> str:
    """
    >>> listed(["2", "4", "6"], "or"), listed(["1 VP", "1 credit"]), listed(["1 VP"])
    ('2, 4 or 6', '1 VP and 1 credit', '1 VP')
    """
    return f" {last} ".join([", ".join(things[:-1]), things[-1]] if len(things) > 1 else things)


def one(selector: SelectorSpec, noun: str, box: Components = COMPONENTS) -> str:
    """A tile that matches, without an article; the noun is for selectors that name no sort of tile.

    >>> one(SelectorSpec(tile="colony", military=True, keyword="rebel"), "tile")
    'REBEL military colony'
    """
    return _worded(selector, box, selector.tile or noun, "or", "needs", "provides")


def many(selector: SelectorSpec, noun: str, box: Components = COMPONENTS) -> str:
    """Tiles that match.

    >>> many(SelectorSpec(keyword=["alien", "xeno"]), "world")
    'ALIEN and XENO worlds'
    """
    return _worded(selector, box, _PLURALS[selector.tile or noun], "and", "need", "provide")


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


def _worded(selector: SelectorSpec, box: Components, noun: str, last: str, need: str, provide: str) -> str:
    if selector.name is not None:
        return box.name_of(selector.name)
    keywords = [selector.keyword] if isinstance(selector.keyword, str) else selector.keyword or []
    words = [listed([keyword.upper() for keyword in keywords], last)] if keywords else []
    words += [selector.size] if selector.size else []
    words += [] if selector.military is None else ["military" if selector.military else "non-military"]
    words += [kind_name(selector.kind)] if selector.kind else []
    words += [selector.goods] if selector.goods else []
    words.append(noun)
    words += [f"with {a(selector.power.capitalize())} power"] if selector.power else []
    limits = [f"{need} {plural(selector.colonists, 'colonist')}"] if selector.colonists else []
    limits += [f"{provide} {_provided(selector.effect)}"] if selector.effect else []
    return " ".join(words) + (f" that {' and '.join(limits)}" if limits else "")


def _provided(effects: EffectName | list[EffectName]) -> str:
    named = [effects] if isinstance(effects, str) else effects
    if set(named) == _MILITARY:
        return "Military"
    return listed([PROVIDED[effect] for effect in named], "or")
