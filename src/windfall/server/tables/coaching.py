"""What is explained at a table: by the coach, to somebody who plays against bots and learns the game; and of a card,
what it means to an empire."""

from http import HTTPStatus
from typing import Final

from windfall.advice.coach import coach
from windfall.engine.words.message import message
from windfall.server.refusals import RequestRefused
from windfall.server.tables.live_game import LiveGame
from windfall.server.wire.messages import AskCard, AskCoach, CardMessage, CoachMessage

_NOT_OPEN: Final = message("server-not-open")
_NONE_HERE: Final = message("coach-none-here")


def coaching(live: LiveGame, asked: AskCoach) -> CoachMessage:
    """What is said of an open question. It takes a millisecond, so it is worked out here and now; where others choose
    at the same time, the network that foresees them is loaded once."""
    if not live.table.hints_allowed or live.others(asked.seat):
        raise RequestRefused(_NONE_HERE, HTTPStatus.FORBIDDEN)
    if not live.is_open(asked.seat, asked.key):
        raise RequestRefused(_NOT_OPEN)
    return CoachMessage(asked.seat, asked.key, coach(live.course.game.observe(asked.seat)))


def card_here(live: LiveGame, asked: AskCard) -> CardMessage:
    """By the rules alone, so it is told at every table."""
    game = live.course.game
    return CardMessage(asked.seat, asked.subject, game.title.here(game.observe(asked.seat), asked.subject))
