"""The pair of action cards is one decision; what older versions asked card by card comes out the same.

`pairs/rules_2.jsonl` was written by the last version that asked for the two cards one after the other: games of the
experienced game, and for each choice in them the round, the seat, the pairs that `greedy` may have picked, the pair
that the first network liked best, and the logarithm of how likely it was to pick it.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
import pytest

import windfall
from tests.race.table import Table, choice_of
from windfall import Game, Journal
from windfall.engine.errors import JournalError
from windfall.engine.title import RATING_TIE
from windfall.thinking.batch import Batch
from windfall.thinking.network import network
from windfall.titles.race.player.choosing import rate_action
from windfall.titles.race.player.weights import WEIGHTS
from windfall.titles.race.rules.actions import CARD_PAIRS, CHOOSE, CHOOSE_PAIR, PRODUCE_ON, cards_chosen
from windfall.titles.race.rules.state import RaceState

Pair = tuple[int, ...]
_CLOSE: Final = 1e-3  # another processor may add up in another order


class Choice(msgspec.Struct, frozen=True, array_like=True):
    round: int
    seat: int
    greedy: list[Pair]
    network: Pair
    likely: float


class Older(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    journal: Journal
    scores: list[int]
    choices: list[Choice]


OLDER: Final = [
    msgspec.json.decode(line, type=Older)
    for line in (Path(__file__).parent / "pairs" / "rules_2.jsonl").read_bytes().splitlines()
]


def choices(older: Older) -> Iterator[tuple[Game, Choice]]:
    """The game by the rules of now, before each of the choices."""
    asked = iter(older.choices)
    journal = windfall.upgrade(older.journal)
    game = windfall.replay(journal, moves=0)
    for seat, action in journal.moves:
        if game.decision(seat).kind == "action":
            choice = next(asked)
            assert (game.state.round, seat) == (choice.round, choice.seat)
            yield game, choice
        game.play(seat, action)
    assert next(asked, None) is None


def test_pairs_are_the_last_actions() -> None:
    """All numbers before mean what they meant."""
    title = windfall.title("race")
    assert title.action_count - CHOOSE_PAIR == len(CARD_PAIRS) == 23
    assert title.action_counts_before == (CHOOSE_PAIR,)
    assert CHOOSE_PAIR == PRODUCE_ON + 95
    assert title.parts(CHOOSE_PAIR) == (CHOOSE, CHOOSE + 1)
    assert title.parts(CHOOSE + 6) == (CHOOSE + 6,)


@pytest.mark.parametrize("older", OLDER, ids=lambda older: str(older.journal.seed))
def test_older_games_are_the_same_games(older: Older) -> None:
    """Also those in which the second card was taken unasked: nothing but Produce comes after Consume: 2x VPs."""
    now = windfall.upgrade(older.journal)
    game = windfall.replay(now)
    assert (game.result.scores, now.rules) == (tuple(older.scores), 3)
    chosen = [action for _seat, action in now.moves if action >= CHOOSE_PAIR]
    assert len(chosen) == len(older.choices) == 2 * game.result.rounds
    assert not [action for _seat, action in now.moves if CHOOSE <= action < CHOOSE + 7]


def test_a_game_that_was_broken_off_between_two_cards_asks_for_both() -> None:
    """Wherever it was broken off, the next move of the older game can follow."""
    journal = OLDER[0].journal
    between = 0
    for count in range(len(journal.moves)):
        part = windfall.replay(msgspec.structs.replace(journal, moves=journal.moves[:count]))
        seat, action = journal.moves[count]
        state = part.state
        assert isinstance(state, RaceState)
        assert not state.over
        assert seat in part.seats
        if action not in part.actions(seat):
            assert part.decision(seat).kind == "action"
            assert any(action in part.title.parts(option) for option in part.actions(seat))
            between += 1
    assert between > 10


def test_a_pair_that_there_is_not_cannot_be_read() -> None:
    journal = OLDER[0].journal
    at = next(at for at, (_seat, action) in enumerate(journal.moves) if CHOOSE <= action < CHOOSE + 7)
    seat = journal.moves[at][0]
    for second in (CHOOSE, CHOOSE_PAIR - 1, 10_000):
        moves = [*journal.moves[:at], (seat, CHOOSE + 1), (seat, second)]
        with pytest.raises(JournalError, match=f"move {at + 2} of the journal cannot be played"):
            windfall.replay(msgspec.structs.replace(journal, moves=moves))


def test_greedy_rates_the_pair_best_that_it_picked_card_by_card() -> None:
    looked, ties = 0, 0
    for older in OLDER:
        for game, choice in choices(older):
            decision = game.decision(choice.seat)
            ratings = game.title.rate(decision.observation, decision.actions)
            assert ratings is not None
            highest = max(ratings)
            rated = zip(decision.actions, ratings, strict=True)
            best = [cards_chosen(action) for action, rating in rated if rating > highest - RATING_TIE]
            assert sorted(best) == sorted(choice.greedy)
            looked += 1
            ties += len(best) > 1
    assert looked > 250
    assert ties


@pytest.mark.thorough
def test_the_first_network_likes_the_pair_best_that_it_would_have_picked_card_by_card() -> None:
    judge = network("race", 1)
    assert len(judge.actions) == CHOOSE_PAIR
    for older in OLDER:
        for game, choice in choices(older):
            decision = game.decision(choice.seat)
            batch = Batch(game.title, 1)
            batch.add_observed(decision.observation, decision.actions, with_opinions=True)
            _judgement, logits = batch.judge(judge)
            assert np.exp(logits).sum() == pytest.approx(1, abs=_CLOSE)
            liked = logits[CARD_PAIRS.index(choice.network)]
            assert liked == pytest.approx(choice.likely, abs=2 * _CLOSE)
            assert liked >= logits.max() - 2 * _CLOSE


def test_where_nothing_has_worked_for_long_something_else_is_tried_each_round() -> None:
    """First the one card, then the other, as they were picked."""
    table = Table(experienced=True)
    table.state.round = 60
    table.begin_round()
    state = table.state
    best = []
    for number in range(7):
        state.round = 61 + number
        rates = rate_action(state, 0, state.choices[0], WEIGHTS)
        first = max(range(6), key=lambda card: (card + state.round) % 7)
        others = [second for one, second in CARD_PAIRS if one == first]
        second = max(others, key=lambda card: (card + state.round) % 7)
        best.append(CARD_PAIRS[rates.index(max(rates))])
        assert best[-1] == (first, second)
    assert len(set(best)) > 4


def test_card_by_card_a_player_is_asked_what_older_versions_asked() -> None:
    table = Table(experienced=True)
    table.begin_round()
    observation = table.game().observe(0)
    title = observation.title
    firsts = title.part_by_part(observation, ())
    assert list(firsts.known.options(0)) == [CHOOSE + card for card in range(6)]  # nothing comes after Produce
    seconds = title.part_by_part(observation, (choice_of("develop"),))
    assert list(seconds.known.options(0)) == [CHOOSE + card for card in range(2, 7)]
    assert observation == table.game().observe(0), "what is shared was changed"


def test_learned_of_the_first_generation_plays_the_experienced_game() -> None:
    game = windfall.new("race", players=2, seed=5, experienced=True)
    bots = [windfall.bot("learned@1", 1), windfall.bot("random", 1)]
    rng = random.Random(1)
    while not game.over:
        seat = rng.choice(list(game.seats))
        game.play(seat, bots[seat].choose(game.observe(seat), game.decision(seat)))
    assert game.result.winners == (0,)
