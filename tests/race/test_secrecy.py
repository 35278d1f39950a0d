"""What players know of each other (RG-8), position by position. Whole games are in `test_knowledge`."""

import windfall
from tests.race.table import DEVELOPMENTS, WORLDS, Table
from windfall.engine.state import SPECTATOR
from windfall.titles.race.components.cards import INDEX
from windfall.titles.race.rules.actions import ACTION_CARD_IDS
from windfall.titles.race.rules.state import NO_CARD, Empire, RaceState


def known(table: Table, viewer: int) -> RaceState:
    state = table.game().observe(viewer).known
    assert isinstance(state, RaceState)
    return state


def ids(cards: list[str]) -> list[int]:
    return sorted(INDEX[card] for card in cards)


def is_blank(cards: list[int], number: int) -> bool:
    return len(cards) == number and all(card < 0 for card in cards)


def position() -> Table:
    table = Table()
    table.empire(
        0, hand=["gem_world", "drop_ships"], tableau=["artist_colony", "tourist_world"], goods=["artist_colony"]
    )
    table.empire(1, hand=WORLDS[:3], tableau=["rebel_miners"], goods=["rebel_miners"], chips=4)
    table.discard(0, "mining_world")
    table.discard(1, "comet_zone", "spice_world")
    table.begin_round()
    return table


def test_own_hand_and_own_discards_are_known_to_oneself() -> None:
    """RG-8: own hand and own discards to oneself."""
    table = position()
    own = known(table, 0).empires[0]
    assert own.hand == ids(["gem_world", "drop_ships"])
    assert own.discards == ids(["mining_world"])


def test_other_hands_and_discards_are_only_counted() -> None:
    """RG-8: hand sizes to all."""
    table = position()
    for viewer in (0, SPECTATOR):
        other = known(table, viewer).empires[1]
        assert is_blank(other.hand, 3)
        assert is_blank(other.discards, 2)
    assert is_blank(known(table, SPECTATOR).empires[0].hand, 2)
    assert is_blank(known(table, 0).deck, len(table.deck()))


def test_tableaus_kinds_of_goods_and_chips_are_known_to_all() -> None:
    """RG-8: tableaus, goods' kinds, VP chips to all: a good lies on a world, whose kind it has."""

    def shown(empire: Empire) -> object:
        return empire.tableau, [good != NO_CARD for good in empire.goods], empire.chips

    table = position()
    for viewer in (0, 1, SPECTATOR):
        state = known(table, viewer)
        assert [shown(empire) for empire in state.empires] == [shown(empire) for empire in table.state.empires]
        assert state.vp_pool == 20


def test_goods_are_known_to_nobody_not_even_after_they_are_discarded() -> None:
    """RG-8: only the kind of a good is known, not which card it is."""
    table = position()
    for viewer in (0, 1, SPECTATOR):
        assert all(good < 0 for empire in known(table, viewer).empires for good in empire.goods)
    table.round("trade", "trade")
    assert len(table.state.unseen_discards) == 2
    for viewer in (0, 1, SPECTATOR):
        assert is_blank(known(table, viewer).unseen_discards, 2)


def test_action_cards_are_known_once_revealed() -> None:
    """RG-8: chosen action cards once revealed."""
    table = position()
    table.choose(1, "choose: Settle")
    before = known(table, 0)
    assert before.empires[1].chosen == ()
    assert before.empires[1].picks == []
    assert known(table, SPECTATOR) == known(position(), SPECTATOR)  # it is not even known who has chosen
    table.choose(0, "choose: Explore: +5")
    assert table.question == "explore"
    for viewer in (0, SPECTATOR):
        assert known(table, viewer).empires[1].chosen == (ACTION_CARD_IDS.index("settle"),)


def test_what_others_do_in_a_step_is_hidden_until_it_is_done() -> None:
    """RG-8, RG-2: a world laid face down is known when all are turned up."""

    def laid(option: str) -> Table:
        table = Table()
        table.empire(0, hand=["refugee_world"])
        table.empire(1, hand=["pilgrimage_world", "artist_colony", "export_duties"])
        table.round("trade", "settle")
        table.choose(1, option)
        return table

    tables = [laid(option) for option in ("pass", "place: Pilgrimage World", "place: Artist Colony")]
    for viewer in (0, SPECTATOR):
        views = [known(table, viewer) for table in tables]
        assert views[0] == views[1] == views[2]
    for table in tables:
        table.choose(0, "pass")
    assert len({tuple(known(table, 0).empires[1].tableau) for table in tables}) == 3


def test_cards_drawn_in_explore_are_known_to_their_player() -> None:
    """RG-8: they are the player's own."""
    table = Table(draws=["gem_world", "comet_zone", "mining_world", *WORLDS[:2]])
    table.round("explore_1_1", "develop")
    assert known(table, 0).empires[0].drawn == ids(["gem_world", "comet_zone", "mining_world"])
    assert is_blank(known(table, 1).empires[0].drawn, 3)


def test_cards_given_up_or_turned_up_are_public() -> None:
    """RG-8: a tableau lies open, so a Colony Ship that is discarded is known; so is a card turned up and not kept."""
    table = Table(draws=["drop_ships"])
    table.empire(0, hand=["tourist_world"], tableau=["colony_ship", "gambling_world"])
    table.round("trade", "settle")
    table.choose(0, "place: Tourist World", "name number: 2")
    for viewer in (0, 1, SPECTATOR):
        assert known(table, viewer).public_discards == ids(["colony_ship", "drop_ships"])


def test_after_a_reshuffle_discards_are_unknown_again() -> None:
    """RG-8, RG-4: what was discarded is somewhere in the new deck."""
    table = Table()
    table.empire(0, tableau=["rebel_underground"])
    table.discard(0, *DEVELOPMENTS[:2])
    table.leave_in_deck("gem_world")
    table.round("develop", "produce")
    assert known(table, 0).empires[0].discards == []
    assert is_blank(known(table, 0).deck, 2)


def test_the_log_tells_each_player_the_own_cards_only() -> None:
    """RG-8: others see how many cards are drawn and discarded, not which."""
    game = windfall.new("race", players=2, seed=3)
    while game.pending[0].kind == "discard_start":
        game.play(game.seats[0], game.actions(game.seats[0])[0])
    for viewer in (0, 1, SPECTATOR):
        lines = [line for line in game.log(viewer) if "discards" in line]
        assert len(lines) == 2
        for seat, line in enumerate(lines):
            name = ("Red", "Blue")[seat]
            assert line.startswith(f"{name} discards ")
            assert (line == f"{name} discards 2 cards") == (seat != viewer)  # the own ones are told by name
