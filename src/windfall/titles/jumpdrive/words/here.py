"""What a card means to one empire as it is now: what it would take and bring in a round."""

from windfall.engine.words.message import Message, message
from windfall.engine.words.notes import signed
from windfall.titles.jumpdrive.components.cards import DEFENSE, INDEX, IS_MILITARY, PAID_AT
from windfall.titles.jumpdrive.reading.figures import military_toward
from windfall.titles.jumpdrive.reading.position import Reading
from windfall.titles.jumpdrive.rules.cost import CANNOT_PAY
from windfall.titles.jumpdrive.rules.state import JumpDriveState


def here(state: JumpDriveState, seat: int, subject: str) -> tuple[Message, ...]:
    """In sentences, with the numbers of the empire."""
    sort, _, name = subject.partition(":")
    if sort != "card" or name not in INDEX:
        return ()
    card = INDEX[name]
    economy = Reading(state, seat).table.economy(seat)
    lines = []
    if IS_MILITARY[card]:
        military = military_toward(economy.cards, card).number
        missing = max(0, DEFENSE[card] - military)
        lines.append(message("coach-here-military", defense=DEFENSE[card], military=signed(military), missing=missing))
    payment = economy.powers.payment_alone(card)
    if payment != CANNOT_PAY:
        lines.append(message("coach-here-pay-alone", cost=payment, printed=PAID_AT[card]))
    added = economy.addition(card)
    return (*lines, message("coach-here-rounds", vp=added.vp, cards=added.income))
