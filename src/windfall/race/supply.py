"""What moves between deck, hands, tableaus and the pool in every phase: cards, goods and VP chips."""

from bisect import insort

from windfall.engine.chance import Chance
from windfall.engine.state import EVERYONE
from windfall.race import events
from windfall.race.cards import KIND, POWERS_FOR
from windfall.race.state import NO_CARD, Empire, RaceState


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


def draw_card(state: RaceState, chance: Chance) -> int:
    """The next card of the deck, or NO_CARD; an empty deck is refilled at once from the discards (RG-4)."""
    if not state.deck:
        return NO_CARD
    card = chance.draw(state.deck)
    if not state.deck:
        refill_deck(state)
    return card


def refill_deck(state: RaceState) -> None:
    """All discards become the new deck; a deck is a pool, so there is nothing to shuffle."""
    cards = state.deck + state.unseen_discards + state.public_discards
    state.unseen_discards = []
    state.public_discards = []
    for empire in state.empires:
        cards += empire.discards
        empire.discards = []
    if cards:
        state.events.append((events.RESHUFFLE, EVERYONE, -1, len(cards)))
    state.deck = sorted(cards)


def draw_to_hand(state: RaceState, seat: int, count: int, chance: Chance) -> None:
    empire = state.empires[seat]
    drawn = []
    for _ in range(count):
        card = draw_card(state, chance)
        if card == NO_CARD:
            break
        insort(empire.hand, card)
        drawn.append(card)
    if drawn:
        state.events.append((events.DRAWS, EVERYONE, seat, len(drawn)))
        state.events.append((events.DRAWS_CARDS, seat, seat, *drawn))


def discard_from_hand(state: RaceState, seat: int, cards: list[int]) -> None:
    """Face down: only their owner knows them."""
    empire = state.empires[seat]
    for card in cards:
        empire.hand.remove(card)
        discard(state, seat, card)
    if cards:
        state.events.append((events.DISCARDS, EVERYONE, seat, len(cards)))
        state.events.append((events.DISCARDS_CARDS, seat, seat, *cards))


def discard(state: RaceState, seat: int, card: int) -> None:
    insort(state.empires[seat].discards, card)
    refill_if_empty(state)


def refill_if_empty(state: RaceState) -> None:
    """If deck and discards were both used up, the next discard is the new deck."""
    if not state.deck:
        refill_deck(state)


def discard_from_tableau(state: RaceState, seat: int, card: int) -> None:
    """Give up a card for its power; everyone sees it."""
    empire = state.empires[seat]
    at = empire.tableau.index(card)
    del empire.tableau[at]
    del empire.goods[at]
    empire.working -= 1
    insort(state.public_discards, card)
    state.events.append((events.GIVES_UP, EVERYONE, seat, card))
    refill_if_empty(state)


def next_picks(cards: list[int], picked: list[int], count: int) -> list[int]:
    """Which card can be picked next, if `count` of these sorted cards are picked in ascending order.

    So every set of cards can be named in one way only, and equal cards are one option.

    >>> next_picks([3, 5, 5, 8], picked=[], count=2)
    [3, 5]
    >>> next_picks([3, 5, 5, 8], picked=[5], count=2)
    [5, 8]
    >>> next_picks([3, 5, 5, 8], picked=[5, 8], count=2)
    []
    """
    missing = count - len(picked)
    if missing <= 0:
        return []
    start = 0
    for card in picked:
        start = cards.index(card, start) + 1
    options: list[int] = []
    for card in cards[start : len(cards) - missing + 1]:
        if not options or options[-1] != card:
            options.append(card)
    return options


# Goods and chips


def put_good(state: RaceState, seat: int, at: int, chance: Chance) -> bool:
    """Put a card face down on a world as its good, unseen by anyone."""
    empire = state.empires[seat]
    card = draw_card(state, chance)
    if card == NO_CARD:
        return False
    empire.goods[at] = card
    return True


def remove_good(state: RaceState, empire: Empire, world: int) -> int:
    """Discard the good of a world, still unseen; tells its kind."""
    at = empire.tableau.index(world)
    insort(state.unseen_discards, empire.goods[at])
    empire.goods[at] = NO_CARD
    refill_if_empty(state)
    return KIND[world]


def worlds_with_goods(empire: Empire) -> list[int]:
    return [world for world, good in zip(empire.tableau, empire.goods, strict=True) if good != NO_CARD]


def gain_chips(state: RaceState, seat: int, amount: int) -> None:
    """VP chips are paid in full even when the pool is used up."""
    state.empires[seat].chips += amount
    from_pool = min(amount, state.vp_pool)
    state.vp_pool -= from_pool
    state.chips_reserve += amount - from_pool


def reveal_card(state: RaceState, seat: int, card: int, kept: bool) -> None:
    """A card turned up for everyone to see goes to a hand or to the discards."""
    if kept:
        insort(state.empires[seat].hand, card)
    else:
        insort(state.public_discards, card)
        refill_if_empty(state)
