"""How near the ends of the game are."""

from typing import Final

from windfall.titles.newfrontiers.rules.agenda import SELECT_TILE
from windfall.titles.newfrontiers.rules.scoring import scores
from windfall.titles.newfrontiers.rules.state import NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import COLONIES_TO_END, COLONISTS_TO_GO_ON, SPACES_TO_END

# How fast the ends of the game come nearer in a round: for the fastest empire, and for all players together.
_SPACES_PER_ROUND: Final = 1.0
_COLONIES_PER_ROUND: Final = 0.6
_COLONISTS_PER_ROUND_AND_PLAYER: Final = 0.8
_CHIPS_PER_ROUND_AND_PLAYER: Final = 1.2


class Ends:
    """What is missing for each end: of spaces and colonies to the empire that has the most."""

    __slots__ = ("chips", "colonies", "colonists", "spaces")

    def __init__(self, known: NewFrontiersState) -> None:
        spaces = colonies = 0
        for empire in known.empires:
            spaces = max(spaces, empire.spaces)
            colonies = max(colonies, len(empire.colonies))
        self.spaces = SPACES_TO_END - spaces
        self.colonies = COLONIES_TO_END - colonies
        self.colonists = known.colonist_supply - COLONISTS_TO_GO_ON + 1
        self.chips = known.vp_pool

    def rounds(self, players: int) -> float:
        """That are still to come after this one, at the usual pace and by the nearest end."""
        nearest = min(
            self.spaces / _SPACES_PER_ROUND,
            self.colonies / _COLONIES_PER_ROUND,
            self.colonists / (players * _COLONISTS_PER_ROUND_AND_PLAYER),
            self.chips / (players * _CHIPS_PER_ROUND_AND_PLAYER),
        )
        return max(0.5, nearest - 0.5)


def rounds_after_this(known: NewFrontiersState) -> float:
    return 0.0 if known.ending else Ends(known).rounds(known.players)


def selections_to_come(known: NewFrontiersState) -> int:
    """Disks that have still to select in this round, the one that is asked now left out."""
    count = 0
    for step in known.agenda:
        if step[0] == SELECT_TILE:
            count += 1
    return count


def lead_of(known: NewFrontiersState, seat: int) -> int:
    """VPs ahead of the best other player, if the game ended now."""
    points = scores(known)
    best = max([score for other, score in enumerate(points) if other != seat])
    return points[seat] - best
