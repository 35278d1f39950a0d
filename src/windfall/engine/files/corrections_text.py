"""The text of a file of corrections. An entry is changed as a person would do it: what stays the same keeps its layout
and its comments, entries that are not concerned keep every character."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, TypeAlias

import msgspec
import tomlkit

from windfall.engine.files.corrections import SCHEMA, Table

_HEADER: Final = re.compile(r"^\[\[(?P<sort>\w+)\]\][ \t]*(#.*)?$", re.MULTILINE)
_COMMENTS_ABOVE: Final = re.compile(r"(^#.*\n)+\Z", re.MULTILINE)
_LINE: Final = 120

Segment: TypeAlias = tuple[str | None, str]  # a key, if it is one, and its text


@dataclass(frozen=True, slots=True)
class Block:
    """An entry as text: the comments right above it, [[sort]], its fields, and what follows them."""

    sort: str
    id: str  # empty if it has none
    text: str


@dataclass(frozen=True, slots=True)
class CorrectionsText:
    """A file: what stands above its entries, and the entries."""

    head: str
    blocks: tuple[Block, ...] = ()

    def text(self) -> str:
        return "".join([self.head, *(block.text for block in self.blocks)]).rstrip("\n") + "\n"

    def block(self, entry_id: str) -> str | None:
        """The text of an entry, if it is there."""
        return next((block.text for block in self.blocks if block.id == entry_id), None)

    def without(self, entry_id: str) -> "CorrectionsText":
        return CorrectionsText(self.head, tuple(block for block in self.blocks if block.id != entry_id))

    def with_block(self, block: Block, ids: Sequence[str]) -> "CorrectionsText":
        """With an entry in place of the one of its id, or where it belongs in the order of these ids."""
        blocks = list(self.blocks)
        if self.block(block.id) is not None:
            blocks = [block if each.id == block.id else each for each in blocks]
            return CorrectionsText(self.head, tuple(blocks))
        later = set(ids[ids.index(block.id) :])
        place = next((number for number, each in enumerate(blocks) if each.id in later), len(blocks))
        blocks.insert(place, block)
        if place == 0:
            return CorrectionsText(_ended(self.head), tuple(blocks))
        before = blocks[place - 1]
        blocks[place - 1] = Block(before.sort, before.id, _ended(before.text))
        return CorrectionsText(self.head, tuple(blocks))


def _ended(text: str) -> str:
    """With an empty line at its end."""
    return text.rstrip("\n") + "\n\n"


def new_text(title: str, label: str) -> CorrectionsText:
    """A file without entries."""
    return CorrectionsText(
        f"# {label}: entries that were confirmed or corrected by owners of the box. Each stands in\n"
        "# place of the shipped one with the same id; docs/correcting-tiles.md tells more.\n\n"
        f'schema = {SCHEMA}\ntitle = "{title}"\n\n'
    )


def split(text: str) -> CorrectionsText | None:
    """A file with its entries told apart; None if it is laid out so that this cannot be done."""
    headers = list(_HEADER.finditer(text))
    starts = [_with_comments(text, found.start()) for found in headers]
    blocks = []
    for found, (start, end) in zip(headers, pairwise([*starts, len(text)]), strict=True):
        block = text[start:end]
        entry = _only_entry(block, found["sort"])
        if entry is None:
            return None
        blocks.append(Block(found["sort"], str(entry.get("id", "")), block))
    return CorrectionsText(text[: starts[0]] if starts else text, tuple(blocks))


def _with_comments(text: str, start: int) -> int:
    """Where an entry begins with the comments right above it."""
    comments = _COMMENTS_ABOVE.search(text, 0, start)
    return start if comments is None else comments.start()


def _only_entry(block: str, sort: str) -> Table | None:
    """The entry of a block, if there is nothing else in it."""
    try:
        content = tomllib.loads(block)
    except tomllib.TOMLDecodeError:
        return None
    if content.keys() != {sort} or len(content[sort]) != 1:
        return None
    entry: Table = content[sort][0]
    return entry


def entry_block(sort: str, table: Table, like: str | None = None) -> Block:
    """The text of an entry, laid out like another text of it as far as they say the same."""
    head, segments = (f"[[{sort}]]\n", []) if like is None else _segments(sort, like)
    old = {} if like is None else tomllib.loads(like)[sort][0]
    texts = dict(segment for segment in segments if segment[0] is not None)
    parts = [head]
    for key, value in table.items():
        same = key in texts and msgspec.json.encode(old[key]) == msgspec.json.encode(value)
        parts.append(texts[key] if same else f"{_assigned(key, value)}\n")
    return Block(sort, str(table["id"]), _ended("".join(parts)))


def _segments(sort: str, block: str) -> tuple[str, list[Segment]]:
    """What stands above the fields of an entry, and each field with the comments above it."""
    found = _HEADER.search(block)
    assert found is not None
    head = block[: found.end()] + "\n"
    segments: list[Segment] = []
    above = ""
    for key, item in tomlkit.parse(block)[sort][0].value.body:
        one = tomlkit.document()
        one.append(key, item)
        text = one.as_string()
        if key is None:
            above += text if text.strip() else ""
        else:
            segments.append((key.key, above + text.rstrip("\n") + "\n"))
            above = ""
    return head, segments


def _assigned(key: str, value: Any) -> str:
    line = f"{key} = {written(value)}"
    if len(line) <= _LINE or not isinstance(value, list) or not any(isinstance(each, Mapping) for each in value):
        return line
    return "\n".join([f"{key} = [", *(f"  {written(each)}," for each in value), "]"])


def written(value: Any) -> str:
    """A value as it is written in TOML, in one line.

    >>> written([{"phase": "trade", "amount": 1}, {}, True, "x"])
    '[{ phase = "trade", amount = 1 }, {}, true, "x"]'
    """
    if isinstance(value, Mapping):
        fields = ", ".join(f"{key} = {written(part)}" for key, part in value.items())
        return f"{{ {fields} }}" if fields else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    text: str = tomlkit.item(value).as_string()
    return text
