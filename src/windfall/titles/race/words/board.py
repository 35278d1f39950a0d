"""The table as text, for a terminal."""

from collections.abc import Sequence

from windfall.engine.deck import NO_CARD, UNKNOWN_CARD
from windfall.engine.kinds import KIND_IDS
from windfall.engine.words.message import Argument, Message, Seat, message, several
from windfall.titles.race.components.cards import KIND
from windfall.titles.race.rules.scoring import TABLEAU_END, score_of, total_military
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.words.names import CARDS, chosen
from windfall.titles.race.words.text import card_facts


def board(state: RaceState, names: Sequence[str]) -> str:
    table = message(
        "race-board-table",
        round=state.round,
        vp_pool=state.vp_pool,
        deck=len(state.deck),
        discards=state.discard_count(),
    )
    lines = [str(table)]
    for seat, empire in enumerate(state.empires):
        lines.append(_numbers(seat, empire).said(names))
        lines += [f"  {line}" for line in _cards(empire)]
    return "\n".join(lines)


def _numbers(seat: int, empire: Empire) -> Message:
    numbers: dict[str, Argument] = {
        "seat": Seat(seat),
        "vp": sum(score_of(empire).values()),
        "chips": empire.chips,
        "cards": len(empire.hand),
        "military": total_military(empire),
    }
    if empire.chosen:
        return message("race-board-empire-chose", **numbers, card=chosen(empire.chosen))
    return message("race-board-empire", **numbers)


def _cards(empire: Empire) -> list[Message]:
    """The tableau of an empire, and its hand if it is known."""
    tableau = [
        CARDS[card] if good == NO_CARD else message("race-board-good", card=CARDS[card], kind=KIND_IDS[KIND[card]])
        for card, good in zip(empire.tableau, empire.goods, strict=True)
    ]
    size, full = len(tableau), TABLEAU_END
    lines = [message("race-board-tableau", size=size, full=full, cards=several(tableau, "plain"))]
    if empire.hand and empire.hand[0] != UNKNOWN_CARD:
        lines.append(message("race-board-hand", cards=several(map(_with_facts, empire.hand), "plain")))
    if empire.drawn and empire.drawn[0] != UNKNOWN_CARD:
        lines.append(message("race-board-drawn", cards=several(map(_with_facts, empire.drawn), "plain")))
    return lines


def _with_facts(card: int) -> Message:
    return message("race-board-facts", card=CARDS[card], facts=card_facts(card))
