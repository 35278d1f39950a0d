"""What a card means to one empire as it is now: what it would take and bring, or brings."""

from collections.abc import Iterator

from windfall.engine.kinds import KIND_IDS
from windfall.engine.words.message import Message, message, several
from windfall.engine.words.notes import signed
from windfall.titles.race.components.bonuses import HAS_BONUS
from windfall.titles.race.components.cards import (
    COST_OR_DEFENSE,
    DEFENSE,
    INDEX,
    IS_MILITARY,
    KIND,
    PER_WORLD,
    POWERS,
    POWERS_FOR,
    PRODUCE,
    VP,
)
from windfall.titles.race.reading.placing import NO_WAY, placing_of
from windfall.titles.race.reading.promise import prospects_of
from windfall.titles.race.rules.scoring import bonus_of
from windfall.titles.race.rules.state import Empire


def here(empire: Empire, subject: str) -> tuple[Message, ...]:
    """In sentences, with the numbers of the empire."""
    sort, _, name = subject.partition(":")
    if sort != "card" or name not in INDEX:
        return ()
    card = INDEX[name]
    if card in empire.tableau:
        vp = VP[card] + (bonus_of(card, empire.tableau, empire.chips) if HAS_BONUS[card] else 0)
        return (message("coach-here-counts", vp=vp), *_produced(empire, card, empire.tableau))
    placing = placing_of(tuple(empire.tableau))
    adds = message("coach-here-adds", vp=placing.vp_added(card, empire.chips))
    return (*_takes(empire, card), adds, *_produced(empire, card, [*empire.tableau, card]), *_cycle(empire, card))


def _takes(empire: Empire, card: int) -> Iterator[Message]:
    placing = placing_of(tuple(empire.tableau))
    payment = placing.payment(card, 0)
    if IS_MILITARY[card]:
        military = placing.world(card).military
        missing = max(0, DEFENSE[card] - military)
        yield message("coach-here-military", defense=DEFENSE[card], military=signed(military), missing=missing)
    if payment != NO_WAY:
        yield message("coach-here-pay", cost=payment, printed=COST_OR_DEFENSE[card])


def _produced(_empire: Empire, card: int, tableau: list[int]) -> Iterator[Message]:
    """Cards that are drawn for worlds of a kind."""
    for index in POWERS_FOR[PRODUCE][card]:
        power = POWERS[index]
        if power.effect == PER_WORLD:
            worlds = sum(KIND[other] == power.kind for other in tableau)
            kind, total = KIND_IDS[power.kind], power.cards * worlds
            yield message("coach-here-per-world", cards=power.cards, worlds=worlds, kind=kind, total=total)


def _cycle(empire: Empire, card: int) -> Iterator[Message]:
    """What Produce and Consume bring more with it, with no goods there at first."""
    growth = prospects_of(tuple(empire.tableau)).with_card(card)
    found = [
        message(words, **{name: number})
        for words, name, number in (
            ("coach-goods", "goods", growth.cycle_goods),
            ("coach-vp", "vp", growth.cycle_vp),
            ("coach-cards", "cards", growth.cycle_cards),
        )
        if number > 0
    ]
    if found:
        yield message("coach-here-cycle", gains=several(found))
