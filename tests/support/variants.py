"""All that a part of the catalogues can say: every message with arguments that meet each of its variants."""

import random
from collections import defaultdict
from collections.abc import Iterator
from importlib.resources import files
from itertools import product

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from windfall.engine.words.catalogue import SHARED, languages
from windfall.engine.words.message import Argument, Message, Named

MOST_COMBINATIONS = 200
PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTS = (0, 1, 2, 7)
A_CARD = Named("card:gem_world", "Gem World")


class _Uses(Visitor):
    """What a message uses: other messages, and arguments with the keys of the variants that they choose."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.arguments: dict[str, set[str]] = defaultdict(set)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (called by the visitor)
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments[node.id.name] |= set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "NUMBER":
            for given in node.arguments.positional:
                if isinstance(given, ast.VariableReference):
                    self.arguments[given.id.name] |= {"other"}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants]
            self.arguments[node.selector.id.name] |= {
                key.name if isinstance(key, ast.Identifier) else key.value for key in keys
            }
        self.generic_visit(node)


def messages_of(language: str, part: str) -> dict[str, _Uses]:
    """The messages of a part and of the shared one, by their ids."""
    found: dict[str, _Uses] = {}
    for name in dict.fromkeys((SHARED, part)):
        file = files("windfall") / "catalogues" / language / f"{name}.ftl"
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                found[entry.id.name] = uses = _Uses()
                uses.visit(entry)
    return found


def sayings(part: str) -> Iterator[Message]:
    """Every message of a part, as often as it takes to meet each variant that any language has."""
    catalogues = [messages_of(language, part) for language in languages()]
    for id_ in catalogues[0]:
        if id_.startswith(f"{part}-"):
            yield from _said(id_, _arguments(id_, catalogues))


def _arguments(id_: str, catalogues: list[dict[str, _Uses]]) -> dict[str, list[Argument]]:
    """Values for each argument that the message takes in some language, by itself or in messages that it uses."""
    keys: dict[str, set[str]] = defaultdict(set)
    for catalogue in catalogues:
        waiting = [id_]
        while waiting:
            uses = catalogue[waiting.pop()]
            waiting += uses.messages
            for name, chosen in uses.arguments.items():
                keys[name] |= chosen
    return {name: _values(chosen) for name, chosen in sorted(keys.items())}


def _values(keys: set[str]) -> list[Argument]:
    if not keys:
        return [A_CARD]
    words: list[Argument] = [*sorted(key for key in keys - PLURALS if not key.isdigit())]
    counted = any(key.isdigit() for key in keys) or bool(keys & (PLURALS - {"other"}))
    numbers: list[Argument] = [*COUNTS] if counted else [7] if not words else []
    return [*words, *numbers]


def _said(id_: str, arguments: dict[str, list[Argument]]) -> Iterator[Message]:
    combinations = list(product(*arguments.values()))
    if len(combinations) > MOST_COMBINATIONS:
        combinations = random.Random(id_).sample(combinations, MOST_COMBINATIONS)
    for values in combinations:
        yield Message(id_, dict(zip(arguments, values, strict=True)))
