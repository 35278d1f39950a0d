"""What is changed: every small mistake that could have been made in a module, as a piece of text to replace.

A comparison is off by one or turned round, a condition is dropped, a sum has the wrong sign, a number is one more or
less, a statement is missing, an order is not kept, the wrong seat is meant.
"""

import ast
import copy
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
TITLES: Final = ROOT / "src/windfall/titles"
ROOMS: Final = ("components", "rules")
# Codes, plain data and tables of handlers: there is no rule in them.
WITHOUT_RULES: Final = ("__init__.py", "agenda.py", "events.py", "flow.py", "state.py")
TABLES: Final = ("__slots__", "STEPS", "QUESTIONS")
NUMBERS_ACTIONS: Final = "_block"  # the function by which verbs get their numbers

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list", "reversed": "list"}
ORDERS: Final = ("order_from", "table_order")
LOOSE: Final = (ast.BoolOp, ast.IfExp, ast.Lambda, ast.NamedExpr)  # may need parentheses where they are put


@dataclass(frozen=True)
class Mutant:
    """One change of one module."""

    path: str  # of the module, from the folder of titles
    function: str  # in which it is, or the constant of the module; empty for other statements of the module
    line: int
    lines: range  # of the statement
    start: int  # byte at which the text begins that is replaced
    before: str
    after: str
    nth: int  # of changes alike in the same function

    @property
    def name(self) -> str:
        """The same as long as the text is, wherever it moves in its file."""
        where = f"{self.path} {self.function}".rstrip()
        return f"{where}: {_short(self.before)} → {self.after}" + (f" ({self.nth})" if self.nth > 1 else "")

    @property
    def file(self) -> Path:
        return TITLES / self.path

    @property
    def module(self) -> str:
        return "windfall.titles." + self.path.removesuffix(".py").replace("/", ".")

    @cached_property
    def source(self) -> str:
        """The whole module with the change."""
        text = self.file.read_bytes()
        end = self.start + len(self.before.encode())
        return (text[: self.start] + self.after.encode() + text[end:]).decode()


def mutants_of(title: str) -> list[Mutant]:
    """All mutants of a title, in the order of its files."""
    files = [file for room in ROOMS for file in sorted((TITLES / title / room).glob("*.py"))]
    return [mutant for file in files if file.name not in WITHOUT_RULES for mutant in mutants_in(file)]


def sample(mutants: list[Mutant], number: int, seed: int) -> list[Mutant]:
    """So many of them, in order. Each is drawn by a digest of its name, so that a change of one rule does not draw all
    others anew."""
    drawn = sorted(mutants, key=lambda mutant: hashlib.sha256(f"{seed} {mutant.name}".encode()).digest())[:number]
    return [mutant for mutant in mutants if mutant in drawn]


def mutants_in(file: Path) -> list[Mutant]:
    return list(_Finder(file).found())


def _short(text: str) -> str:
    return " ".join(text.split())


class _Finder:
    """Goes through a module with the function and the statement at hand."""

    def __init__(self, file: Path) -> None:
        self.path = file.relative_to(TITLES).as_posix() if file.is_relative_to(TITLES) else file.as_posix()
        self.text = file.read_bytes()
        self.tree = ast.parse(self.text)
        self.line_starts = [0]
        for line in self.text.splitlines(keepends=True):
            self.line_starts.append(self.line_starts[-1] + len(line))

    def found(self) -> Iterator[Mutant]:
        alike: Counter[tuple[str, str, str]] = Counter()
        seen: set[tuple[int, str, str]] = set()
        for node, after, function, statement in self._changes(self.tree, "", None):
            start, end = self._span(node)
            before = self.text[start:end].decode()
            if (start, before, after) in seen or after == ast.unparse(node):
                continue
            seen.add((start, before, after))
            key = (function, _short(before), after)
            alike[key] += 1
            yield Mutant(self.path, function, node.lineno, _lines(statement), start, before, after, alike[key])

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.line_starts[node.lineno - 1] + node.col_offset
        return start, self.line_starts[node.end_lineno - 1] + node.end_col_offset

    def _changes(
        self, node: ast.AST, function: str, statement: ast.stmt | None
    ) -> Iterator[tuple[ast.expr | ast.stmt, str, str, ast.stmt]]:
        for child in _children(node):
            inner = child if isinstance(child, ast.stmt) else statement
            name = function
            match child:
                case ast.FunctionDef(name=own) | ast.ClassDef(name=own):
                    name = f"{function}.{own}" if function else own
                case ast.AnnAssign(target=ast.Name(id=own)) | ast.Assign(targets=[ast.Name(id=own)]) if not function:
                    name = own
            if inner is not None and isinstance(child, ast.stmt | ast.expr):
                for changed, after in (*_changed(child), *_wrong_seat(child, node)):
                    yield changed, after, name, inner
            yield from self._changes(child, name, inner)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """All parts of a node that are rules: no docstrings, types, defaults, assertions, codes or tables of handlers."""
    parts: list[ast.AST]
    if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
        parts = [*_without_codes(node.body)]
    elif isinstance(node, ast.AnnAssign):
        parts = [] if node.value is None else [node.value]
    else:
        parts = [*ast.iter_child_nodes(node)]
    return (part for part in parts if not _is_no_rule(part))


def _is_no_rule(node: ast.AST) -> bool:
    match node:
        case (
            ast.Assert() | ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant()) | ast.keyword(arg="strict")
        ):
            return True
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name in TABLES
        case ast.FunctionDef(name=name) | ast.Call(func=ast.Name(id=name)):
            return name == NUMBERS_ACTIONS
    return False


def _without_codes(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Three or more constants that count up line by line are codes, no numbers of the rules."""
    numbers = [
        statement.value.value
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.value, ast.Constant)
        else None
        for statement in body
    ]
    codes: set[int] = set()
    for at, number in enumerate(numbers):
        if isinstance(number, int) and numbers[at : at + 3] == [number, number + 1, number + 2]:
            codes.update(range(at, at + 3))
    return (statement for at, statement in enumerate(body) if at not in codes)


def _lines(statement: ast.stmt) -> range:
    """The lines of a statement, of a compound one those of its head."""
    body = getattr(statement, "body", None)
    last = body[0].lineno - 1 if body else statement.end_lineno or statement.lineno
    return range(statement.lineno, max(last, statement.lineno) + 1)


def _changed(node: ast.stmt | ast.expr) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """What can be put in the place of a node, or of a part of it."""
    match node:
        case ast.Compare():
            for at, operator in enumerate(node.ops):
                yield node, _with(node, "ops", at, COMPARISONS[type(operator)]())
                yield from _fewer(node.comparators[at])
        case ast.BinOp() if type(node.op) in OPERATORS and not _is_list(node):
            yield node, ast.unparse(ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right))
        case ast.AugAssign() if type(node.op) in OPERATORS and not isinstance(node.value, ast.List | ast.ListComp):
            yield node, ast.unparse(ast.AugAssign(node.target, OPERATORS[type(node.op)](), node.value))
        case ast.BoolOp():
            for at in range(len(node.values)):
                rest = node.values[:at] + node.values[at + 1 :]
                yield node, _text(rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))
        case ast.UnaryOp(op=ast.Not()):
            yield node, _text(node.operand)
        case ast.Constant(value=bool() as value):
            yield node, str(not value)
        case ast.Constant(value=int() as value):
            yield node, str(value + 1)
            if value:
                yield node, str(value - 1)
        case ast.IfExp():
            yield node, _text(node.body)
            yield node, _text(node.orelse)
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            if name not in ("sorted", "reversed"):
                yield node, f"{CALLS[name]}{ast.unparse(node)[len(name) :]}"
            else:
                yield node, f"{CALLS[name]}({ast.unparse(node.args[0])})"
        case ast.Call(func=ast.Name(id=name)) if name in ORDERS:
            yield node, "tuple(range(state.players))"
        case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
            for generator in node.generators:
                for condition in generator.ifs:
                    yield condition, "True"
        case ast.If():
            yield node.test, "True"
            yield node.test, "False"
        case ast.Break():
            yield node, "continue"
        case ast.Continue():
            yield node, "break"
    if _can_be_missing(node):
        yield node, "pass"


def _with(node: ast.Compare, field: str, at: int, value: ast.AST) -> str:
    """The comparison with another operator."""
    changed = copy.deepcopy(node)
    getattr(changed, field)[at] = value
    return ast.unparse(changed)


def _fewer(choices: ast.expr) -> Iterator[tuple[ast.expr, str]]:
    """A tuple of choices without one of them."""
    if isinstance(choices, ast.Tuple) and len(choices.elts) > 1:
        for at in range(len(choices.elts)):
            rest: list[ast.expr] = choices.elts[:at] + choices.elts[at + 1 :]
            yield choices, ast.unparse(ast.Tuple(rest, ast.Load()))


def _is_list(node: ast.BinOp) -> bool:
    """Lists that are put together: to subtract them is no mistake that anybody makes."""
    return any(
        isinstance(side, ast.List | ast.ListComp | ast.Tuple | ast.JoinedStr) for side in (node.left, node.right)
    )


def _text(node: ast.expr) -> str:
    text = ast.unparse(node)
    return f"({text})" if isinstance(node, LOOSE) else text


def _can_be_missing(node: ast.stmt | ast.expr) -> bool:
    """A statement without which the rest still runs."""
    match node:
        case ast.Expr(value=ast.Call()) | ast.Delete() | ast.Return(value=None) | ast.Continue() | ast.Break():
            return True
        case ast.Assign(targets=[target]) | ast.AugAssign(target=target):
            return isinstance(target, ast.Attribute | ast.Subscript) or isinstance(node, ast.AugAssign)
    return False


def _wrong_seat(node: ast.stmt | ast.expr, parent: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    """The next seat instead of the one that is meant, where a rule asks it, gives to it or looks at its empire."""
    if isinstance(node, ast.Name) and node.id == "seat" and isinstance(node.ctx, ast.Load):
        looks_at_empire = isinstance(parent, ast.Subscript) and ast.unparse(parent.value).endswith("empires")
        is_handed_on = isinstance(parent, ast.Call) and any(
            isinstance(argument, ast.Name) and argument.id == "state" for argument in parent.args
        )
        if looks_at_empire or is_handed_on:
            yield node, "(seat + 1) % state.players"
