"""What a player of Jump Drive may know: the own hand and discards, and what lies open.

Hidden are the deck, other hands, discards of others, and what others have picked in a step that is not over.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

import windfall
from tests.jumpdrive.invariants import GAME_CARDS
from tests.jumpdrive.subject import COLONIST, CONQUEROR, HOARDER, JUMP_DRIVE, LIVELY, SETUPS
from tests.support.knowledge import Knowledge
from tests.support.subject import Setup, play_on, shown, viewers
from tests.support.whereabouts import Deduction, Expected, Tally, forget_others, not_found, room, worked_out
from windfall import SPECTATOR, Chance, Game
from windfall.engine.state import EVERYONE, Event
from windfall.engine.traces import NOTHING_LOOSE
from windfall.titles.jumpdrive.components.cards import DESIGNS, IDS, PRESET_HANDS, SURVEY_TEAM
from windfall.titles.jumpdrive.rules import agenda, events, flow, knowledge
from windfall.titles.jumpdrive.rules.flow import FLOW
from windfall.titles.jumpdrive.rules.state import JumpDriveState
from windfall.titles.jumpdrive.words.text import verb_of

EVERY_SETUP = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.name)

Place = tuple[str, int]  # sort, seat
DECK: Final = ("deck", SPECTATOR)


class TestJumpDrive(Knowledge):
    subject = JUMP_DRIVE
    private_events = frozenset((events.DRAWS_CARDS, events.DISCARDS_CARDS))
    told_by_others = frozenset((events.DRAWS, events.DISCARDS))


def _state(game: Game) -> JumpDriveState:
    assert isinstance(game.state, JumpDriveState)
    return game.state


def _pools(state: JumpDriveState) -> Iterator[tuple[Place, list[int]]]:
    """Every sorted pool of cards that someone may not see."""
    yield DECK, state.deck
    for seat, empire in enumerate(state.empires):
        yield ("hand", seat), empire.hand
        yield ("discards", seat), empire.discards


def _hidden(state: JumpDriveState, viewer: int) -> dict[Place, list[int]]:
    """What the viewer cannot see: place by place, the cards there."""
    return {place: pool for place, pool in _pools(state) if pool and (place[1] != viewer or viewer == SPECTATOR)}


def _seen(state: JumpDriveState, viewer: int) -> object:
    """All that the viewer sees of cards and VPs, and how many there are of what it does not see."""
    own = [pool for place, pool in _pools(state) if place[1] == viewer != SPECTATOR]
    table = [(empire.cards, empire.vp_by_round, empire.unplaced(), empire.owed) for empire in state.empires]
    hidden = {place: len(cards) for place, cards in _hidden(state, viewer).items()}
    return own, table, state.public_discards, state.survey_teams, state.round, state.dealer, hidden


@EVERY_SETUP
def test_what_the_viewer_knows_never_varies(setup: Setup) -> None:
    looked = Counter[str]()
    for policy in (LIVELY, COLONIST):
        rng = random.Random(11)
        for game in play_on(JUMP_DRIVE.new_game(setup, seed=11), policy, rng):
            if rng.random() > 0.15:
                continue
            state = _state(game)
            for viewer in viewers(game):
                sampled = _state(windfall.sample(game.observe(viewer), rng))
                assert _seen(sampled, viewer) == _seen(state, viewer)
                # of what it does not see, it knows the cards as a whole
                hidden, true = _hidden(sampled, viewer), _hidden(state, viewer)
                assert sorted(c for p in hidden.values() for c in p) == sorted(c for p in true.values() for c in p)
            looked["discards"] += any(empire.discards for empire in state.empires)
            looked["revealed"] += any(empire.unplaced() for empire in state.empires)
    assert looked["discards"] > 5
    assert looked["revealed"] > 0


def _positions_to_sample(setup: Setup) -> Iterator[Game]:
    """Positions with all sorts of hidden places: where cards are placed, paid for, and explored, and where the deck was
    refilled."""
    for kind, policy, refilled in (
        ("place", LIVELY, False),
        ("pay", CONQUEROR, False),
        ("explore", HOARDER, False),
        ("place", HOARDER, True),
    ):
        for seed in range(100):
            game = JUMP_DRIVE.new_game(setup, 20 + seed)
            for _ in play_on(game, policy, random.Random(seed)):
                state = _state(game)
                sorts = Counter(place[0] for place in _hidden(state, SPECTATOR))
                enough = sorts["hand"] == sorts["discards"] == setup.players
                enough = enough and bool(state.returned) >= refilled
                if enough and state.round > 3 and state.asked_question == flow.QUESTION_NAMES.index(kind):
                    break
            if not game.over:
                yield game
                break
        else:
            raise AssertionError(f"no position in which {kind} is asked")


def _unseen(state: JumpDriveState, viewer: int) -> Counter[int]:
    """All cards of the deck less those the viewer sees."""
    unseen = Counter(GAME_CARDS)
    for seat, empire in enumerate(state.empires):
        unseen.subtract(card for card in (*empire.cards, *empire.unplaced()) if card != SURVEY_TEAM)
        if seat == viewer:
            unseen.subtract(empire.hand + empire.discards)
    unseen.subtract(state.public_discards)
    return +unseen


def _deduction(state: JumpDriveState, viewer: int, preset: tuple[int, ...]) -> Deduction:
    """What the viewer can work out, if the players were dealt these preset hands."""
    others = [seat for seat in range(state.players) if seat != viewer]
    own = {seat: (("hand", seat), ("discards", seat)) for seat in others}
    return Deduction(
        sizes={place: len(cards) for place, cards in _hidden(state, viewer).items()},
        unseen=_unseen(state, viewer),
        loose=[(*own[seat], state.preset_left[seat][preset[seat]] or NOTHING_LOOSE) for seat in others if preset],
        not_found=not_found(state, viewer),
        rooms=[*((own[seat], room(state, seat)) for seat in others), ([DECK], len(state.deck))],
    )


@EVERY_SETUP
def test_hidden_cards_can_be_any_unseen_card_in_proportion(setup: Setup) -> None:
    """In every hidden place turns up every unseen card that can be there, as often as chance has it, and no other."""
    samples = 300
    presets, known = False, set[int]()
    for game in _positions_to_sample(setup):
        state = _state(game)
        for viewer in (SPECTATOR, game.seats[0]):
            rng, tally = random.Random(viewer), Tally()
            expected: dict[tuple[int, ...], Expected] = {}
            for _ in range(samples):
                sampled = _state(windfall.sample(game.observe(viewer), rng))
                if sampled.preset not in expected:
                    expected[sampled.preset] = _deduction(state, viewer, sampled.preset).expected()
                tally.add(_hidden(sampled, viewer), expected[sampled.preset])
            tally.check(_unseen(state, viewer), IDS)
            presets |= bool(state.preset)
            known |= worked_out(state, viewer)
    assert presets == (setup.options["setup"] == "first_game")
    assert len(known) > 3, "nothing could be worked out"


def _shuffle_hidden(state: JumpDriveState, viewer: int, rng: random.Random, deck_too: bool = True) -> JumpDriveState:
    """A state that differs in nothing but what the viewer cannot know. Made without `sample`: cards of which the viewer
    can work out something stay where they are."""
    twin = state.copy()
    forget_others(twin, viewer)
    twin.preset = tuple(preset if seat == viewer else rng.randrange(4) for seat, preset in enumerate(twin.preset))
    stay = worked_out(twin, viewer) | {card for hand in PRESET_HANDS.values() for card in hand if twin.preset}
    pools = [pool for place, pool in _hidden(twin, viewer).items() if deck_too or place != DECK]
    places = [(pool, at) for pool in pools for at in range(len(pool)) if pool[at] not in stay and rng.random() < 0.6]
    cards = [pool[at] for pool, at in places]
    rng.shuffle(cards)
    for (pool, at), card in zip(places, cards, strict=True):
        pool[at] = card
    for pool in pools:
        pool.sort()
    return twin


@EVERY_SETUP
def test_an_observation_does_not_depend_on_hidden_cards(setup: Setup) -> None:
    compared = 0
    for seed, policy in enumerate((LIVELY, COLONIST)):
        rng = random.Random(seed)
        for game in play_on(JUMP_DRIVE.new_game(setup, seed=30 + seed), policy, rng):
            if rng.random() < 0.25:
                for viewer in viewers(game):
                    twin = _shuffle_hidden(_state(game), viewer, rng)
                    assert game.title.known_to(twin, viewer) == game.title.known_to(game.state, viewer)
                    compared += twin != game.state
    assert compared > 30


def test_an_observation_does_depend_on_what_the_viewer_sees() -> None:
    """Or the tests here would pass for an observation that holds nothing."""
    rng = random.Random(5)
    told = 0
    for game in play_on(JUMP_DRIVE.new_game(SETUPS[-1], seed=5), LIVELY, rng):
        if rng.random() < 0.3 and not game.over:
            for viewer in range(4):
                twin = _shuffle_hidden(_state(game), (viewer + 1) % 4, rng)  # shuffles the viewer's hand
                if twin.empires[viewer].hand != _state(game).empires[viewer].hand:
                    assert game.title.known_to(twin, viewer) != game.title.known_to(game.state, viewer)
                    told += 1
    assert told > 20


class Pair:
    """A true game and one that a viewer cannot tell from it, played in lockstep.

    The decks are equal, so that both draw alike; forced picks are asked too, so that both ask alike.
    """

    def __init__(self, state: JumpDriveState, viewer: int, rng: random.Random) -> None:
        self.viewer = viewer
        self.rng = rng
        self.states = (state.copy(), _shuffle_hidden(state, viewer, rng, deck_too=False))
        seed = rng.getrandbits(32)
        self.chances = (Chance(seed), Chance(seed))
        for twin in self.states:
            FLOW.open_question(twin, twin.asked, take_forced=False)

    def play(self) -> bool:
        """One move in each; tells whether the decks are still alike."""
        mine, theirs = self.states
        assert mine.seats() == theirs.seats(), "who is asked tells of hidden cards"
        seat = self.rng.choice(mine.seats())
        action, other = self._choose(seat)
        FLOW.play(mine, seat, action, self.chances[0], take_forced=False)
        FLOW.play(theirs, seat, other, self.chances[1], take_forced=False)
        return not any(event[0] == events.RESHUFFLE for event in mine.events)

    def _choose(self, seat: int) -> tuple[int, int]:
        """The same choice in both games; others discard what they like, for nobody sees it."""
        mine, theirs = (state.options(seat) for state in self.states)
        if seat == self.viewer:
            assert mine == theirs, "the viewer's own options depend on hidden cards"
        pairs = []
        for action in mine:
            if seat != self.viewer and verb_of(action)[0] == "discard":
                alike = [other for other in theirs if verb_of(other)[0] == "discard"]
                pairs += [(action, self.rng.choice(alike))] if alike else []
            elif action in theirs:
                pairs.append((action, action))
        assert pairs, "the options of another seat tell of hidden cards"
        weights = [LIVELY.weights[action] for action, _other in pairs]
        return self.rng.choices(pairs, weights)[0]

    def seen(self) -> list[tuple[JumpDriveState, list[Event]]]:
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
    for seed, policy in enumerate((LIVELY, CONQUEROR, COLONIST)):
        rng = random.Random(seed)
        for game in play_on(JUMP_DRIVE.new_game(setup, seed=50 + seed), policy, rng):
            state = _state(game)
            if state.asked_question != agenda.ASK_PLACE or any(empire.picks for empire in state.empires):
                continue
            pair = Pair(state, rng.randrange(SPECTATOR, setup.players), rng)
            for _ in range(60):
                alike = not pair.states[0].over and pair.play()
                if not alike:
                    break
                mine, theirs = pair.seen()
                assert mine == theirs
                moves += 1
                differ += pair.states[0] != pair.states[1]
                questions.add(pair.states[0].asked_question)
    assert moves > 200
    assert differ > 0.7 * moves
    assert questions >= {agenda.ASK_PLACE, agenda.ASK_PAY, agenda.ASK_EXPLORE, agenda.ASK_HAND_LIMIT}


@EVERY_SETUP
def test_the_view_names_what_is_known_and_nothing_else(setup: Setup) -> None:
    """Ids of the own hand and discards, and of what lies open; None for each card that is hidden."""
    rng = random.Random(60)
    for game in play_on(JUMP_DRIVE.new_game(setup, seed=60), COLONIST, rng):
        if rng.random() > 0.1:
            continue
        for viewer in viewers(game):
            view = shown(game, viewer)
            assert (view["deck"], view["discards"]) == (len(_state(game).deck), _state(game).discard_count())
            for seat, empire in enumerate(_state(game).empires):
                for pool in ("hand", "discards"):
                    cards: list[int] = getattr(empire, pool)
                    assert view["empires"][seat][pool] == [IDS[card] if seat == viewer else None for card in cards]
                assert view["empires"][seat]["cards"] == [IDS[card] for card in empire.cards]
                assert view["empires"][seat]["revealed"] == [IDS[card] for card in empire.unplaced()]
                assert view["empires"][seat]["vp"] == empire.vp


@EVERY_SETUP
def test_the_log_of_others_has_numbers_of_cards_only(setup: Setup) -> None:
    """What was drawn and discarded is told to its owner card by card, and to others as a number."""
    game = JUMP_DRIVE.new_game(setup, seed=70)
    for _ in play_on(game, LIVELY, random.Random(70)):
        told = Counter[tuple[int, int]]()
        for event in _state(game).events:
            code, audience, seat, *rest = event
            if code in (events.DRAWS, events.INCOME, events.DISCARDS):
                assert audience == EVERYONE
                told[events.DRAWS if code == events.INCOME else code, seat] += rest[0]
                assert len(rest) == 1
            elif code in (events.DRAWS_CARDS, events.DISCARDS_CARDS):
                assert audience == seat
                told[code - 1, seat] -= len(rest)
                assert set(rest) <= set(DESIGNS)
        assert not any(told.values())
