"""The priority track: disks in order, and the order in which players do an action."""

from windfall.engine.state import EVERYONE
from windfall.titles.newfrontiers.rules import events
from windfall.titles.newfrontiers.rules.state import NewFrontiersState


def order_from(state: NewFrontiersState, disk: int) -> tuple[int, ...]:
    """The order in which players do an action: from the selecting disk, wrapping around the track (NF-3)."""
    seat = disk % state.players
    if state.players == 2:
        return (seat, 1 - seat)
    at = state.track.index(disk)
    return state.track[at:] + state.track[:at]


def move_to_front(state: NewFrontiersState, disk: int) -> None:
    """Send Diplomatic Envoys: the disks that were in front of it move back one (NF-4)."""
    state.track = (disk, *[other for other in state.track if other != disk])
    state.events.append((events.FIRST_PRIORITY, EVERYONE, disk % state.players))


def move_up_one(state: NewFrontiersState, disk: int) -> None:
    """Chart Galactic Goals: the disk changes places with the one immediately before it (NF-4)."""
    at = state.track.index(disk)
    if at > 0:
        seat, ahead = disk % state.players, state.track[at - 1]
        state.track = (*state.track[: at - 1], disk, ahead, *state.track[at + 1 :])
        if ahead % state.players != seat:
            state.events.append((events.MOVES_UP, EVERYONE, seat, ahead % state.players))
