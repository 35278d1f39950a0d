"""What tiles add to the score of an empire: printed VPs, their own "?" bonus, and what they add to other bonuses."""

from typing import Final

from windfall.engine.kinds import GRAY, KINDS
from windfall.titles.newfrontiers.components.tiles import ANY_WORLD, FIRST_DEVELOPMENT, KIND, VARIANT, VP
from windfall.titles.newfrontiers.reading.powers import TILES
from windfall.titles.newfrontiers.reading.settling import SettlePowers
from windfall.titles.newfrontiers.rules.scoring import BONUSES, Clause, clause_vp, kinds_of
from windfall.titles.newfrontiers.rules.supply import counts_as

_NOT_LOOKED_AT: Final = -99


def _bonus_row(owner: int) -> tuple[int, ...]:
    """What each tile, and the any-kind world as each kind, adds to the "?" bonus of a tile: it scores for the first
    clause it matches, whatever else lies in the empire."""
    row = []
    for tile in range(VARIANT + len(KINDS)):
        matching = [clause.vp for clause in BONUSES[owner] if clause.per is not None and clause.per[tile]]
        row.append(matching[0] if matching else 0)
    return tuple(row)


HAS_BONUS: Final[list[bool]] = [bool(BONUSES[tile]) for tile in TILES]
# ADDS_TO_BONUS[owner][tile]; an empty row for tiles without a bonus.
ADDS_TO_BONUS: Final[list[tuple[int, ...]]] = [_bonus_row(owner) if HAS_BONUS[owner] else () for owner in TILES]

# Clauses of bonuses that count Military or kinds.
_COUNTING: Final[list[tuple[Clause, ...]]] = [
    tuple(clause for clause in clauses if clause.per is None and clause.count != "vp_chips") for clauses in BONUSES
]
# Clauses of bonuses that count VP chips.
_CHIPS: Final[list[tuple[Clause, ...]]] = [
    tuple(clause for clause in clauses if clause.count == "vp_chips") for clauses in BONUSES
]


class Bonuses:
    """The "?" bonuses of an empire, and what tiles would add to them."""

    __slots__ = ("_any_kind", "_counting", "_gains", "_kinds", "_seen", "_settle", "owners")

    def __init__(
        self,
        colonies: tuple[int, ...],
        tiles: tuple[int, ...],
        seen: list[int],
        any_kind: int,
        settle: SettlePowers,
    ) -> None:
        self._seen = seen  # the tiles as selectors see them
        self._any_kind = any_kind
        self._settle = settle
        self._kinds = kinds_of(colonies, any_kind)
        self._counting: list[Clause] = []
        self._gains: dict[int, int] = {}  # VPs by tile, once they were asked for
        self.owners: list[int] = []  # tiles with a bonus
        for tile in tiles:
            if HAS_BONUS[tile]:
                self.owners.append(tile)
                self._counting.extend(_COUNTING[tile])

    def added(self, seen_as: int) -> int:
        """VPs that a tile, as selectors see it, adds to the bonuses there are, as one that they count."""
        vp = 0
        for owner in self.owners:
            vp += ADDS_TO_BONUS[owner][seen_as]
        return vp

    def gain(self, tile: int, chips: int) -> int:
        """VPs that the empire has more with the tile, goals aside, with so many VPs in chips."""
        vp = self._gains.get(tile, _NOT_LOOKED_AT)
        if vp == _NOT_LOOKED_AT:
            vp = self._gain(tile)
            self._gains[tile] = vp
        for clause in _CHIPS[tile]:
            vp += clause_vp(clause, chips)
        return vp

    def _gain(self, tile: int) -> int:
        vp = VP[tile]
        own = ADDS_TO_BONUS[tile]
        if not own and not self.owners:
            return vp
        seen_as = counts_as(tile, self._any_kind)
        vp += self.added(seen_as)
        if not own and not self._counting:
            return vp
        more_military = self._settle.military_gain(tile)
        kind = GRAY
        if tile < FIRST_DEVELOPMENT:
            kind = self._any_kind if tile == ANY_WORLD else KIND[tile]
        vp += self.added_by_counts(kind, more_military)
        if own:
            vp += own[seen_as]
            for other in self._seen:
                vp += own[other]
            kinds = len(self._kinds) + self._new_kinds(kind)
            for clause in _COUNTING[tile]:
                vp += _counted(clause, self._settle.military + more_military, kinds)
        return vp

    def added_by_counts(self, kind: int, more_military: int) -> int:
        """VPs that a colony of a kind, and more general Military, add to the bonuses that count these."""
        military = self._settle.military
        kinds = len(self._kinds)
        vp = 0
        for clause in self._counting:
            then = _counted(clause, military + more_military, kinds + self._new_kinds(kind))
            vp += then - _counted(clause, military, kinds)
        return vp

    def _new_kinds(self, kind: int) -> int:
        """1 for a kind that there is no colony of yet; gray is none."""
        return 1 if kind in KINDS and kind not in self._kinds else 0


def _counted(clause: Clause, military: int, kinds: int) -> int:
    """The VPs of a clause that counts Military or kinds."""
    return clause_vp(clause, military if clause.count == "military" else kinds)
