"""Sets of goods are chosen together in New Frontiers; every other choice is made by itself."""

from collections import Counter
from itertools import combinations
from typing import ClassVar

import pytest

from tests.newfrontiers.subject import NEW_FRONTIERS
from tests.newfrontiers.table import Table
from tests.support.answers import Answers
from windfall import Decision, Game
from windfall.engine.kinds import NOVELTY
from windfall.titles.newfrontiers.components.powers import CONSUME, POWERS_FOR, Power
from windfall.titles.newfrontiers.components.tiles import IDS, KIND
from windfall.titles.newfrontiers.rules import events, trade_consume
from windfall.titles.newfrontiers.rules.actions import GOOD, PASS, STOCKPILE_GOOD
from windfall.titles.newfrontiers.rules.state import NO_GOOD, NewFrontiersState


class TestNewFrontiers(Answers):
    subject = NEW_FRONTIERS
    in_every_game: ClassVar[frozenset[str]] = frozenset()
    set_kinds = frozenset(("consume_good", "stockpile_good"))

    @pytest.fixture
    def resolved(self, monkeypatch: pytest.MonkeyPatch) -> list[list[list[int]]]:
        """The goods picked by each seat, whenever a power consumes them."""
        answers: list[list[list[int]]] = []
        consume = trade_consume._consume_picked

        def recording(state: NewFrontiersState, seat: int, power: Power) -> None:
            goods = [GOOD + state.empires[seat].colonies[at] for at in state.picked]
            answers.append([goods if other == seat else [] for other in range(state.players)])
            consume(state, seat, power)

        monkeypatch.setattr(trade_consume, "_consume_picked", recording)
        return answers

    def check_answer(self, game: Game, decision: Decision, chosen: list[int], resolved: list[list[list[int]]]) -> None:
        assert isinstance(game.state, NewFrontiersState)
        seat = decision.seat
        empire = game.state.empires[seat]
        before = [GOOD + empire.colonies[at] for at in game.state.picked]
        start = game.event_count
        moves = decision.moves(chosen)
        resolved.clear()
        for move in moves:
            assert seat in game.seats
            game.play(seat, move)
        if decision.kind == "consume_good":
            assert Counter(resolved[0][seat]) == Counter([*before, *chosen])
        else:
            told = [event for event in game._events[start:] if event[0] == events.STOCKPILES_GOOD]
            stockpiled = [STOCKPILE_GOOD + event[3] for event in told if event[2] == seat]
            assert stockpiled == [action for action in sorted(chosen, key=decision.actions.index) if action != PASS]


def test_goods_are_stockpiled_together() -> None:
    worlds = ["rebel_fuel_cache", "pre_sentient_race", "devolved_uplift_race"]
    goods = {"rebel_fuel_cache": "rare", "pre_sentient_race": "genes"}
    for chosen in ([], [0], [1], [2], [2, 0], [1, 2, 0]):
        table = Table(goals=True)
        table.goal_up("stockpile_resources")
        table.empire(0, colonies=worlds, goods=goods)
        table.select("produce", by=0)
        game = table.game()
        decision = game.decision(0)
        picks = decision.picks
        assert picks is not None
        assert (decision.kind, picks.least, picks.most, picks.done) == ("stockpile_good", 0, 3, PASS)
        actions = [picks.options[number].action for number in chosen]
        for move in decision.moves(actions if len(chosen) == picks.most else [*actions, PASS]):
            game.play(0, move)
        assert isinstance(game.state, NewFrontiersState)
        assert len(game.state.empires[0].stockpiled_goods) == len(chosen)
        assert 0 not in game.seats or game.decision(0).kind != "stockpile_good"


@pytest.mark.parametrize("chosen", list(combinations(range(4), 3)))
def test_goods_are_consumed_together(chosen: tuple[int, ...]) -> None:
    """Consumer Markets take up to 3 Novelty goods; three of four are chosen, in any order."""
    table = Table()
    worlds = [tile for tile in table.state.bag if KIND[tile] == NOVELTY and not POWERS_FOR[CONSUME][tile]]
    names = [IDS[tile] for tile in worlds[:4]]
    table.empire(0, colonies=names, goods=dict.fromkeys(names, "novelty"), developments=["consumer_markets"])
    table.select("trade_consume", by=0)
    table.choose("pass")
    while table.question == "consume":
        table.choose("use: Consumer Markets")
    game = table.game()
    decision = game.decision(0)
    picks = decision.picks
    assert picks is not None
    assert (picks.least, picks.most, picks.done) == (3, 3, None)
    assert [option.subject for option in picks.options] == [f"good:{name}" for name in names]
    begun = game.copy()
    begun.play(0, picks.options[0].action)
    rest = begun.decision(0).picks
    assert rest is not None
    assert (rest.least, [option.subject for option in rest.options]) == (2, [f"good:{name}" for name in names[1:]])
    for move in decision.moves([picks.options[number].action for number in reversed(chosen)]):
        game.play(0, move)
    assert isinstance(game.state, NewFrontiersState)
    left = [names[at] for at, good in enumerate(game.state.empires[0].goods) if good != NO_GOOD]
    assert left == [name for number, name in enumerate(names) if number not in chosen]
