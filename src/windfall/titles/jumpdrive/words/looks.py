"""What is worth a look at a question of Jump Drive, from the reading of the position."""

from collections.abc import Sequence

from windfall.engine.deck import NO_CARD
from windfall.engine.words.coaching import Expected
from windfall.engine.words.message import Message, Seat, Several, message, several
from windfall.titles.jumpdrive.components.cards import IS_WORLD, NAMED, RULES
from windfall.titles.jumpdrive.reading.keeping import keeping_of
from windfall.titles.jumpdrive.reading.outlook import stage_of
from windfall.titles.jumpdrive.reading.placing import Plan, plans
from windfall.titles.jumpdrive.reading.yields import round_yields
from windfall.titles.jumpdrive.rules.cost import may_hold
from windfall.titles.jumpdrive.rules.flow import FLOW
from windfall.titles.jumpdrive.rules.state import JumpDriveState
from windfall.titles.jumpdrive.words.contrast import price_alone


def at_start(state: JumpDriveState, seat: int, _expected: Sequence[Expected]) -> list[Message]:
    """The most useful card that can be placed at once with the others that are kept."""
    keeping = keeping_of(state, seat, stage_of(state))
    others = RULES.deal - RULES.discard_at_start - 1
    best, most, price = NO_CARD, 0.0, 0
    for card, keeps in zip(keeping.hand, keeping.keeps, strict=True):
        needed = price_alone(keeping.economy, card)
        if 0 <= needed <= others and (best == NO_CARD or keeps > most):
            best, most, price = card, keeps, needed
    if best == NO_CARD:
        return [message("coach-jumpdrive-none-soon", others=others)]
    return [message("coach-jumpdrive-soon", card=NAMED[best], cards=price, others=others)]


# Placing


def at_place(state: JumpDriveState, seat: int, _expected: Sequence[Expected]) -> list[Message]:
    return [*_ending(state, seat), *_growing(state, seat)]


def _ending(state: JumpDriveState, seat: int) -> list[Message]:
    """The player who ends the game this round with what lies there already."""
    for other, empire in enumerate(state.empires):
        more = round_yields(state, other, empire.cards)[0]
        if empire.vp + more >= RULES.end_vp:
            whose = "you" if other == seat else "other"
            player, vp, end = Seat(other), empire.vp, RULES.end_vp
            return [message("coach-jumpdrive-ends", whose=whose, player=player, vp=vp, more=more, end=end)]
    return []


def _growing(state: JumpDriveState, seat: int) -> list[Message]:
    """What would raise VPs and income most."""
    now = round_yields(state, seat, state.empires[seat].cards)
    found = plans(state, seat)
    placed = [(*round_yields(state, seat, plan.cards), plan) for plan in found if not plan.explores]
    if not placed:
        explores = next((plan for plan in found if plan.explores), None)
        if explores is None:
            return []
        return [message("coach-jumpdrive-only-explore", drawn=explores.drawn, discarded=explores.discarded)]
    vp, _income, richest = max(placed, key=lambda each: (each[0], each[1], -min(each[2].payments)))
    _vp, income, earning = max(placed, key=lambda each: (each[1], each[0], -min(each[2].payments)))
    if richest is earning and vp > now[0] and income > now[1]:
        return [_grown(richest, now, (vp, income))]
    return [
        *([_raised("coach-jumpdrive-most-vp", richest, now[0], vp)] if vp > now[0] else []),
        *([_raised("coach-jumpdrive-most-income", earning, now[1], income)] if income > now[1] else []),
    ]


def _placed(plan: Plan) -> Several:
    return several([NAMED[card] for card in (plan.development, plan.world) if card != NO_CARD])


def _raised(words: str, plan: Plan, before: int, after: int) -> Message:
    return message(words, cards=_placed(plan), pay=min(plan.payments), before=before, after=after)


def _grown(plan: Plan, before: tuple[int, int], after: tuple[int, int]) -> Message:
    """What raises both most."""
    return message(
        "coach-jumpdrive-most-of-both",
        cards=_placed(plan),
        pay=min(plan.payments),
        before=before[0],
        after=after[0],
        income_before=before[1],
        income_after=after[1],
    )


# Discarding


def at_discard(state: JumpDriveState, seat: int, _expected: Sequence[Expected]) -> list[Message]:
    """The least useful card, if it is out of reach: why that is so."""
    if FLOW.pick_pool(state, seat) is None:
        return []
    keeping = keeping_of(state, seat, stage_of(state))
    at = min(range(len(keeping.hand)), key=lambda place: keeping.keeps[place])
    card, economy = keeping.hand[at], keeping.economy
    if not IS_WORLD[card] and not may_hold(economy.cards, card):
        return [message("coach-jumpdrive-spare-limit", card=NAMED[card])]
    price = price_alone(economy, card)
    if price < 0:
        return [message("coach-jumpdrive-spare-military", card=NAMED[card], missing=economy.lacking(card))]
    if price < keeping.budget:
        return []
    return [message("coach-jumpdrive-spare", card=NAMED[card], cards=price, others=keeping.budget - 1)]
