"""What a round brings to an empire."""

from functools import lru_cache

from windfall.titles.jumpdrive.rules.scoring import handed_over, yields_with
from windfall.titles.jumpdrive.rules.state import JumpDriveState


def round_yields(state: JumpDriveState, seat: int, cards: list[int]) -> tuple[int, int]:
    """VPs and income of a round that ends with these cards in the empire, if nobody else placed anything: once War
    Propaganda lies where it belongs."""
    empires = [tuple(empire.cards) for empire in state.empires]
    empires[seat] = tuple(cards)
    return _round_yields(tuple(empires), seat)


@lru_cache(1 << 13)
def _round_yields(empires: tuple[tuple[int, ...], ...], seat: int) -> tuple[int, int]:
    others = [list(cards) for cards in empires]
    handed_over(others)
    cards = others.pop(seat)
    return yields_with(cards, others)
