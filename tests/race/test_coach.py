"""The coach tells the truth: what it says of a position is what the rules then do."""

from collections.abc import Mapping
from typing import Any, Final

from tests.race.tried_round import state_of
from tests.support.coaching import Claim, hold, number_in, tried
from windfall import Game
from windfall.engine.kinds import KIND_IDS
from windfall.engine.state import Event
from windfall.engine.words.message import Message, Named
from windfall.titles.race.components.cards import COST_OR_DEFENSE, DEFENSE, INDEX, IS_WORLD, KIND, SETTLE, SPECS
from windfall.titles.race.components.totals import DEVELOP_DISCOUNT, total
from windfall.titles.race.rules import events
from windfall.titles.race.rules.actions import (
    ACTION_CARD_IDS,
    CHOOSE,
    CONSUME_2X,
    DEVELOP_CARD,
    EXPLORE_1_1,
    METHOD,
    PAY,
    PLACE,
    PRODUCE_CARD,
    PRODUCE_ON,
    SETTLE_CARD,
)
from windfall.titles.race.rules.consume import price_of_good
from windfall.titles.race.rules.develop import cost_less
from windfall.titles.race.rules.rounds import HAND_LIMIT
from windfall.titles.race.rules.scoring import TABLEAU_END, points_of
from windfall.titles.race.rules.settle import can_pay_for, methods, military_for, payment_for
from windfall.titles.race.rules.setup import CARDS_DEALT, CARDS_DISCARDED
from windfall.titles.race.rules.supply import powers_of, worlds_with_goods

Args = dict[str, Any]
GAMES: Final = [("race", 2, {}, seed) for seed in range(4)] + [
    ("race", 3, {"setup": "first_game"}, 1),
    ("race", 4, {}, 2),
    ("race", 2, {"experienced": True}, 3),
]


def card_of(args: Args) -> int:
    assert isinstance(args["card"], Named)
    return INDEX[args["card"].subject.partition(":")[2]]


def chosen_cards(game: Game, seat: int, card: int) -> int:
    """The option of the action question that has this action card."""
    return next(action for action in game.actions(seat) if CHOOSE + card in game.title.parts(action))


def placed_for(game: Game, seat: int, card: int, cards: int, phase_card: int | None = None, by: int = -1) -> None:
    """If the phase comes now, chosen by the seat or by another, the card can be placed for so many cards."""

    def answer(twin: Game, asked: int) -> int | None:
        kind = twin.decision(asked).kind
        if kind == "action":
            return chosen_cards(twin, asked, phase_card if asked == by else PRODUCE_CARD)
        if asked != seat:
            return None
        if kind in ("develop", "settle") and PLACE + card in twin.actions(seat):
            return PLACE + card
        if kind == "method":
            ways = twin.actions(seat)
            if METHOD + PAY not in ways:  # only whether New Military Tactics is discarded besides (RG-9)
                return None
            return next((way for way in ways if way != METHOD + PAY), METHOD + PAY) if cards == 0 else METHOD + PAY
        return None

    codes = (events.DEVELOPS, events.SETTLES, events.CONQUERS)
    told = tried(
        game,
        answer,
        lambda twin: any(
            event[0] in codes and event[2:4] == (seat, card) for event in twin._events[game.event_count :]
        ),
    )
    placed = next(event for event in told if event[0] in codes and event[2:4] == (seat, card))
    assert (0 if placed[0] == events.CONQUERS else placed[4]) == cards


def payment(tableau: list[int], card: int) -> int | None:
    """By the rules, with all powers of a tableau; None if it can only be conquered."""
    if not IS_WORLD[card]:
        return cost_less(card, total(DEVELOP_DISCOUNT, tableau))
    powers = powers_of(tableau, SETTLE)
    return payment_for(powers, card) if can_pay_for(powers, card) else None


def takes(game: Game, seat: int, args: Args) -> None:
    """A card takes so many cards, or none because it is conquered or placed for nothing."""
    card, tableau = card_of(args), state_of(game).empires[seat].tableau
    free = IS_WORLD[card] and any(way != PAY for way in methods(powers_of(tableau, SETTLE), card, 0))
    assert args["cards"] == (0 if free else payment(tableau, card))


def soon(game: Game, seat: int, args: Args) -> None:
    takes(game, seat, args)
    assert args["others"] == CARDS_DEALT - CARDS_DISCARDED - 1 >= args["cards"]


def none_soon(game: Game, seat: int, args: Args) -> None:
    empire = state_of(game).empires[seat]
    for card in empire.hand:
        needed = payment(empire.tableau, card)
        assert needed is None or needed > args["others"]
        assert not IS_WORLD[card] or not methods(powers_of(empire.tableau, SETTLE), card, args["others"])


def drawn(game: Game, seat: int, args: Args) -> None:
    takes(game, seat, args)
    assert args["held"] == len(state_of(game).empires[seat].hand) >= args["cards"]
    assert card_of(args) in state_of(game).empires[seat].drawn


def placing(game: Game, seat: int, args: Args) -> None:
    empire, card = state_of(game).empires[seat], card_of(args)
    placed_for(game, seat, card, args["cards"])
    assert args["vp"] == points_of([*empire.tableau, card], empire.chips) - points_of(empire.tableau, empire.chips)
    assert args["left"] == len(empire.hand) - 1 - args["cards"]


def military_short(game: Game, seat: int, args: Args) -> None:
    card, tableau = card_of(args), state_of(game).empires[seat].tableau
    assert args["missing"] == DEFENSE[card] - military_for(powers_of(tableau, SETTLE), card) > 0


def owned(game: Game, seat: int, args: Args) -> None:
    assert card_of(args) in state_of(game).empires[seat].tableau


def twice(game: Game, seat: int, args: Args) -> None:
    assert state_of(game).empires[seat].hand.count(card_of(args)) > 1


def spare(game: Game, seat: int, args: Args) -> None:
    state = state_of(game)
    empire = state.empires[seat]
    assert args["cards"] == payment(empire.tableau, card_of(args)) > args["others"]
    due = state.asked_about if game.decision(seat).kind == "pay" else max(0, len(empire.hand) - HAND_LIMIT)
    assert args["others"] == len(empire.hand) - due - 1


def dearest(game: Game, seat: int, args: Args) -> None:
    empire, world = state_of(game).empires[seat], card_of(args)
    assert args["kind"] == KIND_IDS[KIND[world]]
    assert args["cards"] == price_of_good(empire, world, True)


def dearest_good(game: Game, seat: int, args: Args) -> None:
    empire = state_of(game).empires[seat]
    dearest(game, seat, args)
    assert args["cards"] == max(price_of_good(empire, world, True) for world in worlds_with_goods(empire))


def could_place(phase_card: int) -> Claim:
    return lambda game, seat, args: placed_for(game, seat, card_of(args), args["cards"], phase_card, seat)


def events_when(game: Game, seat: int, mine: int, others: int) -> list[Event]:
    """What the seat does in a round in which it chooses this action card, and all others that one."""

    def answer(twin: Game, asked: int) -> int | None:
        if twin.decision(asked).kind == "action":
            return chosen_cards(twin, asked, mine if asked == seat else others)
        if twin.decision(asked).kind == "windfall":
            return next(action for action in twin.actions(asked) if action >= PRODUCE_ON)
        return None

    told = tried(game, answer, lambda twin: twin.state.round > game.state.round)
    return [event for event in told if event[2] == seat]


def could_trade(game: Game, seat: int, args: Args) -> None:
    empire = state_of(game).empires[seat]
    prices = [price_of_good(empire, world, True) for world in worlds_with_goods(empire)]
    assert args["cards"] == max(prices)


def could_produce(game: Game, seat: int, args: Args) -> None:
    told = events_when(game, seat, PRODUCE_CARD, PRODUCE_CARD)
    assert sum(event[0] == events.PRODUCES for event in told) == args["goods"]


def most_vp(game: Game, seat: int, card: int) -> int:
    """The most VPs that goods can be turned into in the next Consume phase, whichever powers take which goods."""
    start = game.copy()
    for other in list(start.seats):
        start.play(other, chosen_cards(start, other, card if other == seat else CONSUME_2X))
    return _most_chips(start, seat, game.state.round, {}) - state_of(game).empires[seat].chips


def _most_chips(game: Game, seat: int, number: int, known: dict[tuple[int, ...], int]) -> int:
    while not game.over and game.state.round == number and seat not in game.seats:
        other = game.seats[0]
        game.play(other, game.actions(other)[0])
    empire = state_of(game).empires[seat]
    if game.over or game.state.round > number:
        return empire.chips
    kind = game.decision(seat).kind
    if kind not in ("consume", "consume_good"):
        twin = game.copy()
        twin.play(seat, game.actions(seat)[0])
        return _most_chips(twin, seat, number, known)
    key = (*state_of(game).powers, -1, *empire.goods, -1, *game.actions(seat), -1, empire.chips)
    if key not in known:
        best = 0
        for action in game.actions(seat):
            twin = game.copy()
            twin.play(seat, action)
            best = max(best, _most_chips(twin, seat, number, known))
        known[key] = best
    return known[key]


def could_consume(game: Game, seat: int, args: Args) -> None:
    if len(worlds_with_goods(state_of(game).empires[seat])) <= 4 and not state_of(game).experienced:
        assert most_vp(game, seat, CONSUME_2X) >= args["vp"]


def powers_bring(game: Game, seat: int, args: Args) -> None:
    if len(worlds_with_goods(state_of(game).empires[seat])) <= 4:
        chips = state_of(game).empires[seat].chips
        best = _most_chips(game.copy(), seat, game.state.round, {})
        assert best - chips >= number_in(args, "rewards", "vp")


def nothing_to_place(game: Game, seat: int, args: Args) -> None:
    empire = state_of(game).empires[seat]
    assert args["cards"] == len(empire.hand)
    for card in set(empire.hand):
        needed = payment(empire.tableau, card)
        if IS_WORLD[card]:
            assert not methods(powers_of(empire.tableau, SETTLE), card, len(empire.hand) - 1)
        elif card not in empire.tableau:
            assert needed is not None
            assert needed - 1 > len(empire.hand) - 1


def expected(game: Game, seat: int, args: Args) -> None:
    """What another player chooses brings what is told, if just that is chosen."""
    action = ACTION_CARD_IDS.index(args["action"].args["card"].subject.partition(":")[2])
    assert 0 < args["percent"] <= 100
    yours: Message = args["yours"]
    _YOURS[yours.id](game, seat, args["player"].seat, action, yours.args)


def yours_place(game: Game, seat: int, other: int, action: int, args: Args) -> None:
    if not state_of(game).experienced:
        placed_for(game, seat, card_of(args), args["cards"], action, other)


def yours_explore(game: Game, seat: int, _other: int, _action: int, args: Args) -> None:
    if not state_of(game).experienced:
        told = events_when(game, seat, PRODUCE_CARD, EXPLORE_1_1)
        assert next(event[3] for event in told if event[0] == events.DRAWS) == args["drawn"]
        assert next(event[3] for event in told if event[0] == events.KEEPS) == args["kept"]


def yours_produce(game: Game, seat: int, _other: int, _action: int, args: Args) -> None:
    if not state_of(game).experienced:
        told = events_when(game, seat, EXPLORE_1_1, PRODUCE_CARD)
        assert sum(event[0] == events.PRODUCES for event in told) == args["goods"]


def yours_consume(game: Game, seat: int, _other: int, _action: int, args: Args) -> None:
    few = len(worlds_with_goods(state_of(game).empires[seat])) <= 4
    if few and not state_of(game).experienced:
        assert most_vp(game, seat, PRODUCE_CARD) >= number_in(args, "rewards", "vp")


def yours_not_placed(game: Game, seat: int, _other: int, action: int, _args: Args) -> None:
    empire = state_of(game).empires[seat]
    for card in set(empire.hand):
        if IS_WORLD[card] == (action == SETTLE_CARD) and card not in empire.tableau:
            needed = payment(empire.tableau, card)
            assert needed is None or needed > len(empire.hand) - 1


def pool_ends(game: Game, _seat: int, args: Args) -> None:
    assert args["vp"] == state_of(game).vp_pool


def tableau_ends(game: Game, seat: int, args: Args) -> None:
    assert args["cards"] == len(state_of(game).empires[args["player"].seat].tableau) >= TABLEAU_END - 1
    assert args["end"] == TABLEAU_END
    assert (args["whose"] == "you") == (args["player"].seat == seat)


def most_frequent(_game: Game, _seat: int, args: Args) -> None:
    copies = [spec.copies for card, spec in enumerate(SPECS) if COST_OR_DEFENSE[card] == args["number"]]
    assert args["cards"] == sum(copies)
    assert args["all"] == sum(spec.copies for spec in SPECS)


_YOURS: Final = {
    "coach-race-yours-place": yours_place,
    "coach-race-yours-explore": yours_explore,
    "coach-race-yours-produce": yours_produce,
    "coach-race-yours-consume": yours_consume,
    "coach-race-yours-no-development": yours_not_placed,
    "coach-race-yours-no-world": yours_not_placed,
    "coach-race-yours-nothing": lambda *_: None,
}
CLAIMS: Final[Mapping[str, Claim]] = {
    "coach-race-soon": soon,
    "coach-race-none-soon": none_soon,
    "coach-race-drawn": drawn,
    "coach-race-placing": placing,
    "coach-race-military-short": military_short,
    "coach-race-owned": owned,
    "coach-race-twice": twice,
    "coach-race-spare": spare,
    "coach-race-spare-military": military_short,
    "coach-race-dearest": dearest_good,
    "coach-race-dearest-made": dearest,
    "coach-race-powers-bring": powers_bring,
    "coach-race-most-frequent": most_frequent,
    "coach-race-pool-ends": pool_ends,
    "coach-race-tableau-ends": tableau_ends,
    "coach-race-could-develop": could_place(DEVELOP_CARD),
    "coach-race-could-settle": could_place(SETTLE_CARD),
    "coach-race-nothing-to-place": nothing_to_place,
    "coach-race-could-trade": could_trade,
    "coach-race-could-consume": could_consume,
    "coach-race-could-produce": could_produce,
    "coach-race-expected": expected,
}
RARE: Final = {"coach-race-most-frequent", "coach-race-none-soon", "coach-race-owned"}


def test_what_is_said_is_what_the_rules_do() -> None:
    met = hold(GAMES, CLAIMS)
    assert set(CLAIMS) - set(met) <= RARE
