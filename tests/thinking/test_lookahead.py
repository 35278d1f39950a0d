"""Trials: played on by all seats, the same luck for all first actions, and told from the deciding seat."""

import numpy as np

import windfall
from tests.support.bot_games import EVERY_SETUP, EVERY_TITLE, Options, played
from tests.support.networks import blank, untrained
from windfall import Chance, Game
from windfall.thinking.lookahead import Horizon, Lookahead, Outcomes, World, sample_worlds
from windfall.thinking.network import Network

TO_THE_END = Horizon(rounds=1000, decisions=100_000, temperature=1.0)
SHORT = Horizon(rounds=1, decisions=24, temperature=0.7)


def positions(title: str, players: int, options: Options, every: int) -> list[tuple[Game, int]]:
    """Some positions of a game, with a seat that has a choice."""
    return [
        (game.copy(), game.seats[-1])
        for number, game in enumerate(played(title, players, options, 2, ["greedy"] * players))
        if not game.over and number % every == 0 and len(game.actions(game.seats[-1])) > 1
    ]


def outcomes(judge: Network, game: Game, seat: int, horizon: Horizon, worlds: list[World]) -> Outcomes:
    lookahead = Lookahead(judge, game.title, seat, horizon)
    return lookahead.outcomes([(world, action) for action in game.actions(seat) for world in worlds])


@EVERY_SETUP
def test_every_option_can_be_tried(title: str, players: int, options: Options) -> None:
    judge = untrained(title)
    for game, seat in positions(title, players, options, 15):
        worlds = sample_worlds(game.observe(seat), Chance(1), 2)
        keys = [world.position.state.key() for world in worlds]
        told = outcomes(judge, game, seat, SHORT, worlds)
        assert ((told.wins >= 0) & (told.wins <= 1)).all()
        assert np.isfinite(told.scores).all()
        assert [world.position.state.key() for world in worlds] == keys


@EVERY_TITLE
def test_a_game_played_to_the_end_counts_its_result(title: str) -> None:
    for game, seat in positions(title, 3, {}, 40):
        told = outcomes(blank(title), game, seat, TO_THE_END, sample_worlds(game.observe(seat), Chance(1), 1))
        assert {round(6 * win) for win in told.wins.tolist()} <= {0, 2, 3, 6}
        assert (told.scores == told.scores.round()).all()
        assert ((told.wins == 0) <= (told.margins <= 0)).all()


@EVERY_TITLE
def test_a_position_counts_as_the_network_judges_it_for_the_deciding_seat(title: str) -> None:
    """The network here sees nothing but who is asked: it gives that seat 7 of 10 chances, and 50 VPs."""
    judge = blank(title)
    judge.weights["win_bias"][:] = np.log(np.array([7, 2, 1, 1, 1], np.float32))
    judge.weights["score_bias"][0] = 1
    seen = set()
    for game, seat in positions(title, 3, {}, 7):
        told = outcomes(judge, game, seat, Horizon(9, 1, 1.0), sample_worlds(game.observe(seat), Chance(1), 3))
        for win, score, margin in zip(told.wins.tolist(), told.scores.tolist(), told.margins.tolist(), strict=True):
            told_as = (round(win, 4), round(score), round(margin))
            assert told_as in {(0.7, 50, 50), (0.2, 0, -50), (0.1, 0, -50)} or score not in (0, 50)
            seen.add(told_as)
    assert (0.7, 50, 50) in seen
    if title == "newfrontiers":  # where one seat is asked at a time
        assert (0.1, 0, -50) in seen


@EVERY_TITLE
def test_the_same_world_gives_the_same_outcome(title: str) -> None:
    judge = untrained(title)
    differ = 0
    for game, seat in positions(title, 2, {}, 20):
        first = sample_worlds(game.observe(seat), Chance(4), 3)
        again = sample_worlds(game.observe(seat), Chance(4), 3)
        mine, theirs = (outcomes(judge, game, seat, SHORT, worlds) for worlds in (first, again))
        assert mine.wins.tolist() == theirs.wins.tolist()
        other = outcomes(judge, game, seat, SHORT, sample_worlds(game.observe(seat), Chance(5), 3))
        differ += mine.wins.tolist() != other.wins.tolist()
    assert differ


def test_seats_that_know_the_same_answer_the_same_whatever_is_tried() -> None:
    """Blue cannot know which action Red tries, so in one world it always chooses the same."""
    game = windfall.new("race", players=2, seed=3)
    while game.decision(game.seats[0]).kind != "action":
        game.play(game.seats[0], game.actions(game.seats[0])[0])
    worlds = sample_worlds(game.observe(0), Chance(2), 4)
    lookahead = Lookahead(untrained("race"), game.title, 0, Horizon(1, 1, 1.0))
    starts = [(world, action) for action in game.actions(0) for world in worlds]
    features = lookahead.outcomes(starts, with_features=True).features
    assert features is not None
    chosen = [at for at, spec in enumerate(game.title.feature_specs) if spec.name.startswith("left1.chosen.")]
    by_action = features[:, chosen].reshape(len(game.actions(0)), len(worlds), -1)
    for world in range(len(worlds)):
        seen = [row for row in by_action[:, world].tolist() if any(row)]  # nothing where a new round has begun
        assert seen
        assert all(row == seen[0] for row in seen)
