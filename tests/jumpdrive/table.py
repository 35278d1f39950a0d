"""Positions for tests: a table on which any empire can be laid out, and whole rounds played from there.

    table = Table(players=2, draws=["gem_world"])
    table.empire(0, hand=["smuggling_lair", "mining_robots"])
    table.begin_round()
    table.choose(0, "develop: Survey Team", "settle: Smuggling Lair")
    table.finish()
    assert table.cards(0) == ["survey_team", "smuggling_lair"]

Nobody has a card to begin with. Seat 0 comes first in table order, for the dealer is the last seat. Cards come out of
the deck; after every pick the table checks that no card was lost or made.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from windfall.engine.agenda import NO_SEAT, push
from windfall.engine.chance import Chance
from windfall.engine.game import SEAT_NAMES, Game
from windfall.engine.registry import title
from windfall.engine.state import Event
from windfall.engine.title import Result
from windfall.titles.jumpdrive.components.cards import COPIES, IDS, INDEX, NAMES, SURVEY_TEAM
from windfall.titles.jumpdrive.rules import agenda, events, flow
from windfall.titles.jumpdrive.rules.actions import DISCARD
from windfall.titles.jumpdrive.rules.flow import FLOW
from windfall.titles.jumpdrive.rules.setup import set_up
from windfall.titles.jumpdrive.rules.state import Empire, JumpDriveState
from windfall.titles.jumpdrive.words.text import action_text

ALL_CARDS: Final = 116

# A free development that yields nothing: who places it does not get in the way.
HARMLESS: Final = "colony_convoy"
# Cards to pay with: dear developments, and worlds that an empire without means cannot conquer.
DEVELOPMENTS: Final = (
    "mining_league",
    "uplift_code",
    "galactic_federation",
    "galactic_survey_seti",
    "new_galactic_order",
)
WORLDS: Final = ("rebel_base", "rebel_homeworld", "rebel_outpost", "lost_alien_warship", "lost_alien_battle_fleet")


class Draws(Chance):
    """The cards that will be drawn first, by number; after them any."""

    __slots__ = ("script",)

    def __init__(self, script: Sequence[int], seed: int = 2) -> None:
        super().__init__(seed)
        self.script = list(script)

    def draw(self, pool: list[int]) -> int:
        if not self.script:
            return super().draw(pool)
        card = self.script.pop(0)
        assert card in pool, f"{IDS[card]} is to be drawn, but not there"
        pool.remove(card)
        return card

    def copy(self) -> "Draws":
        return Draws(self.script, self._at)


class Table:
    """A game before its next round."""

    def __init__(self, players: int = 2, *, dealer: int | None = None, draws: Sequence[str] = ()) -> None:
        self.state: JumpDriveState = set_up(players, False, Chance(1))
        for empire in self.state.empires:
            self.state.deck = sorted([*self.state.deck, *empire.hand])
            empire.hand = []
        self.state.dealer = players - 1 if dealer is None else dealer
        self.state.agenda = []
        self.state.events = []
        self.box: list[int] = [SURVEY_TEAM] * (4 - players)  # cards that are not in this game
        self.chance = Draws([])
        self.will_draw(*draws)
        self.events: list[Event] = []

    # Laying out

    def empire(self, seat: int, *, hand: Sequence[str] = (), cards: Sequence[str] = (), vp: int = 0) -> Empire:
        """Give a seat cards in hand, cards in its empire, and VPs."""
        empire = self.state.empires[seat]
        for card in (*hand, *cards):
            self._take(card)
        empire.hand = sorted([*empire.hand, *(INDEX[card] for card in hand)])
        empire.cards += [INDEX[card] for card in cards]
        if vp:
            empire.vp_by_round = (*empire.vp_by_round, vp)
        return empire

    def _take(self, card: str) -> None:
        """Take a card out of the deck, or a Survey Team from the center."""
        if card == "survey_team":
            assert self.state.survey_teams, "there is no Survey Team left"
            self.state.survey_teams -= 1
        else:
            assert INDEX[card] in self.state.deck, f"there is no {card} left"
            self.state.deck.remove(INDEX[card])

    def discard(self, seat: int, *cards: str) -> None:
        """Put cards of the deck on the discard pile, as if this seat had discarded them."""
        for card in cards:
            self._take(card)
        empire = self.state.empires[seat]
        empire.discards = sorted([*empire.discards, *(INDEX[card] for card in cards)])

    def leave_in_deck(self, *cards: str) -> None:
        """Leave only these cards in the deck; all others of it go back into the box. This comes last."""
        for card in cards:
            self._take(card)
        self.box += self.state.deck
        self.state.deck = sorted(INDEX[card] for card in cards)

    def will_draw(self, *cards: str) -> None:
        """These cards come next from the deck, after those that were said already."""
        self.chance.script += [INDEX[card] for card in cards]

    def idle(self, *seats: int) -> None:
        """Give these seats a harmless card to place."""
        for seat in seats:
            self.empire(seat, hand=[HARMLESS])

    # Playing

    def begin_round(self) -> None:
        if self.question != "place":
            assert not self.state.asked, f"seat {self.state.asked} has yet to answer {self.question}"
            self._run(agenda.BEGIN_ROUND)

    def score(self) -> None:
        """Score a round in which nothing is placed; who is left with more than ten cards is asked."""
        if self.question == "place":
            self.state.asked = ()  # nobody has to
            self.state.choices = [[] for _ in self.state.empires]
        assert not self.state.asked, f"seat {self.state.asked} has yet to answer {self.question}"
        self._run(agenda.SCORE_ROUND)

    def _run(self, step: int) -> None:
        push(self.state, step, NO_SEAT)
        self.state.events.clear()
        FLOW.advance(self.state, self.chance)
        self._read_events()

    @property
    def seats(self) -> tuple[int, ...]:
        """Who is asked now."""
        return tuple(self.state.asked)

    @property
    def question(self) -> str:
        return flow.QUESTION_NAMES[self.state.asked_question] if self.state.asked else ""

    def options(self, seat: int) -> list[str]:
        """What this seat can choose now, in state-independent words such as `develop: Space Marines`."""
        return [str(action_text(action)) for action in self.state.choices[seat]] if seat in self.seats else []

    def texts(self, seat: int) -> list[str]:
        """What this seat can choose now, in the words a player reads."""
        return [str(option.text) for option in self.game().decision(seat).options]

    def choose(self, seat: int, *options: str) -> None:
        """Answer what this seat is asked, pick by pick."""
        for option in options:
            assert option in self.options(seat), f"{option!r} is not among {self.options(seat)} ({self.question})"
            self._play(seat, self.state.choices[seat][self.options(seat).index(option)])

    def play(self, seat: int, *options: str) -> None:
        """Begin a round in which all other seats place a harmless card, or explore if they have none."""
        self.begin_round()
        self.choose(seat, *options)
        self.others(seat)

    def others(self, *but: int) -> None:
        """All seats but these place a harmless card, or explore."""
        now = self.state.round
        for seat in range(self.state.players):
            while seat not in but and seat in self.seats and (self.question, self.state.round) == ("place", now):
                plans = (f"develop: {NAMES[INDEX[HARMLESS]]}", "pass", "explore")
                self.choose(seat, next(plan for plan in plans if plan in self.options(seat)))

    def put_away(self, seat: int, *cards: str) -> None:
        """Discard exactly these cards from hand, in answer to the question that waits."""
        step = self.state.step_count
        wanted = sorted(INDEX[card] for card in cards)
        for card in wanted:
            option = f"discard: {NAMES[card]}"
            if self.state.step_count == step and option in self.options(seat):
                self.choose(seat, option)
        if self.state.step_count == step:
            found = [action - DISCARD for action in self.state.empires[seat].picks if action >= DISCARD]
        else:
            found = list(self._last(events.DISCARDS_CARDS, seat)[3:])
        assert sorted(found) == wanted, f"discarded instead: {[IDS[card] for card in found]}"

    def finish(self, until: str = "place") -> None:
        """Answer everything with its first option, until a question of that name or the next round comes. The first
        option is to conquer, to discard the first card, and to place no second world."""
        while self.state.asked and self.question not in (until, "place"):
            seat = self.state.asked[0]
            self._play(seat, self.state.choices[seat][0])

    def _play(self, seat: int, action: int) -> None:
        assert seat in self.seats, f"seat {seat} is not asked, but {self.seats} ({self.question})"
        FLOW.play(self.state, seat, action, self.chance)
        self._read_events()

    # Looking

    def hand(self, seat: int) -> list[str]:
        return [IDS[card] for card in self.state.empires[seat].hand]

    def cards(self, seat: int) -> list[str]:
        """The cards of an empire, in the order they were placed."""
        return [IDS[card] for card in self.state.empires[seat].cards]

    def vp(self, seat: int) -> int:
        return self.state.empires[seat].vp

    def discards(self, seat: int) -> list[str]:
        """What this seat has put on the discard pile face down."""
        return [IDS[card] for card in self.state.empires[seat].discards]

    def scored(self, seat: int) -> int:
        """VPs of the last round that was scored."""
        return self._last(events.SCORES, seat)[3]

    def income(self, seat: int) -> int:
        """Cards drawn as the last income."""
        return self._last(events.INCOME, seat)[3]

    def paid(self, seat: int, card: str) -> int:
        """What was paid for a card of the empire."""
        told = [event for event in self.events if event[0] in (events.DEVELOPS, events.SETTLES)]
        return next(event[4] for event in reversed(told) if event[2:4] == (seat, INDEX[card]))

    def drawn(self, seat: int) -> list[str]:
        """The cards this seat has drawn since the table was laid out."""
        told = [event for event in self.events if event[0] == events.DRAWS_CARDS and event[2] == seat]
        return [IDS[card] for event in told for card in event[3:]]

    def _last(self, code: int, seat: int) -> Event:
        return next(event for event in reversed(self.events) if event[0] == code and event[2] == seat)

    def log(self) -> list[str]:
        return [title("jumpdrive").event_text(event).said(SEAT_NAMES) for event in self.events]

    def result(self) -> Result:
        assert self.state.over, "the game is not over"
        return title("jumpdrive").result(self.state)

    def game(self) -> Game:
        """A game around a copy of the position."""
        return Game(title("jumpdrive"), self.state.copy(), self.chance.copy(), None)

    def _read_events(self) -> None:
        self.events += self.state.events
        cards = Counter(self.box)
        cards.update({SURVEY_TEAM: self.state.survey_teams})
        cards.update([*self.state.deck, *self.state.public_discards, *self.state.unseen_discards])
        for empire in self.state.empires:
            cards.update([*empire.hand, *empire.discards, *empire.cards, *empire.unplaced()])
        assert cards == Counter(dict(enumerate(COPIES))), "a card was lost or made"
        assert cards.total() == ALL_CARDS
