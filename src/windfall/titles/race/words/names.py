"""Cards and action cards by their names, as messages hold them."""

from collections.abc import Iterable, Sequence
from typing import Final

from windfall.engine.words.message import Message, Named, Several, message, several
from windfall.titles.race.components.cards import IDS, NAMES
from windfall.titles.race.rules.actions import ACTION_CARD_IDS, ACTION_CARD_NAMES

CARDS: Final = [Named(f"card:{card}", name) for card, name in zip(IDS, NAMES, strict=True)]
ACTION_CARDS: Final = [
    Named(f"action:{card}", name) for card, name in zip(ACTION_CARD_IDS, ACTION_CARD_NAMES, strict=True)
]


def listed(cards: Iterable[int]) -> Several:
    """Cards one after the other."""
    return several([CARDS[card] for card in cards], "plain")


def chosen(cards: Sequence[int]) -> Message:
    """The action cards that a player chooses: one, or the two of the experienced game.

    >>> str(chosen((2, 6))), str(chosen((3, 3)))
    ('Develop and Produce', 'Settle twice')
    """
    names = [ACTION_CARDS[card] for card in cards]
    if len(names) == 1:
        return message("race-chosen", card=names[0])
    if names[0] == names[1]:
        return message("race-chosen-twice", card=names[0])
    return message("race-chosen-both", first=names[0], second=names[1])
