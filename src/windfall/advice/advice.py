"""What an adviser says about a decision: an estimate of every option, and why the best one is best."""

import math
import time
from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import Meta, Struct

from windfall.advice.forecast import forecast
from windfall.advice.reasons import MOST_REASONS, reasons
from windfall.engine.chance import Chance
from windfall.engine.decision import Decision, Option
from windfall.engine.errors import WindfallError
from windfall.engine.observation import Observation
from windfall.engine.words.message import Message, Named, message
from windfall.thinking.contest import Contest, SearchSettings
from windfall.thinking.lookahead import sample_worlds
from windfall.thinking.network import Network, network

# Reasons tell how things stand at the next round.
SETTINGS: Final = SearchSettings(rounds=1, decisions=24)
_LEAST_WORLDS: Final = 4  # in which every option is tried
_TRIALS: Final = 200  # of the options that are not plainly worse, in all
_MOST_TRIALS: Final = 320  # of any decision; one of very many options is looked at more roughly
_CANDIDATES: Final = 8
_WORLDS_COMPARED: Final = 12  # for reasons and forecast
_WORLDS_APART: Final = 6  # in which the two best options are tried at least, before it is told how far apart they are
_MOST_LOOKS: Final = 3
_FOR_ALL: Final = 0.3  # of the time, if it is short: to try every option
_FOR_WORDS: Final = 0.2  # of the time: for reasons and forecast


class Estimate(Struct, frozen=True):
    """What an option is worth to who may choose it."""

    action: int
    win_chance: Annotated[float, Meta(description="from 0 to 1")]
    score: Annotated[float, Meta(description="the final score that is expected")]


class Advice(Struct, frozen=True):
    """What to choose, and why."""

    actions: Annotated[tuple[int, ...], Meta(description="the best option, or the whole answer that it begins")]
    estimates: Annotated[tuple[Estimate, ...], Meta(description="one for each option of the decision, best first")]
    reasons: Annotated[
        tuple[Message, ...], Meta(description="what speaks for the best one, against the next best; weightiest first")
    ]
    forecast: Annotated[
        tuple[Message, ...], Meta(description="what the other seats will probably choose at the same time")
    ]

    @property
    def best(self) -> int:
        return self.estimates[0].action


def advise(
    observation: Observation,
    decision: Decision,
    seed: int = 0,
    seconds: float = math.inf,
) -> Advice:
    """Advice for the seat that observes and must choose now. It depends on what that seat may know alone, and the same
    seed gives the same advice, unless there is so little time that fewer games can be tried."""
    if observation.seat != decision.seat:
        raise WindfallError(f"seat {decision.seat} has to choose; give what it observes, not seat {observation.seat}")
    started = time.perf_counter()
    judge = network(observation.title.name)
    contest = Contest(judge, observation, decision.actions, SETTINGS, seed)
    ranked = rank(contest, _TRIALS, started, seconds * (1 - _FOR_WORDS))
    worlds = sample_worlds(observation, Chance(seed), _WORLDS_COMPARED)
    told = _told_apart(contest, ranked)
    leading = [decision.actions.index(estimate.action) for estimate in told[:2]]
    return Advice(
        actions=(decision.actions[ranked[0]],),
        estimates=told,
        reasons=why(judge, contest, observation, *leading) if len(leading) > 1 else (),
        forecast=forecast(judge, observation, contest.hidden, worlds),
    )


def rank(contest: Contest, trials: int, started: float, seconds: float) -> list[int]:
    """The places of all options, best first: each is tried in a few worlds, and the likely ones in many more, as far as
    there is time."""
    places = list(range(len(contest.actions)))
    contest.try_in(places, 1)
    more = min(_LEAST_WORLDS, _MOST_TRIALS // len(places)) - 1
    worlds = min(more, contest.affordable(started + seconds * _FOR_ALL) // len(places))
    if worlds >= 1:
        contest.try_in(places, int(worlds))
    leaders = sorted(places, key=contest.value, reverse=True)[:_CANDIDATES]
    best = contest.spend(leaders, trials, started + seconds) if len(leaders) > 1 else leaders[0]
    rest = sorted((place for place in places if place != best), key=contest.value, reverse=True)
    return [best, *rest]


def _told_apart(contest: Contest, ranked: Sequence[int]) -> tuple[Estimate, ...]:
    """Estimates of which the first two are of enough worlds to compare them; who comes second may change by that."""
    told = estimates(contest, ranked)
    for _look in range(_MOST_LOOKS):
        leading = [contest.actions.index(estimate.action) for estimate in told[:2]]
        scarce = [place for place in leading if len(contest.wins(place)) < _WORLDS_APART]
        if not scarce:
            break
        for place in scarce:
            contest.try_in([place], _WORLDS_APART - len(contest.wins(place)))
        told = estimates(contest, ranked)
    return told


def estimates(contest: Contest, ranked: Sequence[int]) -> tuple[Estimate, ...]:
    """What the options are worth. An option tried in fewer worlds is measured by its distance from the best one in
    those; and none is told to be better than the best, for what is left of such a lead is noise."""
    best = ranked[0]
    wins, scores = contest.wins(best), contest.scores(best)
    told = []
    for place in ranked:
        mine, points = contest.wins(place), contest.scores(place)
        win = float(wins.mean() + (mine - wins[: len(mine)]).mean())
        score = float(scores.mean() + (points - scores[: len(points)]).mean())
        told.append(Estimate(contest.actions[place], min(max(win, 0.0), float(wins.mean())), score))
    return tuple(sorted(told, key=lambda each: (each.action != contest.actions[best], -each.win_chance)))


def why(judge: Network, contest: Contest, observation: Observation, best: int, next_best: int) -> tuple[Message, ...]:
    """Why the best option is better than the next one; or that the trials cannot tell them apart."""
    title, actions = observation.title, contest.actions
    mine, theirs = contest.wins(best), contest.wins(next_best)
    tried = min(len(mine), len(theirs))
    lead = mine[:tried] - theirs[:tried]
    other = _called(title.option(observation, actions[next_best]))
    told = set_apart(judge, contest, observation, best, next_best)
    if tried < 2 or lead.mean() <= lead.std(ddof=1) / math.sqrt(tried):
        return (message("advice-about-equal", other=other), *told)[:MOST_REASONS]
    if told:
        return told
    note = title.note(observation, actions[best])
    if note is not None:
        return (message("advice-note", note=note),)
    return (message("advice-wins-more", games=max(1, round(float(lead.mean()) * 100)), other=other),)


def set_apart(judge: Network, contest: Contest, observation: Observation, best: int, other: int) -> tuple[Message, ...]:
    """What sets the better of two options apart: by the rules, where both are cards to give up, for what they are worth
    is plain and what comes of it far away; else by what comes of them."""
    contrast = observation.title.contrast(observation, contest.actions[best], contest.actions[other])
    return compare(judge, contest, observation, best, other) if contrast is None else (contrast,)


def compare(judge: Network, contest: Contest, observation: Observation, better: int, other: int) -> tuple[Message, ...]:
    """What speaks for one option against another: how the positions differ to which they lead, in the same worlds."""
    ends = contest.ends(better, _WORLDS_COMPARED), contest.ends(other, _WORLDS_COMPARED)
    mine, theirs = (end.mean(axis=0) for end in ends)
    noise = (ends[0] - ends[1]).std(axis=0, ddof=1) / math.sqrt(_WORLDS_COMPARED)
    players = observation.known.players
    pulls = judge.pulls((mine + theirs) / 2, players)
    seats = [(observation.seat + place) % players for place in range(players)]
    named = {_component_of(observation, contest.actions[place]) for place in (better, other)} - {""}
    return reasons(observation.title.name, mine, theirs, pulls, seats, named, noise)


def _called(option: Option) -> Message | Named:
    """An option by the name of what it is about, where its text goes on to tell all that is written there."""
    values = option.text.args.values()
    names = [value for value in values if isinstance(value, Named) and value.subject == option.subject]
    return names[0] if names and "text" in option.text.args else option.text


def _component_of(observation: Observation, action: int) -> str:
    """The id of the component that an option is about, if it is about one."""
    subject = observation.title.option(observation, action).subject
    return "" if subject is None else subject.partition(":")[2]
