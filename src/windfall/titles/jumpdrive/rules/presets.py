"""Preset hands of a first game: which one a player was dealt is for others to work out (JD-8, JD-10).

They are four known sets of cards. A card of the own set that a player has not laid open is in hand or was discarded; so
it is until the deck is refilled, with which all of this is over.
"""

from collections import Counter
from itertools import permutations
from math import factorial
from typing import Final

from windfall.engine.chance import Chance
from windfall.engine.dealing import deal_loose, one_by_weight, ways_to_hold
from windfall.engine.deck import UNKNOWN_CARD
from windfall.engine.traces import Loose, replaced
from windfall.titles.jumpdrive.components.cards import PRESET_HANDS
from windfall.titles.jumpdrive.rules.agenda import ASK_PLACE
from windfall.titles.jumpdrive.rules.state import JumpDriveState, table_order

_HANDS: Final[tuple[Loose, ...]] = tuple([Loose(tuple(sorted(hand)), 0) for hand in PRESET_HANDS.values()])


def deal_preset_hands(state: JumpDriveState, chance: Chance) -> None:
    left = list(range(len(_HANDS)))
    dealt = [0] * state.players
    for seat in table_order(state):
        dealt[seat] = chance.draw(left)
        hand = _HANDS[dealt[seat]].cards
        state.empires[seat].hand = list(hand)
        for card in hand:
            state.deck.remove(card)
    state.preset = tuple(dealt)
    state.preset_left = (_HANDS,) * state.players


def preset_laid_open(state: JumpDriveState, seat: int, card: int) -> None:
    """A card came out of a hand for everyone to see. What is revealed first of all is of the preset hand."""
    if state.preset_left:
        is_preset = state.round == 1 and state.asked_question == ASK_PLACE
        is_single = state.copies(card) == 1
        left = tuple(
            [
                None if loose is None or (is_preset and card not in loose.cards) else loose.laid_open(card, is_single)
                for loose in state.preset_left[seat]
            ]
        )
        state.preset_left = replaced(state.preset_left, seat, left)


def preset_discarded(state: JumpDriveState, seat: int) -> None:
    """Cards were discarded from a hand face down."""
    if state.preset_left:
        hand = len(state.empires[seat].hand)
        left = tuple([loose and loose.after_discard(hand) for loose in state.preset_left[seat]])
        state.preset_left = replaced(state.preset_left, seat, left)


def presets_known_to(state: JumpDriveState, viewer: int) -> tuple[int, ...]:
    return tuple([preset if seat == viewer else UNKNOWN_CARD for seat, preset in enumerate(state.preset)])


def deal_others_presets(state: JumpDriveState, viewer: int, unseen: list[int], chance: Chance) -> None:
    """Choose what hands the others may have been dealt, each way as likely as there are ways to deal the cards that the
    viewer does not see; and put what is left of them where it can be."""
    dealings = [
        presets
        for presets in permutations(range(len(_HANDS)), state.players)
        if all(preset in (UNKNOWN_CARD, presets[seat]) for seat, preset in enumerate(state.preset))
    ]
    state.preset = dealings[one_by_weight([_ways(state, viewer, presets, unseen) for presets in dealings], chance)]
    for seat, empire in enumerate(state.empires):
        left = state.preset_left[seat][state.preset[seat]]
        if seat != viewer and left is not None:
            deal_loose(left, empire, unseen, chance)


def _ways(state: JumpDriveState, viewer: int, presets: tuple[int, ...], unseen: list[int]) -> int:
    """In how many ways the unseen cards can be dealt if these are the hands that players had."""
    ways = 1
    traced: list[int] = []
    for seat, empire in enumerate(state.empires):
        if seat != viewer:
            left = state.preset_left[seat][presets[seat]]
            if left is None:
                return 0
            ways *= sum(ways_to_hold(left, empire))
            traced += left.cards
    if not Counter(traced) <= Counter(unseen):
        return 0
    return ways * factorial(len(unseen) - len(traced))
