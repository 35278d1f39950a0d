"""The chance stream: the same numbers everywhere, evenly spread, and scripts that say what is wrong with them."""

from collections import Counter

import pytest

from windfall import Chance, ScriptedChance, WindfallError

WHOLE = 1 << 64  # `below` this gives the generator's number itself


def test_the_stream_is_splitmix64() -> None:
    """The published reference numbers of SplitMix64 for the seeds 0 and 1234567."""
    zero, other = Chance(0), Chance(1234567)
    assert [zero.below(WHOLE) for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    assert [other.below(WHOLE) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_numbers_of_a_seed_never_change() -> None:
    """Journals keep a seed, not draws: whoever changes these numbers makes every journal unreadable."""
    chance = Chance(7)
    assert [chance.below(6) for _ in range(24)] == [
        *(2, 0, 5, 3, 2, 1, 2, 1, 0, 2, 0, 5),
        *(5, 5, 5, 3, 5, 1, 3, 4, 4, 0, 2, 2),
    ]
    assert Chance((1 << 63) - 1).below(1000) == 165
    pool = list(range(20, 30))
    assert (Chance(11).draw(pool), pool) == (23, [20, 21, 22, 24, 25, 26, 27, 28, 29])


@pytest.mark.parametrize("count", [2, 3, 7, 60])
def test_numbers_are_evenly_spread(count: int) -> None:
    """Chi-square of 6,000 numbers; the limit is far in the tail for each number of degrees of freedom."""
    chance = Chance(count)
    seen = Counter(chance.below(count) for _ in range(6000))
    expected = 6000 / count
    chi_square = sum((seen[number] - expected) ** 2 / expected for number in range(count))
    assert set(seen) == set(range(count))
    assert chi_square < count - 1 + 4 * (2 * count) ** 0.5


def test_neighbouring_seeds_and_neighbouring_numbers_are_unrelated() -> None:
    pairs = Counter((Chance(seed).below(4), Chance(seed + 1).below(4)) for seed in range(3200))
    assert len(pairs) == 16
    assert all(140 < number < 260 for number in pairs.values())
    chance = Chance(5)
    steps = Counter((chance.below(4), chance.below(4)) for _ in range(3200))
    assert len(steps) == 16
    assert all(140 < number < 260 for number in steps.values())


def test_draw_takes_the_item_out_and_keeps_the_order_of_the_rest() -> None:
    chance = Chance(3)
    pool = [5, 6, 7, 8, 9]
    drawn = []
    while pool:
        before = pool.copy()
        item = chance.draw(pool)
        before.remove(item)
        assert pool == before
        drawn.append(item)
    assert sorted(drawn) == [5, 6, 7, 8, 9]


def test_every_item_can_be_drawn_first() -> None:
    first = Counter(Chance(seed).draw([1, 2, 3]) for seed in range(900))
    assert set(first) == {1, 2, 3}
    assert min(first.values()) > 240


def test_a_copy_gives_the_same_numbers_and_is_independent() -> None:
    chance = Chance(99)
    chance.below(10)
    twin = chance.copy()
    ahead = [chance.below(1000) for _ in range(5)]
    assert [twin.below(1000) for _ in range(5)] == ahead
    twin.below(1000)
    assert chance.below(1 << 32) != twin.below(1 << 32)


def test_a_script_gives_its_draws_in_order() -> None:
    chance = ScriptedChance([30, 10, 1])
    pool = [10, 20, 30]
    assert (chance.draw(pool), chance.draw(pool), pool) == (30, 10, [20])
    assert chance.below(2) == 1


def test_a_script_that_is_used_up_says_so() -> None:
    chance = ScriptedChance([1])
    chance.below(2)
    with pytest.raises(WindfallError, match="the script of 1 draws is used up"):
        chance.below(2)
    with pytest.raises(WindfallError, match="the script of 0 draws is used up"):
        ScriptedChance([]).draw([1])


@pytest.mark.parametrize("number", [-1, 6, 100])
def test_a_scripted_number_out_of_range_is_refused(number: int) -> None:
    with pytest.raises(WindfallError, match=rf"draw 1 of the script is {number}, but must be 0 to 5"):
        ScriptedChance([number]).below(6)


def test_a_scripted_item_that_is_not_in_the_pool_is_refused_and_the_pool_kept() -> None:
    pool = [10, 20]
    chance = ScriptedChance([10, 99])
    chance.draw(pool)
    with pytest.raises(WindfallError, match=r"draw 2 of the script is 99, which is not in the pool \[20\]"):
        chance.draw(pool)
    assert pool == [20]


def test_a_copy_of_a_script_goes_on_where_it_was() -> None:
    chance = ScriptedChance([1, 2, 3])
    chance.below(5)
    twin = chance.copy()
    assert twin.below(5) == 2
    assert chance.below(5) == 2
    assert chance.below(5) == 3
    assert twin.below(5) == 3
