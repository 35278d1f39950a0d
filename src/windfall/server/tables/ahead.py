"""What people at a table choose ahead: they say so, it is kept with the table, and it answers when it is asked.

What is chosen ahead is played in the transaction of the move that leads to its question, and gone in the same one: it
is used once, whatever process makes the move and whoever cancels it at that moment. Nobody but its owner is told of it:
others see a move, or, while all choose at once, nothing.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from windfall.engine.errors import IllegalMoveError
from windfall.engine.observation import Observation
from windfall.engine.words.message import Message, message
from windfall.server.database.records import NO_ORDERS, MoveRecord, NoteRecord, Orders, Passing, Plan, TableRecord
from windfall.server.refusals import RequestRefused
from windfall.server.tables.connection import Connection
from windfall.server.tables.course import Course
from windfall.server.tables.foresight import Foreseen, foresee
from windfall.server.tables.frames import Frames
from windfall.server.tables.live_game import LiveGame
from windfall.server.tables.orders import (
    ahead_message,
    cancelled,
    held,
    may_choose_ahead,
    planned,
    react,
    with_passing,
    without_plans,
)
from windfall.server.talk.words import Changed
from windfall.server.wire.ahead import AheadOption, ForeseenShape
from windfall.server.wire.messages import AskAhead, ForeseenMessage, PassAhead, PlanAhead, write_message

if TYPE_CHECKING:
    from windfall.server.tables.room import Room

_NOT_HERE: Final = message("ahead-not-here")
_NO_SUCH_QUESTION: Final = message("ahead-no-such-question")
_NO_SUCH_CHOICE: Final = message("ahead-no-such-choice")
_MOST_OPTIONS: Final = 60  # of a question, that are shown


@dataclass(slots=True)
class Followed:
    """What came of orders: what is left of them, the seats that have moved, and what their owners are told, each after
    so many events of the game."""

    orders: dict[int, Orders] = field(default_factory=dict)
    movers: set[int] = field(default_factory=set)
    told: list[tuple[int, int, Message]] = field(default_factory=list)

    def tell(self, course: Course, seat: int, texts: Sequence[Message]) -> None:
        self.told += [(course.game.event_count, seat, text) for text in texts]


class Ahead:
    """The orders of one table."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._foreseen: dict[int, tuple[str, dict[str, Foreseen]]] = {}  # by seat, with the name of where it stood

    # What their owners say and see

    async def plan(self, player: str, wanted: PlanAhead) -> None:
        def changed(orders: Orders, seen: Observation) -> Orders:
            if any(wish >= seen.title.action_count for wish in wanted.wishes):  # for which there are no words
                raise RequestRefused(_NO_SUCH_CHOICE)
            return planned(orders, seen, Plan(wanted.question, tuple(wanted.wishes), wanted.condition))

        await self._order(player, wanted.seat, wanted.question, changed)

    async def pass_ahead(self, player: str, wanted: PassAhead) -> None:
        known = tuple(wanted.known) if wanted.how == "known" else None
        passing = None if wanted.how == "never" else Passing(wanted.question, known)
        await self._order(
            player, wanted.seat, wanted.question, lambda orders, _seen: with_passing(orders, wanted.question, passing)
        )

    async def _order(
        self, player: str, seat: int, question: str, changed: Callable[[Orders, Observation], Orders]
    ) -> None:
        room = self._room

        async def change() -> None:
            live = self._playing(player, seat)
            game = live.course.game
            if question not in game.title.questions:
                raise RequestRefused(_NO_SUCH_QUESTION)
            record = room.table.seats[seat]
            orders = changed(record.orders, game.observe(seat))
            table = with_orders(room.table, {seat: orders})
            table = await room.stored(room.store.save_seats(table, [seat]))
            room.others.tell(Changed(table.version, [], table.clock, orders_of(table)))
            self.keep(table)

        await room.in_turn(change)

    def keep(self, table: TableRecord) -> None:
        """Other orders are stored, and nothing else is changed."""
        self._room.set_table(table)

    async def foresee(self, connection: Connection, asked: AskAhead) -> None:
        """Tell somebody what their seat may be asked next. It takes a moment, so it is worked out beside all else, and
        once for as long as the seat knows no more."""
        live = self._playing(connection.player.id, asked.seat)
        observation, name = live.course.game.observe(asked.seat), live.question(asked.seat)
        known = self._foreseen.get(asked.seat)
        if known is None or known[0] != name:
            known = (name, await asyncio.to_thread(foresee, observation, 0))
            self._foreseen[asked.seat] = known
        connection.send(write_message(ForeseenMessage(asked.seat, _shapes(observation, known[1]))))

    def _playing(self, player: str, seat: int) -> LiveGame:
        live = self._room.playing(player, seat)
        if not may_choose_ahead(self._room.table):
            raise RequestRefused(_NOT_HERE, HTTPStatus.FORBIDDEN)
        return live

    def tell(self, connection: Connection) -> None:
        """What somebody has chosen ahead at own seats."""
        live, table = self._room.live, self._room.table
        if live is None or not may_choose_ahead(table):
            return
        for seat in table.seats_of(connection.player.id):
            told = ahead_message(seat, table.seats[seat].orders, live.course.game.observe(seat))
            connection.send(write_message(told))

    def tell_changes(self, before: TableRecord) -> None:
        """To those whose orders are others now."""
        table = self._room.table
        changed = {
            new.player
            for old, new in zip(before.seats, table.seats, strict=True)
            if old.orders != new.orders and new.player is not None
        }
        for connection in self._room.audience:
            if connection.player.id in changed:
                self.tell(connection)

    # What comes of them

    def follow(self, live: LiveGame, course: Course, frames: Frames) -> Followed:
        """Answer on this course what is asked now and was chosen ahead, and cancel what does not hold any more."""
        followed = Followed()
        step = live.course.game.state.step()
        while not course.game.over and course.game.state.step() != step:
            step = course.game.state.step()
            for seat, record in enumerate(self._room.table.seats):
                orders = followed.orders.get(seat, record.orders)
                if orders and record.bot is None:
                    self._follow_one(course, seat, orders, followed, frames)
                    if course.game.state.step() != step:
                        break
        if course.game.over:
            followed.orders = {seat: NO_ORDERS for seat, record in enumerate(self._room.table.seats) if record.orders}
        return followed

    def _follow_one(self, course: Course, seat: int, orders: Orders, followed: Followed, frames: Frames) -> None:
        game = course.game
        kept, told = held(orders, game.observe(seat))
        followed.tell(course, seat, told)
        if seat in game.seats and not course.picks(seat):
            reaction = react(game.decision(seat), kept)
            kept, note, gesture = reaction.orders, reaction.note, course.next_number
            if not _fits(course, seat, reaction.moves):  # such a set is no answer here
                note = cancelled(game.decision(seat), "not_offered")
            else:
                for action in reaction.moves:
                    frames.play(course, MoveRecord(course.next_number, seat, action, gesture))
                    followed.movers.add(seat)
            followed.tell(course, seat, [note] if note is not None else [])
        if kept != orders:
            followed.orders[seat] = kept

    def taken_back(self, course: Course, by: int, own: bool) -> Followed:
        """Choices were taken back: plans of all who know of it go, and all orders of who did it."""
        followed = Followed()
        for seat, record in enumerate(self._room.table.seats):
            if record.orders and (seat == by or not own):
                kept, told = without_plans(record.orders, course.game.observe(seat))
                followed.orders[seat] = NO_ORDERS if seat == by else kept
                followed.tell(course, seat, told)
        return followed


def with_orders(table: TableRecord, orders: dict[int, Orders]) -> TableRecord:
    if not orders:
        return table
    seats = (replace(seat, orders=orders.get(number, seat.orders)) for number, seat in enumerate(table.seats))
    return replace(table, seats=tuple(seats))


def orders_of(table: TableRecord) -> list[Orders]:
    return [seat.orders for seat in table.seats]


def private_notes(live: LiveGame, followed: Followed, before: Sequence[NoteRecord]) -> list[NoteRecord]:
    """What owners of orders are told, after these notes to all."""
    first = len(live.notes) + len(before) + 1
    now = live.now
    return [
        NoteRecord(number, events, seat, text, now, private=True)
        for number, (events, seat, text) in enumerate(followed.told, first)
    ]


def _fits(course: Course, seat: int, moves: Sequence[int]) -> bool:
    """Whether these moves can be played one after the other."""
    game = course.game.copy()
    try:
        for action in moves:
            game.play(seat, action)
    except IllegalMoveError:
        return False
    return True


def _shapes(observation: Observation, foreseen: dict[str, Foreseen]) -> list[ForeseenShape]:
    title = observation.title

    def option(action: int) -> AheadOption:
        return AheadOption(action, title.action_text(action))

    return [
        ForeseenShape(
            kind,
            title.question_text(kind),
            [option(action) for action in each.actions[:_MOST_OPTIONS]],
            each.most,
            None if not each.passing or title.pass_action is None else option(title.pass_action),
        )
        for kind, each in foreseen.items()
    ]
