"""The any-kind world, Alien Oort Cloud Factory: its owner names its kind once in an action in which that can matter
(NF-13). The ability is not a power and already helps its own placement."""

from typing import Final

from windfall.engine.agenda import Choice, Question, Step, ask
from windfall.engine.chance import Chance
from windfall.engine.kinds import ANY, KINDS, NO_KIND, WINDFALL
from windfall.engine.state import EVERYONE
from windfall.titles.newfrontiers.components.powers import POWERS, REPLACE_COLONY, WINDFALL_POWER
from windfall.titles.newfrontiers.components.tiles import ANY_WORLD, GOODS, KIND
from windfall.titles.newfrontiers.rules import events
from windfall.titles.newfrontiers.rules.actions import NAME_KIND as NAME_KIND_ACTION
from windfall.titles.newfrontiers.rules.agenda import ASK_KIND, NAME_KIND
from windfall.titles.newfrontiers.rules.state import NO_GOOD, Empire, NewFrontiersState


def matters_in_settle(state: NewFrontiersState, empire: Empire) -> bool:
    """Is it a colony of a player with a power that counts kinds, or a world about to be placed with a power that looks
    at its kind?"""
    explored = ANY_WORLD in empire.explored
    if not explored and ANY_WORLD not in empire.colonies:
        return False
    powers = [POWERS[index] for index in state.powers]
    return any(
        power.counts_kind or power.effect == REPLACE_COLONY or (explored and power.looks_at_kind) for power in powers
    )


def matters_on_arrival(state: NewFrontiersState, colony: int) -> bool:
    """Does it bring a good, and nothing has asked for its kind yet? (NF-w14)"""
    return colony == ANY_WORLD and GOODS[ANY_WORLD] == WINDFALL and state.any_kind == NO_KIND


def matters_in_produce(state: NewFrontiersState, seat: int) -> bool:
    """Can it get a good, or does a power count kinds?"""
    if ANY_WORLD not in state.empires[seat].colonies:
        return False
    gets_good = any(gets_good_as(state, seat, kind) for kind in KINDS)
    return gets_good or any(POWERS[index].counts_kind for index in state.powers)


def gets_good_as(state: NewFrontiersState, seat: int, kind: int) -> bool:
    """Can it get a good in Produce if its owner names this kind? As a windfall colony, by a power or the bonus."""
    empire = state.empires[seat]
    if empire.goods[empire.colonies.index(ANY_WORLD)] != NO_GOOD:
        return False
    if GOODS[ANY_WORLD] != WINDFALL or seat == state.selector:
        return True
    powers = [POWERS[index] for index in state.powers]
    return any(power.effect == WINDFALL_POWER and power.kind in (ANY, kind) for power in powers)


def kind_of(state: NewFrontiersState, colony: int) -> int:
    """The kind of a colony, and of the good it gets: of the any-kind world, the one named in this action."""
    return state.any_kind if colony == ANY_WORLD else KIND[colony]


def name_kind(state: NewFrontiersState, seat: int, _about: int, _chance: Chance) -> None:
    ask(state, ASK_KIND, seat)


def kind_options(_state: NewFrontiersState, _seat: int) -> list[int]:
    return [NAME_KIND_ACTION + kind for kind in KINDS]


def answer_kind(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    state.any_kind = action - NAME_KIND_ACTION
    state.events.append((events.NAMES_KIND, EVERYONE, seat, state.any_kind))


STEPS: Final[tuple[Step[NewFrontiersState], ...]] = (Step(NAME_KIND, name_kind),)
QUESTIONS: Final[tuple[Question[NewFrontiersState], ...]] = (Choice(ASK_KIND, "name_kind", kind_options, answer_kind),)
