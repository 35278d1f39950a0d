"""What a tile means to one empire as it is now: what it would take and bring, or brings."""

from windfall.engine.words.message import Message, message, several
from windfall.engine.words.notes import signed
from windfall.titles.newfrontiers.components.tiles import (
    COLONISTS,
    COST,
    DEFENSE,
    FIRST_DEVELOPMENT,
    INDEX,
    IS_MILITARY,
    VP,
)
from windfall.titles.newfrontiers.reading.empire import EmpireTiles
from windfall.titles.newfrontiers.reading.placing import Placing
from windfall.titles.newfrontiers.reading.position import Reading
from windfall.titles.newfrontiers.reading.prospects import cycle_added
from windfall.titles.newfrontiers.rules.develop import cost_after
from windfall.titles.newfrontiers.rules.scoring import bonus_of
from windfall.titles.newfrontiers.rules.state import Empire, NewFrontiersState


def here(state: NewFrontiersState, seat: int, subject: str) -> tuple[Message, ...]:
    """In sentences, with the numbers of the empire."""
    sort, _, name = subject.partition(":")
    if sort != "tile" or name not in INDEX:
        return ()
    tile, empire = INDEX[name], state.empires[seat]
    if tile in empire.colonies or tile in empire.developments:
        return (message("coach-here-counts", vp=VP[tile] + bonus_of(state, empire, tile)),)
    placing = Placing(Reading(state), seat)
    vp = message("coach-here-adds", vp=placing.score(tile))
    return (*_takes(placing.tiles, empire, tile), vp, *_cycle(placing.tiles, tile))


def _takes(tiles: EmpireTiles, empire: Empire, tile: int) -> list[Message]:
    if tile >= FIRST_DEVELOPMENT:
        return [message("coach-here-pay", cost=cost_after(tile, tiles.develop.discount), printed=COST[tile])]
    if IS_MILITARY[tile]:
        military = tiles.settle.military_for(tile)
        missing = max(0, DEFENSE[tile] - military)
        takes = message("coach-here-military", defense=DEFENSE[tile], military=signed(military), missing=missing)
    else:
        takes = message("coach-here-pay", cost=tiles.settle.payment(tile), printed=COST[tile])
    return [takes, message("coach-here-colonists", colonists=COLONISTS[tile], have=empire.colonists)]


def _cycle(tiles: EmpireTiles, tile: int) -> list[Message]:
    """What Produce and Trade, Consume bring more with it, from empty colonies."""
    vp, credit_count = cycle_added(tiles, tile)
    found = [message("coach-vp", vp=vp)] if vp > 0 else []
    found += [message("coach-credits", credits=credit_count)] if credit_count > 0 else []
    return [message("coach-here-cycle", gains=several(found))] if found else []
