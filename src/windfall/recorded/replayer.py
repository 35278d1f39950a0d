"""Plays our rules along with a recorded game and compares, event by event."""

from collections import Counter
from collections.abc import Callable

import msgspec

from windfall.engine.chance import Chance
from windfall.engine.deck import NO_CARD
from windfall.engine.errors import WindfallError
from windfall.recorded.choices import difference
from windfall.recorded.format import Choice, NewGame, StateRecord
from windfall.recorded.translate import Translator, fits
from windfall.titles.race.components.cards import IDS, NAMES, START_WORLDS
from windfall.titles.race.rules import flow, setup
from windfall.titles.race.rules.actions import PASS
from windfall.titles.race.rules.agenda import ASK_METHOD
from windfall.titles.race.rules.flow import QUESTION_NAMES
from windfall.titles.race.rules.scoring import result, score_of
from windfall.titles.race.rules.state import RaceState


class DifferenceError(WindfallError):
    """Our rules and the recorded game disagree."""


class RecordedChance(Chance):
    """Draws the cards that the recorded game drew, in their order."""

    __slots__ = ("queue",)

    def __init__(self) -> None:
        super().__init__(0)
        self.queue: list[int] = []

    def draw(self, pool: list[int]) -> int:
        if not self.queue:
            raise DifferenceError("we draw a card where the recorded game draws none")
        card = self.queue.pop(0)
        if card not in pool:
            raise DifferenceError(f"the recorded game draws {NAMES[card]}, which is not in our deck")
        pool.remove(card)
        return card


class Replayer:
    """One game. Feed it `new`, then the events of the game as they happen.

    A choice takes effect when the next one is reached, because the draws it brings about are recorded after it.
    """

    def __init__(self) -> None:
        self.exceptions: Counter[str] = Counter()  # known deviations of the other engine, by name
        self.choices = 0
        self._chance = RecordedChance()
        self._state: RaceState | None = None
        self._setup: list[tuple[str, int]] = []
        self._recorded_state: StateRecord | None = None
        self._answer: Choice | None = None
        self._asked: Choice | None = None  # answered by us, not yet confirmed
        self._rotated = False

    def new(self, game: NewGame) -> None:
        self._game = game
        by_name = {name: card for card, name in enumerate(NAMES)}
        unknown = [name for name in game.cards if name not in by_name]
        if unknown:
            raise DifferenceError(f"there is no card {unknown[0]!r}")
        self.designs = [by_name[name] for name in game.cards]
        self.translator = Translator(self.designs)

    @property
    def state(self) -> RaceState:
        if self._state is None:
            raise DifferenceError("the game has not begun: feed it its start worlds and draws first")
        return self._state

    def start_world(self, card: int) -> None:
        self._setup.append(("start_world", self.designs[card]))

    def draw(self, card: int) -> None:
        if self._state is None:
            self._setup.append(("draw", self.designs[card]))
        else:
            self._chance.queue.append(self.designs[card])

    def recorded_state(self, record: StateRecord) -> None:
        """Kept until the choice that it precedes, which says what the other engine asks."""
        self._recorded_state = record

    def choice(self, choice: Choice) -> None:
        """Compare our position with the one in which this choice was made, then remember its answer."""
        if self._is_asked(choice):
            self._answer = msgspec.structs.replace(choice, who=self._our_seat(choice.who))
            self._asked = None
        else:
            self._answer = self.reach(choice)

    def ask(self, choice: Choice, answer: Callable[[Choice], Choice]) -> Choice:
        """Reach a choice that has not been made yet, and have it answered. The answer counts, unless the choice is fed
        again with another one."""
        reached = self.reach(choice)
        self._answer = answer(reached)
        self._asked = choice
        return self._answer

    def _is_asked(self, choice: Choice) -> bool:
        return self._asked is not None and (self._asked.who, self._asked.type) == (choice.who, choice.type)

    def reach(self, choice: Choice) -> Choice:
        """Go on to the position in which this choice is made, and compare it. Returns the choice with our seat."""
        self.choices += 1
        self._asked = None
        self._rotated = choice.type != "DISCARD" or self._rotated
        where = f"choice {self.choices} ({choice.type} of {choice.who})"
        try:
            if self._state is None:
                self._begin()
            self._take_answer()
            choice = msgspec.structs.replace(choice, who=self._our_seat(choice.who))
            self._pass_unasked(choice)
            if self._recorded_state is not None:
                self._compare(self._recorded_state)
                self._recorded_state = None
            self._compare_choice(choice)
        except DifferenceError as error:
            raise DifferenceError(f"{where}, round {self.state.round}: {error}") from error
        return choice

    def _compare_choice(self, choice: Choice) -> None:
        if not fits(self.state, choice):
            asked = QUESTION_NAMES[self.state.asked_question] if self.state.asked else "nothing"
            raise DifferenceError(f"we ask {asked} of {self.state.asked}")
        problem = difference(self.state, choice, self.designs)
        if problem:
            raise DifferenceError(problem)

    def _our_seat(self, who: int) -> int:
        """After the first discards, that engine counts seats from the lowest-numbered start world on."""
        return (self.state.first + who) % self.state.players if self._rotated else who

    def _begin(self) -> None:
        """Set up with the recorded deal. That engine draws Alpha Centauri's good when the world is dealt, we after
        the hands: a known difference."""
        goods = []
        deal = []
        for number, (sort, card) in enumerate(self._setup):
            after_alpha = number > 0 and self._setup[number - 1] == ("start_world", _ALPHA_CENTAURI)
            if sort == "draw" and after_alpha:
                goods.append(card)
                self.exceptions["alpha_centauri_good_drawn_when_dealt"] += 1
            elif sort == "draw":
                deal.append(card)
        worlds = [card for sort, card in self._setup if sort == "start_world"]
        self._chance.queue = worlds + deal + goods
        self._state = setup.set_up(self._game.players, False, self._game.experienced, self._chance)
        flow.advance(self._state, self._chance, take_forced=False)

    def play(self, seat: int, action: int) -> None:
        if action not in self.state.choices[seat]:
            raise DifferenceError(f"action {action} is not among our options of seat {seat}")
        flow.play(self.state, seat, action, self._chance, take_forced=False)

    def _take_answer(self) -> None:
        choice, self._answer = self._answer, None
        if choice is not None:
            self.translator.answer(self, choice)

    def _pass_unasked(self, choice: Choice | None) -> None:
        """Go on to what the other engine asks, or to the end of what it does not ask."""
        state = self.state
        while state.asked and not (choice is not None and fits(state, choice)):
            unasked = [(seat, action) for seat in state.asked if (action := self._unasked(seat)) is not None]
            if not unasked:
                return
            self.play(*unasked[0])

    def _unasked(self, seat: int) -> int | None:
        """The other engine does not ask where there is no choice, nor whether New Military Tactics is discarded while
        placing nothing: a known deviation."""
        options = self.state.choices[seat]
        if len(options) == 1:
            return options[0]
        if self.state.asked_question == ASK_METHOD and self.state.empires[seat].placed == NO_CARD:
            self.exceptions["tactics_not_offered_while_placing_nothing"] += 1
            return PASS
        return None

    def finish(self, final: StateRecord, winners: list[int]) -> None:
        """Compare the end of the game."""
        try:
            self._finish(final, winners)
        except DifferenceError as error:
            raise DifferenceError(f"the end: {error}") from error

    def _finish(self, final: StateRecord, winners: list[int]) -> None:
        self._take_answer()
        state = self.state
        self._pass_unasked(None)
        if not state.over and final.round < _ROUND_LIMIT:
            raise DifferenceError(f"the recorded game is over in round {final.round}, ours is not")
        if not state.over:
            # that engine stops here, and we are about to go on
            self.exceptions["stopped_after_round_30"] += 1
            final = msgspec.structs.replace(final, round=final.round + 1)
        self._compare(final)
        seats = [self._our_seat(who) for who in range(state.players)]
        scores = [sum(score_of(state.empires[seat]).values()) for seat in seats]
        recorded = [player.end_vp for player in final.players]
        if scores != recorded:
            raise DifferenceError(f"we score {scores}, recorded are {recorded}")
        ours = [int(seat in result(state).winners) for seat in seats]
        if ours != winners:
            raise DifferenceError(f"we have winners {ours}, recorded are {winners}")

    def _compare(self, record: StateRecord) -> None:
        state = self.state
        discards = len(state.unseen_discards) + len(state.public_discards)
        discards += sum(len(empire.discards) for empire in state.empires)
        pairs: list[tuple[str, object, object]] = [
            ("round", state.round, record.round),
            ("VP pool", state.vp_pool - state.chips_reserve, record.pool),
        ]
        for who, player in enumerate(record.players):
            seat = self._our_seat(who)
            empire = state.empires[seat]
            goods = [card for card, good in zip(empire.tableau, empire.goods, strict=True) if good != NO_CARD]
            pairs += [
                (f"VP chips of seat {seat}", empire.chips, player.vp),
                (f"tableau of seat {seat}", _names(empire.tableau), self._recorded_names(player.tableau)),
                (f"goods of seat {seat}", _names(goods), self._recorded_names(player.goods_on)),
                (f"hand of seat {seat}", _names(empire.hand + empire.drawn), self._recorded_names(player.hand)),
            ]
        pairs += [("deck", len(state.deck), record.deck), ("discards", discards, record.discard)]
        for what, ours, theirs in pairs:
            if ours != theirs:
                raise DifferenceError(f"{what} is {ours} with us, {theirs} recorded")
        if self._chance.queue:
            undrawn = _names(self._chance.queue)
            raise DifferenceError(f"the recorded game drew {undrawn}, which we did not draw")

    def _recorded_names(self, cards: list[int]) -> list[str]:
        return _names([self.designs[card] for card in cards])


_ALPHA_CENTAURI = next(card for card in START_WORLDS if IDS[card] == "alpha_centauri")
_ROUND_LIMIT = 30


def _names(cards: list[int]) -> list[str]:
    return sorted(NAMES[card] for card in cards)
