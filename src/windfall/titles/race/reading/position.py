"""What a position and the options in it are read from, worked out once for both."""

from windfall.engine.answers import PickPool
from windfall.titles.race.reading.ending import rounds_with
from windfall.titles.race.reading.hand import Hand, hand_of
from windfall.titles.race.reading.phases import PhaseGains, gains_of
from windfall.titles.race.reading.placing import Placing, placing_of
from windfall.titles.race.rules.flow import FLOW
from windfall.titles.race.rules.scoring import bonuses_of, points_with
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.rules.supply import working_cards


class Reading:
    """Of what one seat knows: all empires as they lie there for all to see, and the own hand."""

    __slots__ = ("_at_work", "_hand", "bonuses", "empire", "gains", "known", "pool", "rounds", "scores", "seat")

    def __init__(self, known: RaceState, seat: int) -> None:
        assert seat >= 0, "features are for a seat"
        self.known = known
        self.seat = seat
        self.empire: Empire = known.empires[seat]
        # by seat: what each phase would bring, the VPs of bonuses, and all VPs, if the game ended now
        self.gains: list[PhaseGains] = [gains_of(empire) for empire in known.empires]
        self.bonuses: list[int] = [bonuses_of(empire.tableau, empire.chips) for empire in known.empires]
        self.scores: list[int] = [
            points_with(empire.tableau, empire.chips, self.bonuses[at]) for at, empire in enumerate(known.empires)
        ]
        self.rounds = rounds_with(known, self.gains)
        # the rest of the open answer, if it is a set
        self.pool: PickPool | None = FLOW.pick_pool(known, seat) if seat in known.asked else None
        self._hand: Hand | None = None
        self._at_work: Placing | None = None

    @property
    def hand(self) -> Hand:
        known = self._hand
        if known is None:
            known = self._hand = hand_of(self.empire, self.rounds)
        return known

    @property
    def at_work(self) -> Placing:
        """The own cards whose powers work in the current phase."""
        known = self._at_work
        if known is None:
            known = self._at_work = placing_of(tuple(working_cards(self.empire)))
        return known
