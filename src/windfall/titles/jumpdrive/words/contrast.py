"""Why one card of a hand rather than another is given up: which of them is nearer to being placed, or brings more."""

from windfall.engine.words.message import Message, message
from windfall.titles.jumpdrive.components.cards import IS_WORLD, NAMED
from windfall.titles.jumpdrive.reading.economy import Economy
from windfall.titles.jumpdrive.reading.keeping import keeping_of
from windfall.titles.jumpdrive.reading.outlook import stage_of
from windfall.titles.jumpdrive.rules.cost import may_hold
from windfall.titles.jumpdrive.rules.flow import FLOW
from windfall.titles.jumpdrive.rules.state import JumpDriveState
from windfall.titles.jumpdrive.words.text import verb_of


def contrast(state: JumpDriveState, seat: int, action: int, other: int) -> Message | None:
    """What speaks for discarding one card rather than another."""
    (verb, given), (other_verb, kept) = verb_of(action), verb_of(other)
    if (verb, other_verb) != ("discard", "discard") or FLOW.pick_pool(state, seat) is None:
        return None
    keeping = keeping_of(state, seat, stage_of(state))
    economy, others = keeping.economy, max(keeping.budget - 1, 0)
    if not IS_WORLD[given] and not may_hold(economy.cards, given):
        return message("advice-owned", card=NAMED[given])
    price, kept_price = price_alone(economy, given), price_alone(economy, kept)
    if price < 0:
        return message("advice-lacks-military", card=NAMED[given], missing=economy.lacking(given))
    if price > others:
        return message("advice-out-of-reach", card=NAMED[given], cards=price, others=others)
    mine, theirs = economy.addition(kept), economy.addition(given)
    if mine.vp > theirs.vp:
        return message("advice-more-vp", card=NAMED[kept], vp=mine.vp, other=NAMED[given], less=theirs.vp)
    if mine.income > theirs.income:
        income, less = mine.income, theirs.income
        return message("advice-more-income", card=NAMED[kept], cards=income, other=NAMED[given], less=less)
    if 0 <= kept_price < price:
        return message("advice-cheaper", card=NAMED[kept], cards=kept_price, other=NAMED[given], more=price)
    return None


def price_alone(economy: Economy, card: int) -> int:
    """Cards to pay for a card that is placed alone, none if it is conquered; negative if Military is lacking."""
    return economy.price(card) if IS_WORLD[card] else economy.powers.payment_alone(card)
