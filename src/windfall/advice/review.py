"""A game looked at again: how the chances went, and which choices cost most.

Every choice is judged by what its seat could know when it was made, never by what came after or by what others held.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Final, Protocol, TypeVar

import numpy as np
from msgspec import Meta, Struct, structs

from windfall.advice.advice import SETTINGS, Estimate, set_apart
from windfall.engine.decision import Decision
from windfall.engine.errors import WindfallError
from windfall.engine.files.journal import Journal
from windfall.engine.game import Game, replay, upgrade
from windfall.engine.observation import Observation
from windfall.engine.words.message import Message
from windfall.thinking.batch import Batch
from windfall.thinking.contest import Contest
from windfall.thinking.network import Floats, Network, network

_CANDIDATES: Final = 6  # options among which the best one is sought
_UNLIKELY: Final = 0.01  # by the policy; such an option is not among them
_TRIALS: Final = 36  # to find the best one
_DUEL_WORLDS: Final = 32  # in which it is then compared with the chosen one,
_GLANCE_WORLDS: Final = 12  # unless the first of them show it no better
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
    chosen_text: Message
    best: Estimate
    best_text: Message
    cost: Annotated[
        float, Meta(description="win chance lost by the choice, from 0 to 1, as far as it stands out of the noise")
    ]
    trials: Annotated[int, Meta(description="games that were played on to judge the choice")]
    reasons: Annotated[
        tuple[Message, ...],
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


T = TypeVar("T")
R = TypeVar("R")


class Mapper(Protocol):
    """Maps a function to tasks and gives the results in their order, as `map` does."""

    def __call__(self, function: Callable[[T], R], tasks: Iterable[T], /) -> Iterator[R]: ...


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision as it came up in the game, and what was chosen. It is judged by itself."""

    move: int
    round: int
    observation: Observation
    decision: Decision
    chosen: int


def review(
    journal: Journal,
    seats: Sequence[int] | None = None,
    on_progress: Callable[[int, int], None] | None = None,
    each: Mapper = map,
) -> Review:
    """Look at a game again, at the choices of some seats or of all. The game may still be going on. Choices are judged
    one by one, by whatever maps functions to tasks: such as several processes, `Workers(2).map`.

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
    asked = list(decisions(journal, reviewed))
    choices: list[ReviewedChoice] = []
    results = each(judged, asked)
    for done in range(len(asked)):
        if on_progress is not None:
            on_progress(done, len(asked))
        choices.append(next(results))
    told = Review(_chances(judge, game, asked), tuple(choices))
    costly = {choice.at for seat in reviewed for choice in told.costliest(seat, _EXPLAINED)}
    unclear = [at for at, choice in enumerate(choices) if choice.at in costly]
    reasons = each(_reasons, [(asked[at], choices[at].best.action) for at in unclear])
    for at, told_why in zip(unclear, reasons, strict=True):
        choices[at] = structs.replace(choices[at], reasons=told_why)
    if on_progress is not None:
        on_progress(len(asked), len(asked))
    return replace(told, choices=tuple(choices))


def decisions(journal: Journal, reviewed: Sequence[int]) -> Iterator[Asked]:
    """Play the journal, and tell of the choices of the reviewed seats as they come up."""
    game = replay(journal, moves=0)
    for move, (seat, action) in enumerate(journal.moves):
        if seat in reviewed and seat in game.seats and len(game.actions(seat)) > 1:
            yield Asked(move, game.state.round, game.observe(seat), game.decision(seat), action)
        game.play(seat, action)


def judged(asked: Asked) -> ReviewedChoice:
    """What a choice was worth, and what would have been best."""
    observation, actions = asked.observation, asked.decision.actions
    judge = network(observation.title.name)
    chosen = actions.index(asked.chosen)
    contest = Contest(judge, observation, actions, SETTINGS, _SEARCH_SEED)
    best = _best(contest, chosen)
    trials = contest.trials
    if best == chosen:
        cost, estimate = 0.0, _estimate(contest, chosen)
        better = estimate
    else:
        duel = _duel(judge, asked, actions[best])
        duel.try_in((0, 1), _GLANCE_WORLDS)
        if duel.wins(0).mean() > duel.wins(1).mean():
            duel.try_in((0, 1), _DUEL_WORLDS - _GLANCE_WORLDS)
        trials += duel.trials
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
        trials=trials,
        reasons=(),
    )


def judged_with_reasons(asked: Asked) -> ReviewedChoice:
    """The same, and why the best would have been better, if the choice cost anything."""
    choice = judged(asked)
    return structs.replace(choice, reasons=_reasons((asked, choice.best.action))) if choice.cost > 0 else choice


@dataclass(frozen=True, slots=True)
class Opened:
    """A game whose review begins: what can be told of it at once, and what is still to be judged."""

    chances: tuple[Chances, ...]
    asked: tuple[Asked, ...]  # what probably cost most comes first
    trials: tuple[int, ...]  # about so many games have to be played on to judge each of them


def open_review(journal: Journal) -> Opened:
    """Begin with the review of a game: its choices can then be judged one by one, wherever and whenever."""
    journal = upgrade(journal)
    judge = network(journal.title)
    asked = list(decisions(journal, range(journal.players)))
    policies = [
        Contest(judge, each.observation, each.decision.actions, SETTINGS, _SEARCH_SEED).policy for each in asked
    ]
    liked = [
        float(policy[each.decision.actions.index(each.chosen)]) for each, policy in zip(asked, policies, strict=True)
    ]
    doubts = [float(policy.max()) - chance for policy, chance in zip(policies, liked, strict=True)]
    order = sorted(range(len(asked)), key=lambda at: (liked[at] > _CERTAIN, -doubts[at]))
    return Opened(
        _chances(judge, replay(journal), asked),
        tuple(asked[at] for at in order),
        tuple(_SURE_WORLDS if liked[at] > _CERTAIN else _TRIALS + _DUEL_WORLDS for at in order),
    )


def _best(contest: Contest, chosen: int) -> int:
    """The place of the best option that a short search finds."""
    if contest.policy[chosen] > _CERTAIN:
        contest.try_in([chosen], _SURE_WORLDS)
        return chosen
    places = contest.likeliest(_CANDIDATES, _UNLIKELY)
    return contest.spend(places, _TRIALS)


def _duel(judge: Network, asked: Asked, best: int) -> Contest:
    """The best option and the chosen one in worlds that the search for the best has not seen."""
    return Contest(judge, asked.observation, (best, asked.chosen), SETTINGS, _DUEL_SEED)


def _estimate(contest: Contest, place: int) -> Estimate:
    return Estimate(contest.actions[place], float(contest.wins(place).mean()), float(contest.scores(place).mean()))


def _reasons(task: tuple[Asked, int]) -> tuple[Message, ...]:
    """Why the best option would have been better than the chosen one."""
    asked, best = task
    judge = network(asked.observation.title.name)
    return set_apart(judge, _duel(judge, asked, best), asked.observation, 0, 1)


def _chances(judge: Network, game: Game, asked: Sequence[Asked]) -> tuple[Chances, ...]:
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
