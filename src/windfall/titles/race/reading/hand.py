"""What a hand is good for. It stays as it is for all picks of an answer, so what is worked out of it is kept."""

from functools import lru_cache

from windfall.titles.race.components.cards import DESIGNS, IS_WORLD
from windfall.titles.race.reading.placing import placeable_developments, placeable_worlds
from windfall.titles.race.reading.promise import BestPlaced, Promises, kept_values, plan_of
from windfall.titles.race.rules.state import Empire


class Hand:
    """The cards of a hand, and those drawn in Explore, beside a tableau and so many rounds before the end."""

    __slots__ = (
        "_best_placed",
        "_competing",
        "_kept",
        "_outdone",
        "cards",
        "developments",
        "plan_developments",
        "plan_worlds",
        "promises",
        "worlds",
    )

    def __init__(
        self, tableau: tuple[int, ...], cards: tuple[int, ...], drawn: tuple[int, ...], chips: int, rounds: int
    ) -> None:
        self.cards = list(cards)
        self.promises = Promises(tableau, (*cards, *drawn), chips, rounds)
        placing = self.promises.prospects.placing
        # those that can be placed
        self.developments = placeable_developments(placing, self.cards, chips)
        self.worlds = placeable_worlds(placing, self.cards, chips)
        self.plan_worlds = plan_of(self.promises, self.cards, True)
        self.plan_developments = plan_of(self.promises, self.cards, False)
        self._competing = sorted((*cards, *drawn)) if drawn else self.cards
        self._kept: list[int] | None = None
        self._outdone: list[int] | None = None
        self._best_placed: dict[tuple[bool, int, int], BestPlaced] = {}

    @property
    def kept(self) -> list[int]:
        """By card: what it is kept for. Only of cards in hand or drawn."""
        known = self._kept
        if known is None:
            known = self._kept = [0] * len(DESIGNS)
            for card, value in kept_values(self.promises, self._competing).items():
                known[card] = value
        return known

    @property
    def outdone(self) -> list[int]:
        """By card: how many worlds, or developments, promise more than it. Only of cards in hand or drawn."""
        known = self._outdone
        if known is None:
            known = self._outdone = _outdone(self.promises, self._competing)
        return known

    def best_placed(self, worlds: bool, bonus: int, budget: int) -> BestPlaced:
        """Of the worlds or developments, with the bonus of Develop or without, and so many cards to pay with."""
        key = (worlds, bonus, budget)
        known = self._best_placed.get(key)
        if known is None:
            known = self._best_placed[key] = BestPlaced(self.promises, self.cards, worlds, bonus, budget)
        return known


def _outdone(promises: Promises, cards: list[int]) -> list[int]:
    outdone = [0] * len(DESIGNS)
    many = len(DESIGNS)
    for worlds in (True, False):
        # the promise and the card in one number: pairs would be objects
        ranked = sorted([-promises.of(card) * many + card for card in cards if IS_WORLD[card] == worlds])
        better = 0
        for rank, number in enumerate(ranked):
            if rank and number // many != ranked[rank - 1] // many:
                better = rank
            outdone[number % many] = better
    return outdone


def hand_of(empire: Empire, rounds: int) -> Hand:
    return _hand(tuple(empire.tableau), tuple(empire.hand), tuple(empire.drawn), empire.chips, rounds)


@lru_cache(1 << 12)
def _hand(tableau: tuple[int, ...], cards: tuple[int, ...], drawn: tuple[int, ...], chips: int, rounds: int) -> Hand:
    return Hand(tableau, cards, drawn, chips, rounds)
