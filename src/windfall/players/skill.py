"""How strong people and bots are, on one scale for each title and number of players.

A skill is a guess and how sure it is, by the model of Plackett and Luce (openskill). Everybody starts where the level
for beginners stands; where the other levels start was measured once, in `ratings.toml`.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce

_MU: Final = 25.0
_SIGMA: Final = _MU / 3
_POINTS: Final = 40  # what a unit of the model is on the scale that people are shown
SURE: Final = 4.0  # a sigma above this says little yet
_USUAL_DRIFT: Final = _MU / 300  # people learn, so that no guess stays sure for ever


@dataclass(frozen=True, slots=True)
class Skill:
    """A guess of how strong somebody is, and its standard deviation."""

    mu: float = _MU
    sigma: float = _SIGMA

    @property
    def points(self) -> int:
        """As people are shown it.

        >>> Skill().points
        1000
        """
        return round(_POINTS * self.mu)

    @property
    def spread(self) -> int:
        """By how many points it may easily be wrong."""
        return round(_POINTS * self.sigma)

    @property
    def sure(self) -> bool:
        """Whether there were games enough to believe it."""
        return self.sigma <= SURE


def rated(
    entrants: Sequence[str], skills: Mapping[str, Skill], places: Sequence[int], drift: float = _USUAL_DRIFT
) -> dict[str, Skill]:
    """The skills of who played a game, after it; the entrants are by seat, and so are their places. Bots of one level
    are one entrant at several seats: they get the mean of what these bring.

    >>> after = rated(["ann", "bob"], {"ann": Skill(), "bob": Skill()}, [1, 2])
    >>> after["ann"].mu > 25 > after["bob"].mu
    True
    """
    model = PlackettLuce(mu=_MU, sigma=_SIGMA, tau=drift)
    teams = [[model.rating(mu=skills[name].mu, sigma=skills[name].sigma)] for name in entrants]
    after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
    own = {name: [each for other, each in zip(entrants, after, strict=True) if other == name] for name in entrants}
    return {
        name: Skill(fmean(each.mu for each in seats), fmean(each.sigma for each in seats))
        for name, seats in own.items()
    }


def starting_skill(title: str, players: int, level: str) -> Skill:
    """Where a level of bots starts: as measured with the number of players that is nearest. One that was never
    measured, such as a host's own bot, starts as everybody does."""
    measured = {count: skill for (of, count, name), skill in _measured().items() if (of, name) == (title, level)}
    if not measured:
        return Skill()
    return measured[min(measured, key=lambda count: (abs(count - players), count))]


@cache
def _measured() -> dict[tuple[str, int, str], Skill]:
    with files("windfall.players").joinpath("ratings.toml").open("rb") as stored:
        return {
            (title, int(players), level): Skill(mu, sigma)
            for title, of_title in tomllib.load(stored).items()
            for players, levels in of_title.items()
            for level, (mu, sigma) in levels.items()
        }
