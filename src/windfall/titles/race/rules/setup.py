"""Setup: start worlds, hands and the pool, for a first or a later game."""

from typing import Final

from windfall.engine.agenda import NO_SEAT, Question, Step, ask_all, push
from windfall.engine.answers import PickPool
from windfall.engine.chance import Chance
from windfall.engine.deck import next_picks, picks_left, take_open
from windfall.engine.kinds import WINDFALL
from windfall.engine.state import EVERYONE
from windfall.titles.race.components.cards import COPIES, DESIGNS, GOODS, KIND, PRESET_HANDS, SPECS, START_WORLDS
from windfall.titles.race.rules import events
from windfall.titles.race.rules.actions import DISCARD
from windfall.titles.race.rules.agenda import ASK_DISCARD_START, BEGIN_GAME, BEGIN_ROUND, table_order
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.rules.supply import discard_from_hand, put_good

CHIPS_PER_PLAYER: Final = 12
CARDS_DEALT: Final = 6
CARDS_DISCARDED: Final = 2


def set_up(players: int, first_game: bool, experienced: bool, chance: Chance) -> RaceState:
    """The table before the first step of the agenda."""
    state = RaceState(players, experienced)
    state.vp_pool = CHIPS_PER_PLAYER * players
    state.deck = [card for card in DESIGNS for _ in range(COPIES[card])]
    worlds = START_WORLDS[1 : players + 1] if first_game else START_WORLDS.copy()
    for seat in range(players):
        world = chance.draw(worlds)
        state.deck.remove(world)
        state.empires.append(Empire(world))
        state.events.append((events.START_WORLD, EVERYONE, seat, world))
    state.first = min(range(players), key=lambda seat: state.empires[seat].start_world)
    push(state, BEGIN_ROUND, NO_SEAT)
    if first_game:
        for seat, empire in enumerate(state.empires):
            for card in PRESET_HANDS[SPECS[empire.start_world].start_world or 0]:
                state.deck.remove(card)
                take_open(state, seat, card)  # it follows from the start world (RG-11)
    else:
        for empire in state.empires:
            empire.hand = sorted(chance.draw(state.deck) for _ in range(CARDS_DEALT))
        push(state, BEGIN_GAME, NO_SEAT)
    _place_goods(state, chance)
    return state


def _place_goods(state: RaceState, chance: Chance) -> None:
    """Alpha Centauri starts with its windfall good."""
    for seat in table_order(state):
        world = state.empires[seat].start_world
        if GOODS[world] == WINDFALL and put_good(state, seat, 0, chance):
            state.events.append((events.WINDFALL_GOOD, EVERYONE, seat, world, KIND[world]))


def begin_game(state: RaceState, _seat: int, _about: int, _chance: Chance) -> None:
    ask_all(state, ASK_DISCARD_START)


def discard_start_options(state: RaceState, seat: int) -> list[int]:
    """Two of the six cards dealt are discarded."""
    empire = state.empires[seat]
    return next_picks(DISCARD, empire.hand, empire.picks, CARDS_DISCARDED)


def resolve_discard_start(state: RaceState, _chance: Chance) -> None:
    for seat in table_order(state):
        discard_from_hand(state, seat, [action - DISCARD for action in state.empires[seat].picks])


def discard_start_picks(state: RaceState, seat: int) -> PickPool:
    empire = state.empires[seat]
    return picks_left(DISCARD, empire.hand, empire.picks, CARDS_DISCARDED)


STEPS: Final[tuple[Step[RaceState], ...]] = (Step(BEGIN_GAME, begin_game),)
QUESTIONS: Final[tuple[Question[RaceState], ...]] = (
    Question(
        ASK_DISCARD_START,
        "discard_start",
        discard_start_options,
        resolve_discard_start,
        picked=discard_start_picks,
    ),
)
