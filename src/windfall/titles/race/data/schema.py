"""The form of the card file, as README.md beside it describes it."""

from typing import Annotated, Literal, TypeAlias

import msgspec

KindName: TypeAlias = Literal["novelty", "rare", "genes", "alien"]
Keyword: TypeAlias = Literal["alien", "imperium", "rebel", "terraforming", "uplift", "chromosome"]
PhaseName: TypeAlias = Literal["explore", "develop", "settle", "trade", "consume", "produce"]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=99)]
Identifier: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z0-9_]+$")]
Line: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, pattern="^[^\n]+$")]


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of the card file; a key that it does not know is an error."""


class PowerSpec(Strict):
    phase: PhaseName
    effect: str
    may: bool = False
    discard_self: bool = False
    amount: Annotated[int, msgspec.Meta(ge=-9, le=9)] | None = None
    discount: Count | None = None
    cards: Count = 0
    vp: Count = 0
    goods: Positive | None = None
    kind: KindName | Literal["any"] | None = None
    keyword: Keyword | None = None
    different: bool = False
    up_to: bool | int = False
    vp_less: Count | None = None
    here: bool = False
    trade_powers: bool | None = None


class SelectorSpec(Strict):
    type: Literal["world", "development"] | None = None
    kind: KindName | None = None
    goods: Literal["windfall", "production"] | None = None
    military: bool | None = None
    keyword: Keyword | None = None
    cost: Count | None = None
    power: PhaseName | None = None
    name: Identifier | None = None


class BonusSpec(Strict):
    vp: Positive
    per: SelectorSpec | None = None
    count: Literal["military", "vp_chips"] | None = None
    every: Positive | None = None


class CardSpec(Strict):
    id: Identifier
    name: Line
    copies: Positive
    type: Literal["world", "development"]
    vp: Count
    keywords: list[Keyword]
    powers: Annotated[list[PowerSpec], msgspec.Meta(max_length=4)]
    cost: Count | None = None
    military: bool = False
    defense: Positive | None = None
    kind: KindName | Literal["gray"] | None = None
    goods: Literal["windfall", "production", "none"] | None = None
    start_world: Annotated[int, msgspec.Meta(ge=0, le=4)] | None = None
    preset_hand: Annotated[int, msgspec.Meta(ge=1, le=4)] | None = None
    bonus: list[BonusSpec] = []
