"""Plays scenes: what the visitor answers, and what the others do until the visitor is asked again."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, TypeAlias

import msgspec

from windfall.engine.errors import WindfallError
from windfall.engine.files.component_set import component_set
from windfall.engine.game import upgrade
from windfall.engine.words.message import message
from windfall.server.clock import WorldClock
from windfall.server.database.records import MoveRecord, Player, Progress, SeatRecord, TableRecord
from windfall.server.names import BOT_NAMES
from windfall.server.refusals import RequestRefused
from windfall.server.stage.others import play_others, play_out
from windfall.server.stage.scene import Scene
from windfall.server.tables.audience import table_shape
from windfall.server.tables.course import Course
from windfall.server.tables.frames import Frames
from windfall.server.tables.live_game import LiveGame
from windfall.server.wire.messages import StateMessage
from windfall.server.wire.shapes import ComponentSetShape, Frame, TableShape

Answer: TypeAlias = tuple[int, ...]  # the picks of one question

_NOBODY: Final = Player("visitor", "")
_DAY: Final = datetime(2018, 1, 1, tzinfo=UTC)  # a scene is of no particular day
_LEVEL: Final = "medium"
_CLOCK: Final = WorldClock()  # nobody is in a hurry here
_KEPT: Final = 200


@dataclass(frozen=True, slots=True)
class Played:
    """A scene after some answers, with the frames of the last of them and of what followed."""

    scene: Scene
    game: LiveGame
    frames: list[Frame]

    @property
    def course(self) -> Course:
        return self.game.course

    def whole(self) -> StateMessage:
        """All that the visitor sees, as when a table is opened."""
        return self._state(None)

    def followed(self) -> StateMessage:
        """What the last answer brought about."""
        return self._state(self.frames)

    def _state(self, frames: list[Frame] | None) -> StateMessage:
        state = self.game.state(self.scene.seat, (self.scene.seat,), frames)
        return msgspec.structs.replace(state, undo="no")  # the page asks for the scene again


class Stage:
    """Scenes as far as they were played lately. Whoever asks tells all answers so far, so nothing is lost with them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, tuple[Answer, ...]], Played] = OrderedDict()
        self._playing = asyncio.Lock()

    def table(self, scene: Scene, visitor: Player = _NOBODY) -> TableShape:
        """The table of a scene as the visitor is shown it."""
        record = _table(scene, visitor)
        used = component_set(record.components)
        corrected = used is not None and used.corrected
        components = ComponentSetShape(record.components, "corrected" if corrected else "shipped", True)
        return table_shape(record, visitor.id, components, _CLOCK.now())

    async def play(self, scene: Scene, answers: Sequence[Sequence[int]] = ()) -> Played:
        """The scene after these answers, question by question. One that is not allowed is refused, as at a table."""
        async with self._playing:  # it is dear, and many ask for the same
            return await self._play(scene, tuple(tuple(answer) for answer in answers))

    async def _play(self, scene: Scene, answers: tuple[Answer, ...]) -> Played:
        key = (scene.id, answers)
        played = self._kept.get(key)
        if played is None:
            await asyncio.sleep(0)
            played = answered(await self._play(scene, answers[:-1]), answers[-1]) if answers else begun(scene)
            self._kept[key] = played
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return played


def begun(scene: Scene) -> Played:
    """The position itself."""
    table = _table(scene, _NOBODY)
    course = Course.of(table)
    try:
        for seat, action in upgrade(scene.journal).moves:
            course.play(MoveRecord(course.next_number, seat, action, course.next_number))
    except WindfallError as error:
        raise RequestRefused(message("server-error", error=error.message)) from error
    return _played_on(scene, LiveGame(table, course, _CLOCK), Frames({scene.seat}))


def answered(before: Played, answer: Sequence[int]) -> Played:
    """What comes of an answer, until the visitor is asked again. A set is sent in any order."""
    game, seat = before.course.game, before.scene.seat
    if seat not in game.seats:
        raise RequestRefused(message("server-not-now"))
    course, frames = before.game.try_moves(seat, game.decision(seat).moves(answer), {seat})
    return _played_on(before.scene, LiveGame(before.game.table, course, _CLOCK), frames)


def played_out(played: Played, round_now: int | None) -> Played:
    """The same with the rest of the round, which is played for the visitor, too."""
    game = LiveGame(played.game.table, played.course.copy(), _CLOCK)
    frames = Frames({played.scene.seat})
    play_out(played.scene, game, frames, round_now)
    return Played(played.scene, game, [*played.frames, *frames.of[played.scene.seat]])


def _played_on(scene: Scene, game: LiveGame, frames: Frames) -> Played:
    play_others(scene, game, frames)
    return Played(scene, game, frames.of[scene.seat])


def _table(scene: Scene, visitor: Player) -> TableRecord:
    journal = scene.journal
    names = iter(BOT_NAMES)
    seats = tuple(
        SeatRecord(visitor.id, name=visitor.name) if seat == scene.seat else SeatRecord(name=next(names), level=_LEVEL)
        for seat in range(journal.players)
    )
    return TableRecord(
        id=scene.id,
        title=journal.title,
        rules=journal.rules,
        components=journal.components,
        settings=dict(journal.settings),
        seed=journal.seed,
        host=visitor.id,
        public=False,
        created=_DAY,
        seats=seats,
        hints=False,
        progress=Progress(status="playing"),
        secret=None if journal.deal is None else journal.deal.secret,
        redealt=() if journal.deal is None else tuple(journal.deal.redealt),
    )
