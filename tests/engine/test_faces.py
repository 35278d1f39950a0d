"""Every component has a face from which a picture can be drawn."""

from collections import Counter

import msgspec
import pytest

import windfall
from windfall.engine.title import Component
from windfall.engine.words.message import message

PHASES = {"explore", "develop", "settle", "trade", "consume", "produce", None}
ALL = [(name, component) for name in windfall.title_names() for component in windfall.title(name).components()]


def _component(title: str, component_id: str, sort: str | None = None) -> Component:
    found = [component for component in windfall.title(title).components() if component.id == component_id]
    return next(component for component in found if sort in (None, component.sort))


@pytest.mark.parametrize(("title", "component"), ALL, ids=lambda value: getattr(value, "id", value))
def test_a_face_agrees_with_the_facts(title: str, component: Component) -> None:
    face = component.face
    facts = {str(fact.label): str(message("engine-total", total=fact.value)) for fact in component.facts}
    assert face.shape == component.sort
    assert face.kind in {"novelty", "rare", "genes", "alien", "any", None}
    assert face.goods in {"production", "windfall", None}
    if face.shape in ("world", "home", "development"):
        assert (face.cost is None) != (face.defense is None)
        assert str(face.cost) == facts.get("cost", "None")
        assert str(face.defense) == facts.get("defense", "None")
        assert face.vp is not None or face.variable_vp
    if title != "jumpdrive" and face.shape == "world":
        assert (face.goods or "") in facts["kind"]
        assert (face.kind is None) == facts["kind"].startswith("gray")
    for power in face.powers:
        assert power.phase in PHASES
        text = str(power.text)
        assert text[0].isupper() or text[0] in "+-−0123456789"
        assert text.endswith(".")
    assert msgspec.json.encode(component)


@pytest.mark.parametrize("title", windfall.title_names())
def test_components_are_told_apart_by_sort_and_id(title: str) -> None:
    counted = Counter((component.sort, component.id) for component in windfall.title(title).components())
    assert set(counted.values()) == {1}


@pytest.mark.parametrize("title", ["newfrontiers", "race"])
def test_every_action_that_can_be_chosen_is_a_component(title: str) -> None:
    actions = {
        f"action:{component.id}" for component in windfall.title(title).components() if component.sort == "action"
    }
    seen = set()
    for goals in (False, True):
        game = windfall.new(title, players=2, seed=3, **({"goals": goals} if title == "newfrontiers" else {}))
        for _ in range(30):
            decision = game.pending[0]
            seen |= {option.subject for option in decision.options if (option.subject or "").startswith("action:")}
            game.play(decision.seat, decision.actions[0])
    assert seen == actions


def test_a_world_of_new_frontiers() -> None:
    face = _component("newfrontiers", "rebel_black_market_gangs").face
    assert (face.shape, face.kind, face.goods, face.defense, face.colonists) == ("world", "novelty", "windfall", 1, 1)
    assert face.emblems == ("rebel",)
    assert [(power.phase, str(power.text)) for power in face.powers] == [
        ("settle", "You may give up a Novelty good for +2 Military until the action ends."),
    ]


def test_a_large_development_scores_by_what_its_owner_has() -> None:
    face = _component("newfrontiers", "galactic_exchange").face
    assert (face.large, face.vp, face.variable_vp) == (True, None, True)
    assert [power.phase for power in face.powers] == ["consume", None]


def test_a_card_of_race() -> None:
    face = _component("race", "new_economy").face
    assert (face.cost, face.vp, face.variable_vp) == (6, None, True)
    assert [power.phase for power in face.powers] == ["consume", None]


def test_a_card_of_jump_drive() -> None:
    face = _component("jumpdrive", "alien_rosetta_stone_world").face
    assert (face.kind, face.income, face.vp) == (None, 2, 0)
    face = _component("jumpdrive", "gem_world").face
    assert (face.kind, face.cost, face.income, face.powers) == ("novelty", 2, 2, ())
    assert _component("jumpdrive", "drop_ships").face.icons == {"military": 3}
