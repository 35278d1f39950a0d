"""How agents are shown a decision and how they answer it, as spaces of Gymnasium."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from windfall.engine.errors import SetupError
from windfall.engine.observation import Observation
from windfall.engine.title import Title
from windfall.research.arrays import HIGHEST_FEATURE, LOWEST_FEATURE, NO_OPTION, Floats, Mask, Rows

# The widest decision seen in thousands of games of any title has 31 options.
WIDTH: Final = 64

Shown: TypeAlias = Floats | dict[str, NDArray[Any]]


@dataclass(frozen=True, slots=True)
class Form:
    """What an agent gets is a dict of the features of what its seat knows (`observation`) and 1 for each answer that it
    may give (`action_mask`). An answer is an action.

    With `option_features` the dict also has a row for each option (`option_features`) and the action that it stands for
    (`options`), and an answer is the place of a row; there are `width` places, the last of them empty. With `plain` an
    agent gets the features alone, and finds the mask in its info.
    """

    title: Title
    option_features: bool = False
    plain: bool = False
    width: int = WIDTH

    def __post_init__(self) -> None:
        if self.plain and self.option_features:
            raise SetupError("plain observations are features of positions alone; leave out plain or option_features")
        if self.width < 1:
            raise SetupError(f"a decision has room for at least one option, not {self.width}")

    @property
    def answers(self) -> int:
        return self.width if self.option_features else self.title.action_count

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.answers)

    def observation_space(self) -> spaces.Space[Any]:
        features = _features(len(self.title.feature_specs))
        if self.plain:
            return features
        parts: dict[str, spaces.Space[Any]] = {
            "observation": features,
            "action_mask": spaces.Box(0, 1, (self.answers,), np.int8),
        }
        if self.option_features:
            parts["option_features"] = _features(self.width, len(self.title.option_feature_specs))
            parts["options"] = spaces.Box(NO_OPTION, self.title.action_count - 1, (self.width,), np.int32)
        return spaces.Dict(parts)

    def rows(self, count: int) -> Rows:
        return Rows(self.title, count, with_option_features=self.option_features, width=self.width)

    def shown(self, rows: Rows) -> Shown:
        """All rows, stacked; arrays that are written to again."""
        if self.plain:
            return rows.features
        parts: dict[str, NDArray[Any]] = {"observation": rows.features, "action_mask": self.masks(rows)}
        if self.option_features:
            parts["option_features"] = rows.option_features
            parts["options"] = rows.options
        return parts

    def shown_alone(self, rows: Rows, row: int = 0) -> Shown:
        """One row, for keeps."""
        shown = self.shown(rows)
        if isinstance(shown, dict):
            return {name: array[row].copy() for name, array in shown.items()}
        features: Floats = shown[row].copy()
        return features

    def seen(self, observation: Observation, actions: Sequence[int]) -> Shown:
        """What an agent gets that is asked here: for an opponent that was trained in an environment of this form."""
        rows = self.rows(1)
        rows.show(0, observation, actions)
        return self.shown_alone(rows)

    def masks(self, rows: Rows) -> Mask:
        """1 for each answer that may be given, in all rows."""
        if not self.option_features:
            return rows.mask
        return (np.arange(self.width) < rows.option_counts[:, None]).astype(np.int8)

    def mask(self, allowed: Sequence[int]) -> Mask:
        """1 for each answer that may be given where these actions are allowed, as a new array."""
        mask = np.zeros(self.answers, np.int8)
        if self.option_features:
            mask[: len(allowed)] = 1
        else:
            mask[list(allowed)] = 1
        return mask

    def action(self, allowed: Sequence[int], answer: int) -> int | None:
        """The action that an answer stands for; None if it may not be given."""
        if self.option_features:
            return allowed[answer] if 0 <= answer < len(allowed) else None
        return answer if answer in allowed else None


def _features(*shape: int) -> spaces.Box:
    return spaces.Box(LOWEST_FEATURE, HIGHEST_FEATURE, shape, np.float32)
