"""How near the end of the game is."""

from collections.abc import Sequence

from windfall.titles.race.reading.phases import PhaseGains, gains_of
from windfall.titles.race.rules.scoring import TABLEAU_END
from windfall.titles.race.rules.state import RaceState


def rounds_left(state: RaceState) -> int:
    """Rounds until the game ends, this one among them, if everyone places a card in each, and takes in half the VPs
    that its cycle makes and one more."""
    return rounds_with(state, [gains_of(empire) for empire in state.empires])


def rounds_with(state: RaceState, gains: Sequence[PhaseGains]) -> int:
    """The same, with what each phase would bring every seat."""
    full = TABLEAU_END
    halves = 0
    for seat, empire in enumerate(state.empires):
        full = min(full, TABLEAU_END - len(empire.tableau))
        halves += 1 + gains[seat].economy.cycle_vp
    if full <= 0 or state.vp_pool == 0:
        return 0
    return min(full, -(-2 * state.vp_pool // halves))


def chips_if_consumed(state: RaceState) -> int:
    """VPs left in the pool if everyone uses Consume powers now, not doubled; less than none if it does not suffice."""
    return chips_with(state, [gains_of(empire) for empire in state.empires])


def chips_with(state: RaceState, gains: Sequence[PhaseGains]) -> int:
    """The same, with what each phase would bring every seat."""
    left = state.vp_pool
    for each in gains:
        left -= each.consume_vp
    return left
