"""Texts of tiles and goals: worded from powers, clauses and fields."""

import re
from typing import Any, get_args

import msgspec
import pytest

import windfall
from windfall.engine.words.face import Face, FacePower
from windfall.titles.newfrontiers.components.tiles import COMPONENTS, GOALS, INDEX, SPECS
from windfall.titles.newfrontiers.data.checks import FORMS, REWARDS
from windfall.titles.newfrontiers.data.schema import (
    ActionName,
    BonusSpec,
    EffectName,
    GoalSpec,
    PowerSpec,
    SelectorSpec,
    TileSpec,
    WorldSpec,
)
from windfall.titles.newfrontiers.words.faces import goal_face, world_face
from windfall.titles.newfrontiers.words.power_texts import EFFECT_TEXTS, power_text
from windfall.titles.newfrontiers.words.scoring_texts import bonus_text, goal_text
from windfall.titles.newfrontiers.words.selectors import many, one
from windfall.titles.newfrontiers.words.wording import tile_text

THINGS = "credit|VP|good|world|colonist|kind|point|development|tile"
JUNK = {
    "a Python value": re.compile(r"None|True|False|[{}<>\[\]']"),
    "an id": re.compile(r"[a-z]_[a-z]"),
    "spaces": re.compile(r"  |^\s|\s$| [.,;:)]"),
    "one, but plural": re.compile(rf"(?<![\d.])1 ({THINGS})s\b"),
    "many, but singular": re.compile(rf"(?<!\d)(0|[2-9]|\d\d+) ({THINGS})\b"),
    "a before a vowel": re.compile(r"\b[Aa] [AEIOaeio]"),
    "an before a consonant": re.compile(r"\b[Aa]n [^AEIOUaeiou]"),
    "a word twice": re.compile(r"\b(\w+) \1\b"),
}
# Clauses that the prose puts into one.
MERGED = {"uplift_bio_engineers"}


def junk(text: str) -> list[str]:
    wrong = [about for about, pattern in JUNK.items() if pattern.search(text)]
    return wrong or ([] if text else ["nothing at all"])


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def worded(face: Face) -> list[tuple[str | None, str]]:
    return [(power.phase, str(power.text)) for power in face.powers]


def tile(tile_id: str) -> TileSpec:
    return SPECS[INDEX[tile_id]]


# Shipped tiles


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_the_text_of_a_tile_agrees_with_the_prose_of_its_file(spec: TileSpec) -> None:
    assert spec.text is not None
    text = str(tile_text(spec))
    assert numbers(text) == numbers(spec.text)
    assert junk(text.replace("Earth's", "")) == []
    assert text.startswith("No power") == spec.text.startswith("No power")
    if spec.bonus:
        assert spec.bonus_text is not None
        scores = str(bonus_text(spec))
        assert junk(scores) == []
        if spec.id in MERGED:
            assert set(numbers(scores)) == set(numbers(spec.bonus_text))
        else:
            assert numbers(scores) == numbers(spec.bonus_text)


@pytest.mark.parametrize("goal", GOALS, ids=lambda goal: goal.id)
def test_the_text_of_a_goal_is_the_prose_of_its_file(goal: GoalSpec) -> None:
    assert str(goal_text(goal)) == goal.text
    assert goal_face(goal).powers == (FacePower(None, goal_text(goal)),)


def test_most_tiles_read_as_their_prose() -> None:
    """The words are today's; where they differ, it is to say more exactly what counts."""
    assert sum(str(tile_text(spec)) == spec.text for spec in SPECS) > 0.85 * len(SPECS)


def test_components_and_faces_say_it_in_the_same_words() -> None:
    component = next(one for one in windfall.title("newfrontiers").components() if one.id == "uplift_coalition")
    assert str(component.text) == (
        "Explore: draw 1 extra world from the bag and keep it. Scores 1 VP per UPLIFT tile, this one included."
    )
    assert worded(component.face) == [
        ("explore", "Draw 1 extra world from the bag and keep it."),
        (None, "Scores 1 VP per UPLIFT tile, this one included."),
    ]
    factory = COMPONENTS.worlds[INDEX["alien_oort_cloud_factory"]]
    assert worded(world_face(factory)) == [
        (None, "Set its kind (never gray) once per action; its good cannot be sold."),
    ]


def test_two_powers_of_one_action_are_one_line() -> None:
    assert (
        str(tile_text(tile("epsilon_eridani"))) == "Settle: +1 Military. Consume: spend 1 good for 1 VP and 1 credit."
    )
    assert (
        str(tile_text(tile("anti_xeno_assault_troops"))) == "Settle: +1 Military, and +2 Military against XENO worlds."
    )


@pytest.mark.parametrize(
    ("tile_id", "text"),
    [
        ("rebel_fuel_cache", "No power; a Rare Elements good comes with it when settled."),
        ("rebel_miners", "No power; makes a Rare Elements good in Produce."),
        ("ancient_race", "No power; starts with a Genes good."),
        ("rebel_base", "No power; simply a prize of war."),
        ("rebel_resistance", "No power."),
        ("alien_monument", "No power."),
    ],
)
def test_a_tile_without_powers_says_what_it_is_for(tile_id: str, text: str) -> None:
    assert str(tile_text(tile(tile_id))) == text


# Powers

# (action, effect) -> powers and their words. Every effect is here, with and without each parameter it may have.
WORDS: dict[tuple[ActionName, EffectName], list[tuple[dict[str, Any], str]]] = {
    ("develop", "gain"): [({"credits": 2}, "gain 2 credits before you buy")],
    ("develop", "discount"): [({"amount": 2}, "developments cost you 2 less")],
    ("develop", "after_develop"): [
        ({"vp": 1, "colonists": 2}, "gain 1 VP and 2 colonists after you buy a development"),
    ],
    ("explore", "gain"): [({"credits": 1, "vp": 1, "worlds": 2}, "gain 1 VP, 1 credit and 2 worlds from the bag")],
    ("explore", "draw_world"): [
        ({"draw": 1, "keep": 1}, "draw 1 extra world from the bag and keep it"),
        ({"draw": 2, "keep": 2}, "draw 2 extra worlds from the bag and keep them"),
        ({"draw": 3, "keep": 1}, "draw 3 extra worlds from the bag and keep 1"),
    ],
    ("settle", "gain"): [({"colonists": 1}, "gain 1 colonist before you act")],
    ("settle", "military"): [
        ({"amount": 2}, "+2 Military"),
        ({"amount": 3, "against": {"kind": "genes"}}, "+3 Military against Genes worlds"),
        ({"amount": 1, "per": {"keyword": "rebel"}}, "+1 Military for each of your REBEL tiles"),
    ],
    ("settle", "temporary_military"): [
        ({"amount": 3}, "you may give up any good for +3 Military until the action ends"),
        (
            {"amount": 2, "kind": "alien", "against": {"keyword": "xeno"}},
            "you may give up an Alien Technology good for +2 Military against XENO worlds until the action ends",
        ),
    ],
    ("settle", "discount"): [
        ({"amount": 1}, "worlds you pay for cost 1 less"),
        ({"amount": 2, "against": {"colonists": 2}}, "worlds that need 2 colonists cost you 2 less"),
    ],
    ("settle", "discount_or_military"): [
        ({"amount": 2, "against": {"kind": "rare"}}, "-2 cost or +2 Military for Rare Elements worlds"),
    ],
    ("settle", "pay_for_military"): [
        ({"discount": 1}, "you may pay for a non-Alien, non-XENO military world, at 1 less than its defense"),
        (
            {"discount": 0, "against": {"keyword": "uplift"}},
            "you may pay for a non-Alien, non-XENO UPLIFT military world, its defense counting as its cost",
        ),
    ],
    ("settle", "second_settle"): [({}, "after settling a world you may settle a second one at once")],
    ("settle", "after_settle"): [
        ({"worlds": 1}, "gain a world from the bag after you settle a world"),
        ({"credits": 2, "when": {"kind": "alien"}}, "gain 2 credits after you settle an Alien Technology world"),
    ],
    ("settle", "replace_colony"): [
        (
            {"max_increase": 3},
            "you may swap a non-military colony, free, for an explored one of its kind that costs 0 to 3 more",
        ),
        (
            {"max_increase": 0},
            "you may swap a non-military colony, free, for an explored one of its kind that costs as much",
        ),
    ],
    ("settle", "replace_self"): [
        ({}, "as your action you may replace this, at no cost, with an explored non-Alien, non-military world"),
    ],
    ("produce", "gain"): [
        ({"credits": 1}, "gain 1 credit"),
        (
            {"vp": 1, "per": {"tile": "development", "size": "large"}},
            "gain 1 VP for each of your large developments",
        ),
    ],
    ("produce", "windfall"): [
        ({"kind": "any"}, "make a good on one empty windfall colony"),
        ({"kind": "genes"}, "make a good on one empty Genes windfall colony"),
    ],
    ("produce", "when_produced_here"): [({"credits": 2}, "gain 2 credits when a good is made here")],
    ("produce", "per_produced"): [
        ({"credits": 1, "every": 1}, "gain 1 credit for each good you make"),
        ({"credits": 1, "every": 2, "kind": "rare"}, "gain 1 credit for every 2 Rare Elements goods you make"),
    ],
    ("produce", "most_produced"): [
        (
            {"kind": "rare", "credits": 2},
            "gain 2 credits if you made more Rare Elements goods than each rival this action",
        ),
    ],
    ("produce", "production_fee"): [({"credits": 1}, "makes its good only if you pay 1 credit")],
    ("trade", "price"): [
        ({"amount": 1}, "+1 credit when you sell a good"),
        ({"amount": 2, "kind": "alien"}, "+2 credits when you sell an Alien Technology good"),
    ],
    ("consume", "consume"): [
        ({"goods": 2, "vp": 3}, "spend 2 goods for 3 VPs"),
        ({"goods": 1, "kind": "genes", "credits": 1}, "spend 1 Genes good for 1 credit"),
        (
            {"goods": 2, "kinds": ["rare", "genes"], "vp": 3},
            "spend 1 Rare Elements and 1 Genes good together for 3 VPs",
        ),
        ({"goods": 3, "different": True, "vp": 5}, "spend 3 goods of different kinds together for 5 VPs"),
        ({"goods": 3, "up_to": True, "vp": 1, "credits": 1}, "spend up to 3 goods for 1 VP and 1 credit each"),
    ],
    ("consume", "gain"): [({"vp": 1}, "gain 1 VP; no good is needed")],
    ("consume", "sell"): [({}, "you may sell 1 more good at its trade price")],
    ("consume", "consume_bonus"): [
        (
            {"vp": 1, "with_tile": "galactic_salon", "with_vp": 2},
            "+1 VP for each good you consume, and +2 VPs if you own Galactic Salon",
        ),
    ],
}
EXAMPLES = [(form, given, text) for form, cases in WORDS.items() for given, text in cases]


def power(form: tuple[str, str], given: dict[str, Any]) -> PowerSpec:
    return msgspec.convert({"action": form[0], "effect": form[1], **given}, PowerSpec)


def test_every_effect_has_words() -> None:
    assert set(EFFECT_TEXTS) == set(FORMS) == set(WORDS)


@pytest.mark.parametrize(("form", "given", "text"), EXAMPLES, ids=[text for _, _, text in EXAMPLES])
def test_the_words_of_an_effect(form: tuple[str, str], given: dict[str, Any], text: str) -> None:
    assert str(power_text(power(form, given), tile("galactic_salon"))) == text
    assert junk(text) == []


@pytest.mark.parametrize("form", FORMS, ids=" ".join)
def test_every_parameter_of_an_effect_has_words(form: tuple[ActionName, EffectName]) -> None:
    """`may` and `modifier` are what an effect always has or never has, so its words say it anyway."""
    needed, allowed = FORMS[form]
    shown = set().union(*(given for given, _ in WORDS[form]))
    assert (needed | allowed) - shown <= {"rewards", "may", "modifier"}
    assert "rewards" not in needed or shown & REWARDS


@pytest.mark.parametrize(("form", "given", "text"), EXAMPLES, ids=[text for _, _, text in EXAMPLES])
def test_a_corrected_number_changes_the_words(form: tuple[str, str], given: dict[str, Any], text: str) -> None:
    for field, value in given.items():
        if isinstance(value, int) and not isinstance(value, bool) and field != "goods":
            corrected = str(power_text(power(form, {**given, field: 8}), tile("galactic_salon")))
            assert 8 in numbers(corrected), corrected
            assert corrected != text


def test_a_power_that_counts_its_own_tile_says_so() -> None:
    force = tile("uplift_mercenary_force")
    assert str(tile_text(force)) == "Settle: +1 Military for each of your UPLIFT colonies, this one included."
    assert str(tile_text(tile("pan_galactic_league"))) == "Produce: gain 1 credit for each of your Genes colonies."


# Clauses


def scores(*clauses: dict[str, Any], of: str = "galactic_federation") -> str:
    spec = tile(of)
    bonus = [msgspec.convert(clause, BonusSpec) for clause in clauses]
    return str(bonus_text(msgspec.structs.replace(spec, bonus=bonus)))


@pytest.mark.parametrize(
    ("clause", "text"),
    [
        ({"vp": 1, "per": {"tile": "colony"}}, "1 VP per colony"),
        ({"vp": 2, "per": {"name": "galactic_salon"}}, "2 VPs for Galactic Salon"),
        ({"vp": 1, "count": "vp_chips"}, "1 VP per VP you hold in chips"),
        ({"vp": 2, "count": "vp_chips", "every": 3}, "2 VPs per 3 VPs you hold in chips"),
        ({"vp": 1, "count": "kinds"}, "1 VP per kind among your colonies"),
        (
            {"vp": 1, "count": "military", "every": 2},
            "1 VP per 2 points of your total Military, specialized and temporary Military excepted",
        ),
        (
            {"count": "kinds", "table": [0, 1, 3, 6, 10]},
            "1, 3, 6 or 10 VPs for 1, 2, 3 or 4 kinds among your colonies",
        ),
        (
            {"count": "kinds", "table": [2, 1, 0, 0, 9]},
            "2, 1, 0, 0 or 9 VPs for 0, 1, 2, 3 or 4 kinds among your colonies",
        ),
    ],
)
def test_the_words_of_a_clause(clause: dict[str, Any], text: str) -> None:
    assert scores(clause) == f"Scores {text}."


def test_a_clause_after_the_first_says_other_if_a_tile_fits_both() -> None:
    """A tile scores for the first clause it matches, so a large development does not score 2 + 1."""
    large = {"vp": 2, "per": {"tile": "development", "size": "large"}}
    assert scores(large, {"vp": 1, "per": {"tile": "development"}}) == (
        "Scores 2 VPs per large development, this one included, and 1 VP per other development."
    )
    assert scores(large, {"vp": 1, "per": {"tile": "colony"}}, {"vp": 3, "per": {"name": "drop_ships"}}) == (
        "Scores 2 VPs per large development, this one included, 1 VP per colony, and 3 VPs for Drop Ships."
    )


# Selectors


@pytest.mark.parametrize(
    ("selector", "singular", "plural"),
    [
        ({}, "tile", "tiles"),
        ({"tile": "colony"}, "colony", "colonies"),
        ({"kind": "rare", "goods": "windfall"}, "Rare Elements windfall tile", "Rare Elements windfall tiles"),
        ({"military": False}, "non-military tile", "non-military tiles"),
        ({"military": True, "keyword": "rebel"}, "REBEL military tile", "REBEL military tiles"),
        ({"keyword": ["alien", "xeno"]}, "ALIEN or XENO tile", "ALIEN and XENO tiles"),
        ({"tile": "development", "size": "small"}, "small development", "small developments"),
        ({"power": "explore"}, "tile with an Explore power", "tiles with an Explore power"),
        ({"colonists": 1}, "tile that needs 1 colonist", "tiles that need 1 colonist"),
        ({"name": "old_earth"}, "Old Earth", "Old Earth"),
        ({"effect": "price"}, "tile that provides better prices", "tiles that provide better prices"),
        (
            {"effect": ["temporary_military", "military", "discount_or_military"]},
            "tile that provides Military",
            "tiles that provide Military",
        ),
        (
            {"effect": ["military", "sell"], "colonists": 2},
            "tile that needs 2 colonists and provides lasting Military or a second sale",
            "tiles that need 2 colonists and provide lasting Military or a second sale",
        ),
    ],
)
def test_the_words_of_a_selector(selector: dict[str, Any], singular: str, plural: str) -> None:
    spec = msgspec.convert(selector, SelectorSpec)
    assert (str(one(spec, "tile")), str(many(spec, "tile"))) == (singular, plural)


@pytest.mark.parametrize("effect", get_args(EffectName))
def test_a_selector_can_name_every_effect(effect: EffectName) -> None:
    assert junk(str(one(SelectorSpec(effect=effect), "tile"))) == []


# Corrected tiles


def test_a_corrected_amount_changes_text_and_face() -> None:
    marines = msgspec.convert(
        {**msgspec.to_builtins(COMPONENTS.worlds[INDEX["rebel_outpost"]]), "powers": []}, WorldSpec
    )
    marines.powers = [power(("settle", "military"), {"amount": 5})]
    assert str(tile_text(marines)) == "Settle: +5 Military."
    assert worded(world_face(marines)) == [("settle", "+5 Military.")]


def test_a_corrected_goal_changes_its_text() -> None:
    goal = msgspec.convert(msgspec.to_builtins(GOALS[0]), GoalSpec)
    goal.steps[-1].at = 9
    assert str(goal_text(goal)) == "Scores for the Consume powers in your empire: 2, 4 or 9 and more."
