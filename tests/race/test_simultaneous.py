"""Steps in which all players choose at once, and steps in which order matters (RG-2).

Whole games answered in any order are in `test_order_of_answers`; here it is position by position.
"""

import itertools
from collections.abc import Callable

import pytest

import windfall
from tests.race.table import DEVELOPMENTS, WORLDS, Table
from windfall.titles.race.components.cards import IDS
from windfall.titles.race.rules import events
from windfall.titles.race.rules.state import RaceState

START_WORLDS = ["old_earth", "epsilon_eridani", "alpha_centauri", "new_sparta", "earths_lost_colony"]
Answers = dict[int, list[str]]


def choosing() -> tuple[Table, Answers]:
    table = Table(players=3)
    for seat in range(3):
        table.empire(seat, hand=["space_marines" if seat else "drop_ships", *WORLDS[3 * seat : 3 * seat + 3]])
    table.begin_round()
    return table, {0: ["choose: Develop"], 1: ["choose: Produce"], 2: ["choose: Develop"]}


def exploring() -> tuple[Table, Answers]:
    table = Table(players=3, draws=[*WORLDS[:7], "gem_world", "comet_zone", "mining_world", "rebel_base", "drop_ships"])
    table.round("explore_5", "explore_1_1", "produce")
    return table, {0: ["keep: Deserted Alien Colony"], 1: ["discard: Comet Zone"], 2: ["discard: Rebel Base"]}


def developing() -> tuple[Table, Answers]:
    table = Table(players=3)
    for seat in range(3):
        table.empire(seat, hand=["space_marines" if seat else "drop_ships", *WORLDS[3 * seat : 3 * seat + 3]])
    table.empire(0, tableau=["interstellar_bank"])
    table.round("produce", "develop", "produce")
    return table, {0: ["place: Drop Ships"], 1: ["place: Space Marines"], 2: ["pass"]}


def settling() -> tuple[Table, Answers]:
    table = Table(players=3)
    for seat, world in enumerate(["refugee_world", "blaster_gem_mines", "rebel_miners"]):
        table.empire(
            seat, hand=[world, *DEVELOPMENTS[4 * seat : 4 * seat + 3]], tableau=["new_sparta"] if seat == 2 else []
        )
    table.round("settle", "develop", "develop")
    for seat in range(3):
        table.choose(seat, "pass")
    return table, {0: ["place: Refugee World"], 1: ["place: Blaster Gem Mines"], 2: ["place: Rebel Miners"]}


def discarding() -> tuple[Table, Answers]:
    table = Table(players=3)
    table.empire(0, hand=[*WORLDS, "gem_world"])
    table.empire(1, hand=[*DEVELOPMENTS, "drop_ships"])
    table.empire(2, hand=["comet_zone", *table.deck()[40:50]])
    table.round("produce", "produce", "produce")
    return table, {
        0: ["discard: Gem World", "discard: Destroyed World"],
        1: ["discard: Consumer Markets", "discard: Research Labs"],
        2: ["discard: Comet Zone"],
    }


POSITIONS: dict[str, Callable[[], tuple[Table, Answers]]] = {
    "action": choosing,
    "explore": exploring,
    "develop": developing,
    "settle": settling,
    "hand_limit": discarding,
}


def picks(answers: Answers, order: tuple[int, ...]) -> list[tuple[int, str]]:
    """One pick of each seat in turn, in this order of seats, until all answers are complete."""
    rounds = itertools.zip_longest(*([(seat, pick) for pick in answers[seat]] for seat in order))
    return [pick for picked in rounds for pick in picked if pick is not None]


@pytest.mark.parametrize("question", POSITIONS)
def test_all_are_asked_at_once_and_the_order_of_answers_means_nothing(question: str) -> None:
    """RG-2: choices are made without seeing the others' choices of the same step."""
    outcomes = []
    for order in itertools.permutations(range(3)):
        table, answers = POSITIONS[question]()
        assert (table.question, table.seats) == (question, (0, 1, 2))
        for seat, pick in picks(answers, order):
            table.choose(seat, pick)
        assert table.question != question
        outcomes.append((table.state.key(), table.log))
    assert all(outcome == outcomes[0] for outcome in outcomes)


@pytest.mark.parametrize("question", POSITIONS)
def test_nothing_takes_effect_before_the_last_answer(question: str) -> None:
    """RG-2: what others have picked so far changes neither the table nor the options of those still asked."""
    for order in itertools.permutations(range(3)):
        table, answers = POSITIONS[question]()
        before = [table_as_seen(table), table.log.copy()]
        options = table.options(order[-1])
        for seat in order[:-1]:
            table.choose(seat, *answers[seat])
        assert [table_as_seen(table), table.log] == before
        assert table.options(order[-1]) == options
        assert table.seats == (order[-1],)
        table.choose(order[-1], *answers[order[-1]])
        assert table.log != before[1]


def table_as_seen(table: Table) -> object:
    seats = [
        (
            table.hand(seat),
            table.drawn(seat),
            table.tableau(seat),
            table.goods(seat),
            table.chips(seat),
            table.discards(seat),
        )
        for seat in range(3)
    ]
    return seats, table.deck(), table.discard_pile(), [empire.chosen for empire in table.state.empires]


def test_the_first_discards_are_simultaneous() -> None:
    """RG-2: the two cards of each starting hand too, and the journal does not keep who was quicker."""
    games = []
    for order in itertools.permutations(range(3)):
        game = windfall.new("race", players=3, seed=8)
        assert list(game.seats) == [0, 1, 2]
        assert isinstance(game.state, RaceState)
        hands = [empire.hand.copy() for empire in game.state.empires]
        for nth in range(2):
            for seat in order:
                if seat in game.seats:
                    assert [empire.hand for empire in game.state.empires] == hands
                    game.play(seat, game.actions(seat)[nth])
        assert [len(empire.hand) for empire in game.state.empires] == [4, 4, 4]
        games.append(game)
    assert all(game.state == games[0].state for game in games)
    assert all(game.journal() == games[0].journal() for game in games)
    assert all(game.log() == games[0].log() for game in games)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_order_begins_with_the_lowest_start_world(players: int) -> None:
    """RG-2: where order matters it is clockwise from the owner of the lowest-numbered start world."""
    firsts = set()
    for seed in range(30):
        game = windfall.new("race", players=players, seed=seed)
        assert isinstance(game.state, RaceState)
        numbers = [START_WORLDS.index(IDS[empire.start_world]) for empire in game.state.empires]
        while game.pending[0].kind == "discard_start":
            game.play(game.seats[0], game.actions(game.seats[0])[0])
        for seat in range(players):
            game.play(seat, game.decision(seat).options[0].action)  # everyone explores
        drawing = [event[2] for event in game.events() if event[0] == events.DRAWS]
        first = numbers.index(min(numbers))
        assert drawing == [*range(first, players), *range(first)]
        firsts.add(first)
    assert firsts == set(range(players))
