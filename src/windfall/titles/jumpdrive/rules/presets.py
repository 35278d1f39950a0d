"""Preset hands of a first game: which one a player was dealt is for others to work out (JD-8, JD-10).

They are four known sets of cards. A card of the own set that a player has not laid open is in hand or was discarded; so
it is until the deck is refilled, with which all of this is over.
"""

from collections import Counter
from itertools import permutations
from math import factorial, perm
from typing import Final

from windfall.engine.chance import Chance
from windfall.engine.dealing import deal_traced, one_by_weight
from windfall.engine.deck import UNKNOWN_CARD, lay_open
from windfall.engine.traces import Cards, without
from windfall.titles.jumpdrive.components.cards import PRESET_HANDS
from windfall.titles.jumpdrive.rules.agenda import ASK_PLACE
from windfall.titles.jumpdrive.rules.state import JumpDriveState, table_order

_HANDS: Final[tuple[Cards, ...]] = tuple([tuple(sorted(hand)) for hand in PRESET_HANDS.values()])


def deal_preset_hands(state: JumpDriveState, chance: Chance) -> None:
    left = list(range(len(_HANDS)))
    dealt = [0] * state.players
    for seat in table_order(state):
        dealt[seat] = chance.draw(left)
        state.empires[seat].hand = list(_HANDS[dealt[seat]])
        for card in _HANDS[dealt[seat]]:
            state.deck.remove(card)
    state.preset = tuple(dealt)
    state.preset_left = (_HANDS,) * state.players


def lay_open_from_hand(state: JumpDriveState, seat: int, card: int) -> None:
    """A card comes out of a hand for everyone to see. What is revealed first of all is of the preset hand."""
    lay_open(state, seat, card)
    if state.preset_left:
        by_seat = list(state.preset_left)
        is_preset = state.round == 1 and state.asked_question == ASK_PLACE
        by_seat[seat] = tuple([_left(cards, card, is_preset) for cards in by_seat[seat]])
        state.preset_left = tuple(by_seat)


def _left(cards: Cards | None, card: int, is_preset: bool) -> Cards | None:
    """What is left of a preset hand that a player may have had, after a card was laid open."""
    if cards is None or card not in cards:
        return None if is_preset else cards
    return without(cards, card)


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
        if seat != viewer:
            left = state.preset_left[seat][state.preset[seat]]
            assert left is not None
            deal_traced(left, [empire.hand, empire.discards], unseen, chance)


def _ways(state: JumpDriveState, viewer: int, presets: tuple[int, ...], unseen: list[int]) -> int:
    """In how many ways the unseen cards can be dealt if these are the hands that players had."""
    ways = 1
    traced: list[int] = []
    for seat, empire in enumerate(state.empires):
        left = state.preset_left[seat][presets[seat]]
        if seat != viewer:
            if left is None:
                return 0
            ways *= perm(len(empire.hand) + len(empire.discards), len(left))
            traced += left
    if not Counter(traced) <= Counter(unseen):
        return 0
    return ways * factorial(len(unseen) - len(traced))
