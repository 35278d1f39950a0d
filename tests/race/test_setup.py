"""Setup: start worlds, hands and chips, for a first game and for later ones."""

from collections import Counter

import pytest

import windfall
from tests.race.table import Table
from windfall.engine.errors import SetupError
from windfall.engine.game import Game
from windfall.titles.race.components.cards import IDS
from windfall.titles.race.rules.state import NO_CARD, RaceState

START_WORLDS = ["old_earth", "epsilon_eridani", "alpha_centauri", "new_sparta", "earths_lost_colony"]
PRESET = {
    "epsilon_eridani": {"rebel_fuel_cache", "public_works", "gem_world", "colony_ship"},
    "alpha_centauri": {"comet_zone", "expedition_force", "mining_robots", "rebel_miners"},
    "new_sparta": {"export_duties", "former_penal_colony", "malevolent_lifeforms", "new_military_tactics"},
    "earths_lost_colony": {"space_marines", "contact_specialist", "avian_uplift_race", "spice_world"},
}


def state_of(game: Game) -> RaceState:
    assert isinstance(game.state, RaceState)
    return game.state


def start_worlds(game: Game) -> list[str]:
    for empire in state_of(game).empires:
        assert empire.tableau == [empire.start_world]
    return [IDS[empire.start_world] for empire in state_of(game).empires]


def goods(game: Game) -> dict[str, int]:
    """How many goods lie on each start world."""
    return {
        IDS[empire.start_world]: len([good for good in empire.goods if good != NO_CARD])
        for empire in state_of(game).empires
    }


def all_cards(game: Game) -> Counter[int]:
    state = state_of(game)
    cards = Counter([*state.deck, *state.unseen_discards, *state.public_discards])
    for empire in state.empires:
        cards.update([*empire.hand, *empire.tableau, *empire.discards])
        cards.update(good for good in empire.goods if good != NO_CARD)
    return cards


@pytest.mark.parametrize("setup", ["standard", "first_game"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chips_and_cards(players: int, setup: str) -> None:
    """12 VP chips per player, and 114 cards."""
    game = windfall.new("race", players=players, seed=4, setup=setup)
    assert state_of(game).vp_pool == 12 * players
    assert [empire.chips for empire in state_of(game).empires] == [0] * players
    cards = all_cards(game)
    assert cards.total() == 114
    assert len(cards) == 95


def test_the_tables_of_these_tests_have_114_cards_too() -> None:
    table = Table(players=4)
    assert len(table.deck()) == 114
    table.empire(3, hand=["gem_world"], tableau=["comet_zone", "mining_world"], goods=["comet_zone"], chips=5)
    assert len(table.deck()) == 110
    assert (table.state.vp_pool, table.chips(3)) == (43, 5)


# Later games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_a_start_world_of_the_five(players: int) -> None:
    dealt = [start_worlds(windfall.new("race", players=players, seed=seed)) for seed in range(80)]
    for worlds in dealt:
        assert len(set(worlds)) == players
        assert set(worlds) <= set(START_WORLDS)
    for seat in range(players):
        assert {worlds[seat] for worlds in dealt} == set(START_WORLDS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_cards_are_dealt_and_two_discarded(players: int) -> None:
    game = windfall.new("race", players=players, seed=5)
    assert [decision.kind for decision in game.pending] == ["discard_start"] * players
    hands = [empire.hand.copy() for empire in state_of(game).empires]
    assert [len(hand) for hand in hands] == [6] * players
    while game.pending[0].kind == "discard_start":
        game.play(game.seats[-1], game.actions(game.seats[-1])[0])
    for empire, hand in zip(state_of(game).empires, hands, strict=True):
        assert len(empire.hand) == 4
        assert len(empire.discards) == 2
        assert sorted([*empire.hand, *empire.discards]) == hand
    assert game.pending[0].kind == "action"
    assert state_of(game).round == 1


def test_any_two_of_the_six_can_be_discarded() -> None:
    """Fifteen pairs if no two cards are alike, each named once."""
    game = next(
        game
        for game in (windfall.new("race", players=2, seed=seed) for seed in range(50))
        if len(set(state_of(game).empires[0].hand)) == 6
    )
    pairs = []
    for first in game.actions(0):
        twin = game.copy()
        twin.play(0, first)
        # a single card that can be second is taken without a question
        pairs += [(first, second) for second in twin.actions(0)] if 0 in twin.seats else [(first, -1)]
    assert len(set(pairs)) == len(pairs) == 15


def test_start_worlds_that_are_not_used_are_shuffled_into_the_deck() -> None:
    """So they can also be dealt."""
    dealt = set()
    for seed in range(60):
        game = windfall.new("race", players=2, seed=seed)
        used = start_worlds(game)
        hands = [IDS[card] for empire in state_of(game).empires for card in empire.hand]
        in_deck = [IDS[card] for card in state_of(game).deck]
        goods_on_worlds = [IDS[good] for empire in state_of(game).empires for good in empire.goods if good != NO_CARD]
        assert sorted([*used, *(world for world in START_WORLDS if world in [*hands, *in_deck, *goods_on_worlds])]) == (
            sorted(START_WORLDS)
        )
        dealt |= set(hands) & set(START_WORLDS)
    assert dealt


@pytest.mark.parametrize("setup", ["standard", "first_game"])
def test_alpha_centauri_starts_with_a_good_and_no_other_world_does(setup: str) -> None:
    seen = set()
    for seed in range(40):
        game = windfall.new("race", players=3, seed=seed, setup=setup)
        for world, number in goods(game).items():
            assert number == (1 if world == "alpha_centauri" else 0)
            seen.add(world)
    assert "alpha_centauri" in seen
    assert len(seen) > 2


# The first game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_game_uses_the_first_start_worlds_and_preset_hands(players: int) -> None:
    """Start worlds 1 and 2 for two players, 1 to 3 for three, 1 to 4 for four; each with the hand of its number."""
    seated = set()
    for seed in range(30):
        game = windfall.new("race", players=players, seed=seed, setup="first_game")
        worlds = start_worlds(game)
        assert sorted(worlds) == sorted(START_WORLDS[1 : players + 1])
        seated.add(worlds[0])
        for empire in state_of(game).empires:
            assert {IDS[card] for card in empire.hand} == PRESET[IDS[empire.start_world]]
            assert len(empire.hand) == 4
            assert empire.discards == []
        assert game.pending[0].kind == "action"  # nothing is discarded
    assert seated == set(START_WORLDS[1 : players + 1])  # who gets which is chance


def test_left_over_preset_cards_and_start_worlds_go_into_the_deck() -> None:
    game = windfall.new("race", players=2, seed=1, setup="first_game")
    deck = [IDS[card] for card in state_of(game).deck]
    good = [IDS[card] for empire in state_of(game).empires for card in empire.goods if card != NO_CARD]
    for card in [*PRESET["new_sparta"], *PRESET["earths_lost_colony"], "old_earth", "new_sparta", "earths_lost_colony"]:
        assert card in [*deck, *good]
    assert [*deck, *good].count("public_works") == 1  # the copy without a number


# What cannot be set up


@pytest.mark.parametrize("players", [1, 5, 0, -2])
def test_only_for_2_to_4_players(players: int) -> None:
    with pytest.raises(SetupError, match="2 to 4 players"):
        windfall.new("race", players=players, seed=1)


@pytest.mark.parametrize("players", [3, 4])
def test_the_experienced_game_is_for_2_players(players: int) -> None:
    with pytest.raises(SetupError, match=f"experienced game is for 2 players, not {players}"):
        windfall.new("race", players=players, seed=1, experienced=True)


def test_the_experienced_game_with_either_setup() -> None:
    for setup in ("standard", "first_game"):
        game = windfall.new("race", players=2, seed=1, experienced=True, setup=setup)
        assert state_of(game).experienced


def test_options_there_are_not() -> None:
    with pytest.raises(SetupError, match="'setup' cannot be 'second_game'; allowed: 'standard', 'first_game'"):
        windfall.new("race", players=2, seed=1, setup="second_game")
    with pytest.raises(SetupError, match="has no setting 'goals'"):
        windfall.new("race", players=2, seed=1, goals=True)
