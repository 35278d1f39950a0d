"""The form of the component files, as README.md beside them describes it.

`ActionName` and `EffectName` are the vocabulary of powers; all tables of actions and effects follow their order.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

KindName: TypeAlias = Literal["novelty", "rare", "genes", "alien"]
AnyKindName: TypeAlias = Literal["novelty", "rare", "genes", "alien", "gray", "any"]
Keyword: TypeAlias = Literal["alien", "imperium", "rebel", "terraforming", "uplift", "xeno"]
ActionName: TypeAlias = Literal["develop", "explore", "settle", "produce", "trade", "consume"]
EffectName: TypeAlias = Literal[
    "gain",
    "discount",
    "after_develop",
    "draw_world",
    "military",
    "temporary_military",
    "discount_or_military",
    "pay_for_military",
    "second_settle",
    "after_settle",
    "replace_colony",
    "replace_self",
    "windfall",
    "when_produced_here",
    "per_produced",
    "most_produced",
    "production_fee",
    "price",
    "consume",
    "sell",
    "consume_bonus",
]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=99)]
Identifier: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z0-9_]+$")]
Line: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, pattern="^[^\n]+$")]


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of a component file; a key that it does not know is an error."""


class SelectorSpec(Strict):
    tile: Literal["colony", "development"] | None = None
    kind: KindName | None = None
    goods: Literal["windfall", "production"] | None = None
    military: bool | None = None
    colonists: Literal[1, 2] | None = None
    keyword: Keyword | list[Keyword] | None = None
    size: Literal["small", "large"] | None = None
    power: ActionName | None = None
    effect: EffectName | list[EffectName] | None = None
    name: Identifier | None = None


class PowerSpec(Strict):
    action: ActionName
    effect: EffectName
    may: bool = False
    modifier: bool = False
    # rewards
    credits: Count = 0
    vp: Count = 0
    colonists: Count = 0
    worlds: Count = 0
    # parameters
    amount: Count | None = None
    discount: Count | None = None
    draw: Positive | None = None
    keep: Positive | None = None
    max_increase: Count | None = None
    kind: KindName | Literal["any"] | None = None
    kinds: list[KindName] | None = None
    goods: Positive | None = None
    different: bool = False
    up_to: bool = False
    every: Positive | None = None
    against: SelectorSpec | None = None
    when: SelectorSpec | None = None
    per: SelectorSpec | None = None
    with_tile: Identifier | None = None
    with_vp: Count | None = None


class BonusSpec(Strict):
    vp: Count | None = None
    per: SelectorSpec | None = None
    count: Literal["military", "vp_chips", "kinds"] | None = None
    every: Positive | None = None
    table: list[Count] | None = None


class TileSpec(Strict, kw_only=True):
    """What worlds, homes and developments share."""

    id: Identifier
    name: Line
    vp: Count
    keywords: list[Keyword]
    powers: Annotated[list[PowerSpec], msgspec.Meta(max_length=3)]
    text: Line | None = None  # prose, not shown: texts are worded from powers
    documented: list[str]
    note: Line | None = None
    expansion: Literal["starry_rift"] | None = None
    bonus: list[BonusSpec] = []
    bonus_text: Line | None = None  # prose, as text


class HomeSpec(TileSpec, kw_only=True):
    type: Literal["military", "non_military"]
    cost: Count | None = None
    defense: Positive | None = None
    kind: AnyKindName
    goods: Literal["windfall", "production", "none"]
    mat: Positive
    first_game: bool


class WorldSpec(TileSpec, kw_only=True):
    type: Literal["military", "non_military"]
    cost: Count | None = None
    defense: Positive | None = None
    kind: AnyKindName
    goods: Literal["windfall", "production", "none"]
    colonists: Literal[1, 2]
    no_trade: bool = False
    replaces: Identifier | None = None


class DevelopmentSpec(TileSpec, kw_only=True):
    size: Literal["small", "large"]
    stack: Annotated[str, msgspec.Meta(pattern="^([0-9]+|[A-Z])$")]
    first_game: bool
    cost: Positive
    spaces: Literal[1, 2]
    copies: Positive


class StepSpec(Strict):
    at: Positive
    vp: Count


class GoalCountSpec(Strict):
    what: Literal[
        "powers",
        "keywords",
        "power_types",
        "kinds",
        "stockpiled_goods",
        "stockpiled_worlds",
        "stockpiled_credits",
        "unused_colonists",
    ]
    action: ActionName | None = None
    of: list[str] = []


class StockpileSpec(Strict):
    item: Literal["goods", "worlds", "credits"]
    after: list[ActionName]
    max: Positive
    per_action: Positive | None = None
    only_discarded: bool = False


class GoalSpec(Strict, kw_only=True):
    id: Identifier
    name: Line
    scoring: Literal["quantity", "categories", "stockpile"]
    count: GoalCountSpec
    steps: list[StepSpec]
    text: Line | None = None  # prose, not shown
    documented: list[str]
    stockpile: StockpileSpec | None = None


class GoodsSpec(Strict):
    novelty: Count
    rare: Count
    genes: Count
    alien: Count


class RiftRules(Strict):
    explore_draw: Positive
    goals_draw: Positive
    goals_keep: Literal[1]
    xeno_may_return_when_picked: Literal[True]
    xeno_may_be_stockpiled: Literal[False]
    xeno_may_be_discarded: Literal[False]
    xeno_penalty_vp: Literal[-1]
    faction_tolerance_adds: list[Keyword]
    replaces: list[Identifier]
    goods_added: GoodsSpec
    documented: list[str]
