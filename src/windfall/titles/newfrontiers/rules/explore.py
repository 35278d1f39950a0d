"""Explore: worlds are drawn, each player in order picks one, the selecting player a second one; extra draws; the
limit of nine."""

from typing import Final

from windfall.engine.agenda import NO_SEAT, Choice, Question, Step, ask, push
from windfall.engine.chance import Chance
from windfall.engine.state import EVERYONE
from windfall.titles.newfrontiers.components.powers import DRAW_WORLD, EXPLORE, GAIN, POWERS
from windfall.titles.newfrontiers.components.tiles import IS_XENO, RIFT
from windfall.titles.newfrontiers.rules import events, goals
from windfall.titles.newfrontiers.rules.actions import DISCARD, KEEP_XENO, PICK, RETURN_XENO, STOCKPILE_WORLD
from windfall.titles.newfrontiers.rules.agenda import (
    ASK_DISCARD,
    ASK_EXPLORE,
    ASK_KEEP_WORLD,
    ASK_XENO,
    DRAW_WORLDS,
    END_EXPLORE,
    EXPLORE_POWERS,
    KEEP_WORLDS,
    LIMIT_OF_NINE,
    PICK_WORLD,
    TAKE_WORLD,
)
from windfall.titles.newfrontiers.rules.state import NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import (
    is_over_limit,
    must_keep_xeno,
    return_to_bag,
    reward,
    working_powers,
)
from windfall.titles.newfrontiers.rules.track import order_from

OFFER_SIZE: Final = 7


def begin(state: NewFrontiersState, disk: int, chance: Chance) -> None:
    size = RIFT.explore_draw if state.rift else OFFER_SIZE
    offer = list(state.offer)
    while len(offer) < size and state.bag:
        offer.append(chance.draw(state.bag))
    state.offer = tuple(offer)
    state.events.append((events.OFFER, EVERYONE, NO_SEAT, *offer))
    order = order_from(state, disk)
    selector = order[0]
    push(state, END_EXPLORE, disk)
    push(state, EXPLORE_POWERS, selector)
    push(state, PICK_WORLD, selector)
    for seat in reversed(order[1:]):
        push(state, EXPLORE_POWERS, seat)
        push(state, PICK_WORLD, seat)
    push(state, PICK_WORLD, selector)


def pick_world(state: NewFrontiersState, seat: int, _about: int, _chance: Chance) -> None:
    ask(state, ASK_EXPLORE, seat)


def explore_options(state: NewFrontiersState, _seat: int) -> list[int]:
    return [PICK + world for world in state.offer]


def answer_explore(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    world = action - PICK
    state.offer = tuple([other for other in state.offer if other != world])
    state.events.append((events.PICKS, EVERYONE, seat, world))
    push(state, TAKE_WORLD, seat, world)


def take_world(state: NewFrontiersState, seat: int, world: int, _chance: Chance) -> None:
    """Add a world to the explored ones; a Xeno world may be put back into the bag at once (NF-22)."""
    state.empires[seat].explored.append(world)
    if IS_XENO[world]:
        ask(state, ASK_XENO, seat, world)


def xeno_options(_state: NewFrontiersState, _seat: int) -> list[int]:
    return [KEEP_XENO, RETURN_XENO]


def answer_xeno(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    if action == RETURN_XENO:
        _return_world(state, seat, state.asked_about)


def _return_world(state: NewFrontiersState, seat: int, world: int) -> None:
    state.empires[seat].explored.remove(world)
    return_to_bag(state, world)
    state.events.append((events.RETURNS_WORLD, EVERYONE, seat, world))


def explore_powers(state: NewFrontiersState, seat: int, _about: int, _chance: Chance) -> None:
    """Extra draws and rewards come after the player's own picks (NF-7)."""
    for index in reversed(working_powers(state.empires[seat], EXPLORE)):
        power = POWERS[index]
        if power.effect == GAIN:
            reward(state, seat, power)
        else:
            push(state, DRAW_WORLDS, seat, index)


def draw_worlds(state: NewFrontiersState, seat: int, index: int, chance: Chance) -> None:
    """Draw worlds by a power: the drawn ones to keep some of, or one as a reward."""
    power = POWERS[index]
    draw, keep = (power.draw, power.keep) if power.effect == DRAW_WORLD else (1, 1)
    for _ in range(min(draw, len(state.bag))):
        world = chance.draw(state.bag)
        state.drawn = (*state.drawn, world)
        state.events.append((events.DRAWS, EVERYONE, seat, world, power.tile))
    push(state, KEEP_WORLDS, seat, keep)


def keep_worlds(state: NewFrontiersState, seat: int, keep: int, _chance: Chance) -> None:
    if len(state.drawn) <= keep:
        for world in reversed(state.drawn):
            push(state, TAKE_WORLD, seat, world)
        state.drawn = ()
    elif keep == 0:
        state.aside = (*state.aside, *state.drawn)
        state.drawn = ()
    else:
        ask(state, ASK_KEEP_WORLD, seat, keep)


def keep_world_options(state: NewFrontiersState, _seat: int) -> list[int]:
    return [PICK + world for world in state.drawn]


def answer_keep_world(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    world = action - PICK
    state.drawn = tuple([other for other in state.drawn if other != world])
    state.events.append((events.PICKS, EVERYONE, seat, world))
    push(state, KEEP_WORLDS, seat, state.asked_about - 1)
    push(state, TAKE_WORLD, seat, world)


def end_explore(state: NewFrontiersState, disk: int, _about: int, _chance: Chance) -> None:
    for world in state.offer + state.aside:
        return_to_bag(state, world)
    state.offer = ()
    state.aside = ()
    push_limits(state, disk)


def push_limits(state: NewFrontiersState, disk: int) -> None:
    """Then, in order, whoever holds more than nine worlds returns some."""
    for seat in reversed(order_from(state, disk)):
        if is_over_limit(state.empires[seat]):
            push(state, LIMIT_OF_NINE, seat)


def limit_of_nine(state: NewFrontiersState, seat: int, stockpiled: int, _chance: Chance) -> None:
    """One world over the limit goes back, or is stockpiled if Exploration is in play (one in an action, NF-19)."""
    if is_over_limit(state.empires[seat]):
        ask(state, ASK_DISCARD, seat, stockpiled)


def discard_options(state: NewFrontiersState, seat: int) -> list[int]:
    empire = state.empires[seat]
    keep_xeno = must_keep_xeno(empire)
    worlds = [world for world in empire.explored if not (keep_xeno and IS_XENO[world])]
    options = [DISCARD + world for world in worlds]
    if not state.asked_about and goals.can_stockpile_world(state, empire):
        options += [STOCKPILE_WORLD + world for world in worlds if not IS_XENO[world]]
    return options


def answer_discard(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    if action < STOCKPILE_WORLD:
        _return_world(state, seat, action - DISCARD)
        push(state, LIMIT_OF_NINE, seat, state.asked_about)
    else:
        empire = state.empires[seat]
        world = action - STOCKPILE_WORLD
        empire.explored.remove(world)
        empire.stockpiled_worlds = (*empire.stockpiled_worlds, world)
        state.events.append((events.STOCKPILES_WORLD, EVERYONE, seat, world))
        push(state, LIMIT_OF_NINE, seat, 1)


STEPS: Final[tuple[Step[NewFrontiersState], ...]] = (
    Step(PICK_WORLD, pick_world),
    Step(EXPLORE_POWERS, explore_powers),
    Step(DRAW_WORLDS, draw_worlds, "power"),
    Step(KEEP_WORLDS, keep_worlds, "worlds to keep"),
    Step(TAKE_WORLD, take_world, "world"),
    Step(END_EXPLORE, end_explore),
    Step(LIMIT_OF_NINE, limit_of_nine, "stockpiled"),
)
QUESTIONS: Final[tuple[Question[NewFrontiersState], ...]] = (
    Choice(ASK_EXPLORE, "explore", explore_options, answer_explore),
    Choice(ASK_KEEP_WORLD, "keep_world", keep_world_options, answer_keep_world, about="worlds to keep"),
    Choice(ASK_XENO, "xeno", xeno_options, answer_xeno, about="world"),
    Choice(ASK_DISCARD, "discard", discard_options, answer_discard, about="stockpiled"),
)
