"""Advice: an estimate of every option, reasons in words, and what the others will do."""

import re

import pytest

import windfall
from tests.support.bot_games import EVERY_SETUP, EVERY_TITLE, Options, played
from windfall import Game
from windfall.advice.advice import advise
from windfall.engine.errors import WindfallError
from windfall.engine.game import SEAT_NAMES


def positions(title: str, players: int, options: Options, every: int) -> list[tuple[Game, int]]:
    """Some positions of a game, with a seat that has a choice."""
    return [
        (game.copy(), game.seats[-1])
        for number, game in enumerate(played(title, players, options, 7, ["greedy"] * players))
        if not game.over and number % every == 7 and len(game.actions(game.seats[-1])) > 1
    ]


@EVERY_SETUP
def test_every_option_gets_an_estimate(title: str, players: int, options: Options) -> None:
    asked = positions(title, players, options, 40)
    assert asked
    for game, seat in asked:
        decision = game.decision(seat)
        advice = advise(game.observe(seat), decision)
        assert sorted(each.action for each in advice.estimates) == sorted(decision.actions)
        assert advice.best == advice.estimates[0].action
        chances = [each.win_chance for each in advice.estimates]
        assert chances == sorted(chances, reverse=True)
        assert 0 <= chances[-1] <= chances[0] <= 1
        assert len(advice.reasons) <= 4


def test_the_same_seed_gives_the_same_advice() -> None:
    game, seat = positions("race", 2, {}, 30)[0]
    first, second = (advise(game.observe(seat), game.decision(seat), seed=3) for _ in range(2))
    assert first == second


@EVERY_TITLE
def test_reasons_are_plain_words(title: str) -> None:
    """No names of features, and players by their names."""
    names = ("Ann", "Ben", "Cleo")
    told = [
        reason.said(names)
        for game, seat in positions(title, 3, {}, 30)
        for reason in advise(game.observe(seat), game.decision(seat)).reasons
    ]
    assert told
    for reason in told:
        assert not re.search(r"_|\bown\b|\bleft\d", reason), reason
        assert reason[0].isupper() or reason[0].isdigit(), reason
        assert not re.search("Red|Blue", reason.partition(":")[0]) or "Rebel" in reason, reason


def test_the_forecast_of_race_tells_the_action_cards_of_others() -> None:
    game = windfall.new("race", players=3, seed=3)
    while game.decision(game.seats[0]).kind != "action":
        game.play(game.seats[0], game.actions(game.seats[0])[0])
    told = advise(game.observe(1), game.decision(1)).forecast
    forecast = [line.said(("Ann", "Ben", "Cleo")) for line in told]
    assert {line.partition(":")[0] for line in forecast} <= {"Ann", "Cleo"}
    assert forecast
    assert re.search(r"(Explore|Develop|Settle|Consume|Produce).* \d+ %", forecast[0])


def test_the_forecast_of_jump_drive_tells_what_others_place() -> None:
    game = windfall.new("jumpdrive", players=2, seed=3)
    while game.decision(game.seats[0]).kind != "place":
        game.play(game.seats[0], game.actions(game.seats[0])[0])
    (line,) = advise(game.observe(0), game.decision(0)).forecast
    assert re.fullmatch(r"Blue: ((Develop|Settle|Explore|Pass) \d+ %(, )?)+", line.said(SEAT_NAMES))


def test_no_forecast_where_one_seat_is_asked() -> None:
    game = windfall.new("newfrontiers", players=2, seed=3)
    assert advise(game.observe(0), game.decision(0)).forecast == ()


def test_advice_is_for_the_seat_that_observes() -> None:
    game = windfall.new("race", players=2, seed=3)
    with pytest.raises(WindfallError, match="seat 0 has to choose; give what it observes, not seat 1"):
        advise(game.observe(1), game.decision(0))
