"""What reading says of an empire is what the rule then does, in random games."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from tests.jumpdrive.subject import CONQUEROR, JUMP_DRIVE, POLICIES, SETUPS
from tests.jumpdrive.table import Table
from tests.support.subject import Policy
from windfall import Game
from windfall.engine.deck import NO_CARD
from windfall.engine.figures import BONUS, Figure
from windfall.engine.state import Event
from windfall.titles.jumpdrive.components.cards import (
    DEFENSE,
    DESIGNS,
    INDEX,
    IS_MILITARY,
    IS_WORLD,
    MILITARY_VS,
    RULES,
    VARIABLE_VP,
    Clause,
)
from windfall.titles.jumpdrive.data.schema import ClauseSpec
from windfall.titles.jumpdrive.reading.clauses import VP, CardYield
from windfall.titles.jumpdrive.reading.economy import Economy, economy_of
from windfall.titles.jumpdrive.reading.figures import (
    development_price,
    military_toward,
    second_world_price,
    world_price,
)
from windfall.titles.jumpdrive.reading.outcomes import Placing, best_pairs
from windfall.titles.jumpdrive.reading.placing import (
    Plan,
    cards_with_second,
    newly_conquerable,
    planned_cards,
    plans,
)
from windfall.titles.jumpdrive.reading.yields import round_yields
from windfall.titles.jumpdrive.rules import events
from windfall.titles.jumpdrive.rules.actions import CONQUER, DEVELOP, EXPLORE, PASS, PAY, SECOND, SETTLE
from windfall.titles.jumpdrive.rules.agenda import ASK_PAY, ASK_PLACE, ASK_SECOND
from windfall.titles.jumpdrive.rules.cost import (
    CANNOT_PAY,
    development_cost,
    general_military,
    methods,
    military_against,
    powers_of,
    restricted_left,
    restricted_military,
    world_payment,
)
from windfall.titles.jumpdrive.rules.scoring import cards_of_others, income_of, vp_of, yields_of, yields_with
from windfall.titles.jumpdrive.rules.state import JumpDriveState


def state_of(game: Game) -> JumpDriveState:
    assert isinstance(game.state, JumpDriveState)
    return game.state


def positions(seed: int, policies: tuple[Policy, ...] = POLICIES) -> Iterator[tuple[Game, random.Random]]:
    """All positions of one random game of each policy, each game with another setup."""
    for number, policy in enumerate(policies):
        game = JUMP_DRIVE.new_game(SETUPS[(number + seed) % len(SETUPS)], seed + number)
        rng = random.Random(seed + number)
        while not game.over:
            yield game, rng
            seat = game.seats[0]
            game.play(seat, policy.choose(game, seat, rng))


def rounds(seed: int, policies: tuple[Policy, ...] = POLICIES) -> Iterator[tuple[Game, random.Random]]:
    """The beginnings of rounds."""
    for game, rng in positions(seed, policies):
        state = state_of(game)
        if state.asked_question == ASK_PLACE and not any(empire.picks for empire in state.empires):
            yield game, rng


class Round:
    """A round in which one seat carries out a plan and all others explore, and what it says of that seat."""

    def __init__(self, game: Game, seat: int, plan: Plan, rng: random.Random) -> None:
        self.game = game.copy()
        self.seat = seat
        self.told: dict[int, list[Event]] = {}
        self.way = NO_CARD
        number = state_of(self.game).round
        for action in plan.actions:
            if seat in self.game.seats and action in self.game.actions(seat) and self._question() == ASK_PLACE:
                self._play(seat, action)
        while not self.game.over and state_of(self.game).round == number:
            asked = self.game.seats[0]
            actions = self.game.actions(asked)
            self._play(asked, self._answer(asked, actions, rng))
        empire = state_of(self.game).empires[seat]
        self.way = empire.method

    def _question(self) -> int:
        return state_of(self.game).asked_question

    def _answer(self, seat: int, actions: Sequence[int], rng: random.Random) -> int:
        if self._question() == ASK_PLACE and seat != self.seat:
            return EXPLORE
        return PASS if self._question() == ASK_SECOND else rng.choice(actions)

    def _play(self, seat: int, action: int) -> None:
        self.game.play(seat, action)
        for event in self.game.state.events:
            if event[2] == self.seat:
                self.told.setdefault(event[0], []).append(event)

    def number(self, code: int, place: int = 0) -> int:
        """A number of the only such event of the round; 0 without one."""
        found = self.told.get(code, [])
        assert len(found) <= 1
        return found[0][3 + place] if found else 0

    def numbers(self, code: int) -> list[int]:
        return [event[3] for event in self.told.get(code, [])]


def test_plans_are_what_can_be_played() -> None:
    """Each plan can be played to its end, and there is no other one."""
    for game, rng in rounds(20):
        seat = rng.randrange(game.state.players)
        found = [plan.actions for plan in plans(state_of(game), seat)]
        possible = []
        for action in game.actions(seat):
            twin = game.copy()
            twin.play(seat, action)
            choosing = state_of(twin).asked_question == ASK_PLACE and state_of(twin).empires[seat].picks == [action]
            more = list(twin.actions(seat)) if choosing and seat in twin.seats else []
            if not more and DEVELOP <= action < SETTLE:
                more = [PASS]  # taken by itself
            possible += [[action, second] for second in more] or [[action]]
        assert found == possible


def test_a_plan_tells_what_the_round_does() -> None:
    """Ways and payments, cards drawn and discarded, VPs and income, and the score reached."""
    seen = Counter[str]()
    for game, rng in rounds(40, POLICIES * 3):
        state = state_of(game)
        seat = rng.randrange(state.players)
        empire = state.empires[seat]
        plan = rng.choice(plans(state, seat))
        vp, income = round_yields(state, seat, plan.cards)
        played = Round(game, seat, plan, rng)

        paid = played.number(events.DEVELOPS, 1) + played.number(events.SETTLES, 1)
        assert paid == plan.payments[plan.ways.index(played.way) if plan.ways else 0]
        if plan.development != NO_CARD:
            alone = plan.world == NO_CARD
            assert played.number(events.DEVELOPS, 1) == development_price(empire.cards, plan.development, alone).number
            seen["develops alone" if alone else "develops"] += 1
        if plan.world != NO_CARD:
            before = plan.cards[:-1]
            if played.way == CONQUER:
                assert played.number(events.CONQUERS, 2) == military_toward(before, plan.world).number
            else:
                price = world_price(before, plan.world)
                assert price is not None
                assert played.number(events.SETTLES, 1) == price.number
            seen["conquers" if played.way == CONQUER else "settles"] += 1
            seen["several ways"] += len(plan.ways) > 1

        discards, draws = played.numbers(events.DISCARDS), played.numbers(events.DRAWS)
        if plan.explores:
            assert draws[0] == plan.drawn
            assert discards[0] == plan.discarded
        else:
            assert (discards[0] if paid else 0) == paid
            assert plan.drawn == (RULES.world_alone_draw if plan.development == NO_CARD else 0)
            assert len(draws) == (plan.drawn > 0)
            assert not plan.drawn or draws[0] == plan.drawn
        seen["explores"] += plan.explores

        assert played.number(events.SCORES) == vp
        assert played.number(events.SCORES, 1) == empire.vp + vp
        if not played.game.over:
            assert played.number(events.INCOME) == income
        seen["hands over"] += events.HANDS_OVER in played.told
    for what in ("develops alone", "develops", "conquers", "settles", "several ways", "explores"):
        assert seen[what] >= 3, f"{what}: {seen[what]}"


def test_war_propaganda_is_counted_where_it_will_lie() -> None:
    table = Table(players=2)
    table.empire(0, cards=["drop_ships"])
    table.empire(1, cards=["war_propaganda"])
    state = table.state
    cards = state.empires[0].cards
    assert yields_with(cards, cards_of_others(state, 0)) == (1, 0)
    assert round_yields(state, 0, cards) == (4, 1)
    assert round_yields(state, 1, state.empires[1].cards) == (0, 0)


def test_second_worlds() -> None:
    """The price, the convoy given up, and the empire that comes out."""
    seen = Counter[int]()
    for game, rng in positions(60, POLICIES * 2 + (CONQUEROR,) * 3):
        state = state_of(game)
        if state.asked_question != ASK_SECOND:
            continue
        seat = game.seats[0]
        empire = state.empires[seat]
        for action in game.actions(seat):
            if action == PASS:
                continue
            world = action - SECOND
            cards, price = cards_with_second(empire, world), second_world_price(empire, world)
            twin = game.copy()
            told: list[Event] = []
            twin.play(seat, action)
            told += twin.state.events
            while state_of(twin).round == state.round and not twin.over:
                asked = twin.seats[0]
                actions = twin.actions(asked)
                twin.play(asked, PASS if PASS in actions else rng.choice(actions))
                told += twin.state.events
            mine = [event for event in told if event[2] == seat]
            moved = [event[3] for event in told if event[0] == events.HANDS_OVER]
            after = state_of(twin).empires[seat].cards
            assert [card for card in after if card not in moved] == [card for card in cards if card not in moved]
            if empire.method == PAY:
                assert price is not None
                assert (events.SETTLES, world, price.number) in [(event[0], *event[3:]) for event in mine]
            else:
                assert price is None
                conquered = [event[3] for event in mine if event[0] == events.CONQUERS]
                assert conquered == [world]
            seen[empire.method] += 1
    assert seen[PAY] >= 3
    assert seen[CONQUER] >= 3


def test_parts_of_a_figure_add_up() -> None:
    """To what the rule says with and without each of the cards."""
    for game, rng in rounds(80):
        cards = state_of(game).empires[rng.randrange(game.state.players)].cards
        card = rng.choice(DESIGNS)
        if IS_WORLD[card]:
            _check_parts(military_toward(cards, card), cards, military_against(cards, card))
            price = world_price(cards, card)
            assert (price is None) == (world_payment(cards, card) == CANNOT_PAY)
            if price is not None:
                _check_parts(price, cards, world_payment(cards, card))
        else:
            for alone in (False, True):
                price = development_price(cards, card, alone)
                _check_parts(price, cards, development_cost(cards, card, alone))
                assert alone or BONUS not in dict(price.changes)


def _check_parts(figure: Figure, cards: list[int], number: int) -> None:
    assert figure.number == figure.start + sum(change for _, change in figure.changes) == number
    assert {card for card, _ in figure.changes} <= {*cards, BONUS}
    assert all(change for _, change in figure.changes)


# The sums of an empire


def test_an_economy_reckons_like_the_rules() -> None:
    """Yields, military and prices, with what is there and with any card more."""
    for game, rng in rounds(100):
        state = state_of(game)
        seat = rng.randrange(state.players)
        cards, others = state.empires[seat].cards, cards_of_others(state, seat)
        economy = economy_of(cards, others)
        assert (economy.vp.total, economy.income.total) == (vp_of(state, seat), income_of(state, seat))
        _check_economy(economy, cards, others)
        for card in DESIGNS:
            vp, income, military = economy.gain(card)
            more = [*cards, card]
            assert (economy.vp.total + vp, economy.income.total + income) == yields_with(more, others)
            assert economy.military + military == general_military(more)
        grown = economy.plus(rng.choice(DESIGNS)).plus(rng.choice(DESIGNS))
        assert economy.cards == cards, "the one it came from stays as it is"
        _check_economy(grown, grown.cards, others)
        for card in DESIGNS:
            # what is taken over from the empire that it grew from is what it would find itself
            added = grown.addition(card)
            assert (added.vp, added.income, added.military) == grown.gain(card)
            assert added.price == grown.price(card)


def _check_economy(economy: Economy, cards: list[int], others: list[list[int]]) -> None:
    assert (economy.vp.total, economy.income.total) == yields_with(cards, others)
    assert economy.military == general_military(cards)
    for card in DESIGNS:
        if not IS_WORLD[card]:
            assert economy.price(card) == development_cost(cards, card, alone=False)
            assert economy.powers.payment_alone(card) == development_cost(cards, card, alone=True)
            continue
        assert economy.powers.payment_alone(card) == world_payment(cards, card)
        assert economy.powers.world_payment(card) == world_payment(cards, card)
        assert economy.powers.world_payment(card, 2) == world_payment(cards, card, 2)
        assert economy.powers.restricted_military(card) == restricted_military(cards, card)
        ways = methods(cards, card, 99)
        assert (economy.price(card) >= 0) == bool(ways)
        if IS_MILITARY[card]:
            assert economy.lacking(card) == DEFENSE[card] - military_against(cards, card)
            assert (economy.lacking(card) <= 0) == (CONQUER in ways)
        if CONQUER in ways:
            assert economy.price(card) == 0
        elif ways:
            assert economy.price(card) == world_payment(cards, card)


def test_yields_of_a_card_are_its_share() -> None:
    for game, rng in rounds(120):
        state = state_of(game)
        seat = rng.randrange(state.players)
        cards, others = state.empires[seat].cards, cards_of_others(state, seat)
        shares = [yields_of(card, cards, others) for card in cards]
        assert (sum(vp for vp, _ in shares), sum(income for _, income in shares)) == yields_with(cards, others)


def test_pairs_and_worlds_within_reach() -> None:
    """Both are counted by playing."""
    pairs = within_reach = 0
    for game, rng in rounds(140):
        state = state_of(game)
        seat = rng.randrange(state.players)
        empire, others = state.empires[seat], cards_of_others(state, seat)
        economy = economy_of(planned_cards(empire), others)
        placing = Placing(empire, economy_of(empire.cards, others))
        vp, income = yields_with(empire.cards, others)
        for action in game.actions(seat):
            if not DEVELOP <= action < SETTLE:
                continue
            development = action - DEVELOP
            with_world = [
                plan for plan in plans(state, seat) if plan.development == development and plan.world != NO_CARD
            ]
            gains = [yields_with(plan.cards, others) for plan in with_world]
            assert best_pairs(economy, placing.develop(development)) == (
                len(with_world),
                max([0, *(more - vp for more, _ in gains)]),
                max([0, *(more - income for _, more in gains)]),
            )
            pairs += len(with_world)
            military = economy.gain(development)[2]
            reached = [
                world
                for world in empire.hand
                if IS_MILITARY[world]
                and CONQUER not in methods(empire.cards, world, 0)
                and general_military(empire.cards) + military + restricted_military(empire.cards, world)
                >= DEFENSE[world]
            ]
            assert newly_conquerable(economy, empire.hand, development, military) == len(reached)
            within_reach += len(reached)
    assert pairs >= 10
    assert within_reach >= 3


def test_planned_cards_are_those_of_the_empire_when_all_is_placed() -> None:
    for game, rng in positions(160):
        state = state_of(game)
        seat = game.seats[0]
        empire = state.empires[seat]
        planned = planned_cards(empire)
        if state.asked_question == ASK_PLACE and empire.picks:
            assert planned == [*empire.cards, empire.picks[0] - DEVELOP]
        elif state.asked_question == ASK_PAY and empire.world != NO_CARD:
            twin = game.copy()
            while seat in twin.seats and state_of(twin).asked_question == ASK_PAY:
                twin.play(seat, rng.choice(twin.actions(seat)))
            assert planned == [*empire.cards, empire.world]
        else:
            assert planned == empire.cards + empire.unplaced()


def test_military_left_without_sparing_is_never_more() -> None:
    """A player who does not spare points may think there is less than the rule leaves."""
    cards = [INDEX[card] for card in ("uplift_researchers", "galactic_imperium", "alien_rosetta_stone_world")]
    versus = powers_of(cards, MILITARY_VS)
    worlds = [card for card in DESIGNS if IS_MILITARY[card]]
    less = 0
    for first in worlds:
        for world in worlds:
            spent = min(restricted_military(cards, first), DEFENSE[first])
            spared = restricted_left(versus, first, world, spent)
            unspared = restricted_left(versus, first, world, spent, sparing=False)
            assert 0 <= unspared <= spared
            less += unspared < spared
    assert less


CLAUSES = (
    ClauseSpec(kind="per", n=2, of="military"),
    ClauseSpec(kind="per", n=2, of="military", each=3),
    ClauseSpec(kind="pair", n=1, of=["military", "icon:explore"]),
    ClauseSpec(kind="pair", n=1, of=["world:brown", "military"]),
    ClauseSpec(kind="with", n=4, of="military"),
    ClauseSpec(kind="with_other", n=4, of="military"),
    ClauseSpec(kind="per_shared", n=2, of="military", other_n=1),
)


@pytest.mark.parametrize("spec", CLAUSES, ids=lambda spec: f"{spec.kind} {spec.each or 1}")
def test_every_clause_may_count_military(spec: ClauseSpec) -> None:
    """On the shipped cards only one form does; a corrected card may have any."""
    card = INDEX["new_galactic_order"]
    printed = VARIABLE_VP[card], VP[card]
    VARIABLE_VP[card] = (Clause(spec),)
    VP[card] = CardYield(0, VARIABLE_VP[card])
    try:
        for game, rng in rounds(180, (CONQUEROR,)):
            state = state_of(game)
            seat = rng.randrange(state.players)
            others = cards_of_others(state, seat)
            cards = [card, *state.empires[seat].cards]
            grown = economy_of([], others)
            for one in cards:
                grown = grown.plus(one)
            for economy in (grown, economy_of(cards, others)):
                assert economy.vp.total == yields_with(cards, others)[0]
                for more in DESIGNS:
                    assert economy.vp.total + economy.gain(more)[0] == yields_with([*cards, more], others)[0]
    finally:
        VARIABLE_VP[card], VP[card] = printed
