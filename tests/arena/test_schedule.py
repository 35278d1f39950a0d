"""Who sits where: every bot in every seat of every deal."""

from collections import Counter

import pytest

from windfall.arena import bot_seed, schedule


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_bot_plays_every_deal_from_every_seat(players: int) -> None:
    placed = Counter(
        (fixture.deal, seat, position)
        for fixture in schedule(players, games=3 * players, seed=40)
        for seat, position in enumerate(fixture.positions)
    )
    assert set(placed) == {
        (deal, seat, position) for deal in (40, 41, 42) for seat in range(players) for position in range(players)
    }
    assert set(placed.values()) == {1}


def test_the_first_game_seats_the_bots_in_the_order_given() -> None:
    (fixture,) = schedule(players=4, games=1, seed=9)
    assert (fixture.number, fixture.deal, fixture.positions) == (0, 9, (0, 1, 2, 3))


def test_a_started_rotation_is_as_even_as_it_can_be() -> None:
    seats = Counter(fixture.positions[0] for fixture in schedule(players=3, games=8, seed=0))
    assert sorted(seats.values()) == [2, 3, 3]


def test_every_bot_in_every_game_has_a_seed_of_its_own() -> None:
    seeds = {bot_seed(seed, game, position) for seed in range(10) for game in range(10) for position in range(5)}
    assert len(seeds) == 500
    assert all(0 <= seed < 1 << 63 for seed in seeds)


def test_seeds_are_the_same_on_every_machine() -> None:
    assert bot_seed(7, 3, 1) == 3927357642674612579
