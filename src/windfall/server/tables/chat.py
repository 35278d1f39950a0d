"""What people say at a table, and who does not hear whom."""

import hashlib
import secrets
import time
from collections import deque
from collections.abc import Set
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Final

from msgspec.structs import replace

from windfall.engine.words.message import message
from windfall.server.database.records import GONE, TableRecord
from windfall.server.identity.marks import mark
from windfall.server.limits import Rates
from windfall.server.names import visible
from windfall.server.refusals import RequestRefused
from windfall.server.tables.audience import Audience
from windfall.server.tables.connection import Connection
from windfall.server.tables.seating import seat_names
from windfall.server.talk.words import Muted, Said, SeatsKept
from windfall.server.wire.messages import ChatMessage, Mute, write_message

SPEAKS_TOO_MUCH: Final = message("server-says-too-much")
_NOBODY: Final = message("server-nobody-to-mute")
_MUTED: Final = message("server-muted")
_KEPT: Final = message("server-seat-kept")
_MOST_SPEAKERS: Final = 1000


@dataclass(slots=True)
class HouseRules:
    """What a table's host, and those who come to it, have said about others. It lives as long as the server runs."""

    watchers: bool = True  # whether people who do not play may watch
    muted: set[str] = field(default_factory=set)  # by the host, for all
    unheard: dict[str, set[str]] = field(default_factory=dict)  # by each who does not want to hear them
    kept_for: frozenset[str] = frozenset()  # those who played the last game here, and are waited for
    kept_until: float = 0.0  # on the clock of the world, which all processes share
    key: bytes = field(default_factory=lambda: secrets.token_bytes(16))  # the same in all processes

    @property
    def usual(self) -> bool:
        return self.watchers and not self.muted and not self.unheard and not self.kept_for

    def check_seat(self, player: str) -> None:
        """Seats at the next table of a game are kept for a while for those who played it."""
        if self.kept_for and player not in self.kept_for and time.time() < self.kept_until:
            raise RequestRefused(_KEPT, HTTPStatus.FORBIDDEN)

    def keep_seats(self, word: SeatsKept) -> None:
        self.kept_for, self.kept_until = frozenset(word.players), word.until

    def turn_over(self, player: str, another: str | None) -> None:
        """A player has become another, or nobody. Who was muted stays so, whoever they are now."""
        self.muted = _turned_over(self.muted, player, another)
        self.kept_for = frozenset(_turned_over(self.kept_for, player, another))
        own = self.unheard.pop(player, set())
        if another is not None and own:
            self.unheard.setdefault(another, set()).update(own)
        self.unheard = {by: _turned_over(whom, player, another) - {by} for by, whom in self.unheard.items()}

    def speaker(self, player: str) -> str:
        """A name for somebody at this table alone, which does not tell who they are."""
        return hashlib.blake2b(player.encode(), key=self.key, digest_size=6).hexdigest()


class Chat:
    """The chat of one table. Rates are those of identities and addresses, at all tables together."""

    def __init__(self, rules: HouseRules, rates: Rates, rates_by_address: Rates, kept: int) -> None:
        self.rules = rules
        self._rates = rates
        self._rates_by_address = rates_by_address
        self._lines: deque[Said] = deque(maxlen=kept)
        self._speakers: dict[str, str] = {}  # players by what they are called here

    def say(self, connection: Connection, text: str, table: TableRecord) -> Said:
        """What somebody says, if they may; it is not heard yet."""
        player = connection.player.id
        if player in self.rules.muted:
            raise RequestRefused(_MUTED, HTTPStatus.FORBIDDEN)
        words = visible(text)
        if not words:
            raise RequestRefused(message("server-nothing-to-read"))
        self._rates.check(player)
        self._rates_by_address.check(connection.address)
        own = table.seats_of(player)
        seat = connection.viewer if connection.viewer in own else own[0] if own else None
        name = connection.player.name if seat is None else seat_names(table)[seat]
        return Said(player, ChatMessage(name, seat, words, self.rules.speaker(player), mark(player)))

    def hear(self, said: Said, audience: Audience) -> None:
        """Tell what somebody said, here or at another process, to all who want to hear them."""
        if len(self._speakers) < _MOST_SPEAKERS:
            self._speakers[said.line.speaker] = said.player
        self._lines.append(said)
        text = write_message(said.line)
        for other in audience:
            if self._hears(other.player.id, said.player):
                other.say(text)

    def tell(self, connection: Connection) -> None:
        """Tell all that was said to somebody who comes."""
        for line in self._lines:
            if self._hears(connection.player.id, line.player):
                connection.say(write_message(line.line))

    def mute(self, player: str, message: Mute) -> Muted:
        """Whom a player wants to mute; it has no effect yet."""
        other = self._speakers.get(message.speaker)
        if other is None or other == player:
            raise RequestRefused(_NOBODY)
        return Muted(player, other, message.muted)

    def heed(self, word: Muted, table: TableRecord) -> None:
        """The host mutes somebody for all, everybody else for themselves."""
        unheard = self.rules.muted if word.by == table.host else self.rules.unheard.setdefault(word.by, set())
        if word.muted:
            unheard.add(word.player)
        else:
            unheard.discard(word.player)

    def turn_over(self, player: str, another: str | None) -> None:
        """What somebody said who is another now is theirs; what somebody said who is deleted is gone."""
        self.rules.turn_over(player, another)
        heard = [said for said in self._lines if said.player != player or another is not None]
        if another is not None:
            heard = [replace(said, player=another) if said.player == player else said for said in heard]
        self._lines = deque(heard, maxlen=self._lines.maxlen)
        for speaker, who in tuple(self._speakers.items()):
            if who == player:
                self._speakers[speaker] = another or GONE

    def _hears(self, listener: str, speaker: str) -> bool:
        if listener == speaker:
            return True
        return speaker not in self.rules.muted and speaker not in self.rules.unheard.get(listener, ())


def _turned_over(players: Set[str], player: str, another: str | None) -> set[str]:
    return {*(players - {player}), *([another] if another is not None and player in players else [])}
