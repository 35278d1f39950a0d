"""The network that rates options and judges positions, in NumPy: all that is needed to play.

    position features --> hidden --> win share and final score of every seat, what the others choose at the same time
    hidden, option features, maybe opinions, action --> rating; ratings of all options of a decision --> logit of each

One network plays a title with any number of players. Seats are relative: 0 is the observing seat, then the others in
turn order. `windfall.learn` trains it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import IO, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from windfall.engine.errors import UnknownBotError
from windfall.engine.features import PLACES
from windfall.engine.registry import title as find_title
from windfall.engine.title import Title
from windfall.thinking.hearing import Hearing, trained_for
from windfall.thinking.opinions import OPINIONS

Floats: TypeAlias = NDArray[np.float32]
Ints: TypeAlias = NDArray[np.integer]

MOST_PLAYERS: Final = len(PLACES)
# Final scores are learned in units of this many VPs.
SCORE_UNIT: Final = 50.0
# Logits of seats that nobody sits in.
_NOBODY: Final = np.float32(-1e9)


@dataclass(frozen=True, slots=True)
class Layers:
    """How wide the layers between what a network hears and what it says are."""

    first: int = 128
    hidden: int = 96
    rating: int = 64

    @staticmethod
    def within(arrays: Mapping[str, NDArray[np.generic]]) -> "Layers":
        """Those of stored weights, of which some may be missing."""
        widths = [arrays[name].shape[-1] for name in ("first", "hidden", "rating_option") if name in arrays]
        return Layers(*widths) if len(widths) == len(fields(Layers)) else USUAL_LAYERS

    def or_wider(self, other: "Layers") -> "Layers":
        """Each as wide as the wider one of the two."""
        return Layers(max(self.first, other.first), max(self.hidden, other.hidden), max(self.rating, other.rating))


USUAL_LAYERS: Final = Layers()


@dataclass(frozen=True, slots=True)
class Shape:
    """How large all arrays of a network are."""

    features: int
    option_features: int
    actions: int
    foreseen: int
    first: int
    hidden: int
    rating: int

    @staticmethod
    def of(title: Title, hearing: Hearing | None = None, layers: Layers = USUAL_LAYERS) -> "Shape":
        heard = hearing or Hearing.of(title)
        said = (title.action_count, len(title.foreseen))
        return Shape(len(heard.features), heard.option_inputs, *said, layers.first, layers.hidden, layers.rating)

    def arrays(self) -> dict[str, tuple[int, ...]]:
        """The weights by name, with their sizes."""
        return {
            "first": (self.features, self.first),
            "first_bias": (self.first,),
            "hidden": (self.first, self.hidden),
            "hidden_bias": (self.hidden,),
            "win": (self.hidden, MOST_PLAYERS),
            "win_bias": (MOST_PLAYERS,),
            "score": (self.hidden, MOST_PLAYERS),
            "score_bias": (MOST_PLAYERS,),
            "foresee": (self.hidden, (MOST_PLAYERS - 1) * self.foreseen),
            "foresee_bias": ((MOST_PLAYERS - 1) * self.foreseen,),
            "rating_hidden": (self.hidden, self.rating),
            "rating_option": (self.option_features, self.rating),
            "rating_action": (self.actions, self.rating),
            "rating_bias": (self.rating,),
            "mixed": (self.rating, self.rating),
            "mixed_mean": (self.rating, self.rating),
            "mixed_best": (self.rating, self.rating),
            "mixed_hidden": (self.hidden, self.rating),
            "mixed_bias": (self.rating,),
            "logit": (self.rating,),
        }


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the network thinks of n positions, each from the seat that observes it."""

    hidden: Floats  # [n, hidden], for `rate` and `foresee`
    wins: Floats  # [n, 5], win share of each relative seat; they sum to 1
    scores: Floats  # [n, 5], final score expected of each relative seat


class Network:
    """The weights for one title; it hears all there is unless told otherwise.

    Of `actions` it knows what they mean. Those that the title got later mean nothing to it; a `Batch` has it rate the
    parts of such an option.
    """

    def __init__(self, title: str, weights: Mapping[str, Floats], hearing: Hearing | None = None) -> None:
        found = find_title(title)
        self.title = title
        self.actions = range(len(weights["rating_action"]))
        self.weights: dict[str, Floats] = {name: np.ascontiguousarray(array) for name, array in weights.items()}
        later = found.action_count - len(self.actions)
        self.weights["rating_action"] = np.pad(self.weights["rating_action"], ((0, later), (0, 0)))
        self.hearing = hearing or Hearing.of(found)
        self._columns = self.hearing.columns(found)
        told = len(found.option_feature_specs) + (OPINIONS if self.hearing.opinions else 0)
        self._first = _spread(self.weights["first"], self._columns, len(found.feature_specs))
        self._rating = _spread(self.weights["rating_option"], self.hearing.option_columns(found), told)

    def judge(self, features: Floats, players: Ints) -> Judgement:
        """Judge positions: features [n, features], players [n] the number of seats of each game."""
        weights = self.weights
        first = features[:, : len(self._first)] @ self._first
        first += weights["first_bias"]
        hidden = np.maximum(first, 0, out=first) @ weights["hidden"]
        hidden += weights["hidden_bias"]
        np.maximum(hidden, 0, out=hidden)
        wins = _softmax(self._win_logits(hidden, players))
        scores = (hidden @ weights["score"] + weights["score_bias"]) * np.float32(SCORE_UNIT)
        return Judgement(hidden, wins, scores)

    def _win_logits(self, hidden: Floats, players: Ints) -> Floats:
        logits: Floats = hidden @ self.weights["win"] + self.weights["win_bias"]
        logits[np.arange(MOST_PLAYERS) >= np.asarray(players)[:, None]] = _NOBODY
        return logits

    def rate(self, hidden: Floats, options: Floats, actions: Ints, owner: Ints) -> Floats:
        """The logits [m] of options: option features [m, option features], actions [m], and the row of `hidden` that
        each of them belongs to, owner [m] in ascending order. An option is seen beside the others of its decision."""
        weights = self.weights
        if not len(owner):
            return np.zeros(0, np.float32)
        context = hidden @ weights["rating_hidden"] + weights["rating_bias"]
        rating = options[:, : len(self._rating)] @ self._rating
        rating += weights["rating_action"][actions]
        rating += context[owner]
        np.maximum(rating, 0, out=rating)
        starts = np.flatnonzero(np.diff(owner, prepend=-1))
        counts = np.diff(starts, append=len(owner))
        mixed = np.add.reduceat(rating, starts) / counts[:, None].astype(np.float32) @ weights["mixed_mean"]
        mixed += np.maximum.reduceat(rating, starts) @ weights["mixed_best"]
        mixed += hidden[owner[starts]] @ weights["mixed_hidden"] + weights["mixed_bias"]
        rated = rating @ weights["mixed"]
        rated += np.repeat(mixed, counts, axis=0)
        logits: Floats = np.maximum(rated, 0, out=rated) @ weights["logit"]
        return logits

    def foresee(self, hidden: Floats) -> Floats:
        """How likely each other seat chooses each of the title's `foreseen` actions, for a decision in which all
        choose them at the same time: [n, 4, foreseen]."""
        logits = hidden @ self.weights["foresee"] + self.weights["foresee_bias"]
        chances: Floats = 1 / (1 + np.exp(-logits))
        return chances.reshape(len(hidden), MOST_PLAYERS - 1, -1)

    def pulls(self, features: Floats, players: int) -> Floats:
        """How each feature of one position pulls at the observing seat's log-odds of winning: their gradient."""
        weights = self.weights
        first = features[self._columns] @ weights["first"] + weights["first_bias"]
        hidden = np.maximum(first, 0) @ weights["hidden"] + weights["hidden_bias"]
        wins = _softmax(self._win_logits(np.maximum(hidden, 0)[None], np.array([players])))[0]
        # The log-odds of seat 0 are its logit less the log of the sum of the other seats' exponentials.
        others = wins.copy()
        others[0] = 0
        others /= max(float(others.sum()), 1e-9)
        toward: Floats = weights["win"][:, 0] - weights["win"] @ others
        toward = weights["hidden"] @ (toward * (hidden > 0))
        pulls = np.zeros_like(features)  # what it does not hear does not pull
        pulls[self._columns] = weights["first"] @ (toward * (first > 0))
        return pulls

    def save(self, file: Path | IO[bytes]) -> None:
        """Write the weights, in half precision, and what they were trained for."""
        np.savez_compressed(
            file,
            title=np.array(self.title),
            trained_for=np.array(list(trained_for(self.title).items())),
            heard=np.array(self.hearing.features),
            heard_of_options=np.array(self.hearing.option_features),
            hears_opinions=np.array(self.hearing.opinions),
            **{name: array.astype(np.float16) for name, array in self._own_weights().items()},  # type: ignore[arg-type]
        )

    def _own_weights(self) -> dict[str, Floats]:
        return {**self.weights, "rating_action": self.weights["rating_action"][: len(self.actions)]}


def load(file: Path | IO[bytes], name: str = "") -> Network:
    """A network from a file, checked against the title that it is for."""
    name = name or str(file)
    try:
        with np.load(file, allow_pickle=False) as stored:
            arrays = {key: stored[key] for key in stored.files}
        title = str(arrays.pop("title"))
        told = dict(arrays.pop("trained_for").tolist())
        hearing = Hearing(
            tuple(arrays.pop("heard").tolist()),
            tuple(arrays.pop("heard_of_options").tolist()),
            bool(arrays.pop("hears_opinions")),
        )
    except (OSError, ValueError, KeyError) as error:
        raise UnknownBotError(f"{name} holds no weights of a network: {error}") from error
    found = find_title(title)
    other = [what for what, digest in trained_for(title).items() if told.get(what) != digest]
    if not hearing.opinions and "rule-based player" in other:
        other.remove("rule-based player")
    other += hearing.unknown(found)
    shape = Shape.of(found, hearing, Layers.within(arrays))
    actions = len(arrays.get("rating_action", ()))
    if actions in found.action_counts_before:
        shape = replace(shape, actions=actions)
    expected = shape.arrays()
    if any(key not in arrays or arrays[key].shape != size for key, size in expected.items()):
        other.append("layers")
    if other:
        raise UnknownBotError(
            f"{name} was trained for another {title}: its {', '.join(other)} are not those of this Windfall; "
            f"train it again with windfall train {title}, or play with the version it was trained with"
        )
    return Network(title, {key: arrays[key].astype(np.float32) for key in expected}, hearing)


@cache
def generations(title: str) -> tuple[int, ...]:
    """The numbers of the networks that come with Windfall for a title, oldest first."""
    begin, end = f"{title}@", ".npz"
    names = [file.name for file in files("windfall.thinking").joinpath("weights").iterdir()]
    found = [name.removeprefix(begin).removesuffix(end) for name in names if name.startswith(begin)]
    return tuple(sorted(int(number) for number in found))


@cache
def network(title: str, generation: int | None = None) -> Network:
    """A network that comes with Windfall for a title: the newest, or one that was before."""
    there = generations(title)
    if not there:
        raise UnknownBotError(f"there is no trained network for {title}; windfall train {title} makes one")
    if generation is not None and generation not in there:
        known = ", ".join(str(number) for number in there)
        raise UnknownBotError(f"there is no generation {generation} of the network for {title}; there is {known}")
    name = f"{title}@{generation or there[-1]}.npz"
    with files("windfall.thinking").joinpath("weights", name).open("rb") as stored:
        return load(stored, name)


def _spread(weights: Floats, heard: NDArray[np.int64] | slice, told: int) -> Floats:
    """The weights of what is heard in their places among all that is told, the rest of which weighs nothing: that is
    multiplied in less time than it takes to pick the columns. Those in front need no places."""
    if isinstance(heard, slice):
        return weights
    spread = np.zeros((told, weights.shape[1]), np.float32)
    spread[heard] = weights
    return spread


def _softmax(logits: Floats) -> Floats:
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    return shares
