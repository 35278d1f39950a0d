"""Cards between deck, hands and discards, told in the log."""

from windfall.engine.answers import PickPool
from windfall.engine.chance import Chance
from windfall.engine.deck import NO_CARD, discard_from_hand, draw_card, lay_open, next_picks, picks_left
from windfall.engine.pool import put
from windfall.engine.state import EVERYONE
from windfall.titles.jumpdrive.rules import events
from windfall.titles.jumpdrive.rules.actions import DISCARD
from windfall.titles.jumpdrive.rules.presets import preset_discarded, preset_laid_open
from windfall.titles.jumpdrive.rules.state import Empire, JumpDriveState


def draw_to_hand(state: JumpDriveState, seat: int, count: int, chance: Chance, told: int = events.DRAWS) -> None:
    """Draw cards, as many as there are; everybody is told how many, by an event of this code. An income of no cards is
    told, too."""
    hand = state.empires[seat].hand
    drawn: list[int] = []
    for _ in range(count):
        card = draw_card(state, chance, seat)
        if card == NO_CARD:
            break
        put(hand, card)
        drawn.append(card)
    if drawn or told == events.INCOME:
        state.events.append((told, EVERYONE, seat, len(drawn)))
    if drawn:
        state.events.append((events.DRAWS_CARDS, seat, seat, *drawn))


def place_from_hand(state: JumpDriveState, seat: int, card: int) -> None:
    """A card comes out of a hand for everyone to see."""
    lay_open(state, seat, card)
    preset_laid_open(state, seat, card)


def discard_options(empire: Empire, count: int, picks: list[int]) -> list[int]:
    """Cards to discard from hand, one by one in ascending order, until `count` are picked."""
    return next_picks(DISCARD, empire.hand, picks, count)


def discard_picks(empire: Empire, count: int, picks: list[int]) -> PickPool:
    """The rest of a set of cards to discard."""
    return picks_left(DISCARD, empire.hand, picks, count)


def discard_picked(state: JumpDriveState, seat: int) -> None:
    """Discard the cards a seat picked, face down."""
    empire = state.empires[seat]
    if not empire.picks:
        return
    cards = [action - DISCARD for action in empire.picks if action >= DISCARD]
    if cards:
        discard_from_hand(state, seat, cards)
        preset_discarded(state, seat)
        state.events.append((events.DISCARDS, EVERYONE, seat, len(cards)))
        state.events.append((events.DISCARDS_CARDS, seat, seat, *cards))
