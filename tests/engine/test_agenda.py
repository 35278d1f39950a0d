"""The agenda as its readers see it."""

import windfall
from windfall.titles.race.rules.flow import FLOW
from windfall.titles.race.rules.state import RaceState


def test_what_is_asked_and_due_can_be_read() -> None:
    game = windfall.new("race", players=2, seed=1)
    while game.decision(game.seats[0]).kind != "settle":
        seat = game.seats[0]
        game.play(seat, game.actions(seat)[-1 if game.decision(seat).kind != "action" else 3])
    assert isinstance(game.state, RaceState)
    assert FLOW.told(game.state) == ["asks settle (seat 0, seat 1, nth 0)", "end_round"]
