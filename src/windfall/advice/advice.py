"""What an adviser says about a decision: an estimate of every option, and why the best one is best."""

from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import Meta, Struct

from windfall.advice.forecast import forecast
from windfall.advice.reasons import reasons
from windfall.engine.chance import Chance
from windfall.engine.decision import Decision
from windfall.engine.errors import WindfallError
from windfall.engine.game import SEAT_NAMES
from windfall.engine.observation import Observation
from windfall.thinking.contest import Contest, SearchSettings
from windfall.thinking.lookahead import sample_worlds
from windfall.thinking.network import Network, network

SETTINGS: Final = SearchSettings(rounds=1, decisions=24)  # reasons tell how things stand at the next round
_LEAST_WORLDS: Final = 4  # in which every option is tried
_TRIALS: Final = 200  # of the options that are not plainly worse, in all
_MOST_TRIALS: Final = 320  # of any decision; one of very many options is looked at more roughly
_CANDIDATES: Final = 8
_WORLDS_COMPARED: Final = 12  # for reasons and forecast


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
        tuple[str, ...], Meta(description="what speaks for the best one, against the next best; weightiest first")
    ]
    forecast: Annotated[tuple[str, ...], Meta(description="what the other seats will probably choose at the same time")]

    @property
    def best(self) -> int:
        return self.estimates[0].action


def advise(observation: Observation, decision: Decision, seed: int = 0, names: Sequence[str] = SEAT_NAMES) -> Advice:
    """Advice for the seat that observes and must choose now. It depends on what that seat may know alone, and the same
    seed gives the same advice."""
    if observation.seat != decision.seat:
        raise WindfallError(f"seat {decision.seat} has to choose; give what it observes, not seat {observation.seat}")
    judge = network(observation.title.name)
    contest = Contest(judge, observation, decision.actions, SETTINGS, seed)
    ranked = rank(contest, _TRIALS)
    worlds = sample_worlds(observation, Chance(seed), _WORLDS_COMPARED)
    return Advice(
        actions=(decision.actions[ranked[0]],),
        estimates=estimates(contest, ranked),
        reasons=compare(judge, contest, observation, ranked[0], ranked[1], names) if len(ranked) > 1 else (),
        forecast=forecast(judge, observation, contest.hidden, worlds, names),
    )


def rank(contest: Contest, trials: int, least_worlds: int = _LEAST_WORLDS) -> list[int]:
    """The places of all options, best first: each is tried in a few worlds, and the likely ones in many more."""
    places = list(range(len(contest.actions)))
    contest.try_in(places, max(1, min(least_worlds, _MOST_TRIALS // len(places))))
    leaders = sorted(places, key=contest.value, reverse=True)[:_CANDIDATES]
    best = contest.spend(leaders, trials) if len(leaders) > 1 else leaders[0]
    rest = sorted((place for place in places if place != best), key=contest.value, reverse=True)
    return [best, *rest]


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


def compare(
    judge: Network, contest: Contest, observation: Observation, better: int, other: int, names: Sequence[str]
) -> tuple[str, ...]:
    """What speaks for one option against another: how the positions differ to which they lead, in the same worlds."""
    mine = contest.ends(better, _WORLDS_COMPARED).mean(axis=0)
    theirs = contest.ends(other, _WORLDS_COMPARED).mean(axis=0)
    players = observation.known.players
    pulls = judge.pulls((mine + theirs) / 2, players)
    relative = [names[(observation.seat + place) % players] for place in range(players)]
    return reasons(observation.title.name, mine, theirs, pulls, relative)
