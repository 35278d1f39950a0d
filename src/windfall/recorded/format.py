"""The form of recorded events and choices."""

from typing import Any

import msgspec


class Choice(msgspec.Struct):
    """One choice of the other engine; the last three fields are its answer."""

    who: int
    type: str
    args: list[int] = []
    candidates: list[int] = msgspec.field(default_factory=list, name="list")
    special: list[int] = []
    rv: int = 0
    ans: list[int] = []
    ans_special: list[int] = []


class PlayerRecord(msgspec.Struct):
    vp: int
    hand: list[int]
    tableau: list[int]
    goods_on: list[int]
    end_vp: int = 0


class StateRecord(msgspec.Struct):
    round: int
    pool: int
    deck: int
    discard: int
    players: list[PlayerRecord]


class NewGame(msgspec.Struct):
    players: int
    cards: list[str]
    experienced: bool = False


class GameRecord(msgspec.Struct):
    players: int
    cards: list[str]
    events: list[tuple[str, Any]]
    final: StateRecord
    winners: list[int]
    experienced: bool = False
