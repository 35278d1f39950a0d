"""The table as text, for a terminal."""

from collections.abc import Sequence

from windfall.engine.deck import NO_CARD, UNKNOWN_CARD
from windfall.engine.kinds import KIND_NAMES
from windfall.engine.words.phrases import plural
from windfall.titles.race.components.cards import KIND, NAMES
from windfall.titles.race.rules.actions import ACTION_CARD_NAMES
from windfall.titles.race.rules.scoring import score_of, total_military
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.words.text import card_facts


def board(state: RaceState, names: Sequence[str]) -> str:
    discards = state.discard_count()
    lines = [f"Round {state.round} · VP pool {state.vp_pool} · deck {len(state.deck)} · discards {discards}"]
    for seat, empire in enumerate(state.empires):
        lines.extend(_empire(empire, names[seat]))
    return "\n".join(lines)


def _empire(empire: Empire, name: str) -> list[str]:
    """One empire: its numbers, its tableau, and its hand if it is known."""
    score = sum(score_of(empire).values())
    numbers = (
        f"{name}: {plural(score, 'VP')} now ({empire.chips} in chips), {plural(len(empire.hand), 'card')} in hand, "
        f"Military {total_military(empire)}"
    )
    if empire.chosen:
        numbers += f", chose {' and '.join(ACTION_CARD_NAMES[card] for card in empire.chosen)}"
    tableau = [
        NAMES[card] if good == NO_CARD else f"{NAMES[card]} ({KIND_NAMES[KIND[card]]} good)"
        for card, good in zip(empire.tableau, empire.goods, strict=True)
    ]
    lines = [numbers, f"  tableau ({len(tableau)} of 12): {', '.join(tableau)}"]
    for label, cards in (("hand", empire.hand), ("drawn", empire.drawn)):
        if cards and cards[0] != UNKNOWN_CARD:
            lines.append(f"  {label}: {', '.join(f'{NAMES[card]} ({card_facts(card)})' for card in cards)}")
    return lines
