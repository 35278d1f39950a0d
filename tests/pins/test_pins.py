"""What is moved must give the same numbers: features, option features, ratings, and the network's choices by them."""

import numpy as np
import pytest

import windfall
from tests.pins.positions import Numbers, file_of, numbers_of


@pytest.mark.parametrize("title", windfall.title_names())
def test_pinned_numbers_are_the_same_bit_for_bit(title: str) -> None:
    found, pinned = numbers_of(title), _load(title)
    assert found["options"].tolist() == pinned["options"].tolist()
    assert not _moved(found, pinned, "feature")
    assert not _moved(found, pinned, "option_feature")
    assert found["ratings"].tolist() == pinned["ratings"].tolist()
    assert found["choices"].tolist() == pinned["choices"].tolist()


@pytest.mark.parametrize("title", windfall.title_names())
def test_the_pins_have_every_number_of_players_and_most_features(title: str) -> None:
    pinned = _load(title)
    assert set(pinned["players"].tolist()) == set(windfall.title(title).players)
    assert len(pinned["players"]) >= 300
    assert pinned["features"].any(axis=0).mean() > 0.7
    assert pinned["option_features"].any(axis=0).mean() > 0.95


def _load(title: str) -> Numbers:
    with np.load(file_of(title)) as file:
        return dict(file)


def _moved(found: Numbers, pinned: Numbers, sort: str) -> list[str]:
    """The names of the pinned features that are not what they were, and in how many rows."""
    names = found[f"{sort}_names"].tolist()
    moved = []
    for at, name in enumerate(pinned[f"{sort}_names"].tolist()):
        rows = (found[f"{sort}s"][:, names.index(name)] != pinned[f"{sort}s"][:, at]).sum()
        if rows:
            moved.append(f"{name} in {rows} rows")
    return moved
