"""A game that is over: its scores, its journal, its frames from any seat, and its review."""

import asyncio
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Raw

from windfall.advice.review import Chances, Review, ReviewedChoice
from windfall.engine.errors import JournalError
from windfall.engine.files.journal import Journal, SecretDeal
from windfall.engine.game import replay
from windfall.engine.proof import proven
from windfall.engine.registry import title as find_title
from windfall.engine.registry import title_names
from windfall.engine.words.message import message
from windfall.engine.words.score import ScoreWords
from windfall.server.daily.deals import is_over
from windfall.server.database.records import MoveRecord, TableRecord
from windfall.server.database.store import Store
from windfall.server.refusals import RequestRefused, not_over
from windfall.server.reviews import Ordered
from windfall.server.tables.course import Course
from windfall.server.tables.frame_cache import FrameCache, Place
from windfall.server.tables.frames import replay_frames
from windfall.server.tables.room import Room
from windfall.server.tables.score_sheets import score_sheet
from windfall.server.wire.shapes import Proof, Redealt, ReviewProgress, ReviewShape, RoundScores, Scores

_END: Final = -1  # no step: the game is over


async def scores(room: Room, store: Store) -> Scores:
    """As they were stored; a game that cannot be played again has kept them."""
    if room.table.progress.status != "over":
        raise not_over()
    sheet = await store.sheets.find(room.table.id)
    if sheet is None:
        sheet = await score_sheet(_finished(room).game)
    history = [RoundScores(each.round, each.scores) for each in sheet.history]
    return Scores(sheet.result, history, _score_words(room.table.title))


def _score_words(title: str) -> ScoreWords:
    """None for a title that is not played here any more: then categories are called by their own names."""
    return find_title(title).score_words if title in title_names() else ScoreWords()


async def frames(room: Room, cache: FrameCache, viewer: int, first: int, last: int) -> list[Raw]:
    """These frames, written. They are made once for all who ask; one after the other, since they are dear."""
    played = journal(room)
    if viewer >= len(room.table.seats):
        raise RequestRefused(message("server-no-such-seat"))
    places = [Place(room.table.id, viewer, at) for at in range(first, min(last, len(played.moves)) + 1)]
    found = cache.find(places)
    if found is None:
        async with cache.making:
            found = cache.find(places)
            if found is None:
                found = await _made(room, cache, viewer, places)
    return found


async def _made(room: Room, cache: FrameCache, viewer: int, places: list[Place]) -> list[Raw]:
    made: list[Raw] = []
    replayed = replay_frames(journal(room), viewer, places[0].at, places[-1].at)
    for place, frame in zip(places, replayed, strict=True):
        text = msgspec.json.encode(frame)
        cache.keep(place, text)
        made.append(Raw(text))
        await asyncio.sleep(0)
    return made


def journal(room: Room) -> Journal:
    return _finished(room).game.journal()


async def kept_journal(room: Room, store: Store) -> Journal:
    """Also of a game that cannot be played again here: it says by which rules and with what it was played."""
    table = room.table
    _check_told(table)
    if room.live is not None or table.progress.status != "over":
        return journal(room)
    return stored_journal(table, await store.moves(table.id))


def _check_told(table: TableRecord) -> None:
    """What a daily deal is dealt from is told when its day is over: until then others have it before them."""
    if table.daily is not None and not is_over(table.daily):
        raise RequestRefused(message("server-daily-secret"))


def stored_journal(table: TableRecord, stored: Iterable[MoveRecord]) -> Journal:
    """The journal of a table as it is stored, whoever can play it. It tells all that the game is dealt from."""
    moves = [(move.seat, move.action) for move in stored]
    played = Journal(table.title, table.rules, table.components, len(table.seats), table.settings, table.seed, moves)
    if table.secret is None or table.commitment is None:
        return played
    return msgspec.structs.replace(played, seed=0, deal=SecretDeal(table.commitment, table.secret, [*table.redealt]))


async def proof(room: Room, store: Store) -> Proof:
    """The secret that the game was dealt from, and whether the game that follows from it is the one that was played.
    The whole game is played again for that, once."""
    _check_told(room.table)
    if room.proof is None:
        played, ended = journal(room), await store.sheets.find(room.table.id)
        if played.deal is None or played.deal.secret is None or ended is None:
            raise RequestRefused(message("server-no-proof"))
        try:
            holds = proven(played, room.table.commitment).result == ended.result
        except JournalError:
            holds = False
        redealt = [Redealt(*each) for each in played.deal.redealt]
        room.proof = Proof(played.deal.commitment, played.deal.secret, redealt, holds)
    return room.proof


def review_progress(room: Room, ordered: Ordered, most: int) -> ReviewProgress:
    """How far the review of the game is, and what it has found so far, with so many of the costliest mistakes of each
    seat."""
    course = _finished(room)
    review = ordered.so_far
    judged = len(review.choices)
    if ordered.opened is None:
        return ReviewProgress(0.0, None, 0, 0, False, None, None)
    mistakes = [choice for seat in range(len(room.table.seats)) for choice in review.costliest(seat, most)]
    return ReviewProgress(
        ordered.progress,
        ordered.seconds_left if ordered.working else None,
        judged,
        len(ordered.opened.choices),
        ordered.done,
        None if ordered.failure is None else ordered.failure.message,
        ReviewShape(_chances(course, review), mistakes),
    )


def before(journal: Journal, at: int) -> Journal:
    """The game up to so many moves."""
    return msgspec.structs.replace(journal, moves=journal.moves[:at])


def asks_for_one(room: Room, choice: ReviewedChoice) -> bool:
    """Whether a choice is a whole answer, and not one of several picks."""
    course = _finished(room)
    move = course.moves[choice.at]
    if any(other.seat == move.seat and other.step == move.step for other in course.moves[: choice.at]):
        return False
    game = replay(before(course.game.journal(), choice.at))
    pool = game.title.pick_pool(game.observe(choice.seat))
    return pool is None or pool.most == 1


def _chances(course: Course, review: Review) -> list[Chances]:
    """Everyone's chances, once for each step: of those who choose at once, the last has heard all others."""
    steps = [*(move.step for move in course.moves), _END]
    told: dict[int, Chances] = {}
    for each in review.chances:
        step = steps[each.at]
        told[step] = Chances(told[step].at, each.chances) if step in told else each
    return list(told.values())


def _finished(room: Room) -> Course:
    course = room.started().course
    if not course.game.over:
        raise not_over()
    return course
