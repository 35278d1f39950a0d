"""What a round brings to an empire."""

from windfall.titles.jumpdrive.rules.scoring import cards_of_others, hand_over, yields_with
from windfall.titles.jumpdrive.rules.state import JumpDriveState


def round_yields(state: JumpDriveState, seat: int, cards: list[int]) -> tuple[int, int]:
    """VPs and income of a round that ends with these cards in the empire, if nobody else placed anything: once War
    Propaganda lies where it belongs."""
    twin = state.copy()
    twin.empires[seat].cards = cards.copy()
    hand_over(twin)
    return yields_with(twin.empires[seat].cards, cards_of_others(twin, seat))
