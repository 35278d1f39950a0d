"""Rows of features as NumPy reads them."""

import numpy as np
from numpy.typing import NDArray

from windfall.engine.features import Row


def as_array(row: Row) -> NDArray[np.float64]:
    """The same numbers, not a copy."""
    return np.frombuffer(memoryview(row))
