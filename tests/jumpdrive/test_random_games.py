"""Random games of Jump Drive: 116 cards are conserved after every move, every option works."""

import random
from collections.abc import Callable

import pytest

from tests.jumpdrive.invariants import check, check_sampled
from tests.jumpdrive.subject import HOARDER, JUMP_DRIVE, LIVELY, SETUPS, UNIFORM
from tests.support.random_games import RandomGames, stateful_games
from tests.support.subject import Policy, play_on, play_out
from windfall import Game
from windfall.engine.deck import NO_CARD
from windfall.titles.jumpdrive.components.cards import IDS, INDEX, IS_WORLD
from windfall.titles.jumpdrive.rules.actions import CONQUER, DISCARD
from windfall.titles.jumpdrive.rules.state import JumpDriveState


class TestJumpDrive(RandomGames):
    subject = JUMP_DRIVE
    games_each = 56  # 336 in all


TestStatefulJumpDrive = stateful_games(JUMP_DRIVE, examples=20)


def _state(game: Game) -> JumpDriveState:
    assert isinstance(game.state, JumpDriveState)
    return game.state


def test_vps_never_decrease_and_are_scored_once_a_round() -> None:
    for number in range(42):
        setup, policy = JUMP_DRIVE.setup_and_policy(number)
        game = JUMP_DRIVE.new_game(setup, 700 + number)
        before: list[tuple[int, tuple[int, ...]]] = [(0, ())] * setup.players
        for _ in play_on(game, policy, random.Random(number)):
            now = [(empire.vp, empire.vp_by_round) for empire in _state(game).empires]
            for (vp, rounds), (vp_before, rounds_before) in zip(now, before, strict=True):
                assert vp >= vp_before
                assert rounds[: len(rounds_before)] == rounds_before
                assert len(rounds) - len(rounds_before) in (0, 1)
            before = now
        assert game.result.scores == tuple(vp for vp, _rounds in before)


def test_random_games_go_everywhere() -> None:
    """Otherwise the invariants would be checked in the wrong games."""
    told = {"new deck": 0, "hands War Propaganda": 0, "second world": 0, "Explore": 0, "(defense": 0}
    placed: set[int] = set()
    for number in range(120):
        setup, policy = JUMP_DRIVE.setup_and_policy(number)
        game = play_out(JUMP_DRIVE.new_game(setup, number), policy, random.Random(number))
        for words in told:
            told[words] += any(words in line for line in game.log())
        placed.update(card for empire in _state(game).empires for card in empire.cards)
    assert all(number > 3 for number in told.values()), told
    assert len(placed) > 70, [card_id for card, card_id in enumerate(IDS) if card not in placed]


def _scarce_game(seed: int) -> Game:
    """Four players with almost all cards in their hands and empires."""
    game = JUMP_DRIVE.new_game(SETUPS[-2], seed)
    state = _state(game)
    rng = random.Random(seed)
    # cards that yield no VPs, so that the game goes on
    for empire in state.empires:
        while len(empire.cards) < 16:
            card = rng.choice([card for card in state.deck if card != INDEX["trade_pact"]])
            state.deck.remove(card)
            empire.cards.append(card)
        hand = [state.deck.pop(rng.randrange(len(state.deck))) for _ in range(10 - len(empire.hand))]
        empire.hand = sorted(empire.hand + hand)
    state.round = 6
    for empire in state.empires:
        empire.vp_by_round = (0,) * 5
    return game


@pytest.mark.parametrize("policy", [UNIFORM, HOARDER], ids=lambda policy: policy.name)
def test_games_in_which_the_deck_and_the_discards_are_used_up(policy: Policy) -> None:
    """Nothing is drawn then, and the next discards are the new deck."""
    used_up = 0
    for seed in range(60):
        game = _scarce_game(seed)
        check(game.state)
        for _ in play_on(game, policy, random.Random(seed)):
            check(game.state)
            used_up += not _state(game).deck
    assert used_up > 5


# The invariants themselves: each of these must be noticed.


def _swap_design(state: JumpDriveState) -> None:
    """A design becomes another one, and the number of cards stays the same."""
    state.deck[-1] = state.deck[0]
    state.deck.sort()


def _second_trade_pact(state: JumpDriveState) -> None:
    for pool in (
        state.deck,
        *(empire.hand for empire in state.empires),
        *(empire.discards for empire in state.empires),
    ):
        while INDEX["trade_pact"] in pool:
            pool.remove(INDEX["trade_pact"])
            state.empires[0].cards.append(INDEX["trade_pact"])


def _draw_eleven(state: JumpDriveState) -> None:
    hand = state.empires[0].hand
    hand += [state.deck.pop() for _ in range(11 - len(hand))]
    hand.sort()


def _discard_the_deck(state: JumpDriveState) -> None:
    state.unseen_discards = sorted(state.unseen_discards + state.deck)
    state.deck = []


def _place_a_lot(state: JumpDriveState) -> None:
    state.empires[0].cards += [card for card in state.deck if card != INDEX["trade_pact"]][:20]
    for card in state.empires[0].cards[-20:]:
        state.deck.remove(card)


def _lose_a_survey_team(state: JumpDriveState) -> None:
    owner = next(empire for empire in state.empires if INDEX["survey_team"] in empire.cards)
    owner.cards.remove(INDEX["survey_team"])


def _survey_team_in_hand(state: JumpDriveState) -> None:
    _lose_a_survey_team(state)
    state.empires[0].hand.insert(0, INDEX["survey_team"])


def _put_the_hand_away(state: JumpDriveState) -> None:
    empire = state.empires[0]
    empire.discards = sorted(empire.discards + empire.hand)
    empire.hand = []


def _forget_the_end(state: JumpDriveState) -> None:
    state.empires[0].vp_by_round = (*state.empires[0].vp_by_round[:-1], 60)


def _conquer_what_has_no_defense(state: JumpDriveState) -> None:
    empire = next(empire for empire in state.empires if any(IS_WORLD[card] for card in empire.cards))
    world = next(card for card in empire.cards if IS_WORLD[card])
    _set(empire, world=world, method=CONQUER, explores=False, spent_general=9, spent_restricted=0)


def _set(thing: object, **values: object) -> None:
    for name, value in values.items():
        setattr(thing, name, value)


def _set_choices(seat: int, *choices: int) -> Callable[[JumpDriveState], None]:
    return lambda state: state.choices.__setitem__(seat, list(choices))


CORRUPTIONS: dict[str, tuple[str, Callable[[JumpDriveState], object]]] = {
    "a card lost": ("cards are not conserved: lost", lambda state: state.deck.pop()),
    "a card twice": ("made up trade_pact", lambda state: state.deck.insert(0, INDEX["trade_pact"])),
    "a card turned into another": ("lost .*; made up", _swap_design),
    "an unknown card": ("made up -2", lambda state: state.deck.__setitem__(0, -2)),
    "a Survey Team lost": ("lost survey_team", _lose_a_survey_team),
    "an empty center": ("overdrawn|not conserved", lambda state: _set(state, survey_teams=-1)),
    "a Survey Team in hand": ("a Survey Team in a hand", _survey_team_in_hand),
    "a deck with an order": ("not sorted", lambda state: state.deck.reverse()),
    "a hand with an order": ("not sorted", lambda state: state.empires[1].hand.reverse()),
    "discards with an order": ("not sorted", lambda state: state.empires[2].discards.reverse()),
    "an empty deck": ("the deck is empty", _discard_the_deck),
    "two Trade Pacts": ("trade_pact twice", _second_trade_pact),
    "too many cards": ("too many cards were placed", _place_a_lot),
    "a debt": ("a debt was forgotten", lambda state: _set(state.empires[0], owed=1)),
    "a debt that cannot be paid": ("owes more cards", lambda state: _set(state.empires[0], owed=40)),
    "negative VPs": ("VPs are negative", lambda state: _set(state.empires[0], vp_by_round=(0, -1, 3))),
    "a round not scored": ("was not scored", lambda state: _set(state.empires[0], vp_by_round=(1, 2))),
    "a round scored twice": ("was not scored", lambda state: _set(state.empires[0], vp_by_round=(1, 2, 3, 4, 5, 6))),
    "eleven cards at the start of a round": ("more than ten cards", _draw_eleven),
    "an end forgotten": ("without an end", _forget_the_end),
    "a world conquered for free": ("military spent|non-military world", _conquer_what_has_no_defense),
    "a second world left over": ("second world", lambda state: _set(state.empires[0], second=state.deck.pop())),
    "placed and explored": ("an Explore marker", lambda state: _set(state.empires[0], explores=True, development=4)),
    "an option twice": ("listed twice", _set_choices(0, 1, 2, 2)),
    "an option outside the action space": ("outside the action space", _set_choices(1, 1, 10**6)),
    "an option of another question": ("discard is no answer to place", _set_choices(1, 1, DISCARD + 3)),
    "one option": ("without a choice", _set_choices(1, 1)),
    "no options": ("without a choice", _set_choices(2)),
    "a card that is not in hand": ("not in hand", _put_the_hand_away),
    "nobody asked": ("nobody is asked", lambda state: _set(state, asked=())),
    "a stranger asked": ("not there is asked", lambda state: _set(state, asked=(0, 1, 2, 3))),
    "no question": ("no such question", lambda state: _set(state, asked_question=-1)),
    "one after the other": ("at the same time", lambda state: _set(state, together=False)),
    "over for no reason": ("for no reason|not scored", lambda state: _set(state, over=True)),
    "a step left over": ("a step is left over", lambda state: state.agenda.append((3, -1, 0))),
}


@pytest.mark.parametrize("what", CORRUPTIONS)
def test_the_invariants_notice(what: str) -> None:
    """In a position of round 5, in which all three players are about to place."""
    rng = random.Random(4)
    game = JUMP_DRIVE.new_game(SETUPS[2], seed=4)
    while not (_state(game).round == 5 and len(game.seats) == 3):
        play_out(game, LIVELY, rng, moves=1)
    state = _state(game).copy()
    check(state)
    message, corrupt = CORRUPTIONS[what]
    corrupt(state)
    with pytest.raises(AssertionError, match=message):
        check(state)


def test_a_sampled_game_may_ask_without_a_choice() -> None:
    game = JUMP_DRIVE.new_game(SETUPS[2], seed=5)
    state = _state(game).copy()
    state.choices[0] = state.choices[0][:1]
    check_sampled(state)
    with pytest.raises(AssertionError, match="without a choice"):
        check(state)
    state.empires[0].world = NO_CARD
    state.choices[0] = []
    with pytest.raises(AssertionError, match="without a choice"):
        check_sampled(state)
