"""Broken powers, bonuses and goals in component files."""

from pathlib import Path

import pytest

from tests.newfrontiers.corrected import DEVELOPMENTS, GOALS, HOMES, WORLDS, Case
from windfall.titles.newfrontiers.data.checks import FORMS
from windfall.titles.newfrontiers.data.schema import ActionName, EffectName

MARINES = "amount = 2 }"
REBEL = '"rebel" }'
COLONY_POWER = 'action = "produce", effect = "when_produced_here"'
SALON = 'action = "consume", effect = "gain"'
NOTHING = "has no such parameter"
FIFTH_COLUMN = 'per = { keyword = "imperium" }'

POWERS = [
    Case(
        "effect", DEVELOPMENTS, "space_marines", '"military"', '"army"', "powers[0].effect", "'army'; allowed: 'after"
    ),
    Case("action", DEVELOPMENTS, "space_marines", '"settle"', '"war"', "powers[0].action", "'war'; allowed: 'consume'"),
    Case("other action", DEVELOPMENTS, "space_marines", '"settle"', '"trade"', "powers[0].effect", "; it has price"),
    Case(
        "unknown", DEVELOPMENTS, "space_marines", "amount", "strength", "powers[0].strength", "there is no such field"
    ),
    Case("not allowed", DEVELOPMENTS, "space_marines", " }", ", every = 2 }", "powers[0].every", NOTHING),
    Case("no reward here", DEVELOPMENTS, "space_marines", " }", ", vp = 2 }", "powers[0].vp", NOTHING),
    Case("no kind here", DEVELOPMENTS, "space_marines", " }", ', kind = "rare" }', "powers[0].kind", NOTHING),
    Case("missing", DEVELOPMENTS, "space_marines", ", amount = 2", "", "powers[0].amount", "needs this parameter"),
    Case("a word", DEVELOPMENTS, "space_marines", "amount = 2", 'amount = "2"', "powers[0].amount", "got `str`"),
    Case("no action", DEVELOPMENTS, "space_marines", 'action = "settle", ', "", "powers[0].action", "it is missing"),
    Case("no reward", DEVELOPMENTS, "galactic_salon", ", vp = 1", "", "powers[0].effect", "needs a reward: colonists,"),
    Case("may missing", DEVELOPMENTS, "improved_logistics", ", may = true", "", "powers[0].may", "needs this"),
    Case("may not", DEVELOPMENTS, "improved_logistics", "= true }", "= false }", "powers[0].may", "unless it is true"),
    Case("must", DEVELOPMENTS, "space_marines", " }", ", may = true }", "powers[0].may", NOTHING),
    Case("second power", DEVELOPMENTS, "trade_league", '"sell"', '"gain"', "powers[1].effect", "needs a reward"),
    Case("any price", WORLDS, "spice_world", '"novelty" }', '"any" }', "powers[0].kind", "'any' is only for windfall"),
    Case("gray price", WORLDS, "spice_world", '"novelty" }', '"gray" }', "powers[0].kind", "'gray'; allowed"),
    Case("goods and kinds", WORLDS, "uplift_descendants", "goods = 2", "goods = 3", "powers[0].kinds", "as many as"),
    Case("a kind twice", WORLDS, "uplift_descendants", '"genes"]', '"novelty"]', "powers[0].kinds", "each kind once"),
    Case("up_to", WORLDS, "uplift_descendants", "vp = 3", "vp = 3, up_to = true", "powers[0].up_to", "go with kinds"),
    Case("kind", WORLDS, "uplift_descendants", "vp = 3", 'vp = 3, kind = "rare"', "powers[0].kind", "go with kinds"),
    Case("different", WORLDS, "galactic_news_hub", "vp = 3", "vp = 3, different = true", "powers[0].different", "kind"),
    Case("no goods", WORLDS, "galactic_news_hub", "goods = 2", "goods = 0", "powers[0].goods", ">= 1"),
    Case("keep", DEVELOPMENTS, "survey_team", "keep = 1", "keep = 2", "powers[0].keep", "is at most as much as draw"),
    Case("keep none", DEVELOPMENTS, "survey_team", "keep = 1", "keep = 0", "powers[0].keep", ">= 1"),
    Case("keyword", WORLDS, "imperium_depot", REBEL, '"rebels" }', "powers[0].against.keyword", "allowed: 'alien'"),
    Case(
        "one of two", WORLDS, "imperium_depot", REBEL, '["reb"] }', "powers[0].against.keyword[0]", "allowed: 'alien'"
    ),
    Case("selector", WORLDS, "imperium_depot", "keyword =", "word =", "powers[0].against.word", "no such field"),
    Case("no selector", WORLDS, "imperium_depot", "{ keyword = " + REBEL, REBEL[:-2], "powers[0].against", "got `str`"),
    Case(
        "with_tile", DEVELOPMENTS, "prosperous_economy", "salon", "bar", "powers[0].with_tile", "no tile 'galactic_bar'"
    ),
    Case(
        "per",
        WORLDS,
        "imperium_fifth_column",
        FIFTH_COLUMN,
        'per = { name = "x" }',
        "powers[0].per.name",
        "no tile 'x'",
    ),
    Case("no colony", DEVELOPMENTS, "galactic_salon", SALON, COLONY_POWER, "powers[0].effect", "not for a development"),
    Case(
        "fee", HOMES, "damaged_alien_factory", '"production"', '"windfall"', "powers[0].effect", "a production colony"
    ),
]
BONUSES = [
    Case(
        "no form", DEVELOPMENTS, "mining_league", "[{ vp = 2,", "[{ every = 2,", "bonus[0]", "a clause is { vp, per }"
    ),
    Case("count and per", DEVELOPMENTS, "new_galactic_order", "= 1, c", "= 1, per = {}, c", "bonus[0]", "a clause is"),
    Case(
        "name", DEVELOPMENTS, "frontier_settlers", '"homest', '"hom', "bonus[1].per.name", "there is no tile 'homeading"
    ),
    Case("short table", DEVELOPMENTS, "galactic_exchange", ", 10]", "]", "bonus[0].table", "five entries"),
    Case("no table", DEVELOPMENTS, "galactic_exchange", '"kinds"', '"military"', "bonus[0].table", "count = 'kinds'"),
    Case("count", DEVELOPMENTS, "galactic_exchange", '"kinds"', '"hues"', "bonus[0].count", "'hues'; allowed: 'kinds'"),
    Case("selector", DEVELOPMENTS, "mining_league", 'kind = "rare" }', "kind = 1 }", "bonus[0].per.kind", "got `int`"),
]
DIVERSIFICATION = "[{ at = 3, vp = 3 }, { at = 4, vp = 8 }]"
GOAL_CASES = [
    Case("no steps", GOALS, "diversification", DIVERSIFICATION, "[]", "steps", "at least one step"),
    Case("steps down", GOALS, "diversification", "at = 3", "at = 5", "steps", "a higher number than the one before"),
    Case("step", GOALS, "diversification", "at = 3, vp = 3", "at = 3", "steps[0].vp", "it is missing"),
    Case("no stockpile", GOALS, "conscription", '"quantity"', '"stockpile"', "stockpile", "others do not"),
    Case("action", GOALS, "citizen_services", 'action = "consume"', 'action = "trade"', "count.action", "'consume'"),
    Case("item", GOALS, "tax_on_trade", '"credits"', '"goods"', "count.what", "must be 'stockpiled_goods'"),
    Case("after", GOALS, "tax_on_trade", '["trade"]', '["settle"]', "stockpile.after", "are stockpiled after trade"),
    Case("max", GOALS, "tax_on_trade", "max = 7", "max = 8", "stockpile.max", "a mat holds at most 7 credits"),
    Case("two worlds", GOALS, "exploration", "per_action = 1", "per_action = 2", "stockpile", "have per_action = 1"),
    Case("any worlds", GOALS, "exploration", ", only_discarded = true", "", "stockpile", "only_discarded = true"),
    Case(
        "one good",
        GOALS,
        "stockpile_resources",
        "max = 6",
        "max = 6, per_action = 1",
        "stockpile",
        "and credits neither",
    ),
    Case("documented", GOALS, "tax_on_trade", '"steps"]', '"stairs"]', "documented", "it names 'stairs'"),
    Case("goal unknown", GOALS, "tax_on_trade", '"tax_on_trade"', '"tax"', "id", "this goal is missing"),
]


@pytest.mark.parametrize("case", [*POWERS, *BONUSES, *GOAL_CASES], ids=lambda case: case.about)
def test_an_error_names_file_tile_and_field(case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    case.check(tmp_path, monkeypatch)


# A power of each form, with all that it needs and nothing else.
VALUES = {
    "rewards": "credits = 1",
    "amount": "amount = 1",
    "draw": "draw = 1",
    "keep": "keep = 1",
    "may": "may = true",
    "against": 'against = { kind = "rare" }',
    "discount": "discount = 0",
    "max_increase": "max_increase = 1",
    "kind": 'kind = "rare"',
    "every": "every = 1",
    "credits": "credits = 1",
    "goods": "goods = 1",
    "vp": "vp = 1",
    "with_tile": 'with_tile = "galactic_salon"',
    "with_vp": "with_vp = 1",
    "modifier": "modifier = true",
}
GEM_WORLD = '{ action = "produce", effect = "when_produced_here", credits = 1 }'


@pytest.mark.parametrize(
    ("form", "parameter"), [(form, name) for form, (needed, _) in FORMS.items() for name in sorted(needed)]
)
def test_every_parameter_an_effect_needs_is_asked_for(
    form: tuple[ActionName, EffectName], parameter: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = [VALUES[name] for name in sorted(FORMS[form][0] - {parameter})]
    power = f'{{ action = "{form[0]}", effect = "{form[1]}", {", ".join(given)} }}'.replace(",  }", " }")
    field = "effect" if parameter == "rewards" else parameter
    Case("", WORLDS, "gem_world", GEM_WORLD, power, f"powers[0].{field}", "needs ").check(tmp_path, monkeypatch)
