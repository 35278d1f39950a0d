"""Observations as NumPy arrays, the same for all interfaces."""

from array import array
from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from windfall.engine.errors import SetupError
from windfall.engine.observation import Observation
from windfall.engine.title import Title
from windfall.thinking.rows import as_array

Floats: TypeAlias = NDArray[np.float32]
Ints: TypeAlias = NDArray[np.int32]
Mask: TypeAlias = NDArray[np.int8]

# Features are scaled to about 0..1; differences are negative, and a long game goes a little beyond 1.
LOWEST_FEATURE: Final = -10.0
HIGHEST_FEATURE: Final = 10.0
NO_OPTION: Final = -1
_FIRST_WIDTH: Final = 16


class Rows:
    """Decisions as rows of stacked arrays. The arrays are reused.

    With n rows, a title of F features, O option features and A actions, and K options in the widest decision:

        features         float32 [n, F]     what the seat to move knows
        mask             int8    [n, A]     1 for each action it may choose
        options          int32   [n, K]     those actions in a row, padded with -1
        option_counts    int32   [n]        how many they are
        option_features  float32 [n, K, O]  their features, padded with zeros

    K is as wide as told, or else grows: then `options` and `option_features` are replaced by wider ones.
    """

    def __init__(self, title: Title, count: int, *, with_option_features: bool, width: int | None = None) -> None:
        self.title = title
        self.count = count
        self._fixed = width is not None
        self._with_option_features = with_option_features
        self.features: Floats = np.zeros((count, len(title.feature_specs)), np.float32)
        self.mask: Mask = np.zeros((count, title.action_count), np.int8)
        self.option_counts: Ints = np.zeros(count, np.int32)
        self.options: Ints = np.zeros((count, 0), np.int32)
        self.option_features: Floats = np.zeros((count, 0, len(title.option_feature_specs)), np.float32)
        self._option_numbers: Floats = self.option_features.reshape(count, -1)
        self.actions: list[Sequence[int]] = [()] * count  # what may be chosen, as the game has it
        # a memoryview takes a fraction of the time that NumPy takes for single numbers
        self._masks = self.mask.data.cast("B")
        self._counts = self.option_counts.data
        self._option_rows: list[memoryview] = []
        self._widen(_FIRST_WIDTH if width is None else width)

    def show(self, row: int, observation: Observation, actions: Sequence[int]) -> None:
        """Write what a seat knows, and what it may choose; nothing if it is not asked."""
        before = len(self.actions[row])
        self._show_options(row, actions)
        if self._with_option_features and actions:
            position, options = self.title.numbers(observation, actions)
            numbers = as_array(options)
            # all options of a row stand one after the other, so they are written as one
            self._option_numbers[row, : len(numbers)] = numbers
        else:
            position = self.title.features(observation)
        if self._with_option_features and len(actions) < before:
            self.option_features[row, len(actions) : before] = 0
        self.features[row] = as_array(position)

    def _show_options(self, row: int, actions: Sequence[int]) -> None:
        count = len(actions)
        if count > self.options.shape[1]:
            if self._fixed:
                raise SetupError(f"this decision has {count} options; there is room for {self.options.shape[1]}")
            self._widen(2 * count)
        masks, start, before = self._masks, row * self.mask.shape[1], self.actions[row]
        for action in before:
            masks[start + action] = 0
        for action in actions:
            masks[start + action] = 1
        options = self._option_rows[row]
        options[:count] = array("i", actions)
        if len(before) > count:
            options[count : len(before)] = array("i", [NO_OPTION] * (len(before) - count))
        self._counts[row] = count
        self.actions[row] = actions

    def _widen(self, width: int) -> None:
        """Make room for decisions with more options; arrays that were handed out before stay as they are."""
        before, features = self.options.shape[1], self.option_features.shape[2]
        options = np.full((self.count, width), NO_OPTION, np.int32)
        options[:, :before] = self.options
        self.options = options
        self._option_rows = [row.data for row in options]
        if self._with_option_features:
            option_features = np.zeros((self.count, width, features), np.float32)
            option_features[:, :before] = self.option_features
            self.option_features = option_features
            self._option_numbers = option_features.reshape(self.count, -1)


def features(observation: Observation) -> Floats:
    """What a seat knows, as a new array."""
    return as_array(observation.title.features(observation)).astype(np.float32)


def option_features(observation: Observation, actions: Sequence[int]) -> Floats:
    """The options of a seat as a new array: [options, option features]."""
    rows = as_array(observation.title.option_rows(observation, actions)).astype(np.float32)
    return rows.reshape(len(actions), len(observation.title.option_feature_specs))
