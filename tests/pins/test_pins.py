"""What is moved must give the same numbers: features, option features, ratings, and the network's choices by them."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import windfall
from tests.pins.positions import Numbers, file_of, numbers_of
from windfall.engine.features import Feature


@pytest.mark.parametrize("title", windfall.title_names())
def test_pinned_numbers_are_the_same_bit_for_bit(title: str) -> None:
    found, pinned = numbers_of(title), _load(title)
    specs = windfall.title(title)
    assert found["options"].tolist() == pinned["options"].tolist()
    assert not _moved(found["features"], pinned["features"], specs.feature_specs)
    assert not _moved(found["option_features"], pinned["option_features"], specs.option_feature_specs)
    assert found["ratings"].tolist() == pinned["ratings"].tolist()
    assert found["choices"].tolist() == pinned["choices"].tolist()


@pytest.mark.parametrize("title", windfall.title_names())
def test_the_pins_have_every_number_of_players_and_most_features(title: str) -> None:
    pinned = _load(title)
    assert set(pinned["players"].tolist()) == set(windfall.title(title).players)
    assert len(pinned["players"]) >= 300
    assert pinned["features"].shape[1] == len(windfall.title(title).feature_specs)
    assert pinned["features"].any(axis=0).mean() > 0.7
    assert pinned["option_features"].any(axis=0).mean() > 0.95


def _load(title: str) -> Numbers:
    with np.load(file_of(title)) as file:
        return dict(file)


def _moved(found: NDArray[Any], pinned: NDArray[Any], specs: tuple[Feature, ...]) -> list[str]:
    """The names of the features that are not what they were, and in how many rows."""
    assert found.shape == pinned.shape
    rows = (found != pinned).sum(axis=0)
    return [f"{specs[at].name} in {rows[at]} rows" for at in np.flatnonzero(rows)]
