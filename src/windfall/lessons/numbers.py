"""The numbers that lessons tell: read out of what the learner's seat sees, never typed.

A number is a sum of terms such as `after.empires.me.income - before.empires.me.income`. `before` is the view in which
the step began, `after` the one it has led to, and `components.ID` a card or tile. `me` is the learner's seat, `them`
the other one; `size` counts what a list has, nulls not among them, and `*` the items of a list that have the rest.
"""

import re
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import msgspec

from windfall.engine.errors import WindfallError
from windfall.engine.title import Title
from windfall.engine.words.message import Argument, Message, Named, Seat
from windfall.engine.words.view import View
from windfall.lessons.schema import Said

Plain: TypeAlias = Any  # JSON, as msgspec makes it of a view

_TERM: Final = re.compile(r"\s*([+-]?)\s*([a-z][\w.*]*)")


class Sight:
    """What numbers are read from."""

    def __init__(self, title: Title, seat: int, before: View, after: View | None = None) -> None:
        self._title = title
        self._seats = {"me": seat, "them": 1 - seat}
        self._roots: dict[str, Plain] = {"before": msgspec.to_builtins(before)}
        if after is not None:
            self._roots["after"] = msgspec.to_builtins(after)

    def said(self, said: Said) -> Message:
        numbers: dict[str, Argument] = {name: self.number(text) for name, text in said.numbers.items()}
        names: dict[str, Argument] = {name: self._named(subject) for name, subject in said.names.items()}
        return Message(said.say, numbers | names)

    def number(self, text: str) -> int:
        total, end = 0, 0
        while end < len(text):
            term = _TERM.match(text, end)
            if term is None:
                raise WindfallError(f"{text!r} is not a sum of numbers of a view")
            total += -self._value(term[2]) if term[1] == "-" else self._value(term[2])
            end = term.end()
        return total

    def _value(self, path: str) -> int:
        root, *parts = path.split(".")
        found: Plain = self._component(parts.pop(0)) if root == "components" else self._roots.get(root)
        for number, part in enumerate(parts):
            if part == "*":
                return sum(self._seen(item, parts[number + 1 :], path) is not None for item in found)
            found = self._seen(found, [part], path)
        if isinstance(found, bool) or not isinstance(found, int):
            raise WindfallError(f"{path!r} is no number here, but {found!r}")
        return found

    def _seen(self, found: Plain, parts: list[str], path: str) -> Plain:
        for part in parts:
            if part == "size" and isinstance(found, list):
                found = sum(item is not None for item in found)
            elif isinstance(found, list):
                found = found[self._seats[part] if part in self._seats else int(part)]
            elif isinstance(found, Mapping) and part in found:
                found = found[part]
            else:
                raise WindfallError(f"{path!r}: there is no {part!r} in {found!r}")
        return found

    def _component(self, name: str) -> Plain:
        return msgspec.to_builtins(next(each for each in self._title.components() if each.id == name))

    def _named(self, subject: str) -> Argument:
        sort, _, name = subject.partition(":")
        if sort == "seat":
            return Seat(self._seats[name])
        return Named(subject, next(each.name for each in self._title.components() if each.id == name))
