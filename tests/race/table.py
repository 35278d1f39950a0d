"""Positions for tests: a table on which any empire can be laid out, and whole rounds played from there.

    table = Table(players=2, draws=["gem_world"])
    table.empire(0, hand=["public_works", "rebel_base"], tableau=["new_sparta"])
    table.round("develop", "produce")
    assert table.options(0) == ["pass", "place: Public Works"]
    table.choose(0, "place: Public Works")

Nobody has a card to begin with, not even a start world. Cards come out of the deck, and so do goods; after every pick
the table checks that no card and no VP chip was lost or made.
"""

from collections import Counter
from collections.abc import Sequence

from windfall.engine.chance import Chance, ScriptedChance
from windfall.engine.deck import NO_CARD
from windfall.engine.game import SEAT_NAMES, Game
from windfall.engine.registry import title
from windfall.engine.title import Result
from windfall.titles.race.components.cards import IDS, INDEX
from windfall.titles.race.rules import actions, agenda, flow
from windfall.titles.race.rules.setup import set_up
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.words.text import action_text

CHIPS_PER_PLAYER = 12
# Cards to pay with: worlds where a development is placed, developments where a world is, so that they are no options.
WORLDS = (
    "terraformed_world",
    "galactic_trendsetters",
    "deserted_alien_colony",
    "rebel_homeworld",
    "radioactive_world",
    "pre_sentient_race",
    "asteroid_belt",
    "new_earth",
    "secluded_world",
    "destroyed_world",
    "aquatic_uplift_race",
)
DEVELOPMENTS = (
    "consumer_markets",
    "investment_credits",
    "export_duties",
    "interstellar_bank",
    "diversified_economy",
    "merchant_guild",
    "galactic_federation",
    "research_labs",
    "deficit_spending",
    "new_economy",
    "genetics_lab",
)


def choice_of(*cards: str) -> int:
    """The action that chooses an action card, or a pair of them in ascending order."""
    numbers = tuple(actions.ACTION_CARD_IDS.index(card) for card in cards)
    return actions.CHOOSE + numbers[0] if len(numbers) == 1 else actions.CHOOSE_PAIR + actions.CARD_PAIRS.index(numbers)


class Table:
    """A game before its next round; `first` is the seat with the lowest-numbered start world."""

    def __init__(
        self, players: int = 2, *, experienced: bool = False, first: int = 0, draws: Sequence[str] = ()
    ) -> None:
        self.state: RaceState = set_up(players, False, experienced, Chance(1))
        for empire in self.state.empires:
            _clear(self.state, empire)
        # a script of the cards that will be drawn, by id; without one, draws are random
        self.chance = ScriptedChance([INDEX[card] for card in draws]) if draws else Chance(2)
        self.state.agenda = []
        self.state.events = []
        self.state.first = first
        self.log: list[str] = []
        self._goods_to_spare: list[tuple[Empire, int]] = []
        self._cards = self._count_cards()
        self._chips = CHIPS_PER_PLAYER * players

    # Laying out

    def empire(
        self,
        seat: int,
        *,
        hand: Sequence[str] = (),
        tableau: Sequence[str] = (),
        goods: Sequence[str] = (),
        chips: int = 0,
    ) -> Empire:
        """Lay out an empire; goods are given as the worlds they lie on, and are any cards of the deck."""
        state = self.state
        empire = state.empires[seat]
        for card in hand:
            self._take(card)
        empire.hand = sorted([*empire.hand, *(INDEX[card] for card in hand)])
        for card in tableau:
            self._take(card)
            empire.tableau.append(INDEX[card])
            empire.goods.append(NO_CARD)
        for world in goods:
            at = empire.tableau.index(INDEX[world])
            empire.goods[at] = state.deck.pop()
            self._goods_to_spare.append((empire, at))
        empire.chips += chips
        state.vp_pool -= chips
        return empire

    def _take(self, card: str) -> None:
        """Take a card out of the deck; if it lies there as somebody's good, that good is another card."""
        deck = self.state.deck
        if INDEX[card] not in deck:
            spare = [(empire, at) for empire, at in self._goods_to_spare if empire.goods[at] == INDEX[card]]
            assert spare, f"there is no {card} left"
            empire, at = spare[0]
            empire.goods[at] = deck.pop()
        else:
            deck.remove(INDEX[card])

    def discard(self, seat: int, *cards: str) -> None:
        """Put cards of the deck on the discard pile, as if this seat had discarded them."""
        for card in cards:
            self._take(card)
        empire = self.state.empires[seat]
        empire.discards = sorted([*empire.discards, *(INDEX[card] for card in cards)])

    def leave_in_deck(self, *cards: str) -> None:
        """Leave only these cards in the deck; all others of it are out of the game. This comes last."""
        for card in cards:
            self._take(card)
        self.state.deck = sorted(INDEX[card] for card in cards)
        self._cards = self._count_cards()

    def leave_chips(self, number: int) -> None:
        """Leave so many VP chips in the pool; all others of it are out of the game."""
        self._chips -= self.state.vp_pool - number
        self.state.vp_pool = number

    # Playing

    def round(self, *cards: str | tuple[str, str]) -> None:
        """Begin a round in which each seat chooses its action card, or two of them."""
        self.begin_round()
        for seat, chosen in enumerate(cards):
            self._play(seat, choice_of(*((chosen,) if isinstance(chosen, str) else chosen)))

    def begin_round(self) -> None:
        if self.question != "action":
            assert not self.state.asked, f"seat {self.state.asked} has yet to answer {self.question}"
            self.state.agenda.append((agenda.BEGIN_ROUND, -1, 0))
            self._advance()

    def end_round(self) -> None:
        """End a round in which nothing happened."""
        self.state.agenda.append((agenda.END_ROUND, -1, 0))
        self._advance()

    @property
    def seats(self) -> tuple[int, ...]:
        """Who is asked now."""
        return tuple(self.state.asked)

    @property
    def question(self) -> str:
        return flow.QUESTION_NAMES[self.state.asked_question] if self.state.asked else ""

    def options(self, seat: int) -> list[str]:
        """What this seat can choose now, in state-independent words such as `place: Space Marines`."""
        return [str(action_text(action)) for action in self.state.choices[seat]] if seat in self.seats else []

    def texts(self, seat: int) -> list[str]:
        """What this seat can choose now, in the words a player reads."""
        return [str(option.text) for option in self.game().decision(seat).options]

    def choose(self, seat: int, *options: str) -> None:
        """Answer what this seat is asked, pick by pick."""
        for option in options:
            assert option in self.options(seat), f"{option!r} is not among {self.options(seat)} ({self.question})"
            self._play(seat, self.state.choices[seat][self.options(seat).index(option)])

    def pay(self, seat: int) -> None:
        """Pay with whatever card comes first, but rather with one of those above."""
        while self.question == "pay" and seat in self.seats:
            options = self.state.choices[seat]
            rather = [action for action in options if IDS[action - actions.DISCARD] in (*WORLDS, *DEVELOPMENTS)]
            self._play(seat, (rather or options)[0])

    def finish(self) -> None:
        """Answer everything that still waits in this round with its first option, which is to place nothing."""
        while self.state.asked and self.question != "action":
            seat = self.state.asked[0]
            self._play(seat, self.state.choices[seat][0])

    def result(self) -> Result:
        assert self.state.over, "the game is not over"
        return title("race").result(self.state)

    # Looking

    def hand(self, seat: int) -> list[str]:
        return [IDS[card] for card in self.state.empires[seat].hand]

    def drawn(self, seat: int) -> list[str]:
        """The cards drawn in Explore of which some are kept."""
        return [IDS[card] for card in self.state.empires[seat].drawn]

    def tableau(self, seat: int) -> list[str]:
        return [IDS[card] for card in self.state.empires[seat].tableau]

    def goods(self, seat: int) -> list[str]:
        """The worlds of an empire with a good on them."""
        empire = self.state.empires[seat]
        return [IDS[card] for card, good in zip(empire.tableau, empire.goods, strict=True) if good != NO_CARD]

    def chips(self, seat: int) -> int:
        return self.state.empires[seat].chips

    def discards(self, seat: int) -> list[str]:
        """What this seat has put on the discard pile face down."""
        return [IDS[card] for card in self.state.empires[seat].discards]

    def discard_pile(self) -> int:
        """How many cards the discard pile has."""
        state = self.state
        own = sum(len(empire.discards) for empire in state.empires)
        return own + len(state.public_discards) + len(state.unseen_discards)

    def deck(self) -> list[str]:
        return [IDS[card] for card in self.state.deck]

    def game(self) -> Game:
        """A game around a copy of the position."""
        return Game(title("race"), self.state.copy(), self.chance.copy(), None)

    # Within

    def _play(self, seat: int, action: int) -> None:
        assert seat in self.seats, f"seat {seat} is not asked, but {self.seats} ({self.question})"
        assert action in self.state.choices[seat], f"{str(action_text(action))!r} is not among {self.options(seat)}"
        flow.play(self.state, seat, action, self.chance)
        self._read_events()

    def _advance(self) -> None:
        self.state.events.clear()
        flow.advance(self.state, self.chance)
        self._read_events()

    def _read_events(self) -> None:
        self.log += [title("race").event_text(event).said(SEAT_NAMES) for event in self.state.events]
        assert self._count_cards() == self._cards, "a card was lost or made"
        paid = sum(empire.chips for empire in self.state.empires) - self.state.chips_reserve
        assert self.state.vp_pool + paid == self._chips, "a VP chip was lost or made"

    def _count_cards(self) -> Counter[int]:
        state = self.state
        cards = Counter([*state.deck, *state.public_discards, *state.unseen_discards])
        for empire in state.empires:
            cards.update([*empire.hand, *empire.drawn, *empire.discards, *empire.tableau, *empire.goods])
        del cards[NO_CARD]
        return cards


def _clear(state: RaceState, empire: Empire) -> None:
    """Take the start world, its good and the hand away again."""
    cards = [*empire.hand, *empire.tableau, *(good for good in empire.goods if good != NO_CARD)]
    state.deck = sorted([*state.deck, *cards])
    empire.hand = []
    empire.tableau = []
    empire.goods = []
    empire.working = 0
