"""The coach tells the truth: what it says of a position is what the rules then do."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tests.support.coaching import Claim, coached_positions, hold, number_in, tried
from windfall import Game
from windfall.engine.kinds import KIND_IDS, KINDS
from windfall.engine.state import Event
from windfall.engine.words.message import Named
from windfall.titles.newfrontiers.components.powers import AFTER_SETTLE, CONSUME, POWERS, SETTLE, TRADE
from windfall.titles.newfrontiers.components.tiles import (
    COLONISTS,
    DEVELOPMENTS,
    GOALS,
    INDEX,
    IS_MILITARY,
    WORLDS,
)
from windfall.titles.newfrontiers.reading.placing import Placing
from windfall.titles.newfrontiers.reading.position import Reading
from windfall.titles.newfrontiers.rules import events
from windfall.titles.newfrontiers.rules.actions import (
    BUY,
    CONQUER_OR_PAY,
    DEVELOP_TILE,
    EXPLORE_TILE,
    KEEP_XENO,
    PASS,
    PAY_FOR,
    PRODUCE_ON,
    PRODUCE_TILE,
    SELECT,
    SETTLE_TILE,
    TRADE_TILE,
)
from windfall.titles.newfrontiers.rules.flow import after_answer
from windfall.titles.newfrontiers.rules.military import payment_by, price_by
from windfall.titles.newfrontiers.rules.scoring import goal_score, score
from windfall.titles.newfrontiers.rules.state import UNKNOWN_GOAL, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import (
    COLONIES_TO_END,
    COLONISTS_TO_GO_ON,
    SPACES_TO_END,
    counts_as,
    goods_by_kind,
    working_powers,
)
from windfall.titles.newfrontiers.rules.trade_consume import good_price_by

Args = dict[str, Any]
GAMES: Final = [("newfrontiers", 2, {}, seed) for seed in range(4)] + [
    ("newfrontiers", 3, {"goals": True, "starry_rift": True}, 1),
    ("newfrontiers", 2, {"goals": True}, 3),
    ("newfrontiers", 4, {"setup": "first_game"}, 2),
]
COUNT_TILES: Final = ("powers", "keywords", "power_types", "kinds")
MOST_GOODS: Final = 3  # with more, trying all orders of powers takes long


def state_of(game: Game) -> NewFrontiersState:
    assert isinstance(game.state, NewFrontiersState)
    return game.state


def tile_of(named: object) -> int:
    assert isinstance(named, Named)
    return INDEX[named.subject.partition(":")[2]]


def points(state: NewFrontiersState, seat: int) -> int:
    """Of tiles, bonuses and goals that the seat knows, which is what a tile adds to."""
    parts = score(state, seat)
    empire, goals = state.empires[seat], state.goals
    known = [] if goals is None else [*goals.face_up, *([goals.face_down] if goals.holder == seat else [])]
    for_tiles = [goal for goal in known if goal != UNKNOWN_GOAL and GOALS[goal].count.what in COUNT_TILES]
    in_goals = sum(goal_score(state, empire, goal) for goal in for_tiles)
    return parts["developments"] + parts["colonies"] + parts["bonuses"] + in_goals


def bought(state: NewFrontiersState, seat: int, args: Args) -> None:
    """Buying the tile costs and scores what is told."""
    after = after_answer(state, BUY + tile_of(args["tile"]) - DEVELOPMENTS.start)
    paid = next(event for event in after.events if event[0] == events.DEVELOPS)
    assert paid[4] == args["credits"]
    assert points(after, seat) - points(state, seat) == args["vp"]


def buy(game: Game, seat: int, args: Args) -> None:
    assert args["have"] == state_of(game).empires[seat].credits
    bought(state_of(game), seat, args)


def settled(state: NewFrontiersState, seat: int, args: Args) -> None:
    """Settling the world takes and scores what is told."""
    world = tile_of(args["world"])
    action = next(verb + world for verb in (CONQUER_OR_PAY, PAY_FOR) if verb + world in state.choices[seat])
    after = after_answer(state, action)
    paid = [event[4] for event in after.events if event[0] in (events.PAYS_FOR_WORLD, events.PAYS_FOR_MILITARY)]
    assert sum(paid) == args["credits"]
    assert args["colonists"] == COLONISTS[world]
    if not any(POWERS[index].effect == AFTER_SETTLE for index in working_powers(state.empires[seat], SETTLE)):
        assert points(after, seat) - points(state, seat) == args["vp"]


def settle_now(game: Game, seat: int, args: Args) -> None:
    settled(state_of(game), seat, args)


def settle_soon(game: Game, seat: int, args: Args) -> None:
    """By the rules, with the powers that would work in Settle."""
    state, world = state_of(game), tile_of(args["world"])
    empire = state.empires[seat]
    powers, seen_as = working_powers(empire, SETTLE), counts_as(world, state.any_kind)
    price = payment_by(powers, world, seen_as) if IS_MILITARY[world] else price_by(powers, world, seen_as)
    assert args["credits"] in ((0, price) if IS_MILITARY[world] else (price,))
    assert args["credits"] <= empire.credits
    assert args["colonists"] == COLONISTS[world] <= empire.colonists


def when_selected(game: Game, seat: int, tile: int, question: str) -> NewFrontiersState | None:
    """The state at this question of the seat, after it has selected a tile."""
    twin = game.copy()
    twin.play(seat, SELECT + tile)
    while not twin.over and twin.seats and twin.decision(twin.seats[0]).kind in ("turn_up_goal", "name_kind"):
        twin.play(twin.seats[0], twin.actions(twin.seats[0])[0])
    if twin.over or twin.seats[0] != seat or twin.decision(seat).kind != question:
        return None
    return state_of(twin)


def could_develop(game: Game, seat: int, args: Args) -> None:
    state = when_selected(game, seat, DEVELOP_TILE, "develop")
    if state is not None:
        bought(state, seat, args)


def could_settle(game: Game, seat: int, args: Args) -> None:
    state = when_selected(game, seat, SETTLE_TILE, "settle")
    if state is not None:
        settled(state, seat, args)


def action_events(game: Game, tile: int) -> list[Event]:
    """What happens while the action is done that is selected now; all make as many goods as they can."""

    def answer(twin: Game, asked: int) -> int | None:
        if twin.decision(asked).kind == "select":
            return SELECT + tile
        produced = [action for action in twin.actions(asked) if action in range(PRODUCE_ON, PRODUCE_ON + len(WORLDS))]
        if twin.decision(asked).kind == "windfall" and produced:
            return produced[0]
        if twin.decision(asked).kind == "production_fee":
            return next((action for action in twin.actions(asked) if action != PASS), None)
        return KEEP_XENO if KEEP_XENO in twin.actions(asked) else None

    def done(twin: Game) -> bool:
        return not twin.seats or twin.decision(twin.seats[0]).kind == "select"

    return tried(game, answer, done)


def could_explore(game: Game, seat: int, args: Args) -> None:
    told = action_events(game, EXPLORE_TILE)
    got = [event for event in told if event[0] in (events.PICKS, events.DRAWS) and event[2] == seat]
    assert len(got) >= args["worlds"]


def could_produce(game: Game, seat: int, args: Args) -> None:
    told = action_events(game, PRODUCE_TILE)
    made = [event for event in told if event[0] == events.PRODUCES]
    if not any(event[0] == events.STOCKPILES_GOOD for event in told) and not _goods_short(game):
        assert sum(event[2] == seat for event in made) == number_in(args, "gains", "goods")
        assert sum(event[2] != seat for event in made) == args["others"]


def _goods_short(game: Game) -> bool:
    """Whether the supply may not last; reading takes it to."""
    return any(number < 4 for number in state_of(game).goods_supply)


def outcomes(game: Game, seat: int, done: Callable[[Game], bool]) -> set[tuple[int, int]]:
    """VPs in chips and credits that a seat can have when all is done, whatever it answers."""
    empire = state_of(game).empires[seat]
    if game.over or done(game):
        return {(empire.chips, empire.credits)}
    asked = game.seats[0]
    if asked != seat:
        twin = game.copy()
        twin.play(asked, twin.actions(asked)[0])
        return outcomes(twin, seat, done)
    found = set()
    for action in game.actions(seat):
        twin = game.copy()
        twin.play(seat, action)
        found |= outcomes(twin, seat, done)
    return found


def _attained(game: Game, seat: int, args: Args, done: Callable[[Game], bool], start: Game) -> None:
    before = state_of(start).empires[seat]
    if sum(goods_by_kind(before.goods)) > MOST_GOODS or state_of(start).goals is not None:
        return
    vp, credit_count = number_in(args, "gains", "vp"), number_in(args, "gains", "credits")
    if state_of(start).vp_pool < vp:
        return
    found = outcomes(game, seat, done)
    assert (before.chips + vp, before.credits + credit_count) in found


def could_trade(game: Game, seat: int, args: Args) -> None:
    twin = game.copy()
    twin.play(seat, SELECT + TRADE_TILE)
    _attained(twin, seat, args, lambda after: after.decision(after.seats[0]).kind == "select", game)


def powers_bring(game: Game, seat: int, args: Args) -> None:
    _attained(game, seat, args, lambda after: seat not in after.seats, game)


def dearest(game: Game, seat: int, args: Args) -> None:
    """By the rules, with the powers that work in Trade."""
    empire, world = state_of(game).empires[seat], tile_of(args["world"])
    powers = working_powers(empire, TRADE) + working_powers(empire, CONSUME)
    kind = KIND_IDS.index(args["kind"])
    assert kind in KINDS
    assert args["credits"] == good_price_by(powers, kind)
    assert world in empire.colonies


def ending(game: Game, _seat: int, args: Args) -> None:
    state = state_of(game)
    missing = {
        "spaces": SPACES_TO_END - max(empire.spaces for empire in state.empires),
        "colonies": COLONIES_TO_END - max(len(empire.colonies) for empire in state.empires),
        "colonists": state.colonist_supply - COLONISTS_TO_GO_ON + 1,
        "chips": state.vp_pool,
    }
    assert args["missing"] == missing[args["end"]]


CLAIMS: Final[Mapping[str, Claim]] = {
    "coach-newfrontiers-ending": ending,
    "coach-newfrontiers-could-develop": could_develop,
    "coach-newfrontiers-could-explore": could_explore,
    "coach-newfrontiers-could-settle": could_settle,
    "coach-newfrontiers-could-produce": could_produce,
    "coach-newfrontiers-could-trade": could_trade,
    "coach-newfrontiers-could-trade-both": could_trade,
    "coach-newfrontiers-buy": buy,
    "coach-newfrontiers-settle-now": settle_now,
    "coach-newfrontiers-settle-soon": settle_soon,
    "coach-newfrontiers-dearest": dearest,
    "coach-newfrontiers-dearest-made": dearest,
    "coach-newfrontiers-powers-bring": powers_bring,
}
RARE: Final = {"coach-newfrontiers-dearest-made"}


def test_what_is_said_is_what_the_rules_do() -> None:
    met = hold(GAMES, CLAIMS)
    assert set(CLAIMS) - set(met) <= RARE


def test_what_a_tile_adds_for_goals_is_told_too() -> None:
    told = [
        (line.args["vp"], Placing(Reading(state_of(game)), seat).vp(tile_of(line.args["tile"])))
        for game, seat, coaching in coached_positions("newfrontiers", 2, {"goals": True}, 3)
        for line in coaching.looks
        if line.id == "coach-newfrontiers-buy"
    ]
    assert any(vp > without_goals for vp, without_goals in told)
