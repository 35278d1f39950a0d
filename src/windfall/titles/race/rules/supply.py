"""What moves between deck, hands, tableaus and the pool in every phase: cards, goods and VP chips."""

from collections.abc import Sequence

from windfall.engine import deck
from windfall.engine.chance import Chance
from windfall.engine.deck import NO_CARD, discard_open, draw_card, refill_if_empty, take_open
from windfall.engine.pool import put
from windfall.engine.state import EVERYONE
from windfall.titles.race.components.cards import KIND, POWERS, POWERS_FOR, Power
from windfall.titles.race.rules import events
from windfall.titles.race.rules.state import DISCARDED, Empire, RaceState


def working_cards(empire: Empire) -> list[int]:
    """The cards that were in the tableau before the phase began."""
    return empire.tableau[: empire.working]


def powers_of(cards: Sequence[int], phase: int) -> list[Power]:
    """The powers of cards for a phase."""
    powers_for = POWERS_FOR[phase]
    return [POWERS[index] for card in cards for index in powers_for[card]]


def working_powers(empire: Empire, phase: int) -> list[int]:
    """The powers for a phase of the cards that were in the tableau before the phase began."""
    powers_of = POWERS_FOR[phase]
    return [power for card in empire.tableau[: empire.working] for power in powers_of[card]]


def begin_phase(state: RaceState, phase: int) -> None:
    """A power works from the phase after the one its card was placed in."""
    state.phase = phase
    state.events.append((events.PHASE, EVERYONE, -1, phase))
    for empire in state.empires:
        empire.working = len(empire.tableau)


# Cards


def draw_to_hand(state: RaceState, seat: int, count: int, chance: Chance) -> None:
    hand = state.empires[seat].hand
    drawn: list[int] = []
    for _ in range(count):
        card = draw_card(state, chance, seat)
        if card == NO_CARD:
            break
        put(hand, card)
        drawn.append(card)
    if drawn:
        state.events.append((events.DRAWS, EVERYONE, seat, len(drawn)))
        state.events.append((events.DRAWS_CARDS, seat, seat, *drawn))


def discard_from_hand(state: RaceState, seat: int, cards: list[int]) -> None:
    """Face down: only their owner knows them, so nobody else knows any more what is left in the hand."""
    if cards:
        deck.discard_from_hand(state, seat, cards)
        state.empires[seat].shown = []
        state.events.append((events.DISCARDS, EVERYONE, seat, len(cards)))
        state.events.append((events.DISCARDS_CARDS, seat, seat, *cards))


def discard_from_tableau(state: RaceState, seat: int, card: int) -> None:
    """Give up a card for its power; everyone sees it."""
    empire = state.empires[seat]
    at = empire.tableau.index(card)
    del empire.tableau[at]
    del empire.goods[at]
    empire.working -= 1
    state.events.append((events.GIVES_UP, EVERYONE, seat, card))
    discard_open(state, card)


# Goods and chips


def put_good(state: RaceState, seat: int, at: int, chance: Chance) -> bool:
    """Put a card face down on a world as its good, unseen by anyone."""
    empire = state.empires[seat]
    deck_size = len(state.deck)
    card = draw_card(state, chance)
    if card == NO_CARD:
        return False
    empire.goods[at] = card
    if len(state.deck) >= deck_size:  # it was the last card before the deck was refilled
        state.old_goods = (*state.old_goods, (seat, empire.tableau[at]))
    return True


def remove_good(state: RaceState, seat: int, world: int) -> int:
    """Discard the good of a world, still unseen; tells its kind."""
    empire = state.empires[seat]
    at = empire.tableau.index(world)
    put(state.unseen_discards, empire.goods[at])
    empire.goods[at] = NO_CARD
    if state.old_goods:
        state.old_goods = tuple([DISCARDED if place == (seat, world) else place for place in state.old_goods])
    refill_if_empty(state)
    return KIND[world]


def worlds_with_goods(empire: Empire) -> list[int]:
    tableau = empire.tableau
    return [tableau[at] for at, good in enumerate(empire.goods) if good != NO_CARD]


def goods_by_kind(tableau: list[int], goods: list[int]) -> list[int]:
    """How many goods of each kind lie on the worlds of a tableau."""
    counts = [0, 0, 0, 0]
    for at, good in enumerate(goods):
        if good != NO_CARD:
            counts[KIND[tableau[at]]] += 1
    return counts


def gain_chips(state: RaceState, seat: int, amount: int) -> None:
    """VP chips are paid in full even when the pool is used up."""
    state.empires[seat].chips += amount
    from_pool = min(amount, state.vp_pool)
    state.vp_pool -= from_pool
    state.chips_reserve += amount - from_pool


def reveal_card(state: RaceState, seat: int, card: int, kept: bool) -> None:
    """A card turned up for everyone to see goes to a hand or to the discards."""
    if kept:
        take_open(state, seat, card)
        put(state.empires[seat].shown, card)
    else:
        discard_open(state, card)
