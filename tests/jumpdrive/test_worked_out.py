"""What players can work out of hidden cards, position by position: preset hands (JD-10), and discards that came back
into the deck. Whole games are in `test_knowledge`."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

import windfall
from tests.jumpdrive.subject import JUMP_DRIVE, SETUPS
from tests.jumpdrive.table import Table
from tests.support.subject import Setup, shown, viewers
from windfall import SPECTATOR, Game
from windfall.engine.chance import Chance
from windfall.engine.registry import title
from windfall.engine.traces import Loose
from windfall.titles.jumpdrive.components.cards import COPIES, INDEX, PRESET_HANDS
from windfall.titles.jumpdrive.rules import setup
from windfall.titles.jumpdrive.rules.actions import DEVELOP, DISCARD, EXPLORE, SETTLE
from windfall.titles.jumpdrive.rules.flow import FLOW
from windfall.titles.jumpdrive.rules.presets import preset_laid_open
from windfall.titles.jumpdrive.rules.state import JumpDriveState

FIRST_GAMES = [setup for setup in SETUPS if setup.options["setup"] == "first_game"]
A, B, C, D = (sorted(hand) for hand in PRESET_HANDS.values())


def samples(game: Game, viewer: int, number: int = 200) -> Iterator[JumpDriveState]:
    rng = random.Random(viewer)
    for _ in range(number):
        state = windfall.sample(game.observe(viewer), rng).state
        assert isinstance(state, JumpDriveState)
        yield state


def first_game(players: int, *letters: str) -> Game:
    """A first game in which the seats have these preset hands."""
    for seed in range(1000):
        game = windfall.new("jumpdrive", players=players, seed=seed, setup="first_game")
        assert isinstance(game.state, JumpDriveState)
        if game.state.preset == tuple("ABCD".index(letter) for letter in letters):
            return game
    raise AssertionError("these hands are never dealt")


def play(game: Game, seat: int, *actions: int) -> None:
    for action in actions:
        game.play(seat, action)


def finish_round(game: Game, kept: list[int] | None = None) -> None:
    """Answer whatever waits until the next round, each with the first option, but keep these cards."""
    number = game.state.round
    while game.state.round == number and not game.over:
        actions = game.actions(game.seats[0])
        rather = [action for action in actions if action - DISCARD not in (kept or ())]
        game.play(game.seats[0], rather[0])


@pytest.mark.parametrize("setup", FIRST_GAMES, ids=lambda setup: setup.name)
def test_preset_hands_are_among_the_four_that_there_are(setup: Setup) -> None:
    """JD-10: each other player has one of those that the viewer does not have, and no two the same. None is shown."""
    game = JUMP_DRIVE.new_game(setup, seed=3)
    assert isinstance(game.state, JumpDriveState)
    for viewer in viewers(game):
        own = None if viewer == SPECTATOR else game.state.empires[viewer].hand
        possible = [hands for hands in permutations((A, B, C, D), setup.players) if own is None or hands[viewer] == own]
        number = 60 * len(possible)
        found = Counter(
            tuple(tuple(empire.hand) for empire in state.empires) for state in samples(game, viewer, number)
        )
        assert set(found) == {tuple(tuple(hand) for hand in hands) for hands in possible}
        assert all(abs(count - 60) < 5 * 60**0.5 for count in found.values()), "one way is likelier than another"
        for seat, empire in enumerate(shown(game, viewer)["empires"]):
            assert (None in empire["hand"]) == (seat != viewer)


def test_what_is_revealed_first_tells_which_hand_a_player_has() -> None:
    """JD-10: Blue places Gem World in the first round, so Blue was dealt hand A, whose other cards Blue still has."""
    game = first_game(2, "B", "A")
    play(game, 0, EXPLORE)
    play(game, 1, SETTLE + INDEX["gem_world"])
    left = Counter(A)
    left.subtract([INDEX["gem_world"]])
    for _ in range(3):
        for viewer in (0, SPECTATOR):
            for state in samples(game, viewer, 50):
                blue = state.empires[1]
                assert +left <= Counter(blue.hand + blue.discards)
        finish_round(game)
        assert isinstance(game.state, JumpDriveState)
        left.subtract(card for card in game.state.empires[1].cards if card in A)


def test_who_has_paid_with_preset_cards_has_discarded_some_of_them() -> None:
    """JD-10: Blue pays for Galactic Advertisers with preset cards and draws then: the discards are all of hand A."""
    game = first_game(2, "B", "A")
    play(game, 0, EXPLORE)
    play(game, 1, DEVELOP + INDEX["galactic_advertisers"])
    finish_round(game)
    assert isinstance(game.state, JumpDriveState)
    blue = game.state.empires[1]
    assert blue.discards
    assert set(blue.discards) <= set(A)
    found = set()
    for state in samples(game, 0):
        assert set(state.empires[1].discards) <= set(A)
        found.add(tuple(state.empires[1].discards))
    assert len(found) > 1


def test_a_card_seen_elsewhere_rules_a_preset_hand_out() -> None:
    """JD-10: Red has drawn Survey Headquarters, of which there is one only: nobody was dealt hand B."""
    game = first_game(2, "A", "C")
    assert isinstance(game.state, JumpDriveState)
    card = INDEX["survey_hq"]
    assert COPIES[card] == 1
    game.state.deck.remove(card)
    game.state.empires[0].hand = sorted([*game.state.empires[0].hand, card])
    game._observations.clear()
    assert {state.preset for state in samples(game, 0)} == {(0, 2), (0, 3)}


def test_a_preset_hand_of_which_cards_were_laid_open_is_likelier() -> None:
    """JD-10: what Blue places in a later round may have been drawn; most likely it was dealt."""
    game = first_game(2, "A", "C")
    play(game, 0, EXPLORE)
    play(game, 1, EXPLORE)
    finish_round(game, kept=C)
    before = Counter(state.preset for state in samples(game, 0))
    assert set(before) == {(0, 1), (0, 2), (0, 3)}
    play(game, 1, SETTLE + INDEX["pre_sentient_race"])
    play(game, 0, EXPLORE)
    after = Counter(state.preset for state in samples(game, 0))
    assert set(after) == {(0, 1), (0, 2), (0, 3)}
    assert after[0, 2] > 150


def test_a_card_of_which_there_is_one_only_is_the_one_that_was_dealt() -> None:
    """JD-10: of Blue's five preset cards two at least are discarded. Laid open, a card of which there are more may have
    been drawn, and the one that was dealt may be among those two; a single one cannot."""
    single = next(card for card in B if COPIES[card] == 1)
    several = next(card for card in B if COPIES[card] > 1)
    for card, discarded in ((single, 2), (several, 1)):
        game = first_game(2, "A", "B")
        assert isinstance(game.state, JumpDriveState)
        game.state.round = 2
        possible = tuple(Loose(tuple(hand), 2) for hand in (A, B, C, D))
        game.state.preset_left = (game.state.preset_left[0], possible)
        preset_laid_open(game.state, 1, card)
        left = game.state.preset_left[1][1]
        assert left is not None
        assert sorted([*left.cards, card]) == B
        assert left.discarded == discarded


def test_own_discards_are_in_the_deck_after_a_reshuffle() -> None:
    """Their owner knows that they are there, or came to someone who has drawn since; nobody else does."""
    table = Table()
    own = ("survey_hq", "alien_toy_shop", "deserted_alien_colony", "rebel_underground", "former_penal_colony")
    table.empire(0, hand=["mining_league", "uplift_code"])
    table.empire(1, hand=["galactic_federation", "new_galactic_order"])
    table.discard(0, *own)
    table.discard(
        1, "gem_world", "space_port", "pre_sentient_race", "uplift_gene_breeders", "alien_rosetta_stone_world"
    )
    table.leave_in_deck("avian_uplift_race")
    table.begin_round()
    table.choose(0, "explore")
    table.choose(1, "explore")
    assert table.question == "explore"
    # each has drawn five cards: Red the last one of the old deck, all others are new
    unseen = [INDEX[card] for card in own if card not in table.hand(0)]
    assert table.state.older == [3, 2]
    found = set()
    for state in samples(table.game(), 0):
        for card in unseen:
            assert card in state.deck + state.empires[1].hand
        found.add(sum(card in state.empires[1].hand for card in unseen))
    assert max(found) <= 5
    assert len(found) > 1
    assert any(not Counter(unseen) <= Counter(state.deck + state.empires[0].hand) for state in samples(table.game(), 1))


def test_after_a_reshuffle_preset_hands_are_forgotten() -> None:
    """A preset card may have been discarded, and drawn by someone else since."""
    state = setup.set_up(2, True, Chance(1))
    FLOW.advance(state, Chance(1))
    assert state.preset
    state.empires[0].discards = state.deck[1:]
    state.deck = state.deck[:1]
    game = Game(title("jumpdrive"), state, Chance(2), None)
    play(game, 0, EXPLORE)
    play(game, 1, EXPLORE)
    assert (state.preset, state.preset_left) == ((), ())
    assert len({tuple(sample.empires[1].hand) for sample in samples(game, 0)}) > 100
