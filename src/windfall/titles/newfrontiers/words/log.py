"""Events in words: the log that a person can follow."""

from collections.abc import Callable
from typing import Final

from windfall.engine.kinds import KIND_IDS
from windfall.engine.state import Event
from windfall.engine.words.message import Message, Seat, message, several
from windfall.titles.newfrontiers.rules.events import EVENT_NAMES, NO_SOURCE
from windfall.titles.newfrontiers.words.names import ACTION_TILES, ANY_KIND_WORLD, GOAL_TILES, TILES
from windfall.titles.newfrontiers.words.score import END_WORDS


def event_text(event: Event) -> Message:
    """An event as a sentence."""
    code, _audience, seat, *rest = event
    return _TEXTS[EVENT_NAMES[code]](Seat(seat), rest)


def _gain(plain: str, by_a_tile: str, what: str) -> Callable[[Seat, list[int]], Message]:
    """What somebody gets, and from which tile, if it is from one."""

    def said(player: Seat, rest: list[int]) -> Message:
        number, source = rest
        if source == NO_SOURCE:
            return message(plain, player=player, **{what: number})
        return message(by_a_tile, player=player, source=TILES[source], **{what: number})

    return said


def _draws(player: Seat, rest: list[int]) -> Message:
    world, source = rest
    if source == NO_SOURCE:
        return message("newfrontiers-log-draws", player=player, world=TILES[world])
    return message("newfrontiers-log-draws-by", player=player, world=TILES[world], source=TILES[source])


def _offer(_player: Seat, worlds: list[int]) -> Message:
    if not worlds:
        return message("newfrontiers-log-offer-empty")
    return message("newfrontiers-log-offer", worlds=several([TILES[world] for world in worlds], "plain"))


def _consumes(player: Seat, rest: list[int]) -> Message:
    source, goods, vp, gained = rest
    gains = [message("newfrontiers-reward-vp", vp=vp)] if vp else []
    gains += [message("newfrontiers-reward-credits", credits=gained)] if gained else []
    if not gains:
        return message("newfrontiers-log-consumes-for-nothing", player=player, source=TILES[source], goods=goods)
    return message("newfrontiers-log-consumes", player=player, source=TILES[source], goods=goods, gains=several(gains))


_TEXTS: Final[dict[str, Callable[[Seat, list[int]], Message]]] = {
    "round": lambda _, rest: message("newfrontiers-log-round", round=rest[0]),
    "home": lambda player, rest: message("newfrontiers-log-home", player=player, home=TILES[rest[0]]),
    "selects": lambda player, rest: message("newfrontiers-log-selects", player=player, action=ACTION_TILES[rest[0]]),
    "gains_credits": _gain("newfrontiers-log-gains-credits", "newfrontiers-log-gains-credits-by", "credits"),
    "gains_vp": _gain("newfrontiers-log-gains-vp", "newfrontiers-log-gains-vp-by", "vp"),
    "gains_colonists": _gain("newfrontiers-log-gains-colonists", "newfrontiers-log-gains-colonists-by", "colonists"),
    "takes_produce_credits": lambda player, rest: message(
        "newfrontiers-log-takes-produce-credits", player=player, credits=rest[0]
    ),
    "first_priority": lambda player, _: message("newfrontiers-log-first-priority", player=player),
    "moves_up": lambda player, rest: message("newfrontiers-log-moves-up", player=player, other=Seat(rest[0])),
    "develops": lambda player, rest: message(
        "newfrontiers-log-develops", player=player, tile=TILES[rest[0]], credits=rest[1]
    ),
    "develops_nothing": lambda player, _: message("newfrontiers-log-develops-nothing", player=player),
    "offer": _offer,
    "picks": lambda player, rest: message("newfrontiers-log-picks", player=player, world=TILES[rest[0]]),
    "draws": _draws,
    "returns_world": lambda player, rest: message(
        "newfrontiers-log-returns-world", player=player, world=TILES[rest[0]]
    ),
    "stockpiles_world": lambda player, rest: message(
        "newfrontiers-log-stockpiles-world", player=player, world=TILES[rest[0]]
    ),
    "pays_for_world": lambda player, rest: message(
        "newfrontiers-log-pays-for-world", player=player, world=TILES[rest[0]], credits=rest[1]
    ),
    "conquers": lambda player, rest: message(
        "newfrontiers-log-conquers", player=player, world=TILES[rest[0]], defense=rest[1], military=rest[2]
    ),
    "pays_for_military": lambda player, rest: message(
        "newfrontiers-log-pays-for-military", player=player, world=TILES[rest[0]], credits=rest[1]
    ),
    "replaces": lambda player, rest: message(
        "newfrontiers-log-replaces", player=player, old=TILES[rest[0]], new=TILES[rest[1]]
    ),
    "windfall_good": lambda player, rest: message(
        "newfrontiers-log-windfall-good", player=player, world=TILES[rest[0]], kind=KIND_IDS[rest[1]]
    ),
    "gives_good": lambda player, rest: message(
        "newfrontiers-log-gives-good",
        player=player,
        world=TILES[rest[0]],
        kind=KIND_IDS[rest[1]],
        source=TILES[rest[2]],
        military=rest[3],
    ),
    "names_kind": lambda player, rest: message(
        "newfrontiers-log-names-kind", player=player, world=ANY_KIND_WORLD, kind=KIND_IDS[rest[0]]
    ),
    "produces": lambda player, rest: message(
        "newfrontiers-log-produces", player=player, world=TILES[rest[0]], kind=KIND_IDS[rest[1]]
    ),
    "pays_fee": lambda player, rest: message(
        "newfrontiers-log-pays-fee", player=player, world=TILES[rest[0]], credits=rest[1]
    ),
    "stockpiles_good": lambda player, rest: message(
        "newfrontiers-log-stockpiles-good", player=player, world=TILES[rest[0]], kind=KIND_IDS[rest[1]]
    ),
    "sells": lambda player, rest: message(
        "newfrontiers-log-sells", player=player, world=TILES[rest[0]], kind=KIND_IDS[rest[1]], credits=rest[2]
    ),
    "sells_nothing": lambda player, _: message("newfrontiers-log-sells-nothing", player=player),
    "stockpiles_credits": lambda player, rest: message(
        "newfrontiers-log-stockpiles-credits", player=player, credits=rest[0]
    ),
    "consumes": _consumes,
    "charts": lambda player, rest: message("newfrontiers-log-charts", player=player, goals=rest[0]),
    "keeps_goal": lambda player, rest: message("newfrontiers-log-keeps-goal", player=player, goal=GOAL_TILES[rest[0]]),
    "returns_goal": lambda player, rest: message(
        "newfrontiers-log-returns-goal", player=player, goal=GOAL_TILES[rest[0]]
    ),
    "turns_up": lambda player, rest: message("newfrontiers-log-turns-up", player=player, goal=GOAL_TILES[rest[0]]),
    "produce_tile": lambda _, rest: message("newfrontiers-log-produce-tile", credits=rest[0]),
    "game_will_end": lambda _, rest: message("newfrontiers-log-game-will-end", why=END_WORDS[rest[0]].met),
    "scores": lambda player, rest: message("newfrontiers-log-scores", player=player, vp=rest[0]),
    "wins": lambda player, rest: message("newfrontiers-log-wins", player=player, winners=rest[0]),
}
