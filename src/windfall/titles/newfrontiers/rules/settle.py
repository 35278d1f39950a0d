"""Settle: the selecting player gains a colonist; each player in order gains two colonists or settles a world."""

from typing import Final

from windfall.engine.agenda import Choice, Question, Step, ask, push
from windfall.engine.chance import Chance
from windfall.engine.kinds import NO_KIND, WINDFALL
from windfall.engine.state import EVERYONE
from windfall.titles.newfrontiers.components.powers import (
    AFTER_SETTLE,
    GAIN,
    POWERS,
    POWERS_FOR,
    REPLACE_SELF,
    SECOND_SETTLE,
    SETTLE,
    TEMPORARY_MILITARY,
)
from windfall.titles.newfrontiers.components.powers import REPLACE_COLONY as REPLACE_COLONY_POWER
from windfall.titles.newfrontiers.components.tiles import (
    COLONISTS,
    COST,
    DEFENSE,
    GOODS,
    HOMES,
    IS_ALIEN,
    IS_MILITARY,
)
from windfall.titles.newfrontiers.rules import any_kind, events, explore
from windfall.titles.newfrontiers.rules.actions import (
    COLONISTS_TAKEN,
    CONQUER_OR_PAY,
    GOOD,
    MOST_POWERS_ON_A_TILE,
    PASS,
    PAY_FOR,
    REPLACE,
    REPLACE_DOOMED,
    REPLACE_WITH,
    SETTLE_COLONISTS,
    TAKE_COLONISTS,
    USE,
)
from windfall.titles.newfrontiers.rules.agenda import (
    ASK_GIVE_GOOD,
    ASK_REPLACE_WITH,
    ASK_SETTLE,
    ASK_SETTLE_MORE,
    END_SETTLE,
    GIVE_GOOD,
    NAME_KIND,
    REPLACE_COLONY,
    SETTLE_CHOICE,
    SETTLE_MORE,
    SETTLE_TURN,
    WORLD_SETTLED,
)
from windfall.titles.newfrontiers.rules.any_kind import kind_of
from windfall.titles.newfrontiers.rules.military import is_for, military_for, payment_for, price_of, surplus_for
from windfall.titles.newfrontiers.rules.state import NO_GOOD, Empire, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import (
    COLONIES_END,
    COLONIES_TO_END,
    COLONISTS_END,
    COLONISTS_TO_GO_ON,
    counts_as,
    end_game_by,
    gain_colonists,
    put_good,
    remove_good,
    return_to_bag,
    reward,
    working_powers,
)
from windfall.titles.newfrontiers.rules.track import order_from


def begin(state: NewFrontiersState, disk: int) -> None:
    gain_colonists(state, state.selector, SETTLE_COLONISTS)
    push(state, END_SETTLE, disk)
    for seat in reversed(order_from(state, disk)):
        push(state, SETTLE_TURN, seat)


def settle_turn(state: NewFrontiersState, seat: int, _about: int, _chance: Chance) -> None:
    empire = state.empires[seat]
    state.powers = working_powers(empire, SETTLE)
    state.temporary = []
    state.settled = ()
    push(state, SETTLE_CHOICE, seat)
    if any_kind.matters_in_settle(state, empire):
        push(state, NAME_KIND, seat)
    for index in state.powers:
        power = POWERS[index]
        if power.effect == GAIN:
            reward(state, seat, power)


def settle_choice(state: NewFrontiersState, seat: int, _about: int, _chance: Chance) -> None:
    ask(state, ASK_SETTLE, seat)


def settle_options(state: NewFrontiersState, seat: int) -> list[int]:
    """Gain two colonists or settle a world; there is no pass (NF-8)."""
    empire = state.empires[seat]
    options = [TAKE_COLONISTS]
    _add_settle_options(state, empire, options)
    _add_doomed_options(state, empire, options)
    _add_replace_options(state, empire, options)
    return options


def settle_more(state: NewFrontiersState, seat: int, extra: int, _chance: Chance) -> None:
    """After the normal choice: a second world (Improved Logistics), a replacement (Terraforming Engineers)."""
    empire = state.empires[seat]
    can_place = extra or any(POWERS[index].effect == REPLACE_COLONY_POWER for index in state.powers)
    if can_place and state.any_kind == NO_KIND and any_kind.matters_in_settle(state, empire):
        # a power drew the any-kind world after the turn began
        push(state, SETTLE_MORE, seat, extra)
        push(state, NAME_KIND, seat)
        return
    ask(state, ASK_SETTLE_MORE, seat, extra)


def settle_more_options(state: NewFrontiersState, seat: int) -> list[int]:
    empire = state.empires[seat]
    options = [PASS]
    if state.asked_about:
        _add_settle_options(state, empire, options)
    _add_replace_options(state, empire, options)
    return options


def answer_settle(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    """The answer to the choice itself, and to what may come after it."""
    first = state.asked_question == ASK_SETTLE
    this_step = SETTLE_CHOICE if first else SETTLE_MORE
    if action == PASS:
        return
    if action == TAKE_COLONISTS:
        push(state, SETTLE_MORE, seat, 0)
        gain_colonists(state, seat, COLONISTS_TAKEN)
    elif action >= USE:
        push(state, this_step, seat, state.asked_about)
        tile, nth = divmod(action - USE, MOST_POWERS_ON_A_TILE)
        index = next(index for index in POWERS_FOR[SETTLE][tile] if POWERS[index].nth == nth)
        push(state, GIVE_GOOD, seat, index)
    elif action >= REPLACE:
        push(state, this_step, seat, state.asked_about)
        push(state, REPLACE_COLONY, seat, action - REPLACE)
    else:
        push(state, SETTLE_MORE, seat, _second_settles(state) if first else state.asked_about - 1)
        if action >= REPLACE_DOOMED:
            _replace_doomed(state, seat, action - REPLACE_DOOMED)
        else:
            _settle(state, seat, action)


def _second_settles(state: NewFrontiersState) -> int:
    return sum(POWERS[index].effect == SECOND_SETTLE for index in state.powers)


# Settling a world


def _add_settle_options(state: NewFrontiersState, empire: Empire, options: list[int]) -> None:
    """Worlds that can be settled now, and powers that would give temporary Military."""
    for world in empire.explored:
        if COLONISTS[world] > empire.colonists:
            continue
        if IS_MILITARY[world]:
            if surplus_for(state, empire, world) >= 0:
                options.append(CONQUER_OR_PAY + world)
            payment = payment_for(state, world)
            if 0 <= payment <= empire.credits:
                options.append(PAY_FOR + world)
        elif price_of(state, world) <= empire.credits:
            options.append(CONQUER_OR_PAY + world)
    for index in state.powers:
        power = POWERS[index]
        if power.effect == TEMPORARY_MILITARY and index not in state.temporary and _givable(empire, power.kind):
            options.append(USE + power.tile * MOST_POWERS_ON_A_TILE + power.nth)


def _settle(state: NewFrontiersState, seat: int, action: int) -> None:
    empire = state.empires[seat]
    if action >= PAY_FOR:
        world = action - PAY_FOR
        payment = payment_for(state, world)
        empire.credits -= payment
        state.events.append((events.PAYS_FOR_MILITARY, EVERYONE, seat, world, payment))
    else:
        world = action - CONQUER_OR_PAY
        if IS_MILITARY[world]:
            military = military_for(state, empire, world)
            state.events.append((events.CONQUERS, EVERYONE, seat, world, DEFENSE[world], military))
        else:
            price = price_of(state, world)
            empire.credits -= price
            state.events.append((events.PAYS_FOR_WORLD, EVERYONE, seat, world, price))
    empire.explored.remove(world)
    empire.colonists -= COLONISTS[world]
    empire.colonies.append(world)
    empire.goods.append(NO_GOOD)
    if any_kind.matters_on_arrival(state, world):
        push(state, WORLD_SETTLED, seat, world)
        push(state, NAME_KIND, seat)
    else:
        _settled(state, seat, world)


def world_settled(state: NewFrontiersState, seat: int, world: int, _chance: Chance) -> None:
    """Now that its kind is named."""
    _settled(state, seat, world)


def _settled(state: NewFrontiersState, seat: int, world: int) -> None:
    _arrive(state, seat, state.empires[seat].colonies.index(world))
    _after_settle(state, seat, world)


def _arrive(state: NewFrontiersState, seat: int, at: int) -> None:
    """A new colony: a windfall world brings its good, if the supply has one."""
    empire = state.empires[seat]
    colony = empire.colonies[at]
    state.settled = (*state.settled, colony)
    kind = kind_of(state, colony)
    if GOODS[colony] == WINDFALL and put_good(state, empire, at, kind):
        state.events.append((events.WINDFALL_GOOD, EVERYONE, seat, colony, kind))


def _after_settle(state: NewFrontiersState, seat: int, world: int) -> None:
    """Powers triggered by settling; they fire for each world settled (NF-9)."""
    for index in state.powers:
        power = POWERS[index]
        if power.effect == AFTER_SETTLE and is_for(power, counts_as(world, state.any_kind)):
            reward(state, seat, power)


# Temporary Military


def _givable(empire: Empire, kind: int) -> list[int]:
    """Colonies with a good (of a kind, if one is stated) that can be removed."""
    return [empire.colonies[at] for at, good in enumerate(empire.goods) if good != NO_GOOD and kind in (NO_KIND, good)]


def give_good(state: NewFrontiersState, seat: int, index: int, _chance: Chance) -> None:
    ask(state, ASK_GIVE_GOOD, seat, index)


def give_good_options(state: NewFrontiersState, seat: int) -> list[int]:
    return [GOOD + colony for colony in _givable(state.empires[seat], POWERS[state.asked_about].kind)]


def answer_give_good(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    """It lasts for the rest of this player's Settle action (NF-9)."""
    power = POWERS[state.asked_about]
    colony = action - GOOD
    empire = state.empires[seat]
    kind = remove_good(state, empire, empire.colonies.index(colony))
    state.temporary.append(power.index)
    state.events.append((events.GIVES_GOOD, EVERYONE, seat, colony, kind, power.tile, power.amount))


# Replacing a colony: Terraforming Engineers (NF-11) and Doomed Colony (NF-12)


def _add_replace_options(state: NewFrontiersState, empire: Empire, options: list[int]) -> None:
    if any(POWERS[index].effect == REPLACE_COLONY_POWER for index in state.powers):
        options += [REPLACE + old for old in empire.colonies if _replacements(state, empire, old)]


def _replacements(state: NewFrontiersState, empire: Empire, old: int) -> list[int]:
    """Explored worlds that may replace a colony: non-military, same kind, printed cost as much higher as a power
    allows; a missing colonist must be supplied."""
    if IS_MILITARY[old] or old in state.settled:
        return []
    most = max(POWERS[index].amount for index in state.powers if POWERS[index].effect == REPLACE_COLONY_POWER)
    kind = kind_of(state, old)
    return [
        new
        for new in empire.explored
        if is_better(new, old, most)
        and kind_of(state, new) == kind
        and COLONISTS[new] - COLONISTS[old] <= empire.colonists
    ]


def is_better(new: int, old: int, most: int) -> bool:
    """Is a world non-military, and its printed cost as high as that of a colony, or at most so much higher?"""
    return not IS_MILITARY[new] and 0 <= COST[new] - COST[old] <= most


def replace_colony(state: NewFrontiersState, seat: int, old: int, _chance: Chance) -> None:
    ask(state, ASK_REPLACE_WITH, seat, old)


def replace_with_options(state: NewFrontiersState, seat: int) -> list[int]:
    return [REPLACE_WITH + world for world in _replacements(state, state.empires[seat], state.asked_about)]


def answer_replace_with(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    """Not a Settle action: nothing is triggered. Of several such powers the weakest that suffices is used up."""
    old = state.asked_about
    new = action - REPLACE_WITH
    usable = [
        index
        for index in state.powers
        if POWERS[index].effect == REPLACE_COLONY_POWER and POWERS[index].amount >= COST[new] - COST[old]
    ]
    state.powers.remove(min(usable, key=lambda index: POWERS[index].amount))
    _replace(state, seat, old, new)


def _add_doomed_options(state: NewFrontiersState, empire: Empire, options: list[int]) -> None:
    for index in state.powers:
        power = POWERS[index]
        if power.effect == REPLACE_SELF:
            options += [
                REPLACE_DOOMED + world
                for world in empire.explored
                if not IS_MILITARY[world]
                and not IS_ALIEN[world]
                and COLONISTS[world] - COLONISTS[power.tile] <= empire.colonists
            ]


def _replace_doomed(state: NewFrontiersState, seat: int, world: int) -> None:
    """It counts as settling that world."""
    old = next(POWERS[index].tile for index in state.powers if POWERS[index].effect == REPLACE_SELF)
    _replace(state, seat, old, world)
    _after_settle(state, seat, world)


def _replace(state: NewFrontiersState, seat: int, old: int, new: int) -> None:
    """The old good returns to the supply, the old world to the bag at the end of Settle; a home leaves the game."""
    empire = state.empires[seat]
    at = empire.colonies.index(old)
    state.events.append((events.REPLACES, EVERYONE, seat, old, new))
    if empire.goods[at] != NO_GOOD:
        remove_good(state, empire, at)
    if old not in HOMES:
        state.aside = (*state.aside, old)
    empire.explored.remove(new)
    empire.colonists -= COLONISTS[new] - COLONISTS[old]
    empire.colonies[at] = new
    state.powers = [index for index in state.powers if POWERS[index].tile != old]
    _arrive(state, seat, at)


# The end of Settle


def end_settle(state: NewFrontiersState, disk: int, _about: int, _chance: Chance) -> None:
    """Replaced worlds return to the bag, the limit of nine holds, and two end conditions are checked: after Settle
    only (NF-17)."""
    for world in state.aside:
        return_to_bag(state, world)
    state.aside = ()
    explore.push_limits(state, disk)
    if any(len(empire.colonies) >= COLONIES_TO_END for empire in state.empires):
        end_game_by(state, COLONIES_END)
    if state.colonist_supply < COLONISTS_TO_GO_ON:
        end_game_by(state, COLONISTS_END)


STEPS: Final[tuple[Step[NewFrontiersState], ...]] = (
    Step(SETTLE_TURN, settle_turn),
    Step(SETTLE_CHOICE, settle_choice),
    Step(SETTLE_MORE, settle_more, "worlds left to settle"),
    Step(GIVE_GOOD, give_good, "power"),
    Step(REPLACE_COLONY, replace_colony, "colony"),
    Step(END_SETTLE, end_settle),
    Step(WORLD_SETTLED, world_settled, "world"),
)
QUESTIONS: Final[tuple[Question[NewFrontiersState], ...]] = (
    Choice(ASK_SETTLE, "settle", settle_options, answer_settle),
    Choice(ASK_SETTLE_MORE, "settle_more", settle_more_options, answer_settle, about="worlds left to settle"),
    Choice(ASK_GIVE_GOOD, "give_good", give_good_options, answer_give_good, about="power"),
    Choice(ASK_REPLACE_WITH, "replace_with", replace_with_options, answer_replace_with, about="colony"),
)
