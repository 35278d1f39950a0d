"""SETUP of the rulebook: Survey Teams, the preset hands of a first game, and the deal of later games."""

from collections import Counter

import pytest

import windfall
from tests.jumpdrive.invariants import GAME_CARDS, SURVEY_TEAM
from windfall import Game
from windfall.engine.errors import SetupError
from windfall.titles.jumpdrive.components.cards import IDS
from windfall.titles.jumpdrive.rules import events
from windfall.titles.jumpdrive.rules.state import JumpDriveState

HANDS = {
    "A": {"gem_world", "space_port", "consumer_markets", "galactic_advertisers", "galactic_trendsetters"},
    "B": {"alien_rosetta_stone_world", "alien_toy_shop", "deserted_alien_colony", "survey_hq", "investment_credits"},
    "C": {"pre_sentient_race", "uplift_gene_breeders", "avian_uplift_race", "uplift_researchers", "genetics_lab"},
    "D": {"space_marines", "military_convoy", "smuggling_lair", "former_penal_colony", "rebel_underground"},
}
PLAYERS = (2, 3, 4)


def new(players: int, seed: int, setup: str = "standard") -> tuple[Game, JumpDriveState]:
    game = windfall.new("jumpdrive", players=players, seed=seed, setup=setup)
    assert isinstance(game.state, JumpDriveState)
    return game, game.state


def letters_of(state: JumpDriveState) -> list[str]:
    hands = [{IDS[card] for card in empire.hand} for empire in state.empires]
    return [letter for hand in hands for letter, cards in HANDS.items() if hand == cards]


@pytest.mark.parametrize("players", PLAYERS)
def test_as_many_survey_teams_as_players_lie_in_the_center(players: int) -> None:
    for setup in ("standard", "first_game"):
        _game, state = new(players, 1, setup)
        assert state.survey_teams == players
        places = [state.deck, *(empire.hand for empire in state.empires), *(empire.cards for empire in state.empires)]
        assert not any(SURVEY_TEAM in place for place in places)


@pytest.mark.parametrize("players", PLAYERS)
def test_first_game(players: int) -> None:
    """JD-8: "First game": one of the preset hands A-D for each player; the other cards are the draw pile."""
    for seed in range(30):
        game, state = new(players, seed, "first_game")
        letters = letters_of(state)
        assert len(letters) == len(set(letters)) == players
        assert len(state.deck) == 112 - 5 * players
        assert Counter(state.deck + [card for empire in state.empires for card in empire.hand]) == Counter(GAME_CARDS)
        assert [game.decision(seat).kind for seat in game.seats] == ["place"] * players, "nothing is discarded"
        assert state.round == 1
        assert state.discard_count() == 0


def test_first_game_hands_are_given_at_random() -> None:
    """JD-8: dealt at random: every player gets every hand as often, and so does the dealer."""
    found = Counter[tuple[int, str]]()
    dealers = Counter[int]()
    games = 1200
    for seed in range(games):
        _game, state = new(4, seed, "first_game")
        found.update(enumerate(letters_of(state)))
        dealers[state.dealer] += 1
    assert len(found) == 16
    error = 5 * (games * 3 / 16) ** 0.5
    assert all(abs(number - games / 4) < error for number in (*found.values(), *dealers.values()))


def test_first_game_with_fewer_players_leaves_out_any_hand() -> None:
    pairs = {tuple(letters_of(new(2, seed, "first_game")[1])) for seed in range(300)}
    assert len(pairs) == 12


@pytest.mark.parametrize("players", PLAYERS)
def test_standard_deal_of_seven_of_which_two_are_discarded(players: int) -> None:
    """JD-8: "Standard": seven cards, discard two."""
    game, state = new(players, 5)
    assert [len(empire.hand) for empire in state.empires] == [7] * players
    assert len(state.deck) == 112 - 7 * players
    assert state.round == 0
    kept = []
    for seat in range(players):
        dealt = state.empires[seat].hand.copy()
        decision = game.decision(seat)
        assert decision.kind == "discard_start"
        assert str(decision.prompt) == "Discard 2 cards."
        first = decision.actions[-1]
        game.play(seat, first)
        if seat in game.seats and game.decision(seat).kind == "discard_start":
            assert str(game.decision(seat).prompt) == "Discard 1 more card."
            game.play(seat, game.actions(seat)[-1])
        kept.append(dealt)
    assert state.round == 1
    for seat, empire in enumerate(state.empires):
        assert len(empire.hand) == 5
        assert len(empire.discards) == 2, "face down: they are the player's own secret"
        assert Counter(empire.hand + empire.discards) == Counter(kept[seat])
        assert game.observe((seat + 1) % players).known.empires[seat].discards == [-2, -2]  # type: ignore[attr-defined]
    assert state.public_discards == []


def test_any_two_of_the_seven_can_be_discarded() -> None:
    game, state = new(2, 3)
    hand = state.empires[0].hand.copy()
    pairs = set()
    for first in game.actions(0):
        twin = game.copy()
        twin.play(0, first)
        open_now = 0 in twin.seats and twin.state.step() == game.state.step()
        seconds = twin.actions(0) if open_now else [state.empires[0].hand[-1]]
        pairs |= {(first, second) for second in seconds}
    different = len(set(hand))
    doubles = sum(number > 1 for number in Counter(hand).values())
    assert len(pairs) == different * (different - 1) // 2 + doubles


def test_deals_are_random_over_the_whole_deck() -> None:
    dealt = Counter[int]()
    games = 800
    for seed in range(games):
        for empire in new(4, seed)[1].empires:
            dealt.update(empire.hand)
    for card, copies in Counter(GAME_CARDS).items():
        expected = games * 28 * copies / 112
        assert abs(dealt[card] - expected) < 5 * expected**0.5, IDS[card]


def test_standard_is_the_default_and_other_words_are_refused() -> None:
    game = windfall.new("jumpdrive", players=2, seed=5)
    assert game.journal().settings == {"setup": "standard"}
    with pytest.raises(SetupError, match="allowed: 'standard', 'first_game'"):
        windfall.new("jumpdrive", players=2, seed=5, setup="second_game")
    for players in (1, 5):
        with pytest.raises(SetupError, match="2 to 4 players"):
            windfall.new("jumpdrive", players=players, seed=5)


@pytest.mark.parametrize("setup", ["standard", "first_game"])
def test_the_dealer_is_named(setup: str) -> None:
    for seed in range(8):
        game, state = new(3, seed, setup)
        assert game.events()[0] == (events.DEALER, -1, state.dealer)
