"""The table as text, for a terminal."""

from collections.abc import Sequence

from windfall.engine.deck import UNKNOWN_CARD
from windfall.engine.words.message import message, several
from windfall.titles.jumpdrive.components.cards import CHROMOSOMES, EXPLORE_ICONS, NAMED
from windfall.titles.jumpdrive.rules.cost import general_military
from windfall.titles.jumpdrive.rules.scoring import income_of, vp_of
from windfall.titles.jumpdrive.rules.state import JumpDriveState
from windfall.titles.jumpdrive.words.text import card_facts


def board(state: JumpDriveState, names: Sequence[str]) -> str:
    head = message(
        "jumpdrive-board-head",
        round=state.round,
        deck=len(state.deck),
        discards=state.discard_count(),
        teams=state.survey_teams,
    )
    lines = [str(head)]
    for seat, name in enumerate(names[: state.players]):
        lines.extend(_empire(state, seat, name))
    return "\n".join(lines)


def _empire(state: JumpDriveState, seat: int, name: str) -> list[str]:
    """One empire: its numbers, its cards, and its hand if it is known."""
    empire = state.empires[seat]
    player = message(
        "jumpdrive-board-player",
        name=name,
        vp=message("jumpdrive-board-vp", vp=empire.vp),
        per_round=vp_of(state, seat),
        income=income_of(state, seat),
        hand=message("jumpdrive-board-hand-size", cards=len(empire.hand)),
        military=general_military(empire.cards),
        explore=sum(EXPLORE_ICONS[card] for card in empire.cards),
        chromosomes=sum(CHROMOSOMES[card] for card in empire.cards),
    )
    placed = several((NAMED[card] for card in empire.cards), "plain")
    cards = message("jumpdrive-board-empire", cards=placed) if empire.cards else message("jumpdrive-board-no-empire")
    lines = [str(player), f"  {cards}"]
    if empire.hand and empire.hand[0] != UNKNOWN_CARD:
        held = (message("jumpdrive-board-card", card=NAMED[card], facts=card_facts(card)) for card in empire.hand)
        lines.append(f"  {message('jumpdrive-board-hand', cards=several(held, 'plain'))}")
    return lines
