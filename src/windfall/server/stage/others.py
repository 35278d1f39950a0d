"""What the other players of a scene do: what its line says while everybody follows it, else what a bot chooses."""

from typing import Final

from windfall.players.registry import bot
from windfall.server.database.records import MoveRecord
from windfall.server.stage.scene import Moves, Scene
from windfall.server.tables.frames import Frames
from windfall.server.tables.live_game import LiveGame

_NOTHING: Final = -1


def play_others(scene: Scene, game: LiveGame, frames: Frames) -> None:
    """The others play until the visitor is asked, or the game is over."""
    course = game.course
    while not course.game.over and scene.seat not in course.game.seats:
        seat = course.game.seats[0]
        frames.play(course, MoveRecord(course.next_number, seat, _choice(scene, game, seat), course.next_number))


def play_out(scene: Scene, game: LiveGame, frames: Frames, round_now: int | None) -> None:
    """Everybody plays, the visitor's seat as well, until this round or the game is over."""
    course = game.course
    while not course.game.over and course.round == round_now:
        seat = course.game.seats[0]
        frames.play(course, MoveRecord(course.next_number, seat, _choice(scene, game, seat), course.next_number))


def _choice(scene: Scene, game: LiveGame, seat: int) -> int:
    told = _told(scene, game, seat)
    if told in game.course.game.actions(seat):
        return told
    observation, decision = game.course.game.observe(seat), game.course.game.decision(seat)
    player = bot(scene.bot, game.bot_seed(seat))
    player.begin(observation, game.table.settings)
    return player.choose(observation, decision)


def _told(scene: Scene, game: LiveGame, seat: int) -> int:
    """What the line says that this seat plays next; no action at all if somebody has left it. What others choose at the
    same time it cannot know."""
    now = game.course.game.state.step()
    since = game.course.moves[len(scene.journal.moves) :]
    known = tuple((move.seat, move.record.action) for move in since if move.step != now)
    mine, line = [move for move in since if move.seat == seat], _of(seat, scene.line)
    if any(not _follows(_of(other, known), _of(other, scene.line)) for other in range(len(game.table.seats))):
        return _NOTHING
    return line[len(mine)] if len(mine) < len(line) else _NOTHING


def _follows(moves: tuple[int, ...], line: tuple[int, ...]) -> bool:
    return moves == line[: len(moves)]


def _of(seat: int, moves: Moves) -> tuple[int, ...]:
    return tuple(action for mover, action in moves if mover == seat)
