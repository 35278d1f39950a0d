"""Random games of Race for the Galaxy: cards and chips are conserved after every move, every option works."""

import random
from collections.abc import Callable

import pytest

from tests.race.invariants import check, check_sampled
from tests.race.subject import HOARDER, LIVELY, RACE, SETUPS, UNIFORM
from tests.support.random_games import RandomGames, stateful_games
from tests.support.subject import Policy, play_on, play_out
from windfall import Game
from windfall.engine.deck import NO_CARD
from windfall.engine.kinds import NO_GOODS
from windfall.titles.race.components.cards import GOODS, IS_WORLD, START_WORLDS
from windfall.titles.race.rules.state import RaceState


class TestRace(RandomGames):
    subject = RACE
    games_each = 48  # 384 in all


TestStatefulRace = stateful_games(RACE, examples=40)


def _state(game: Game) -> RaceState:
    assert isinstance(game.state, RaceState)
    return game.state


def _scarce_game(seed: int) -> Game:
    """Four empires that have almost all cards in hand, in their tableaus and on their worlds."""
    game = RACE.new_game(SETUPS[-2], seed)
    state = _state(game)
    rng = random.Random(seed)
    for empire in state.empires:
        while len(empire.tableau) < 10:
            card = rng.choice([card for card in state.deck if card not in empire.tableau + START_WORLDS])
            state.deck.remove(card)
            empire.tableau.append(card)
            empire.goods.append(NO_CARD)
        for at, card in enumerate(empire.tableau):
            if GOODS[card] != NO_GOODS and empire.goods[at] == NO_CARD:
                empire.goods[at] = state.deck.pop(rng.randrange(len(state.deck)))
        empire.hand = sorted(
            empire.hand + [state.deck.pop(rng.randrange(len(state.deck))) for _ in range(10 - len(empire.hand))]
        )
        empire.working = len(empire.tableau)
    return game


@pytest.mark.parametrize("policy", [UNIFORM, HOARDER], ids=lambda policy: policy.name)
def test_games_in_which_the_deck_and_the_discards_are_used_up(policy: Policy) -> None:
    """Nothing is drawn then, and the next discard is the new deck (RG-4)."""
    used_up = 0
    for seed in range(60):
        game = _scarce_game(seed)
        check(game.state)
        for _ in play_on(game, policy, random.Random(seed)):
            check(game.state)
            used_up += not _state(game).deck
    assert used_up > 20


def test_random_games_reach_every_end_and_go_through_the_deck() -> None:
    """Otherwise the invariants would be checked in the wrong games."""
    ends, reshuffles, reserve = set(), 0, 0
    for number in range(60):
        setup, policy = RACE.setup_and_policy(number)
        game = play_out(RACE.new_game(setup, number), policy, random.Random(number))
        ends.add(game.result.ended_by)
        reshuffles += sum("new deck" in line for line in game.log())
        reserve += _state(game).chips_reserve > 0
    assert ends == {("tableau",), ("vp_pool",), ("tableau", "vp_pool")}
    assert reshuffles > 60
    assert reserve > 5


def _move_card(state: RaceState) -> None:
    """A design becomes another one, and the number of cards stays the same."""
    state.deck[-1] = state.deck[0]
    state.deck.sort()


def _good_on_a_development(state: RaceState) -> None:
    empire = state.empires[0]
    at = next(at for at, card in enumerate(empire.tableau) if GOODS[card] == NO_GOODS)
    empire.goods[at] = state.deck.pop()


def _develop_twice(state: RaceState) -> None:
    """Both copies of a development in one tableau."""
    twice = [card for card in state.deck if not IS_WORLD[card] and state.deck.count(card) == 2][:2]
    for card in twice:
        state.deck.remove(card)
        state.empires[0].tableau.append(card)
        state.empires[0].goods.append(NO_CARD)
    state.empires[0].working += 2


def _pay_from_reserve(state: RaceState) -> None:
    state.empires[0].chips += 1
    state.chips_reserve += 1


def _draw_eleven(state: RaceState) -> None:
    hand = state.empires[0].hand
    hand += [state.deck.pop() for _ in range(11 - len(hand))]
    hand.sort()


def _swap_starts(state: RaceState) -> None:
    empire = state.empires[0]
    empire.tableau[0], empire.tableau[1] = empire.tableau[1], empire.tableau[0]


def _discard_the_deck(state: RaceState) -> None:
    state.unseen_discards = sorted(state.unseen_discards + state.deck)
    state.deck = []


def _empty_the_pool(state: RaceState) -> None:
    state.empires[0].chips += state.vp_pool
    state.vp_pool = 0


def _set(thing: object, **values: object) -> None:
    for name, value in values.items():
        setattr(thing, name, value)


def _set_choices(seat: int, *choices: int) -> Callable[[RaceState], None]:
    return lambda state: state.choices.__setitem__(seat, list(choices))


# The invariants themselves: each of these must be noticed.
CORRUPTIONS: dict[str, tuple[str, Callable[[RaceState], object]]] = {
    "a card lost": ("lost mining_world", lambda state: state.deck.pop()),
    "a card twice": ("made up old_earth", lambda state: state.deck.insert(0, 0)),
    "a card turned into another": ("lost mining_world; made up", _move_card),
    "an unknown card": ("made up -2", lambda state: state.deck.__setitem__(0, -2)),
    "a deck with an order": ("not sorted", lambda state: state.deck.reverse()),
    "a hand with an order": ("not sorted", lambda state: state.empires[1].hand.reverse()),
    "discards with an order": ("not sorted", lambda state: state.empires[2].discards.reverse()),
    "an empty deck": ("the deck is empty", _discard_the_deck),
    "a chip made up": ("chips are not conserved", lambda state: _set(state.empires[1], chips=20)),
    "a chip lost": ("chips are not conserved", lambda state: _set(state, vp_pool=1)),
    "chips from a reserve": ("before the pool was empty", _pay_from_reserve),
    "a debt": ("chips are negative", lambda state: _set(state.empires[0], chips=-1)),
    "a good where none can be": ("which makes none", _good_on_a_development),
    "a card without a place for a good": ("do not go together", lambda state: state.empires[0].goods.pop()),
    "a development twice": ("a card twice in a tableau", _develop_twice),
    "eleven cards at the start of a round": ("more than ten cards", _draw_eleven),
    "another start world": ("the start world is not the first", _swap_starts),
    "another first seat": ("lowest-numbered", lambda state: _set(state, first=(state.first + 1) % 3)),
    "drawn cards left over": ("neither kept nor", lambda state: state.empires[0].drawn.append(state.deck.pop())),
    "an action card of the last round": ("of the last round", lambda state: _set(state.empires[0], chosen=(2,))),
    "two action cards": ("too many action cards", lambda state: _set(state.empires[0], chosen=(2, 3))),
    "an option twice": ("listed twice", _set_choices(0, 1, 2, 2)),
    "an option outside the action space": ("outside the action space", _set_choices(1, 1, 10**6)),
    "one option": ("without a choice", _set_choices(1, 3)),
    "no options": ("without a choice", _set_choices(2)),
    "nobody asked": ("nobody is asked", lambda state: _set(state, asked=())),
    "a stranger asked": ("not there is asked", lambda state: _set(state, asked=(0, 1, 2, 3))),
    "no question": ("no such question", lambda state: _set(state, asked_question=-1)),
    "answers that do not wait for each other": ("together", lambda state: _set(state, together=False)),
    "over for no reason": ("over for no reason", lambda state: _set(state, over=True)),
    "an end forgotten": ("empty without an end", _empty_the_pool),
    "a step left over": ("a phase is left over", lambda state: state.agenda.append((3, -1, 0))),
}


@pytest.mark.parametrize("what", CORRUPTIONS)
def test_the_invariants_notice(what: str) -> None:
    game = RACE.new_game(SETUPS[4], seed=4)
    rng = random.Random(4)
    while not (game.decision(game.seats[0]).kind == "action" and len(game.seats) == 3 and _state(game).round == 5):
        play_out(game, LIVELY, rng, moves=1)
    state = _state(game).copy()
    check(state)
    message, corrupt = CORRUPTIONS[what]
    corrupt(state)
    with pytest.raises(AssertionError, match=message):
        check(state)


def test_picks_of_a_seat_that_is_not_asked_are_noticed() -> None:
    game = RACE.new_game(SETUPS[4], seed=5)
    rng = random.Random(5)
    while game.decision(game.seats[0]).kind != "pay":
        play_out(game, LIVELY, rng, moves=1)
    state = _state(game).copy()
    check(state)
    other = state.empires[(game.seats[0] + 1) % 3]
    other.picks.append(9)
    with pytest.raises(AssertionError, match="picks of a seat"):
        check(state)
    other.picks.clear()
    state.choices[game.seats[0]] = state.choices[game.seats[0]][:1]
    check_sampled(state)
    with pytest.raises(AssertionError, match="without a choice"):
        check(state)
