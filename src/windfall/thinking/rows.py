"""Rows of features as NumPy reads them."""

from typing import cast

import numpy as np
from numpy.typing import NDArray

from windfall.engine.features import Row


def as_array(row: Row) -> NDArray[np.float64]:
    """The same numbers, not a copy."""
    # NumPy reads the row itself ten times as fast as a memoryview of it, but its types know only some kinds of buffers
    return np.frombuffer(cast("bytes", row))
