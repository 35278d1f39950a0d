"""What is moved must give the same numbers: features, option features, ratings, and the network's choices by them."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import windfall
from tests.pins.positions import Numbers, file_of, names_of, numbers_of, pinned_names


@pytest.mark.parametrize("title", windfall.title_names())
def test_pinned_numbers_are_the_same_bit_for_bit(title: str) -> None:
    found, pinned = numbers_of(title), _load(title)
    names, option_names = names_of(title)
    pinned_features, pinned_option_features = pinned_names(title)
    assert found["options"].tolist() == pinned["options"].tolist()
    assert not _moved(found["features"], names, pinned["features"], pinned_features)
    assert not _moved(found["option_features"], option_names, pinned["option_features"], pinned_option_features)
    assert found["ratings"].tolist() == pinned["ratings"].tolist()
    assert found["choices"].tolist() == pinned["choices"].tolist()


@pytest.mark.parametrize("title", windfall.title_names())
def test_the_pins_have_every_number_of_players_and_most_features(title: str) -> None:
    pinned = _load(title)
    assert set(pinned["players"].tolist()) == set(windfall.title(title).players)
    assert len(pinned["players"]) >= 300
    assert pinned["features"].shape[1] == len(pinned_names(title)[0])
    assert pinned["option_features"].shape[1] == len(pinned_names(title)[1])
    assert pinned["features"].any(axis=0).mean() > 0.7
    assert pinned["option_features"].any(axis=0).mean() > 0.95


def _load(title: str) -> Numbers:
    with np.load(file_of(title)) as file:
        return dict(file)


def _moved(found: NDArray[Any], names: list[str], pinned: NDArray[Any], those: list[str]) -> list[str]:
    """The pinned features that are not what they were, and in how many rows; one that is gone is an error."""
    rows = (found[:, [names.index(name) for name in those]] != pinned).sum(axis=0)
    return [f"{those[at]} in {rows[at]} rows" for at in np.flatnonzero(rows)]
