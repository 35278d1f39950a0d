"""The form of the card file, and the words it is written in; the README beside it explains them."""

import re
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=99)]
Identifier: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z0-9_]+$")]
Line: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, pattern="^[^\n]+$")]
Color: TypeAlias = Literal["blue", "brown", "green", "yellow", "gray"]
Keyword: TypeAlias = Literal["ALIEN", "REBEL", "IMPERIUM", "UPLIFT"]
ClauseId: TypeAlias = Literal["flat", "per", "pair", "with", "with_other", "per_shared"]
EffectId: TypeAlias = Literal[
    "dev_discount",
    "world_discount",
    "military_vs",
    "military_per",
    "pay_for_military",
    "second_world_paid",
    "second_world_military",
    "pass_to_strongest",
]
LimitId: TypeAlias = Literal["max_in_empire", "no_military_unless"]
# One of the words of the vocabulary, or `card:<id>`. Checked in `checks`: msgspec 0.22 corrupts memory on a pattern in
# a union of a string and a list.
Selector: TypeAlias = str
SELECTOR_PATTERN = re.compile(
    f"development|world(:({'|'.join(get_args(Color))}|military|nonmilitary))?"
    f"|icon:(explore|military|chromosome)|military|keyword:({'|'.join(get_args(Keyword))})|card:[a-z0-9_]+"
)


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of the card file; a key that it does not know is an error."""


class RulesSpec(Strict):
    deal: Positive
    discard_at_start: Count
    hand_limit: Positive
    end_vp: Positive
    dev_alone_discount: Count
    world_alone_draw: Count
    explore_draw: Positive
    explore_marker_icons: Count
    survey_teams_per_player: Literal[1]


class IconsSpec(Strict):
    explore: Count
    military: Count
    chromosome: Count


class ClauseSpec(Strict):
    kind: ClauseId
    n: Positive
    of: Selector | list[Selector] | None = None
    each: Positive | None = None
    other_n: Positive | None = None


class PowerSpec(Strict):
    phase: Literal["develop", "settle", "score"]
    effect: EffectId
    n: Count | None = None
    of: Selector | None = None
    excluding: Selector | None = msgspec.field(default=None, name="except")


class LimitSpec(Strict):
    limit: LimitId
    n: Positive | None = None
    card: Identifier | None = None


class CardSpec(Strict):
    id: Identifier
    name: Line
    type: Literal["development", "world"]
    copies: Positive
    keywords: list[Keyword]
    icons: IconsSpec
    vp: list[ClauseSpec]
    income: list[ClauseSpec]
    powers: list[PowerSpec]
    limits: list[LimitSpec]
    presets: list[Literal["A", "B", "C", "D"]]
    documented: list[str]
    inferred: list[str]
    text: Line | None = None  # prose, not shown: texts are worded from powers
    center: bool = False
    cost: Count | None = None
    color: Color | None = None
    military: bool | None = None
    defense: Positive | None = None


class JointSpec(Strict):
    """A documented sum over several cards."""

    cards: list[Identifier]
    field: Literal["vp", "income"]
    total: Count
