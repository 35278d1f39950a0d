"""Reading tells the truth of what tiles take and add: what it says before a choice is what the rules then do.

A test says how many positions it met, so that none passes by meeting nothing.
"""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain

from tests.newfrontiers.positions import options, positions, selections, settlings, world_of
from windfall.engine.agenda import NO_SEAT
from windfall.engine.chance import Chance
from windfall.engine.figures import BONUS
from windfall.engine.kinds import NO_KIND, WINDFALL
from windfall.titles.newfrontiers.components.powers import POWERS, POWERS_FOR, SETTLE, TEMPORARY_MILITARY
from windfall.titles.newfrontiers.components.tiles import (
    ANY_WORLD,
    COLONISTS,
    FIRST_DEVELOPMENT,
    GOALS,
    GOODS,
    IS_MILITARY,
    KIND,
    WORLDS,
)
from windfall.titles.newfrontiers.reading.bonuses import HAS_BONUS
from windfall.titles.newfrontiers.reading.developing import buyable, on_sale
from windfall.titles.newfrontiers.reading.empire import tiles_of
from windfall.titles.newfrontiers.reading.figures import (
    development_cost_figure,
    in_settle,
    military_figure,
    payment_figure,
    price_figure,
)
from windfall.titles.newfrontiers.reading.goals import goal_added, known_goals
from windfall.titles.newfrontiers.reading.income import income_of, later_with
from windfall.titles.newfrontiers.reading.placing import Placing
from windfall.titles.newfrontiers.reading.position import Reading
from windfall.titles.newfrontiers.reading.prospects import buying, settling
from windfall.titles.newfrontiers.reading.settling import NO_TILE, colonists_needed, within_reach
from windfall.titles.newfrontiers.rules import develop, events, settle
from windfall.titles.newfrontiers.rules.actions import (
    BUY,
    PASS,
    PAY_FOR,
    REPLACE,
    REPLACE_DOOMED,
    REPLACE_WITH,
    SELECT,
    SETTLE_TILE,
    USE,
)
from windfall.titles.newfrontiers.rules.agenda import (
    ASK_DEVELOP,
    ASK_GIVE_GOOD,
    ASK_SELECT,
    ASK_SETTLE,
    ASK_SETTLE_MORE,
)
from windfall.titles.newfrontiers.rules.flow import after_answer, play
from windfall.titles.newfrontiers.rules.knowledge import known_to
from windfall.titles.newfrontiers.rules.military import CANNOT_PAY, is_for
from windfall.titles.newfrontiers.rules.scoring import bonus_of, goal_count, goal_score, score, total_military
from windfall.titles.newfrontiers.rules.state import NO_GOOD, Empire, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import counts_as, goods_by_kind

_WITH_BONUS = [tile for tile in range(FIRST_DEVELOPMENT, len(HAS_BONUS)) if HAS_BONUS[tile]]


# Develop


def test_the_cost_of_a_development_is_what_is_paid() -> None:
    met = 0
    for state, seat, empire in positions(ASK_DEVELOP):
        tiles = tiles_of(empire, state.any_kind)
        for action in options(state)[1:]:
            face = action - BUY + FIRST_DEVELOPMENT
            cost = development_cost_figure(state, seat, face)
            after = after_answer(state, action)
            assert after.events[0] == (events.DEVELOPS, -1, seat, face, cost.number)
            assert cost.number == develop.cost_after(face, tiles.develop.discount - dict(cost.changes).get(BONUS, 0))
            left = after.empires[seat].credits - tiles.develop.after.credits
            assert left == empire.credits - cost.number
            met += 1
    assert met > 500


def test_developments_to_buy_are_those_that_the_rule_offers() -> None:
    for state, seat, empire in positions(ASK_DEVELOP):
        tiles = tiles_of(empire, state.any_kind)
        budget = empire.credits + develop.discount(state, seat)
        offered = {action - BUY + FIRST_DEVELOPMENT for action in options(state)[1:]}
        faces = buyable(on_sale(state), empire.developments, budget, develop.free_spaces(empire))
        assert set(faces) == offered
        less = develop.discount(state, seat) - tiles.develop.discount - tiles.develop.gained.credits
        found = buying(on_sale(state), empire, tiles, less, 3.0)
        assert found.count == len(offered)
        assert found.vp == max((tiles.bonuses.gain(face, empire.chips) for face in offered), default=0)
        if not tiles.develop.gained.credits and offered:
            assert found.lowest == min(develop.development_cost(state, seat, face) for face in offered)


def test_more_developments_are_those_that_the_rule_would_offer_next() -> None:
    met = 0
    for state, seat, empire in positions(ASK_DEVELOP):
        placing = Placing(Reading(state), seat)
        for action in options(state)[1:]:
            face = action - BUY + FIRST_DEVELOPMENT
            left = empire.credits - develop.development_cost(state, seat, face)
            after = after_answer(state, action)
            after.empires[seat].credits = left
            after.selector = NO_SEAT
            more = len(develop.develop_options(after, seat)) - 1
            assert placing.more_developments(face, left) == more
            met += more
    assert met > 500


# Settle


def test_parts_of_a_turn_add_up_to_what_is_paid_and_conquered_with() -> None:
    met: Counter[int] = Counter()
    for question in (ASK_SETTLE, ASK_SETTLE_MORE):
        for state, seat, _empire in positions(question):
            for action in settlings(state):
                world = world_of(action)
                event = after_answer(state, action).events[0]
                if action >= PAY_FOR:
                    parts = payment_figure(state, world)
                    assert parts is not None
                elif IS_MILITARY[world]:
                    parts = military_figure(state, seat, world)
                else:
                    parts = price_figure(state, world)
                assert event[-1] == parts.number
                met[event[0]] += 1
    assert min(met[code] for code in (events.PAYS_FOR_WORLD, events.PAYS_FOR_MILITARY, events.CONQUERS)) > 20


def first_settlings() -> Iterator[tuple[NewFrontiersState, int, Empire]]:
    """Turns in Settle that have just begun: all powers of the empire work, and no others."""
    for state, seat, empire in positions(ASK_SETTLE):
        if not state.temporary and not state.settled:
            yield state, seat, empire


def test_a_world_takes_the_credits_and_colonists_that_reading_says() -> None:
    met: Counter[str] = Counter()
    for state, seat, empire in first_settlings():
        powers = tiles_of(empire, state.any_kind).settle
        for action in settlings(state):
            world = world_of(action)
            after = after_answer(state, action)
            own = after.empires[seat]
            gained = sum(
                power.credits for power in powers.after_settle if is_for(power, counts_as(world, state.any_kind))
            )
            paid = empire.credits - own.credits + gained
            assert empire.colonists - own.colonists == colonists_needed(world)
            if action >= PAY_FOR or not IS_MILITARY[world]:
                assert paid == powers.payment(world)
                met["paid"] += 1
            else:
                assert paid == powers.needed(world) == 0
                assert powers.military_for(world) == after.events[0][-1]
                assert powers.surplus(world) == after.events[0][-1] - after.events[0][-2]
                met["conquered"] += 1
            assert after.agenda[-1][2] == powers.second_settles or after.agenda[0][2] == powers.second_settles
    assert min(met.values()) > 30


def test_worlds_within_reach_are_those_that_the_rule_offers() -> None:
    for state, seat, empire in first_settlings():
        tiles = tiles_of(empire, state.any_kind)
        offered = {world_of(action) for action in settlings(state)}
        ways = {
            world: tiles.settle.is_within(world, empire.credits) and COLONISTS[world] <= empire.colonists
            for world in empire.explored
        }
        assert {world for world, can in ways.items() if can} == offered
        placing = Placing(Reading(state), seat)
        assert {world for world in empire.explored if placing.can_settle(world)} == offered
        assert placing.more_worlds(NO_TILE, empire.credits, empire.colonists) == len(offered)
        found = settling(empire, tiles, -tiles.settle.colonists, 3.0)
        assert found.count == len(offered) <= within_reach(empire, tiles.settle)
        assert found.vp == max((tiles.bonuses.gain(world, empire.chips) for world in offered), default=0)
        for world in empire.explored:
            can_pay = tiles.settle.payment(world) != CANNOT_PAY
            assert can_pay == (not IS_MILITARY[world] or payment_figure(state, world) is not None)


def test_replacing_takes_the_colonists_that_reading_says() -> None:
    met: Counter[str] = Counter()
    for question in (ASK_SETTLE, ASK_SETTLE_MORE):
        for state, seat, empire in positions(question):
            for old in [action - REPLACE for action in options(state) if REPLACE <= action < REPLACE_WITH]:
                asked = state.copy()
                settle.replace_colony(asked, seat, old, Chance(1))
                for action in settle.replace_with_options(asked, seat):
                    left = after_answer(asked, action).empires[seat].colonists
                    assert empire.colonists - left == colonists_needed(action - REPLACE_WITH, old)
                    met["colony"] += 1
    for state, seat, empire in positions(ASK_SETTLE):
        for action in options(state):
            if REPLACE_DOOMED <= action < REPLACE_DOOMED + len(WORLDS):
                after = after_answer(state, action)
                doomed = after.events[0][3]
                needed = colonists_needed(action - REPLACE_DOOMED, doomed)
                assert empire.colonists - after.empires[seat].colonists == needed
                met["doomed"] += 1
    assert met["colony"]
    assert met["doomed"]


def test_goods_give_as_much_temporary_military_as_reading_says() -> None:
    met = 0
    for state, seat, empire in first_settlings():
        powers = tiles_of(empire, state.any_kind).settle
        if powers.temporary and any(good != NO_GOOD for good in empire.goods):
            told = powers.temporary_military(goods_by_kind(empire.goods))
            assert told == most_temporary(state, seat)
            met += told > 0
    assert met > 3


def most_temporary(state: NewFrontiersState, seat: int) -> int:
    """The most Military toward every world that powers can be given goods for, whichever way they are used."""
    most = 0
    if state.turn == seat and state.asked_question in (ASK_SETTLE, ASK_SETTLE_MORE, ASK_GIVE_GOOD):
        for action in options(state):
            if state.asked_question == ASK_GIVE_GOOD or action >= USE:
                twin = state.copy()
                play(twin, twin.turn, action, Chance(1))
                given = [event for event in twin.events if event[0] == events.GIVES_GOOD]
                military = sum(event[-1] for event in given if not _is_special(event[-2]))
                most = max(most, military + most_temporary(twin, seat))
    return most


def _is_special(tile: int) -> bool:
    """Is the temporary Military of a tile for some worlds only?"""
    powers = [POWERS[index] for index in POWERS_FOR[SETTLE][tile]]
    return any(power.effect == TEMPORARY_MILITARY and power.matches is not None for power in powers)


def test_a_turn_in_settle_is_foreseen() -> None:
    """What is said of worlds outside Settle is what the turn then says."""
    met = 0
    for state, seat in selections(SETTLE_TILE):
        twin = state.copy()
        play(twin, twin.turn, SELECT + SETTLE_TILE, Chance(1))
        if twin.asked_question == ASK_SETTLE and twin.turn == seat and twin.any_kind == NO_KIND:
            foreseen = in_settle(state, seat)
            for world in twin.empires[seat].explored:
                if IS_MILITARY[world]:
                    assert military_figure(foreseen, seat, world).number == military_figure(twin, seat, world).number
                else:
                    assert price_figure(foreseen, world).number == price_figure(twin, world).number
                met += 1
    assert met > 50


# What a tile adds


def placings(rng: random.Random | None = None) -> Iterator[tuple[NewFrontiersState, NewFrontiersState, int, int]]:
    """Positions before and right after a tile is placed, with the seat and the tile; the empire may have been given
    some tiles with a bonus before."""
    for question in (ASK_DEVELOP, ASK_SETTLE, ASK_SETTLE_MORE):
        for position, seat, empire in positions(question):
            state = position
            if rng is not None:
                state = position.copy()
                more = [face for face in _WITH_BONUS if face not in empire.developments]
                state.empires[seat].developments += rng.sample(more, 3)
            for action in options(state) if question == ASK_DEVELOP else settlings(state):
                tile = action - BUY + FIRST_DEVELOPMENT if question == ASK_DEVELOP else world_of(action)
                if action != PASS and tile not in state.empires[seat].developments:
                    yield state, after_answer(state, action), seat, tile


def placed_vp(state: NewFrontiersState, seat: int) -> int:
    parts = score(state, seat)
    return parts["developments"] + parts["colonies"] + parts["bonuses"]


def test_a_tile_adds_the_score_and_military_that_reading_says() -> None:
    met: Counter[str] = Counter()
    for before, after, seat, tile in chain(placings(), placings(random.Random(1))):
        empire, own = before.empires[seat], after.empires[seat]
        placing = Placing(Reading(before), seat)
        tiles = placing.tiles
        more_military = total_military(after, own) - total_military(before, empire)
        assert placing.vp(tile) == placed_vp(after, seat) - placed_vp(before, seat)
        assert tiles.settle.military == total_military(before, empire)
        assert tiles.settle.military_gain(tile) == more_military
        owners = [owner for owner in tiles.all if HAS_BONUS[owner]]
        assert tiles.bonuses.owners == owners
        kind = NO_KIND if tile >= FIRST_DEVELOPMENT else before.any_kind if tile == ANY_WORLD else KIND[tile]
        added = tiles.bonuses.added(counts_as(tile, before.any_kind))
        counted = tiles.bonuses.added_by_counts(kind, more_military)
        more = sum(bonus_of(after, own, owner) - bonus_of(before, empire, owner) for owner in owners)
        assert added + counted == more
        met["tile"] += 1
        met["added"] += added > 0
        met["counted"] += counted > 0
        met["military"] += more_military > 0
    assert min(met.values()) > 5


def test_a_tile_adds_to_goals_what_reading_says() -> None:
    met = 0
    for before, after, seat, tile in placings():
        known = known_to(before, seat)
        if known.goals is None:
            assert known_goals(known) == ()
            continue
        empire, own = before.empires[seat], after.empires[seat]
        vp = 0
        for goal in range(len(GOALS)):
            if GOALS[goal].count.what == "unused_colonists":
                continue  # they change by settling, not by the tile
            more = goal_count(after, own, GOALS[goal]) - goal_count(before, empire, GOALS[goal])
            assert goal_added(empire, goal, tile, before.any_kind) == more
            if goal in known_goals(known):
                vp += goal_score(after, own, goal) - goal_score(before, empire, goal)
        assert Placing(Reading(known), seat).goal_vp(tile) == vp
        met += vp > 0
    assert met > 10


def test_goals_that_will_score_are_those_that_a_seat_knows() -> None:
    for state, _seat, _empire in positions(ASK_SELECT):
        if state.goals is not None:
            for other in range(state.players):
                known = known_goals(known_to(state, other))
                own = state.goals.holder == other
                assert known == ((*state.goals.face_up, state.goals.face_down) if own else state.goals.face_up)


def test_a_tile_changes_later_income_as_reading_says() -> None:
    met = 0
    for before, after, seat, tile in placings():
        own = after.empires[seat]
        good = own.goods[-1] if tile < FIRST_DEVELOPMENT else NO_GOOD
        then = income_of(own)
        assert later_with(before.empires[seat], tile, good) == (then.later_vp, then.later_credits)
        if tile >= FIRST_DEVELOPMENT or GOODS[tile] != WINDFALL or good != NO_GOOD:
            now = income_of(before.empires[seat])
            more = (then.later_vp - now.later_vp, then.later_credits - now.later_credits)
            assert Placing(Reading(before), seat).later(tile) == more
            met += more != (0, 0)
    assert met > 50
