"""Titles, settings, player counts and seeds that do not exist: the error says what does."""

from typing import Any

import pytest

import windfall
from windfall import WindfallError
from windfall.engine.errors import SetupError, UnknownBotError, UnknownTitleError


def test_there_are_titles_and_each_is_found_by_its_name() -> None:
    assert "newfrontiers" in windfall.title_names()
    for name in windfall.title_names():
        title = windfall.title(name)
        assert title.name == name
        assert title is windfall.title(name)
        assert title.action_count > 0
        assert title.rules >= 1
        assert title.components_digest


@pytest.mark.parametrize("name", ["catan", "New Frontiers", "", None, 3])
def test_an_unknown_title_lists_the_titles(name: Any) -> None:
    with pytest.raises(UnknownTitleError, match="newfrontiers") as caught:
        windfall.title(name)
    assert repr(name) in str(caught.value)
    with pytest.raises(UnknownTitleError, match="newfrontiers"):
        windfall.new(name, players=2, seed=1)


def test_an_unknown_bot_lists_the_bots() -> None:
    with pytest.raises(UnknownBotError, match=r"there is no bot 'deep_thought'; there is .*random"):
        windfall.bot("deep_thought")


@pytest.mark.parametrize("players", [0, 1, 6, -2, 2.0, True, "3", None])
def test_a_wrong_number_of_players_says_how_many_may_play(players: Any) -> None:
    with pytest.raises(SetupError, match="2 to 5 players") as caught:
        windfall.new("newfrontiers", players=players, seed=1)
    assert repr(players) in str(caught.value)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_number_of_players_between_can_play(players: int) -> None:
    assert windfall.new("newfrontiers", players=players, seed=1).state.players == players


@pytest.mark.parametrize("name", ["goal", "Goals", "starry rift", "expansions"])
def test_an_unknown_setting_lists_the_settings(name: str) -> None:
    with pytest.raises(SetupError, match="it has setup, goals, starry_rift") as caught:
        windfall.new("newfrontiers", players=2, seed=1, **{name: True})
    assert repr(name) in str(caught.value)


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("goals", 1, "allowed: False, True"),
        ("goals", 0, "allowed: False, True"),
        ("goals", "yes", "allowed: False, True"),
        ("goals", None, "allowed: False, True"),
        ("starry_rift", 1.0, "allowed: False, True"),
        ("setup", "first game", "allowed: 'standard', 'first_game'"),
        ("setup", True, "allowed: 'standard', 'first_game'"),
        ("setup", ["standard"], "allowed: 'standard', 'first_game'"),
    ],
)
def test_a_wrong_value_says_which_are_allowed(option: str, value: Any, allowed: str) -> None:
    with pytest.raises(SetupError, match=allowed) as caught:
        windfall.new("newfrontiers", players=2, seed=1, **{option: value})
    assert repr(option) in str(caught.value)
    assert repr(value) in str(caught.value)


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1.5, "7", None, True])
def test_a_wrong_seed_says_what_a_seed_is(seed: Any) -> None:
    with pytest.raises(SetupError, match=r"whole number from 0 to 2\*\*63 - 1") as caught:
        windfall.new("newfrontiers", players=2, seed=seed)
    assert repr(seed) in str(caught.value)


@pytest.mark.parametrize("seed", [0, (1 << 63) - 1])
def test_the_first_and_the_last_seed_work(seed: int) -> None:
    assert windfall.new("newfrontiers", players=2, seed=seed).journal().seed == seed


def test_settings_not_given_take_their_defaults_and_all_are_in_the_journal() -> None:
    title = windfall.title("newfrontiers")
    defaults = {spec.name: spec.default for spec in title.settings}
    assert title.check_setup(2, {}) == defaults == {"setup": "standard", "goals": False, "starry_rift": False}
    assert title.check_setup(2, {"goals": True}) == {**defaults, "goals": True}
    assert windfall.new("newfrontiers", players=2, seed=1, goals=True).journal().settings == {**defaults, "goals": True}


def test_all_errors_of_bad_input_can_be_caught_as_one() -> None:
    for error in (SetupError, UnknownTitleError, UnknownBotError):
        assert issubclass(error, WindfallError)
    assert issubclass(WindfallError, ValueError)
