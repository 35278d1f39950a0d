"""Opponents that stay as they were, so that progress can be measured: `greedy@1`, `learned@1`, `search@1`.

A generation is a number. `learned@1` plays with the network that was the first to be shipped for a title
(`thinking/weights/TITLE@1.npz`), `learned` with the newest. `search@1` searches by the settings of its time with that
network. The rule-based player has one generation so far: its ratings are pinned by tests.
"""

from typing import Final

from windfall.engine.errors import UnknownBotError
from windfall.thinking.contest import Doubt, SearchSettings
from windfall.thinking.network import generations

GREEDY: Final = (1,)
# What is changed in the settings of today stays here as it was.
SEARCHES: Final = {
    1: SearchSettings(
        simulations=48,
        doubt=Doubt(candidates=6, unlikely=0.01, certain=0.97),
        action_doubt=Doubt(candidates=6, unlikely=0.01, certain=0.97),
        staked=False,
        rounds=2,
        decisions=40,
        at_choice=False,
        temperature=0.7,
        spread=False,
        prior_weight=0.02,
        margin_weight=0.002,
    )
}


def frozen_bots(title: str) -> tuple[str, ...]:
    """All opponents of a title that stay as they are.

    >>> frozen_bots("race")[:2]
    ('greedy@1', 'learned@1')
    """
    learned = generations(title)
    return (
        *(f"greedy@{number}" for number in GREEDY),
        *(f"learned@{number}" for number in learned),
        *(f"search@{number}" for number in SEARCHES if number in learned),
    )


def read_generation(name: str, text: str) -> int:
    """The number after the @ of a bot's name.

    >>> read_generation("learned", "1")
    1
    """
    if not text.isdecimal() or int(text) < 1:
        raise UnknownBotError(f"after {name}@ stands the number of a generation, such as {name}@1, not {text!r}")
    return int(text)


def search_settings(generation: int | None) -> SearchSettings:
    """How a generation searched, or how it is done today."""
    if generation is None:
        return SearchSettings()
    if generation not in SEARCHES:
        raise UnknownBotError(f"there is no search@{generation}; there is {_named('search', SEARCHES)}")
    return SEARCHES[generation]


def check_greedy(generation: int | None) -> None:
    if generation is not None and generation not in GREEDY:
        raise UnknownBotError(f"there is no greedy@{generation}; there is {_named('greedy', GREEDY)}")


def _named(name: str, generations: "dict[int, SearchSettings] | tuple[int, ...]") -> str:
    return ", ".join(f"{name}@{number}" for number in generations)
