"""What a player of Race for the Galaxy may know (RG-8): the own hand and discards, and what lies open.

Hidden are the deck, goods, other hands, cards others have drawn, and discards of others.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

import windfall
from tests.race.invariants import ALL_CARDS
from tests.race.subject import CONQUEROR, CONSUMER, HOARDER, LIVELY, RACE, SETUPS
from tests.support.knowledge import Knowledge
from tests.support.subject import Setup, play_on, viewers
from tests.support.whereabouts import Deduction, Tally, forget_others, not_found, room, worked_out
from windfall import SPECTATOR, Chance, Game
from windfall.engine.deck import NO_CARD
from windfall.engine.state import EVERYONE, Event
from windfall.titles.race.components.cards import DESIGNS, IDS
from windfall.titles.race.rules import agenda, events, flow, knowledge
from windfall.titles.race.rules.state import DISCARDED, RaceState
from windfall.titles.race.words.text import verb_of

EVERY_SETUP = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.name)

Place = tuple[str, int, int]  # sort, seat, which
DECK: Final = ("deck", SPECTATOR, 0)
UNSEEN_DISCARDS: Final = ("unseen discards", SPECTATOR, 0)


class TestRace(Knowledge):
    subject = RACE
    private_events = frozenset((events.DRAWS_CARDS, events.DISCARDS_CARDS))
    told_by_others = frozenset((events.DRAWS, events.DISCARDS))


def _state(game: Game) -> RaceState:
    assert isinstance(game.state, RaceState)
    return game.state


def _pools(state: RaceState) -> Iterator[tuple[Place, list[int]]]:
    """Every sorted pool of cards that someone may not see."""
    yield DECK, state.deck
    yield UNSEEN_DISCARDS, state.unseen_discards
    for seat, empire in enumerate(state.empires):
        yield ("hand", seat, 0), empire.hand
        yield ("drawn", seat, 0), empire.drawn
        yield ("discards", seat, 0), empire.discards


def _hidden(state: RaceState, viewer: int) -> dict[Place, list[int]]:
    """What the viewer cannot see: place by place, the cards there. A seat is the owner of its three pools; of its hand
    the others know the cards that were turned up on their way into it, and those of a preset hand."""
    places = {place: pool for place, pool in _pools(state) if place[1] != viewer or viewer == SPECTATOR}
    for seat, empire in enumerate(state.empires):
        if ("hand", seat, 0) in places:
            places["hand", seat, 0] = list((Counter(empire.hand) - Counter(state.traces.held[seat])).elements())
        for at, good in enumerate(empire.goods):
            if good != NO_CARD:
                places["good", seat, at] = [good]
    return {place: pool for place, pool in places.items() if pool}


def _seen(state: RaceState, viewer: int) -> object:
    """All that the viewer sees of cards and chips, and how many there are of what it does not see."""
    own = [pool for place, pool in _pools(state) if place[1] == viewer != SPECTATOR]
    table = [(empire.tableau, empire.chips, empire.chosen, empire.placed, empire.shown) for empire in state.empires]
    hidden = {place: len(cards) for place, cards in _hidden(state, viewer).items()}
    return own, table, state.public_discards, state.vp_pool, hidden


@EVERY_SETUP
def test_what_the_viewer_knows_never_varies(setup: Setup) -> None:
    looked = Counter[str]()
    for policy in (LIVELY, HOARDER):
        rng = random.Random(11)
        for game in play_on(RACE.new_game(setup, seed=11), policy, rng):
            if rng.random() < 0.1:
                state = _state(game)
                for viewer in viewers(game):
                    for _ in range(2):
                        sampled = _state(windfall.sample(game.observe(viewer), rng))
                        assert _seen(sampled, viewer) == _seen(state, viewer)
                        # of what it does not see, it knows the cards as a whole
                        hidden = [card for cards in _hidden(sampled, viewer).values() for card in cards]
                        assert Counter(hidden) == _unseen(state, viewer)
                looked["own discards"] += any(empire.discards for empire in state.empires)
                looked["public discards"] += bool(state.public_discards)
                looked["drawn"] += any(empire.drawn for empire in state.empires)
                looked["goods"] += bool(state.unseen_discards)
    assert looked["own discards"] > 5
    assert looked["drawn"] > 0
    assert looked["goods"] > 0


def _late_positions(setup: Setup, seed: int) -> Iterator[Game]:
    """Positions with many hidden places: late in a game, one of them in Explore, one in Consume."""
    kinds = {"explore": HOARDER, "consume_good": CONSUMER, "pay": CONQUEROR}
    for kind, policy in kinds.items():
        for attempt in range(100):
            game = RACE.new_game(setup, seed + attempt)
            for _ in play_on(game, policy, random.Random(seed)):
                state = _state(game)
                enough = {place[0] for place in _hidden(state, SPECTATOR)} >= {"good", "hand", "discards", "deck"}
                if enough and state.round > 8 and state.asked_question == flow.QUESTION_NAMES.index(kind):
                    break
            if not game.over:
                yield game
                break
        else:
            raise AssertionError(f"no position in which {kind} is asked late")


def _unseen(state: RaceState, viewer: int) -> Counter[int]:
    """All cards of the box less those the viewer sees."""
    unseen = Counter(ALL_CARDS)
    unseen.subtract(card for empire in state.empires for card in empire.tableau)
    unseen.subtract(state.public_discards)
    unseen.subtract(card for seat, held in enumerate(state.traces.held) if seat != viewer for card in held)
    if viewer != SPECTATOR:
        empire = state.empires[viewer]
        unseen.subtract(empire.hand + empire.drawn + empire.discards)
    return +unseen


def _deduction(state: RaceState, viewer: int) -> Deduction:
    others = [seat for seat in range(state.players) if seat != viewer]
    hidden = _hidden(state, viewer)
    own = {seat: [(sort, seat, 0) for sort in ("hand", "drawn", "discards")] for seat in others}
    goods = {place: (place[1], state.empires[place[1]].tableau[place[2]]) for place in hidden if place[0] == "good"}
    return Deduction(
        sizes={place: len(cards) for place, cards in hidden.items()},
        unseen=_unseen(state, viewer),
        loose=[(own[seat][0], own[seat][2], state.traces.loose[seat]) for seat in others],
        not_found=not_found(state, viewer),
        rooms=[
            *((own[seat], room(state, seat)) for seat in others),
            *(([place], int(good not in state.old_goods)) for place, good in goods.items()),
            ([UNSEEN_DISCARDS], len(state.unseen_discards) - state.old_goods.count(DISCARDED)),
            ([DECK], len(state.deck)),
        ],
    )


@EVERY_SETUP
def test_hidden_cards_can_be_any_unseen_card_in_proportion(setup: Setup) -> None:
    """In every hidden place turns up every unseen card that can be there, as often as chance has it, and no other."""
    samples = 1000
    sorts, known = set(), set[int]()
    for game in _late_positions(setup, seed=20):
        state = _state(game)
        for viewer in (SPECTATOR, game.seats[0]):
            rng, tally = random.Random(viewer), Tally()
            deduction = _deduction(state, viewer)
            assert sum(deduction.sizes.values()) == deduction.unseen.total()
            expected = deduction.expected()
            for _ in range(samples):
                sampled = _state(windfall.sample(game.observe(viewer), rng))
                tally.add(_hidden(sampled, viewer), expected)
            tally.check(deduction.unseen, IDS)
            sorts |= {place[0] for place in deduction.sizes}
            known |= worked_out(state, viewer)
    assert sorts == {"deck", "hand", "discards", "good", "unseen discards", "drawn"}
    assert len(known) > 3, "nothing could be worked out"


def _shuffle_hidden(state: RaceState, viewer: int, rng: random.Random, deck_too: bool = True) -> RaceState:
    """A state that differs in nothing but what the viewer cannot know. Made without `sample`: cards of which the viewer
    can work out something stay where they are."""
    twin = state.copy()
    twin.step_count += 1  # as if another player had had one choice more
    forget_others(twin, viewer)
    stay = worked_out(twin, viewer)
    hidden = _hidden(twin, viewer)
    if not deck_too:
        hidden.pop(DECK, None)
    cards = [card for pool in hidden.values() for card in pool if card not in stay]
    rng.shuffle(cards)
    for (sort, seat, at), pool in hidden.items():
        dealt = [card if card in stay else cards.pop() for card in pool]
        if sort == "good":
            twin.empires[seat].goods[at] = dealt[0]
        elif sort == "hand":
            twin.empires[seat].hand[:] = sorted([*dealt, *twin.traces.held[seat]])
        else:
            pool[:] = sorted(dealt)
    return twin


@EVERY_SETUP
def test_an_observation_does_not_depend_on_hidden_cards(setup: Setup) -> None:
    compared = 0
    for seed, policy in enumerate((LIVELY, HOARDER)):
        rng = random.Random(seed)
        for game in play_on(RACE.new_game(setup, seed=30 + seed), policy, rng):
            if rng.random() < 0.15:
                for viewer in viewers(game):
                    twin = _shuffle_hidden(_state(game), viewer, rng)
                    assert game.title.known_to(twin, viewer) == game.title.known_to(game.state, viewer)
                    compared += list(_pools(twin)) != list(_pools(_state(game)))
    assert compared > 30


def test_an_observation_does_depend_on_what_the_viewer_sees() -> None:
    """Or the tests here would pass for an observation that holds nothing."""
    rng = random.Random(5)
    told = 0
    for game in play_on(RACE.new_game(SETUPS[-1], seed=5), LIVELY, rng):
        for viewer in range(4) if rng.random() < 0.3 else ():
            twin = _shuffle_hidden(_state(game), (viewer + 1) % 4, rng)  # deals the viewer another hand
            if twin.empires[viewer].hand != _state(game).empires[viewer].hand:
                assert game.title.known_to(twin, viewer) != game.title.known_to(game.state, viewer)
                told += 1
    assert told > 20


class Pair:
    """A true game and one that a viewer cannot tell from it, played in lockstep.

    The decks are equal, so that both draw alike; forced picks are asked too, so that both ask alike.
    """

    def __init__(self, state: RaceState, viewer: int, rng: random.Random) -> None:
        self.viewer = viewer
        self.rng = rng
        self.states = (state.copy(), _shuffle_hidden(state, viewer, rng, deck_too=False))
        seed = rng.getrandbits(32)
        self.chances = (Chance(seed), Chance(seed))

    def play(self) -> bool:
        """One move in each; tells whether the decks are still alike."""
        mine, theirs = self.states
        seat = self.rng.choice(mine.seats())
        action, other = self._choose(seat)
        flow.play(mine, seat, action, self.chances[0], take_forced=False)
        flow.play(theirs, seat, other, self.chances[1], take_forced=False)
        return not any(event[0] == events.RESHUFFLE for event in mine.events)

    def _choose(self, seat: int) -> tuple[int, int]:
        """The same choice in both games; others discard and keep what they like, for nobody sees it."""
        mine, theirs = (state.options(seat) for state in self.states)
        if seat == self.viewer:
            assert mine == theirs, "the viewer's own options depend on hidden cards"
        pairs = []
        for action in mine:
            verb = verb_of(action)[0]
            if seat != self.viewer and verb in ("discard", "keep"):
                alike = [other for other in theirs if verb_of(other)[0] == verb]
                pairs += [(action, self.rng.choice(alike))] if alike else []
            elif action in theirs:
                pairs.append((action, action))
        assert pairs, "the options of another seat tell of hidden cards"
        weights = [LIVELY.weights[action] for action, _other in pairs]
        return self.rng.choices(pairs, weights)[0]

    def seen(self) -> list[tuple[RaceState, list[Event]]]:
        return [
            (
                knowledge.known_to(state, self.viewer),
                [event for event in state.events if event[1] in (EVERYONE, self.viewer)],
            )
            for state in self.states
        ]


@EVERY_SETUP
def test_what_happens_shows_the_viewer_no_hidden_card(setup: Setup) -> None:
    """Two games that differ in hidden cards alone stay the same to the viewer, move after move, log and all."""
    moves, differ, questions = 0, 0, set()
    for seed, policy in enumerate((LIVELY, CONSUMER, HOARDER)):
        rng = random.Random(seed)
        for game in play_on(RACE.new_game(setup, seed=50 + seed), policy, rng):
            if _state(game).asked_question != agenda.ASK_ACTION or len(game.seats) < setup.players:
                continue
            if any(empire.picks for empire in _state(game).empires) or rng.random() < 0.6:
                continue
            pair = Pair(_state(game), rng.randrange(SPECTATOR, setup.players), rng)
            for _ in range(60):
                alike = not pair.states[0].over and pair.play()
                if not alike:
                    break
                mine, theirs = pair.seen()
                assert mine == theirs
                moves += 1
                differ += list(_pools(pair.states[0])) != list(_pools(pair.states[1]))
                questions.add(pair.states[0].asked_question)
    assert moves > 300
    assert differ > 0.9 * moves
    assert questions >= {agenda.ASK_EXPLORE, agenda.ASK_DEVELOP, agenda.ASK_SETTLE, agenda.ASK_PAY, agenda.ASK_CONSUME}


@EVERY_SETUP
def test_the_log_of_others_has_numbers_of_cards_only(setup: Setup) -> None:
    """What was drawn, discarded and kept is told to its owner card by card, and to others as a number."""
    game = RACE.new_game(setup, seed=70)
    for _ in play_on(game, LIVELY, random.Random(70)):
        told = Counter[tuple[int, int]]()
        for event in _state(game).events:
            code, audience, seat, *rest = event
            if code in (events.DRAWS, events.DISCARDS):
                assert audience == EVERYONE
                told[code, seat] += rest[0]
                assert len(rest) == 1
            elif code in (events.DRAWS_CARDS, events.DISCARDS_CARDS):
                assert audience == seat
                told[code - 1, seat] -= len(rest)
                assert set(rest) <= set(DESIGNS)
            elif code == events.KEEPS:
                assert len(rest) == 2
        assert not any(told.values())


def test_a_card_kept_by_gambling_is_known_until_its_owner_discards() -> None:
    """Everyone saw it turned up, so every sample has it in that hand (docs/rulings.md, RG-w6)."""
    shown = 0
    rng = random.Random(8)
    for seed in range(30):
        for game in play_on(RACE.new_game(SETUPS[1], seed=seed), LIVELY, rng):
            for seat, empire in enumerate(_state(game).empires):
                if empire.shown:
                    shown += 1
                    other = (seat + 1) % _state(game).players
                    sampled = _state(windfall.sample(game.observe(other), rng))
                    assert not Counter(empire.shown) - Counter(sampled.empires[seat].hand)
    assert shown > 3
