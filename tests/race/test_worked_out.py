"""What players can work out of hidden cards, position by position (RG-11): preset hands, and discards that came back
into the deck. Whole games are in `test_knowledge`."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import windfall
from tests.race.subject import LIVELY, RACE, SETUPS
from tests.race.table import Table
from tests.support.subject import Setup, play_on, shown, viewers
from windfall import SPECTATOR, Game
from windfall.titles.race.components.cards import COPIES, IDS, INDEX, NAMES, PRESET_HANDS, SPECS
from windfall.titles.race.rules.actions import CHOOSE, PRODUCE_CARD
from windfall.titles.race.rules.state import RaceState

FIRST_GAMES = [setup for setup in SETUPS if setup.options["setup"] == "first_game"]
# Cards of which there is one only.
SINGLE = ("gem_world", "comet_zone", "mining_world", "spice_world", "secluded_world", "radioactive_world")


def samples(game: Game, viewer: int, number: int = 200) -> Iterator[RaceState]:
    rng = random.Random(viewer)
    for _ in range(number):
        state = windfall.sample(game.observe(viewer), rng).state
        assert isinstance(state, RaceState)
        yield state


def state_of(game: Game) -> RaceState:
    assert isinstance(game.state, RaceState)
    return game.state


def where(state: RaceState, card: str) -> str:
    """The place of a card of which there is one only."""
    number = INDEX[card]
    assert COPIES[number] == 1
    if number in state.deck:
        return "deck"
    if number in state.unseen_discards:
        return "unseen discards"
    for seat, empire in enumerate(state.empires):
        for sort, pile in (("hand", empire.hand), ("drawn", empire.drawn), ("discards", empire.discards)):
            if number in pile:
                return f"{sort} {seat}"
        if number in empire.goods:
            return f"good on {IDS[empire.tableau[empire.goods.index(number)]]}"
    return "nowhere"


@pytest.mark.parametrize("setup", FIRST_GAMES, ids=lambda setup: setup.name)
def test_preset_hands_follow_from_the_start_worlds(setup: Setup) -> None:
    """RG-11: everyone sees the start worlds, so everyone can tell the hands. They are not shown, though."""
    game = RACE.new_game(setup, seed=3)
    for viewer in viewers(game):
        for state in samples(game, viewer, 20):
            for empire in state.empires:
                assert empire.hand == sorted(PRESET_HANDS[SPECS[empire.start_world].start_world or 0])
        for seat, empire in enumerate(shown(game, viewer)["empires"]):
            assert (None in empire["hand"]) == (seat != viewer)


def test_a_preset_card_is_in_hand_until_its_owner_discards_from_it() -> None:
    """RG-11: cards not kept in Explore were never in the hand; one that is paid with was, and may be any of it."""
    in_hand = loose = 0
    for game in play_on(RACE.new_game(FIRST_GAMES[-1], seed=1), LIVELY, random.Random(1), moves=60):
        traces = state_of(game).traces
        for seat, empire in enumerate(state_of(game).empires):
            viewer = (seat + 1) % 4
            for state in samples(game, viewer, 5):
                held, hand = Counter(traces.held[seat]), Counter(state.empires[seat].hand)
                assert held <= hand
                assert held + Counter(traces.loose[seat].cards) <= hand + Counter(state.empires[seat].discards)
            in_hand += bool(traces.held[seat] and empire.discards)
            loose += bool(traces.loose[seat].cards)
    assert in_hand > 3, "nobody explored before discarding from hand"
    assert loose > 5, "nobody discarded"


def test_a_preset_card_that_was_perhaps_paid_with_is_in_hand_or_discarded() -> None:
    """RG-11: Blue has paid with two cards of three, and Red cannot tell with which; but with two of them."""
    table = Table()
    table.empire(0, hand=["export_duties"])
    blue = table.empire(1, hand=["gem_world", "comet_zone", "mining_world", "spice_world"])
    for card in table.hand(1):
        table.state.traces = table.state.traces.takes(1, INDEX[card])
    table.round("settle", "settle")
    table.choose(1, "place: Gem World")
    table.pay(1)
    assert (len(blue.hand), len(blue.discards)) == (2, 2)
    found = Counter(
        tuple(where(state, card) for card in ("comet_zone", "mining_world", "spice_world"))
        for state in samples(table.game(), 0)
    )
    assert {tuple(sorted(places)) for places in found} == {("discards 1", "discards 1", "hand 1")}
    assert len(found) == 3
    # the third one is placed, and it was in hand: so the other two are discarded
    left = table.hand(1)
    card = next(card for card in ("comet_zone", "mining_world", "spice_world") if card in left)
    table.empire(1, hand=["deficit_spending", "interstellar_bank", "research_labs"])
    table.round("settle", "settle")
    table.choose(1, f"place: {NAMES[INDEX[card]]}")
    table.pay(1)
    for state in samples(table.game(), 0, 50):
        places = {where(state, other) for other in ("comet_zone", "mining_world", "spice_world") if other != card}
        assert places == {"discards 1"}


def refilled(*own: str, others: tuple[str, ...] = (), hand: tuple[str, ...] = ()) -> Table:
    """Red has discarded some cards and Blue others; Red draws the last card of the deck, and they are the new one."""
    table = Table(draws=["avian_uplift_race"])
    table.empire(0, tableau=["rebel_underground"])
    table.empire(1, hand=hand)
    table.discard(0, *own)
    table.discard(1, *others)
    table.leave_in_deck("avian_uplift_race")
    table.round("produce", "produce")
    assert len(table.deck()) == len(own) + len(others)
    return table


def test_own_discards_are_in_the_deck_after_a_reshuffle() -> None:
    """RG-11: and nobody but their owner knows that."""
    table = refilled(*SINGLE[:3], others=SINGLE[3:5], hand=("deficit_spending", "new_sparta"))
    for state in samples(table.game(), 0):
        assert {where(state, card) for card in SINGLE[:3]} == {"deck"}
    for viewer in (1, SPECTATOR):
        assert any(where(state, SINGLE[0]) != "deck" for state in samples(table.game(), viewer))
    for state in samples(table.game(), 1):
        assert {where(state, card) for card in SINGLE[3:5]} == {"deck"}


def test_discards_that_lay_open_are_known_to_everyone_to_be_in_the_deck() -> None:
    """RG-11, RG-8: what was given up or turned up was seen by all."""
    table = Table(draws=["avian_uplift_race"])
    table.empire(0, tableau=["rebel_underground"])
    table.empire(1, hand=["export_duties", "interstellar_bank"])
    table._take("gem_world")
    table.state.public_discards = [INDEX["gem_world"]]
    table.leave_in_deck("avian_uplift_race")
    table.round("produce", "produce")
    for viewer in (0, 1, SPECTATOR):
        assert {where(state, "gem_world") for state in samples(table.game(), viewer, 50)} == {"deck"}


def test_one_of_two_copies_is_in_the_deck_if_one_was_discarded() -> None:
    """RG-11: the other one may be there too, or in a hand."""
    table = refilled("export_duties", others=SINGLE[:3], hand=("export_duties", "gambling_world"))
    found = Counter(state.deck.count(INDEX["export_duties"]) for state in samples(table.game(), 0))
    assert set(found) == {1, 2}
    # once Blue has placed one of them, it is not known whether the other one was Red's
    table.round("develop", "develop")
    table.choose(1, "place: Export Duties")
    table.finish()
    found = Counter(state.deck.count(INDEX["export_duties"]) for state in samples(table.game(), 0))
    assert set(found) == {0, 1}


def test_no_more_own_discards_come_to_a_player_than_cards_drawn_since() -> None:
    """RG-11: Blue draws two cards, of which the first is the last of the old deck."""
    table = Table(draws=["avian_uplift_race", SINGLE[0]])
    table.empire(0, hand=["deficit_spending"])
    table.empire(1, hand=SINGLE[4:6], tableau=["new_vinland", "tourist_world"], goods=["new_vinland"])
    table.discard(0, *SINGLE[:3])
    table.discard(1, "space_port")
    table.leave_in_deck("avian_uplift_race")
    table.round("develop", "trade")
    table.finish()
    assert table.state.older == [1, 3]
    drawn = Counter(
        sum(where(state, card) == "hand 1" for card in SINGLE[:3]) for state in samples(table.game(), 0, 400)
    )
    assert set(drawn) == {0, 1}


def play_produce(game: Game) -> Game:
    """Blue produces, and Red has nothing to do."""
    for seat in (0, 1):
        game.play(seat, CHOOSE + PRODUCE_CARD)
    return game


def test_cards_of_a_new_deck_spread_as_they_are_drawn() -> None:
    """RG-11: where Red's discards are after Blue has produced, in samples and in as many games played from before."""
    table = Table()
    worlds = ["rebel_underground", "spice_world", "artist_colony", "new_vinland"]
    table.empire(0, hand=["deficit_spending"])
    table.empire(
        1, hand=["new_sparta", "earths_lost_colony"], tableau=["rebel_miners", *worlds], goods=["rebel_miners"]
    )
    own = ("gem_world", "comet_zone", "mining_world")
    table.discard(0, *own)
    table.discard(1, "space_port", "interstellar_bank")
    table.leave_in_deck("avian_uplift_race")
    table.begin_round()
    before = table.game()
    after = play_produce(before.copy())
    number, rng = 3000, random.Random(5)
    games = [play_produce(windfall.sample(before.observe(0), rng)) for _ in range(number)]
    assert all(game.observe(0) == after.observe(0) for game in games), "Red saw something of what happened"
    found = [
        Counter(where(state, card) for state in states for card in own)
        for states in ([state_of(game) for game in games], list(samples(after, 0, number)))
    ]
    assert set(found[0]) == set(found[1])
    # not on Rebel Miners, whose good is old, nor on New Vinland, which gets the last card of the old deck
    assert set(found[0]) == {"deck", "hand 1", "good on artist_colony", "good on spice_world"}
    for place in found[0]:
        played, sampled = found[0][place], found[1][place]
        assert abs(played - sampled) < 5 * (played + sampled) ** 0.5, f"{place}: {played} played, {sampled} sampled"
