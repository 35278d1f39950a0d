"""The search bot: legal, the same for the same seed, and right where it can see the end."""

from dataclasses import replace

import numpy as np
import pytest

import windfall
from tests.support.bot_games import EVERY_SETUP, EVERY_TITLE, Options, played, played_by
from tests.support.networks import blank, favouring, untrained
from tests.support.trials import counted_trials
from windfall import Chance, Game
from windfall.engine.errors import UnknownBotError
from windfall.players.search import SearchBot
from windfall.thinking.contest import Doubt, SearchSettings
from windfall.thinking.lookahead import Lookahead, sample_worlds

EVERYTHING = Doubt(candidates=100, unlikely=0, certain=2)
LAST_MOVES = SearchSettings(simulations=64, doubt=EVERYTHING, action_doubt=EVERYTHING, staked=False, prior_weight=0)


@EVERY_SETUP
def test_it_plays_whole_games(title: str, players: int, options: Options) -> None:
    bots = [SearchBot(seat, simulations=4) if seat == 0 else windfall.bot("greedy") for seat in range(players)]
    for game in played_by(title, options, 3, bots):
        last = game
    assert last.over


def win_shares(game: Game, seat: int) -> dict[int, float]:
    """How often each option wins in many worlds, if nobody knows anything about good play."""
    lookahead = Lookahead(blank(game.title.name), game.title, seat, LAST_MOVES.horizon)
    worlds = sample_worlds(game.observe(seat), Chance(77), 24)
    return {
        action: float(lookahead.outcomes([(world, action) for world in worlds]).wins.mean())
        for action in game.actions(seat)
    }


@EVERY_TITLE
def test_it_takes_the_move_that_wins(title: str) -> None:
    """In last rounds, where some option wins for sure and another does not."""
    found = 0
    for seed in range(30):
        *moves, last = (game.copy() for game in played(title, 2, {}, seed, ["greedy", "greedy"]))
        seat = last.result.winners[0]
        for game in moves[-4:]:
            if seat not in game.seats or len(game.actions(seat)) == 1:
                continue
            shares = win_shares(game, seat)
            if max(shares.values()) == 1 and min(shares.values()) < 0.6:
                chosen = SearchBot(1, settings=LAST_MOVES, judge=blank(title)).choose(
                    game.observe(seat), game.decision(seat)
                )
                assert shares[chosen] > 0.9
                found += 1
        if found == 2:
            break
    assert found


@EVERY_TITLE
def test_the_same_seed_chooses_alike_without_memory(title: str) -> None:
    judge = untrained(title)
    bot = SearchBot(3, simulations=12, judge=judge)
    for number, game in enumerate(played(title, 2, {}, 8, ["greedy", "greedy"])):
        for decision in game.pending if number % 12 == 0 else ():
            observation = game.observe(decision.seat)
            chosen = bot.choose(observation, decision)
            assert SearchBot(3, simulations=12, judge=judge).choose(observation, decision) == chosen
            assert bot.choose(observation, decision) == chosen


def test_a_sure_policy_is_followed_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_search(*_arguments: object) -> None:
        raise AssertionError("it searched")

    game = windfall.new("race", players=2, seed=1)
    favourite = game.actions(0)[2]
    monkeypatch.setattr(Lookahead, "outcomes", no_search)
    sure = SearchBot(1, judge=favouring("race", favourite, 10))
    assert sure.choose(game.observe(0), game.decision(0)) == favourite
    with pytest.raises(AssertionError, match="it searched"):
        SearchBot(1, judge=favouring("race", favourite, 1)).choose(game.observe(0), game.decision(0))


@pytest.mark.parametrize("simulations", [1, 12, 48])
@pytest.mark.parametrize(
    ("title", "options"), [*((title, {}) for title in windfall.title_names()), ("race", {"experienced": True})]
)
def test_an_action_of_the_round_is_tried_however_sure_the_policy_is(
    title: str, options: Options, simulations: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And however few trials there are."""
    tried: list[int] = []
    outcomes = Lookahead.outcomes

    def counted(self: Lookahead, starts: list, with_features: bool = False) -> object:  # type: ignore[type-arg]
        tried.extend(action for _world, action in starts)
        return outcomes(self, starts, with_features)

    game = at_an_action_choice(title, options)
    seat = game.seats[0]
    sure = favouring(title, game.actions(seat)[0], 40)
    monkeypatch.setattr(Lookahead, "outcomes", counted)
    SearchBot(1, simulations, judge=sure).choose(game.observe(seat), game.decision(seat))
    assert {*tried} == {*game.actions(seat)}


def at_an_action_choice(title: str, options: Options) -> Game:
    for game in played(title, 2, options, 3, ["greedy", "greedy"]):
        seat = game.seats[0]
        if game.state.round == 3 and game.state.question(seat) in game.title.action_questions:
            return game
    raise AssertionError("nobody chooses an action")


@pytest.mark.parametrize(("seconds", "least", "most"), [(1.0, 4, 4), (20.0, 12, 24), (1e6, 56, 64)])
def test_time_can_be_the_budget(seconds: float, least: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A trial takes a second here. Every option is tried once, and then as long as time or simulations last."""
    game = windfall.new("jumpdrive", players=2, seed=1)
    tried = counted_trials(monkeypatch)
    monkeypatch.setattr("time.perf_counter", lambda: float(sum(tried)))
    settings = replace(LAST_MOVES, doubt=Doubt(candidates=4, unlikely=0, certain=2))
    bot = SearchBot(1, simulations=60, seconds=seconds, settings=settings, judge=untrained("jumpdrive"))
    assert bot.choose(game.observe(0), game.decision(0)) in game.actions(0)
    assert tried[0] == 4
    assert least <= sum(tried) <= most


def test_seconds_alone_are_a_budget() -> None:
    game = windfall.new("jumpdrive", players=2, seed=1)
    bot = SearchBot(1, seconds=0.01, judge=untrained("jumpdrive"))
    assert bot.choose(game.observe(0), game.decision(0)) in game.actions(0)


def test_more_simulations_try_more_games(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = counted_trials(monkeypatch)
    game = windfall.new("race", players=2, seed=1)
    for simulations in (12, 60):
        tried.clear()
        SearchBot(1, simulations=simulations, judge=blank("race")).choose(game.observe(0), game.decision(0))
        assert abs(sum(tried) - simulations) <= 6


def test_a_confident_policy_needs_more_than_noise_to_be_overruled() -> None:
    """All options are worth the same here, so the one that the policy prefers is taken."""
    game = windfall.new("jumpdrive", players=2, seed=1)
    favourite = game.actions(0)[-1]
    judge = favouring("jumpdrive", favourite, 1)
    chosen = [SearchBot(seed, 12, judge=judge).choose(game.observe(0), game.decision(0)) for seed in range(5)]
    assert np.unique(chosen).tolist() == [favourite]


def test_impossible_budgets_are_refused() -> None:
    with pytest.raises(UnknownBotError, match="at least 1 simulation, not 0"):
        SearchBot(0, simulations=0)
    with pytest.raises(UnknownBotError, match="needs some time"):
        SearchBot(0, seconds=0)
