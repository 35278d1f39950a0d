"""A game looked at again: how the chances went, and which choices cost most.

Every choice is judged by what its seat could know when it was made, never by what came after or by what others held.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Final

import numpy as np
from msgspec import Meta, Struct, structs

from windfall.advice.advice import SETTINGS, Estimate, compare
from windfall.engine.decision import Decision
from windfall.engine.errors import WindfallError
from windfall.engine.files.journal import Journal
from windfall.engine.game import SEAT_NAMES, Game, replay, upgrade
from windfall.engine.observation import Observation
from windfall.thinking.batch import Batch
from windfall.thinking.contest import Contest
from windfall.thinking.network import Floats, Network, network

_CANDIDATES: Final = 6  # options among which the best one is sought
_UNLIKELY: Final = 0.01  # by the policy; such an option is not among them
_TRIALS: Final = 36  # to find the best one
_DUEL_WORLDS: Final = 32  # in which it is then compared with the chosen one
_CERTAIN: Final = 0.97  # a choice that the policy likes that much is not looked into
_SURE_WORLDS: Final = 6  # to tell what such a choice is worth
_SEARCH_SEED, _DUEL_SEED = 0, 1
_EXPLAINED: Final = 5  # the costliest choices of each seat get reasons


class Chances(Struct, frozen=True):
    """The win chance of every seat, as the reviewed seats saw them where one of them had to choose; at the end the true
    result."""

    at: Annotated[int, Meta(description="moves played before; the number of the frame")]
    chances: tuple[float, ...]


class ReviewedChoice(Struct, frozen=True):
    """A decision with more than one option, what was chosen, and what would have been best."""

    at: Annotated[int, Meta(description="moves played before it; the number of the frame before it")]
    round: int
    seat: int
    kind: str
    chosen: Estimate
    chosen_text: str
    best: Estimate
    best_text: str
    cost: Annotated[
        float, Meta(description="win chance lost by the choice, from 0 to 1, as far as it stands out of the noise")
    ]
    reasons: Annotated[
        tuple[str, ...],
        Meta(description="why the best would have been better; for the costliest choices of a seat"),
    ]


@dataclass(frozen=True, slots=True)
class Review:
    """A game looked at again."""

    chances: tuple[Chances, ...]
    choices: tuple[ReviewedChoice, ...]

    def costliest(self, seat: int, count: int) -> tuple[ReviewedChoice, ...]:
        """The choices of a seat that cost most, costliest first; those that cost nothing are left out."""
        costly = [choice for choice in self.choices if choice.seat == seat and choice.cost > 0]
        return tuple(sorted(costly, key=lambda choice: -choice.cost)[:count])


@dataclass(frozen=True, slots=True)
class _Asked:
    """A decision as it came up in the game, and what was chosen."""

    move: int
    round: int
    observation: Observation
    decision: Decision
    chosen: int


def review(
    journal: Journal,
    seats: Sequence[int] | None = None,
    on_progress: Callable[[int, int], None] | None = None,
    names: Sequence[str] = SEAT_NAMES,
) -> Review:
    """Look at a game again, at the choices of some seats or of all. The game may still be going on.

    For every choice, the best option is sought first. Then, if it is not the chosen one, both are played on from the
    same new worlds with the same luck. The choice costs the mean difference of the win shares less its standard error;
    so a difference that may well be luck costs nothing, and neither does being the best of many by chance.
    """
    reviewed = tuple(range(journal.players)) if seats is None else tuple(sorted(set(seats)))
    if not reviewed or any(seat not in range(journal.players) for seat in reviewed):
        raise WindfallError(f"seats to review are among 0 to {journal.players - 1}, not {seats!r}")
    journal = upgrade(journal)
    game = replay(journal)
    judge = network(journal.title)
    asked = list(_decisions(journal, reviewed))
    choices = []
    for done, each in enumerate(asked):
        if on_progress is not None:
            on_progress(done, len(asked))
        choices.append(_judged(judge, each))
    told = Review(_chances(judge, game, asked), tuple(choices))
    costly = {choice.at for seat in reviewed for choice in told.costliest(seat, _EXPLAINED)}
    explained = tuple(
        _explained(judge, each, choice, names) if choice.at in costly else choice
        for each, choice in zip(asked, choices, strict=True)
    )
    if on_progress is not None:
        on_progress(len(asked), len(asked))
    return replace(told, choices=explained)


def _decisions(journal: Journal, reviewed: Sequence[int]) -> Iterator[_Asked]:
    """Play the journal, and tell of the choices of the reviewed seats as they come up."""
    game = replay(journal, moves=0)
    for move, (seat, action) in enumerate(journal.moves):
        if seat in reviewed and seat in game.seats and len(game.actions(seat)) > 1:
            yield _Asked(move, game.state.round, game.observe(seat), game.decision(seat), action)
        game.play(seat, action)


def _judged(judge: Network, asked: _Asked) -> ReviewedChoice:
    observation, actions = asked.observation, asked.decision.actions
    chosen = actions.index(asked.chosen)
    contest = Contest(judge, observation, actions, SETTINGS, _SEARCH_SEED)
    best = _best(contest, chosen)
    if best == chosen:
        cost, estimate = 0.0, _estimate(contest, chosen)
        better = estimate
    else:
        duel = _duel(judge, asked, actions[best])
        lost = duel.wins(0) - duel.wins(1)
        cost = max(0.0, float(lost.mean() - lost.std(ddof=1) / math.sqrt(len(lost))))
        better, estimate = _estimate(duel, 0), _estimate(duel, 1)
    return ReviewedChoice(
        at=asked.move,
        round=asked.round,
        seat=observation.seat,
        kind=asked.decision.kind,
        chosen=estimate,
        chosen_text=observation.title.option(observation, asked.chosen).text,
        best=better,
        best_text=observation.title.option(observation, better.action).text,
        cost=cost,
        reasons=(),
    )


def _best(contest: Contest, chosen: int) -> int:
    """The place of the best option that a short search finds."""
    if contest.policy[chosen] > _CERTAIN:
        contest.try_in([chosen], _SURE_WORLDS)
        return chosen
    places = contest.likeliest(_CANDIDATES, _UNLIKELY)
    return contest.spend(places, _TRIALS)


def _duel(judge: Network, asked: _Asked, best: int) -> Contest:
    """The best option and the chosen one in worlds that the search for the best has not seen."""
    duel = Contest(judge, asked.observation, (best, asked.chosen), SETTINGS, _DUEL_SEED)
    duel.try_in((0, 1), _DUEL_WORLDS)
    return duel


def _estimate(contest: Contest, place: int) -> Estimate:
    return Estimate(contest.actions[place], float(contest.wins(place).mean()), float(contest.scores(place).mean()))


def _explained(judge: Network, asked: _Asked, choice: ReviewedChoice, names: Sequence[str]) -> ReviewedChoice:
    duel = _duel(judge, asked, choice.best.action)
    return structs.replace(choice, reasons=compare(judge, duel, asked.observation, 0, 1, names))


def _chances(judge: Network, game: Game, asked: Sequence[_Asked]) -> tuple[Chances, ...]:
    """What the seats thought of the game where they had to choose: the mean of what each of them thought last. And at
    last how it ended."""
    players = game.state.players
    told: list[Chances] = []
    batch = Batch(game.title, max(len(asked), 1))
    for each in asked:
        batch.add_observed(each.observation, ())
    wins = batch.judge(judge)[0].wins if asked else ()
    thought: dict[int, Floats] = {}
    for each, row in zip(asked, wins, strict=True):
        seat = each.observation.seat
        thought[seat] = np.roll(row[:players], seat)  # from seats as this one counts them to those of the table
        mean = np.mean(list(thought.values()), axis=0)
        told.append(Chances(each.move, tuple((mean / mean.sum()).tolist())))
    if game.over:
        told.append(Chances(game.move_count, tuple(float(share) for share in game.result.shares)))
    return tuple(told)
