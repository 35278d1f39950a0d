"""Non-interference with the real bots: what they choose and say does not depend on what their seat cannot know."""

import random
from collections.abc import Iterator

import pytest

import windfall
from tests.support.bot_games import EVERY_SETUP, EVERY_TITLE, Options, played
from tests.support.trials import counted_trials
from windfall import Game, bot, sample
from windfall.advice.advice import advise
from windfall.advice.review import review
from windfall.players.levels import level


def indistinguishable(title: str, players: int, options: Options, share: float) -> Iterator[tuple[Game, Game, int]]:
    """Positions of a game, each with another game that a seat which must choose cannot tell from it."""
    rng = random.Random(6)
    for game in played(title, players, options, 5, ["greedy"] * players):
        if not game.over and rng.random() < share:
            seat = rng.choice(game.seats)
            yield game, sample(game.observe(seat), rng), seat


BOTS = ("random", "novice", "greedy", "learned", "learned:0.8", "learned@1", "search:12", "search@1:12")


@pytest.mark.share("newfrontiers-3", "race-2-options5", "jumpdrive-4")
@EVERY_SETUP
def test_a_bot_chooses_by_its_observation_alone(title: str, players: int, options: Options) -> None:
    compared = differ = 0
    for game, twin, seat in indistinguishable(title, players, options, 0.2):
        for name in BOTS:
            mine = bot(name, seed=9).choose(game.observe(seat), game.decision(seat))
            assert bot(name, seed=9).choose(twin.observe(seat), twin.decision(seat)) == mine
        compared += 1
        differ += game.state != twin.state
    assert compared > 5
    assert differ > 5 or (title == "newfrontiers" and not options.get("goals")), "nothing was hidden"


@pytest.mark.share("race", "newfrontiers")
@EVERY_TITLE
def test_a_bot_with_little_time_chooses_by_its_observation_alone(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As `hard` does on a slow machine, where time is over before simulations are: a trial takes 1/32 s here."""
    tried = counted_trials(monkeypatch)
    monkeypatch.setattr("time.perf_counter", lambda: sum(tried) / 32)
    hard = level("hard").bot
    searched = 0
    for game, twin, seat in indistinguishable(title, 3, {}, 0.08):
        tried.clear()
        mine = bot(hard, seed=9).choose(game.observe(seat), game.decision(seat))
        searched += 0 < sum(tried) < 240
        tried.clear()
        assert bot(hard, seed=9).choose(twin.observe(seat), twin.decision(seat)) == mine
    assert searched


@pytest.mark.share("race", "newfrontiers")
@EVERY_TITLE
def test_advice_comes_from_the_observation_alone(title: str) -> None:
    compared = 0
    for game, twin, seat in indistinguishable(title, 3, {}, 0.05):
        assert advise(game.observe(seat), game.decision(seat)) == advise(twin.observe(seat), twin.decision(seat))
        compared += 1
    assert compared


def test_a_review_of_a_running_game_does_not_tell_what_others_picked() -> None:
    """Blue has answered and Red has not: what Red reads is the same whatever Blue picked."""
    game = windfall.new("race", players=2, seed=5)
    while game.move_count < 12 or game.decision(game.seats[0]).kind != "action" or len(game.seats) < 2:
        seat = game.seats[0]
        game.play(seat, bot("greedy").choose(game.observe(seat), game.decision(seat)))
    told = []
    for action in game.actions(1)[:2]:
        answered = game.copy()
        answered.play(1, action)
        told.append(review(answered.journal(), [0]))
    assert told[0] == told[1]
