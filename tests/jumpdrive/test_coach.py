"""The coach tells the truth: what it says of a position is what the rules then do."""

from collections.abc import Mapping
from typing import Any, Final

from tests.support.coaching import Claim, hold, tried
from windfall import Game
from windfall.engine.state import Event
from windfall.engine.words.message import Named
from windfall.titles.jumpdrive.components.cards import DEFENSE, INDEX, IS_MILITARY, IS_WORLD, RULES
from windfall.titles.jumpdrive.rules import events
from windfall.titles.jumpdrive.rules.actions import CONQUER, DEVELOP, EXPLORE, METHOD, PASS, PAY, SETTLE
from windfall.titles.jumpdrive.rules.cost import (
    CANNOT_PAY,
    development_cost,
    general_military,
    limit_broken,
    restricted_military,
    world_payment,
)
from windfall.titles.jumpdrive.rules.state import JumpDriveState

Args = dict[str, Any]
GAMES: Final = [("jumpdrive", 2, {}, seed) for seed in range(5)] + [
    ("jumpdrive", 3, {"setup": "first_game"}, 1),
    ("jumpdrive", 4, {}, 2),
]


def state_of(game: Game) -> JumpDriveState:
    assert isinstance(game.state, JumpDriveState)
    return game.state


def card_of(named: object) -> int:
    assert isinstance(named, Named)
    return INDEX[named.subject.partition(":")[2]]


def lacking(cards: list[int], world: int) -> int:
    return DEFENSE[world] - general_military(cards) - restricted_military(cards, world)


def price_alone(cards: list[int], card: int) -> int:
    """By the rules; CANNOT_PAY for a world that can only be conquered."""
    if not IS_WORLD[card]:
        return development_cost(cards, card, alone=True)
    return 0 if IS_MILITARY[card] and lacking(cards, card) <= 0 else world_payment(cards, card)


def soon(game: Game, seat: int, args: Args) -> None:
    assert args["cards"] == price_alone(state_of(game).empires[seat].cards, card_of(args["card"]))
    assert args["cards"] <= args["others"] == RULES.deal - RULES.discard_at_start - 1


def none_soon(game: Game, seat: int, args: Args) -> None:
    empire = state_of(game).empires[seat]
    prices = [price_alone(empire.cards, card) for card in empire.hand]
    assert all(price == CANNOT_PAY or price > args["others"] for price in prices)


def round_events(game: Game, seat: int, cards: list[int]) -> list[Event]:
    """What the seat does in a round in which it places these cards, in the cheapest way, and all others explore."""
    development = next((card for card in cards if not IS_WORLD[card]), None)
    world = next((card for card in cards if IS_WORLD[card]), None)

    def answer(twin: Game, asked: int) -> int | None:
        kind = twin.decision(asked).kind
        options = twin.actions(asked)
        if kind == "place":
            if asked != seat:
                return EXPLORE
            wanted = [DEVELOP + development] if development is not None else []
            wanted += [PASS] if world is None else [SETTLE + world]
            return next((action for action in wanted if action in options), EXPLORE)
        if kind == "pay" and METHOD + PAY in options:
            return METHOD + CONQUER if METHOD + CONQUER in options else METHOD + PAY
        return PASS if kind == "second_world" else None

    told = tried(game, answer, lambda twin: twin.state.round > game.state.round)
    return [event for event in told if event[2] == seat]


def _grows(game: Game, seat: int, args: Args) -> tuple[int, int]:
    """VPs and income of the round with what is placed; it is paid for as told."""
    told = round_events(game, seat, [card_of(card) for card in args["cards"].items])
    paid = sum(event[4] for event in told if event[0] in (events.DEVELOPS, events.SETTLES))
    assert paid == args["pay"]
    vp = next(event[3] for event in told if event[0] == events.SCORES)
    income = next((event[3] for event in told if event[0] == events.INCOME), None)
    return vp, args.get("income_after", args["after"]) if income is None else income


def most_vp(game: Game, seat: int, args: Args) -> None:
    assert _grows(game, seat, args)[0] == args["after"] > args["before"]


def most_income(game: Game, seat: int, args: Args) -> None:
    assert _grows(game, seat, args)[1] == args["after"] > args["before"]


def most_of_both(game: Game, seat: int, args: Args) -> None:
    assert _grows(game, seat, args) == (args["after"], args["income_after"])
    assert args["after"] > args["before"]
    assert args["income_after"] > args["income_before"]


def ends(game: Game, seat: int, args: Args) -> None:
    other = args["player"].seat
    told = round_events(game, other, [])
    scored = next(event for event in told if event[0] == events.SCORES)
    assert scored[3] == args["more"]
    assert args["vp"] == state_of(game).empires[other].vp
    assert args["vp"] + args["more"] >= args["end"] == RULES.end_vp
    assert (args["whose"] == "you") == (other == seat)


def only_explore(game: Game, seat: int, args: Args) -> None:
    assert list(game.actions(seat)) == [EXPLORE]
    told = round_events(game, seat, [])
    assert next(event[3] for event in told if event[0] == events.DRAWS) == args["drawn"]
    assert next(event[3] for event in told if event[0] == events.DISCARDS) == args["discarded"]


def spare(game: Game, seat: int, args: Args) -> None:
    assert args["cards"] == price_alone(state_of(game).empires[seat].cards, card_of(args["card"])) > args["others"]


def spare_military(game: Game, seat: int, args: Args) -> None:
    assert args["missing"] == lacking(state_of(game).empires[seat].cards, card_of(args["card"])) > 0


def spare_limit(game: Game, seat: int, args: Args) -> None:
    assert limit_broken(state_of(game).empires[seat].cards, card_of(args["card"])) is not None


CLAIMS: Final[Mapping[str, Claim]] = {
    "coach-jumpdrive-soon": soon,
    "coach-jumpdrive-none-soon": none_soon,
    "coach-jumpdrive-most-vp": most_vp,
    "coach-jumpdrive-most-income": most_income,
    "coach-jumpdrive-most-of-both": most_of_both,
    "coach-jumpdrive-ends": ends,
    "coach-jumpdrive-only-explore": only_explore,
    "coach-jumpdrive-spare": spare,
    "coach-jumpdrive-spare-military": spare_military,
    "coach-jumpdrive-spare-limit": spare_limit,
}
RARE: Final = {"coach-jumpdrive-none-soon", "coach-jumpdrive-spare-limit", "coach-jumpdrive-only-explore"}


def test_what_is_said_is_what_the_rules_do() -> None:
    met = hold(GAMES, CLAIMS)
    assert set(CLAIMS) - set(met) <= RARE
