"""The table as text, for a terminal."""

from collections.abc import Sequence

from windfall.engine.deck import UNKNOWN_CARD
from windfall.engine.words.phrases import plural
from windfall.titles.jumpdrive.components.cards import CHROMOSOMES, EXPLORE_ICONS, NAMES
from windfall.titles.jumpdrive.rules.cost import general_military
from windfall.titles.jumpdrive.rules.scoring import income_of, vp_of
from windfall.titles.jumpdrive.rules.state import JumpDriveState
from windfall.titles.jumpdrive.words.text import card_facts


def board(state: JumpDriveState, names: Sequence[str]) -> str:
    head = f"Round {state.round} · deck {len(state.deck)} · discards {state.discard_count()}"
    lines = [f"{head} · Survey Teams {state.survey_teams}"]
    for seat, name in enumerate(names[: state.players]):
        lines.extend(_empire(state, seat, name))
    return "\n".join(lines)


def _empire(state: JumpDriveState, seat: int, name: str) -> list[str]:
    """One empire: its numbers, its cards, and its hand if it is known."""
    empire = state.empires[seat]
    icons = (
        f"military {general_military(empire.cards)}, explore {sum(EXPLORE_ICONS[card] for card in empire.cards)}, "
        f"chromosomes {sum(CHROMOSOMES[card] for card in empire.cards)}"
    )
    lines = [
        f"{name}: {plural(empire.vp, 'VP')}, {vp_of(state, seat)} a round, income {income_of(state, seat)}, "
        f"{plural(len(empire.hand), 'card')} in hand, {icons}",
        f"  empire: {', '.join(NAMES[card] for card in empire.cards) or 'none yet'}",
    ]
    if empire.hand and empire.hand[0] != UNKNOWN_CARD:
        lines.append(f"  hand: {', '.join(f'{NAMES[card]} ({card_facts(card)})' for card in empire.hand)}")
    return lines
