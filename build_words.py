"""Looks through the catalogues, for translators: `make words` lists what each language lacks, what nothing uses, and
what has other arguments than English.

With `--check`, which `make lint` runs, anything that is listed is a failure. English is held against the sources: every
id that stands there, in Python or in the client, must have words, with just the arguments that are given where they are
written out. The other languages are held against English.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from build_client import ROOT, WEB
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

CATALOGUES: Final = ROOT / "src" / "windfall" / "catalogues"
ENGLISH: Final = "en"
_FREE_ATTRIBUTES: Final = {"also"}  # other forms of a term, which each language has its own of
_PARTS: Final = "|".join(sorted(path.stem for path in (CATALOGUES / ENGLISH).glob("*.ftl")))
_ID: Final = re.compile(rf"(?:{_PARTS})(?:-[a-z0-9_]+)+")
_WIRE: Final = WEB / "src" / "wire"  # made of the server's forms; it says nothing
_NAME: Final = re.compile(rf"(?:{_PARTS})-name-.+")  # of a component: a language has it or has it not
_SAYING: Final = ("message", "say")  # functions of an id and the arguments of its message
_CLIENT: Final = re.compile(
    rf"""(?P<say>\b(?:{"|".join(_SAYING)})\(\s*)?(?P<quote>["'`])(?P<id>{_ID.pattern})(?P=quote)(?P<rest>\s*[,)])?"""
)


def main() -> None:
    english = Catalogue.read(ENGLISH)
    uses = [*python_uses(), *client_uses(), *lesson_uses()]
    found = {ENGLISH: english.problems + english_problems(english, uses)}
    for path in sorted(CATALOGUES.iterdir()):
        if path.is_dir() and path.name != ENGLISH:
            translated = Catalogue.read(path.name)
            found[path.name] = translated.problems + translation_problems(translated, english)
    for language, problems in found.items():
        print(f"{language}: {len(problems)} to do" if problems else f"{language}: complete")
        for problem in problems:
            print(f"  {problem}")
    if "--check" in sys.argv and any(found.values()):
        raise SystemExit("the catalogues do not fit; CONTRIBUTING.md, Words, says what to do")


# Catalogues


@dataclass(slots=True)
class Entry:
    """A message or a term: what it is said with, and what it refers to."""

    shown: set[str] = field(default_factory=set)  # arguments that stand in it
    chosen_by: set[str] = field(default_factory=set)  # arguments by which it chooses between variants
    references: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)


class _EntryReader(Visitor):
    def __init__(self) -> None:
        self.entry = Entry()

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802 (named by the library)
        if isinstance(node.selector, fluent.VariableReference):
            self.entry.chosen_by.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.entry.shown.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.entry.references.add(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        self.entry.references.add(f"-{node.id.name}")

    def visit_Attribute(self, node: fluent.Attribute) -> None:  # noqa: N802
        self.entry.attributes.add(node.id.name)
        self.generic_visit(node)


@dataclass(slots=True)
class Catalogue:
    """The messages and terms of a language by their ids, a term's with a dash in front."""

    language: str
    entries: dict[str, Entry] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    @classmethod
    def read(cls, language: str) -> "Catalogue":
        catalogue = cls(language)
        for path in sorted((CATALOGUES / language).glob("*.ftl")):
            catalogue._add_file(path)
        catalogue._check_references()
        return catalogue

    def _add_file(self, path: Path) -> None:
        text = path.read_text("utf-8")
        for item in parse(text).body:
            if isinstance(item, fluent.Junk):
                line = text.count("\n", 0, item.span.start if item.span else 0) + 1
                self.problems.append(f"{path.name}, line {line}, cannot be read: {item.annotations[0].message}")
            elif isinstance(item, fluent.Message | fluent.Term):
                self._add(item, path)

    def _add(self, item: fluent.Message | fluent.Term, path: Path) -> None:
        is_term = isinstance(item, fluent.Term)
        name = f"-{item.id.name}" if is_term else item.id.name
        if name in self.entries:
            self.problems.append(f"{name} stands there twice")
        if not is_term and not name.startswith(f"{path.stem}-"):
            self.problems.append(f"{name} stands in {path.name}; ids begin with the name of their file")
        reader = _EntryReader()
        reader.visit(item)
        self.entries[name] = reader.entry

    def _check_references(self) -> None:
        for name, entry in self.entries.items():
            for reference in sorted(entry.references - self.entries.keys()):
                self.problems.append(f"{name} refers to {reference}, which is not there")

    def shown(self, name: str) -> set[str]:
        """The arguments that stand in a message, or in one that it refers to."""
        return {argument for entry in self._with_references(name) for argument in entry.shown}

    def arguments(self, name: str) -> set[str]:
        """All arguments of a message, those too by which it only chooses."""
        return self.shown(name) | {choice for entry in self._with_references(name) for choice in entry.chosen_by}

    def _with_references(self, name: str) -> Iterator[Entry]:
        """A message and those it refers to; terms know no arguments."""
        entry = self.entries.get(name)
        if entry is not None:
            yield entry
            for reference in entry.references:
                if not reference.startswith("-"):
                    yield from self._with_references(reference)

    @property
    def messages(self) -> list[str]:
        return [name for name in self.entries if not name.startswith("-")]

    @property
    def referred_to(self) -> set[str]:
        return {reference for entry in self.entries.values() for reference in entry.references}


# Sources


@dataclass(frozen=True, slots=True)
class Use:
    """An id in a source, and the arguments that it is said with; None if they are not written out there."""

    id: str
    place: str
    arguments: frozenset[str] | None = None


def python_uses() -> Iterator[Use]:
    """All literals that are ids, and the calls of `message`."""
    for path in sorted((ROOT / "src" / "windfall").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and _ID.fullmatch(node.value):
                yield Use(node.value, f"{path.relative_to(ROOT)}:{node.lineno}")
            elif isinstance(node, ast.Call):
                yield from _said(node, f"{path.relative_to(ROOT)}:{node.lineno}")


def _said(call: ast.Call, place: str) -> Iterator[Use]:
    if not isinstance(call.func, ast.Name) or call.func.id not in _SAYING or len(call.args) != 1:
        return
    named = [keyword.arg for keyword in call.keywords]
    written_out = frozenset(name for name in named if name is not None) if None not in named else None
    for node in ast.walk(call.args[0]):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _ID.fullmatch(node.value):
            yield Use(node.value, place, written_out)


def client_uses() -> Iterator[Use]:
    """All literals that are ids, and the calls of `say` and `message`."""
    for path in sorted((WEB / "src").rglob("*")):
        if path.suffix not in (".ts", ".svelte") or path.is_relative_to(_WIRE):
            continue
        text = path.read_text("utf-8")
        for found in _CLIENT.finditer(text):
            place = f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, found.start()) + 1}"
            said = found["say"] and found["rest"]
            yield Use(found["id"], place, _keys(text, found.end()) if said else None)


def _keys(text: str, at: int) -> frozenset[str] | None:
    """The keys of the object that stands there as an argument; none if the call ends before. None if it is no object,
    or has others in it.

    >>> text = 'say("page-x", { a, b: f(c, { d }) })'
    >>> sorted(_keys(text, text.index(",") + 1)), _keys('say("page-x", args)', 13), _keys('say("page-x")', 13)
    (['a', 'b'], None, frozenset())
    """
    if text[at - 1] == ")":
        return frozenset()
    start = re.compile(r"\s*\{").match(text, at)
    if start is None:
        return None
    keys, depth, expecting = set(), 1, True
    for token in re.compile(r"\.\.\.|\w+|[^\s\w]").finditer(text, start.end()):
        word = token.group()
        if depth == 1 and expecting and word != "}":
            if word == "...":
                return None
            keys.add(word)
            expecting = False
        depth += (word in "([{") - (word in ")]}")
        if depth == 0:
            return frozenset(keys)
        expecting = expecting or (depth == 1 and word == ",")
    return None


def lesson_uses() -> Iterator[Use]:
    """What lessons say, with its arguments, and what they are called."""
    for path in sorted((ROOT / "src" / "windfall" / "lessons" / "data").glob("*.toml")):
        yield from _lesson_uses(tomllib.loads(path.read_text("utf-8")), str(path.relative_to(ROOT)))


def _lesson_uses(part: Any, place: str) -> Iterator[Use]:
    if isinstance(part, list):
        for each in part:
            yield from _lesson_uses(each, place)
    elif isinstance(part, dict):
        if "say" in part:
            yield Use(part["say"], place, frozenset({**part.get("numbers", {}), **part.get("names", {})}))
        for each in part.values():
            yield from _lesson_uses(each, place)
    elif isinstance(part, str) and _ID.fullmatch(part):
        yield Use(part, place)


# What does not fit


def english_problems(english: Catalogue, uses: list[Use]) -> list[str]:
    problems = []
    for use in uses:
        if use.id not in english.entries:
            problems.append(f"{use.id} is missing; {use.place} says it")
        elif use.arguments is not None and use.arguments != english.arguments(use.id):
            here, given = _listed(english.arguments(use.id)), _listed(use.arguments)
            problems.append(f"{use.id} has the arguments {here}; {use.place} gives {given}")
    used = {use.id for use in uses} | english.referred_to
    unused = [name for name in english.entries if name not in used and not _NAME.fullmatch(name)]
    return [*dict.fromkeys(problems), *(f"{name} is not used" for name in unused)]


def translation_problems(translated: Catalogue, english: Catalogue) -> list[str]:
    """An argument that only chooses between variants can be left out: not every language has to choose."""
    wanted = (name for name in english.messages if not _NAME.fullmatch(name))
    problems = [f"{name} is missing" for name in wanted if name not in translated.entries]
    for name in translated.messages:
        if name not in english.entries:
            if not _NAME.fullmatch(name):
                problems.append(f"{name} is not used: English has no such message")
            continue
        needed, known, given = english.shown(name), english.arguments(name), translated.arguments(name)
        if not needed <= given <= known:
            problems.append(f"{name} has the arguments {_listed(given)}; in English it has {_listed(known)}")
        there = english.entries[name].attributes - _FREE_ATTRIBUTES
        if there != translated.entries[name].attributes - _FREE_ATTRIBUTES:
            problems.append(f"{name} must have the attributes of English: {_listed(there)}")
    terms = (name for name in translated.entries if name.startswith("-"))
    return problems + [f"{term} is not used" for term in terms if term not in translated.referred_to]


def _listed(names: set[str] | frozenset[str]) -> str:
    return ", ".join(sorted(names)) or "none"


if __name__ == "__main__":
    main()
