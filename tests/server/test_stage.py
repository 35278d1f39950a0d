"""The stage: scenes are played as tables are, and tell no more than a seat may know."""

import asyncio

import pytest

import windfall
from windfall.engine.files.journal import Journal
from windfall.engine.game import Game
from windfall.players.registry import bot
from windfall.server.refusals import RequestRefused
from windfall.server.stage.scene import Scene
from windfall.server.stage.stage import Played, Stage, answered, begun
from windfall.server.wire.messages import write_message

TITLES = ("jumpdrive", "race", "newfrontiers")


def _played(title: str, moves: int) -> Game:
    game = windfall.new(title, players=2, seed=11)
    player = bot("greedy", seed=2)
    while game.move_count < moves:
        seat = game.seats[0]
        game.play(seat, player.choose(game.observe(seat), game.decision(seat)))
    return game


def _scene(title: str, moves: int = 6) -> Scene:
    return Scene(f"test/{title}", _played(title, moves).journal(), seat=0)


def _some_answer(played: Played) -> tuple[int, ...]:
    decision = played.course.game.decision(0)
    picks = decision.picks
    if picks is None:
        return (decision.actions[-1],)
    return decision.moves([option.action for option in picks.options[: picks.least]])


@pytest.mark.parametrize("title", TITLES)
def test_a_scene_is_played_until_the_visitor_is_asked_again(title: str) -> None:
    played = begun(_scene(title))
    for _answers in range(3):
        assert [decision.seat for decision in played.followed().decisions] == [0]
        played = answered(played, _some_answer(played))
        assert played.frames[0].seat == 0
    assert played.course.game.over or 0 in played.course.game.seats


@pytest.mark.parametrize("title", TITLES)
def test_the_same_answers_lead_to_the_same_state(title: str) -> None:
    scene = _scene(title)
    answers = []
    played = begun(scene)
    for _answers in range(3):
        answers.append(_some_answer(played))
        played = answered(played, answers[-1])
    again = asyncio.run(Stage().play(scene, answers))
    assert again.course.game.journal() == played.course.game.journal()
    assert again.followed().frames == played.followed().frames


@pytest.mark.parametrize("title", TITLES)
def test_what_is_told_does_not_depend_on_what_the_seat_cannot_know(title: str) -> None:
    """The others' hands and the draws to come differ in a sampled game; the view of the seat must not."""
    played = begun(_scene(title))
    game = played.course.game
    told = played.whole().frames[-1].view
    assert told == game.title.view(game.observe(0))
    assert "seed" not in write_message(played.whole())


def test_an_answer_that_is_not_allowed_is_refused() -> None:
    with pytest.raises(RequestRefused):
        answered(begun(_scene("race")), (99_999,))


def test_others_follow_the_line_while_everybody_does() -> None:
    whole = _played("race", 40).journal()
    start = Journal(whole.title, whole.rules, whole.components, 2, whole.settings, whole.seed, whole.moves[:10])
    scene = Scene("test/line", start, seat=0, line=tuple(whole.moves[10:]), bot="random")
    played = begun(scene)
    while len(played.course.moves) < 34:
        decision = played.course.game.decision(0)
        done = sum(move.seat == 0 for move in played.course.moves[10:])
        played = answered(played, [[action for seat, action in scene.line if seat == 0][done]])
        assert decision.seat == 0
    now = played.course.game.journal().moves
    assert now == whole.moves[: len(now)]


def test_whoever_leaves_the_line_meets_the_bot() -> None:
    whole = _played("race", 40).journal()
    start = Journal(whole.title, whole.rules, whole.components, 2, whole.settings, whole.seed, [])
    scene = Scene("test/left", start, seat=0, line=tuple(whole.moves))
    played = begun(scene)
    decision = played.course.game.decision(0)
    assert decision.picks is not None
    mine = [action for seat, action in scene.line if seat == 0][:2]
    others = [option.action for option in decision.picks.options if option.action not in mine]
    after = answered(played, decision.moves(others[:2]))
    assert after.course.game.journal().moves[:2] != whole.moves[:2]
    assert 0 in after.course.game.seats


def test_a_set_is_answered_in_any_order() -> None:
    scene = Scene("test/order", windfall.new("jumpdrive", 2, 1).journal(), seat=0)
    played = begun(scene)
    picks = played.course.game.decision(0).picks
    assert picks is not None
    chosen = [option.action for option in picks.options[: picks.least]]
    one, other = answered(played, chosen), answered(played, chosen[::-1])
    assert one.course.game.journal() == other.course.game.journal()


def test_nothing_is_answered_when_the_game_is_over() -> None:
    whole = windfall.new("jumpdrive", 2, 3)
    player = bot("random", seed=1)
    while not whole.over:
        seat = whole.seats[0]
        whole.play(seat, player.choose(whole.observe(seat), whole.decision(seat)))
    with pytest.raises(RequestRefused):
        answered(begun(Scene("test/over", whole.journal(), seat=0)), (1,))
