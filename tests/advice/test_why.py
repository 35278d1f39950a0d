"""Why, as cause and effect: every hint has a reason, and none that only says again what is chosen."""

import numpy as np
import pytest

import windfall
from tests.support.bot_games import EVERY_TITLE
from windfall import Game
from windfall.advice.advice import SETTINGS, Advice, advise, why
from windfall.advice.reasons import MOST_REASONS
from windfall.engine.words.message import message
from windfall.thinking.contest import Contest
from windfall.thinking.network import network

_POSITIONS = 8
_NAMES = ("Ann", "Ben", "Cleo")


def _positions(title: str) -> list[tuple[Game, int]]:
    """Every so many choices of a game of bots, all kinds of questions as they come."""
    game = windfall.new(title, players=3, seed=21)
    bots = [windfall.bot("greedy", seed=seat) for seat in range(3)]
    asked = []
    while not game.over:
        seat = game.seats[0]
        if len(game.actions(seat)) > 1:
            asked.append((game.copy(), seat))
        game.play(seat, bots[seat].choose(game.observe(seat), game.decision(seat)))
    return asked[:: max(1, len(asked) // _POSITIONS)]


def _restated(game: Game, seat: int, advice: Advice) -> list[str]:
    """Reasons that tell no more than that the card or tile which is chosen is then there."""
    subject = game.title.option(game.observe(seat), advice.best).subject
    if subject is None:
        return []
    chosen = subject.partition(":")[2]
    words = [spec.words for spec in game.title.feature_specs if spec.component == chosen]
    return [reason.said(_NAMES) for reason in advice.reasons if reason in words]


@EVERY_TITLE
def test_every_hint_has_a_reason_that_is_not_the_choice_itself(title: str) -> None:
    for game, seat in _positions(title):
        advice = advise(game.observe(seat), game.decision(seat))
        assert advice.reasons, game.decision(seat)
        assert _restated(game, seat, advice) == []


@pytest.mark.parametrize(
    ("best", "next_best", "equal"),
    [((0.5, 0.7, 0.4), (0.6, 0.4, 0.5), True), ((0.6, 0.7, 0.8), (0.4, 0.5, 0.7), False), ((0.9,), (0.1,), True)],
)
def test_choices_that_trials_cannot_tell_apart_are_about_equal(
    monkeypatch: pytest.MonkeyPatch, best: tuple[float, ...], next_best: tuple[float, ...], equal: bool
) -> None:
    game = windfall.new("jumpdrive", players=2, seed=3)
    observation, actions = game.observe(0), game.actions(0)[:2]
    contest = Contest(network("jumpdrive"), observation, actions, SETTINGS, 0)
    monkeypatch.setattr(Contest, "wins", lambda _self, place: np.array((best, next_best)[place]))
    told = why(network("jumpdrive"), contest, observation, 0, 1)
    other = game.title.option(observation, actions[1]).text
    assert (told[0] == message("advice-about-equal", other=other)) is equal
    assert len(told) <= MOST_REASONS


def test_without_any_difference_that_has_words_it_is_told_how_often_it_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    game = windfall.new("jumpdrive", players=2, seed=3)
    observation, actions = game.observe(0), game.actions(0)[:2]
    contest = Contest(network("jumpdrive"), observation, actions, SETTINGS, 0)
    monkeypatch.setattr(Contest, "wins", lambda _self, place: np.array([[0.6, 0.7], [0.5, 0.6]][place]))
    monkeypatch.setattr("windfall.advice.advice.compare", lambda *_: ())
    monkeypatch.setattr(game.title, "note", lambda *_: None)
    monkeypatch.setattr(game.title, "contrast", lambda *_: None)
    (told,) = why(network("jumpdrive"), contest, observation, 0, 1)
    assert told.said(_NAMES).startswith("Wins 10 games in 100 more than: Discard")


@pytest.mark.parametrize("title", ["race", "jumpdrive"])
def test_without_any_difference_later_cards_of_a_hand_are_told_apart_by_the_rules(title: str) -> None:
    """Of a card that is given up or kept it is told what it takes or brings; what is told of one is true of it."""
    told = set()
    for game, seat in _positions(title):
        actions = game.actions(seat)
        for action in actions[1:]:
            contrast = game.title.contrast(game.observe(seat), action, actions[0])
            if contrast is not None:
                assert game.decision(seat).kind in ("discard_start", "explore", "pay", "hand_limit", "pay_second")
                told.add(contrast.id)
                args = contrast.args
                if contrast.id == "advice-out-of-reach":
                    assert args["cards"] > args["others"]
                elif contrast.id == "advice-cheaper":
                    assert args["cards"] < args["more"]
                elif contrast.id == "advice-more-vp":
                    assert args["vp"] > args["less"]
    assert len(told) > 1
