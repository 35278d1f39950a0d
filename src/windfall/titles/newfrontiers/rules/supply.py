"""What moves between the common supplies and an empire in every action: credits, VP chips, colonists, goods."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.agenda import push
from windfall.engine.kinds import NO_KIND
from windfall.engine.pool import put
from windfall.engine.state import EVERYONE
from windfall.titles.newfrontiers.components.powers import POWERS_FOR, Power
from windfall.titles.newfrontiers.components.tiles import ANY_WORLD, IS_XENO, VARIANT
from windfall.titles.newfrontiers.rules import events
from windfall.titles.newfrontiers.rules.agenda import DRAW_WORLDS
from windfall.titles.newfrontiers.rules.state import NO_GOOD, Empire, NewFrontiersState

# End conditions, as bits of `state.ending`, in the order the rulebook lists them.
DEVELOPMENTS_END: Final = 1
COLONIES_END: Final = 2
COLONISTS_END: Final = 4
VP_POOL_END: Final = 8
# So many spaces covered, so many colonies, or fewer colonists in the supply than these end the game.
SPACES_TO_END: Final = 11
COLONIES_TO_END: Final = 8
COLONISTS_TO_GO_ON: Final = 5
MOST_WORLDS: Final = 9  # explored ones and colonies, the home colony included (NF-7)


def end_game_by(state: NewFrontiersState, condition: int) -> None:
    """The game ends after this round (NF-17)."""
    if not state.ending & condition:
        state.ending |= condition
        state.events.append((events.GAME_WILL_END, EVERYONE, -1, condition))


def working_powers(empire: Empire, action: int) -> list[int]:
    """The empire's powers for an action, in the order its tiles were placed."""
    powers_of = POWERS_FOR[action]
    powers = [power for tile in empire.colonies for power in powers_of[tile]]
    for tile in empire.developments:
        for power in powers_of[tile]:
            powers.append(power)
    return powers


def counts_as(tile: int, any_kind: int) -> int:
    """The tile as selectors see it: the any-kind world is of the kind its owner named (NF-13)."""
    return VARIANT + any_kind if tile == ANY_WORLD and any_kind != NO_KIND else tile


def seen_tiles(colonies: Sequence[int], developments: Sequence[int], any_kind: int) -> list[int]:
    """The tiles of an empire as selectors see them."""
    tiles = [*colonies, *developments]
    if any_kind != NO_KIND and ANY_WORLD in colonies:
        tiles[tiles.index(ANY_WORLD)] = VARIANT + any_kind
    return tiles


def count_matches(matches: tuple[bool, ...], tiles: list[int]) -> int:
    """How many of the tiles a selector matches."""
    count = 0
    for tile in tiles:
        count += matches[tile]
    return count


def goods_by_kind(goods: Sequence[int]) -> list[int]:
    """How many of the goods on colonies are of each kind."""
    counts = [0, 0, 0, 0]
    for good in goods:
        if good != NO_GOOD:
            counts[good] += 1
    return counts


def gain_credits(state: NewFrontiersState, seat: int, amount: int, source: int = events.NO_SOURCE) -> None:
    state.empires[seat].credits += amount
    state.events.append((events.GAINS_CREDITS, EVERYONE, seat, amount, source))


def gain_vp(state: NewFrontiersState, seat: int, amount: int, source: int = events.NO_SOURCE) -> None:
    """Take VP chips; they are paid in full even when the pool is used up (NF-16)."""
    pay_chips(state, seat, amount)
    state.events.append((events.GAINS_VP, EVERYONE, seat, amount, source))


def pay_chips(state: NewFrontiersState, seat: int, amount: int) -> None:
    state.empires[seat].chips += amount
    from_pool = min(amount, state.vp_pool)
    state.vp_pool -= from_pool
    state.reserve_chips += amount - from_pool
    if state.vp_pool == 0:
        end_game_by(state, VP_POOL_END)


def gain_colonists(state: NewFrontiersState, seat: int, amount: int, source: int = events.NO_SOURCE) -> None:
    """Take colonists, as many as the supply still has."""
    amount = min(amount, state.colonist_supply)
    state.colonist_supply -= amount
    state.empires[seat].colonists += amount
    state.events.append((events.GAINS_COLONISTS, EVERYONE, seat, amount, source))


def reward(state: NewFrontiersState, seat: int, power: Power, times: int = 1) -> None:
    """Give the rewards of a power; worlds are drawn in the next step."""
    if times == 0:
        return
    if power.credits:
        gain_credits(state, seat, power.credits * times, power.tile)
    if power.vp:
        gain_vp(state, seat, power.vp * times, power.tile)
    if power.colonists:
        gain_colonists(state, seat, power.colonists * times, power.tile)
    draw_as_reward(state, seat, power, times)


def draw_as_reward(state: NewFrontiersState, seat: int, power: Power, times: int) -> None:
    """Worlds as a reward come from the bag in the steps that follow."""
    for _ in range(power.worlds * times):
        push(state, DRAW_WORLDS, seat, power.index)


def return_to_bag(state: NewFrontiersState, world: int) -> None:
    put(state.bag, world)


def put_good(state: NewFrontiersState, empire: Empire, at: int, kind: int) -> bool:
    """Put a good from the supply on a colony, if there is one left."""
    if state.goods_supply[kind] == 0:
        return False
    state.goods_supply[kind] -= 1
    empire.goods[at] = kind
    return True


def remove_good(state: NewFrontiersState, empire: Empire, at: int) -> int:
    """Return the good on a colony to the supply."""
    kind = empire.goods[at]
    state.goods_supply[kind] += 1
    empire.goods[at] = NO_GOOD
    return kind


def is_over_limit(empire: Empire) -> bool:
    return len(empire.colonies) + len(empire.explored) > MOST_WORLDS


def must_keep_xeno(empire: Empire) -> bool:
    """A Xeno world cannot be discarded while another explored world can be (NF-22)."""
    return not all(IS_XENO[world] for world in empire.explored)
