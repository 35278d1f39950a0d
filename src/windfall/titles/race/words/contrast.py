"""Why one card of a hand rather than another is given up or kept: which of them is nearer to being placed."""

from typing import Final

from windfall.engine.words.message import Message, message
from windfall.titles.race.components.cards import IS_WORLD
from windfall.titles.race.reading.placing import NO_WAY, Placing, placing_of
from windfall.titles.race.rules.explore import keep_or_discard
from windfall.titles.race.rules.flow import QUESTION_NAMES
from windfall.titles.race.rules.rounds import HAND_LIMIT
from windfall.titles.race.rules.setup import CARDS_DISCARDED
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.words.names import CARDS
from windfall.titles.race.words.text import verb_of

_LATE: Final = 99  # more than any hand has


def contrast(state: RaceState, seat: int, action: int, other: int) -> Message | None:
    """What speaks for an option against another, if both are about cards that are kept or given up."""
    (verb, one), (other_verb, two) = verb_of(action), verb_of(other)
    if verb != other_verb or verb not in ("discard", "keep"):
        return None
    kept, given = (two, one) if verb == "discard" else (one, two)
    empire = state.empires[seat]
    others = _left(state, empire) - 1
    placing = placing_of(tuple(empire.tableau))
    if not IS_WORLD[given] and given in empire.tableau:
        return message("advice-owned", card=CARDS[given])
    if IS_WORLD[given] and _lacking(placing, given) > 0:
        return message("advice-lacks-military", card=CARDS[given], missing=_lacking(placing, given))
    needed, given_needs = _needed(placing, kept), _needed(placing, given)
    if given_needs > others:
        return message("advice-out-of-reach", card=CARDS[given], cards=given_needs, others=max(others, 0))
    if needed < given_needs:
        return message("advice-cheaper", card=CARDS[kept], cards=needed, other=CARDS[given], more=given_needs)
    vp, given_vp = placing.vp_added(kept, empire.chips), placing.vp_added(given, empire.chips)
    if vp > given_vp:
        return message("advice-more-vp", card=CARDS[kept], vp=vp, other=CARDS[given], less=given_vp)
    return None


def _left(state: RaceState, empire: Empire) -> int:
    """Cards in hand when the question is answered."""
    question = QUESTION_NAMES[state.asked_question]
    if question == "explore":
        verb, count = keep_or_discard(empire)
        return len(empire.hand) + (count if verb_of(verb)[0] == "keep" else len(empire.drawn) - count)
    if question == "discard_start":
        return len(empire.hand) - CARDS_DISCARDED
    return len(empire.hand) - state.asked_about if question == "pay" else min(HAND_LIMIT, len(empire.hand))


def _lacking(placing: Placing, world: int) -> int:
    """Military that is lacking for a world that can only be conquered."""
    takes = placing.world(world)
    return 0 if takes.costs_no_cards or takes.payment != NO_WAY else -takes.surplus


def _needed(placing: Placing, card: int) -> int:
    """Cards to pay for it; more than there can be for one that Military is lacking for."""
    if IS_WORLD[card]:
        if placing.world(card).costs_no_cards:
            return 0
        if _lacking(placing, card) > 0:
            return _LATE
    return placing.payment(card, 0)
