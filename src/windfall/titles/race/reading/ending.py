"""How near the end of the game is."""

from windfall.titles.race.reading.phases import gains_of
from windfall.titles.race.rules.scoring import TABLEAU_END
from windfall.titles.race.rules.state import RaceState


def rounds_left(state: RaceState) -> int:
    """Rounds until the game ends, this one among them, if everyone places a card in each, and takes in half the VPs
    that its cycle makes and one more."""
    full = TABLEAU_END
    halves = 0
    for empire in state.empires:
        full = min(full, TABLEAU_END - len(empire.tableau))
        halves += 1 + gains_of(empire).economy.cycle_vp
    if full <= 0 or state.vp_pool == 0:
        return 0
    return min(full, -(-2 * state.vp_pool // halves))


def chips_if_consumed(state: RaceState) -> int:
    """VPs left in the pool if everyone uses Consume powers now, not doubled; less than none if it does not suffice."""
    left = state.vp_pool
    for empire in state.empires:
        left -= gains_of(empire).consume_vp
    return left
