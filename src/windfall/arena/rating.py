"""Ratings from how games finish, by the model of Plackett and Luce (openskill)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from windfall.arena.extras import load

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


@dataclass(frozen=True, slots=True)
class Rated:
    """How strong a bot is and how sure that is; `rating` is what it is worth almost surely: mu less three sigma."""

    mu: float
    sigma: float
    rating: float


def rate(names: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rated]:
    """The ratings after all games, each told by who played and the places in which they finished."""
    model = rating_model()
    ratings = {name: model.rating(name=name) for name in names}
    for players, finished in games:
        rated = model.rate([[ratings[name]] for name in players], ranks=list(finished))
        for name, (rating,) in zip(players, rated, strict=True):
            ratings[name] = rating
    return {name: Rated(rating.mu, rating.sigma, rating.ordinal()) for name, rating in ratings.items()}


def rating_model() -> "PlackettLuce":
    """The model, or an error that says how to get the library."""
    # Without tau: a bot plays as well in its last game as in its first.
    return cast("PlackettLuce", load("openskill.models").PlackettLuce(tau=0.0))
