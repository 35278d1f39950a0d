"""What placing a tile would bring an empire: VPs, Military, goods of later actions, and what can be placed after it."""

from windfall.engine.kinds import WINDFALL
from windfall.titles.newfrontiers.components.tiles import COLONISTS, FIRST_DEVELOPMENT, GOALS, GOODS, SPACES
from windfall.titles.newfrontiers.reading.developing import buyable
from windfall.titles.newfrontiers.reading.empire import EmpireTiles
from windfall.titles.newfrontiers.reading.goals import goal_added, known_goals
from windfall.titles.newfrontiers.reading.position import Reading
from windfall.titles.newfrontiers.reading.powers import MATTERS_FOR_GOODS
from windfall.titles.newfrontiers.reading.producing import windfall_kind
from windfall.titles.newfrontiers.rules.develop import free_spaces
from windfall.titles.newfrontiers.rules.scoring import goal_count, goal_vp
from windfall.titles.newfrontiers.rules.state import NO_GOOD, Empire, NewFrontiersState


class Placing:
    """One empire, and the tiles it may place."""

    __slots__ = ("_empire", "_goals", "_known", "_reading", "_seat", "tiles")

    def __init__(self, reading: Reading, seat: int) -> None:
        self._reading = reading
        self._seat = seat
        self._known: NewFrontiersState = reading.known
        self._empire: Empire = self._known.empires[seat]
        self._goals: list[tuple[int, int]] | None = None  # those the seat knows of, and how much there is for them
        self.tiles: EmpireTiles = reading.tiles(seat)

    def vp(self, tile: int) -> int:
        """VPs that the empire has more with the tile, goals aside."""
        return self.tiles.bonuses.gain(tile, self._empire.chips)

    def goal_vp(self, tile: int) -> int:
        """VPs for goals that the empire has more with the tile."""
        if self._goals is None:
            self._goals = [
                (goal, goal_count(self._known, self._empire, GOALS[goal])) for goal in known_goals(self._known)
            ]
        vp = 0
        for goal, number in self._goals:
            more = goal_added(self._empire, goal, tile, self._known.any_kind)
            if more:
                vp += goal_vp(goal, number + more) - goal_vp(goal, number)
        return vp

    def score(self, tile: int) -> int:
        """VPs that the empire has more with the tile in all, as far as its player knows the goals; colonists on a world
        are not taken from those that a goal counts, since others can come in their place."""
        return self.vp(tile) + self.goal_vp(tile)

    def later(self, tile: int) -> tuple[int, int]:
        """VPs and credits that Trade, Consume after Produce bring more with the tile."""
        if not MATTERS_FOR_GOODS[tile]:
            return 0, 0
        now = self._reading.income(self._seat)
        good = NO_GOOD
        if tile < FIRST_DEVELOPMENT and GOODS[tile] == WINDFALL:
            good = windfall_kind(tile, self._known.any_kind, self.tiles.consume)
        vp, credit_count = now.later_with(self._empire, tile, good)
        return vp - now.later_vp, credit_count - now.later_credits

    def can_settle(self, world: int) -> bool:
        """Do colonists, and Military or credits, suffice for a world?"""
        return COLONISTS[world] <= self._empire.colonists and self.tiles.settle.is_within(world, self._empire.credits)

    def reach_added(self, tile: int) -> int:
        """Explored worlds that Military or credits suffice for with the tile, and do not without it."""
        settle = self.tiles.settle
        if not settle.is_changed_by(tile):
            return 0
        then = self.tiles.with_tile(tile).settle
        credit_count = self._empire.credits
        count = 0
        for world in self._empire.explored:
            if not settle.is_within(world, credit_count) and then.is_within(world, credit_count):
                count += 1
        return count

    def more_worlds(self, world: int, credits_left: int, colonists_left: int) -> int:
        """Explored worlds other than this one that can be settled with what is left."""
        settle = self.tiles.settle
        count = 0
        for other in self._empire.explored:
            if other != world and COLONISTS[other] <= colonists_left and settle.is_within(other, credits_left):
                count += 1
        return count

    def more_developments(self, development: int, credits_left: int) -> int:
        """Developments other than this one that can be bought with the credits left."""
        budget = credits_left + self.tiles.develop.discount
        room = free_spaces(self._empire) - SPACES[development]
        faces = buyable(self._reading.sale, self._empire.developments, budget, room)
        return len(faces) - (1 if development in faces else 0)
