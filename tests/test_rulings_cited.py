"""Every ruling on a title has a test of that title that cites it in its docstring."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

COUNTS = {"newfrontiers": ("NF", 23), "race": ("RG", 11), "jumpdrive": ("JD", 10)}
RULINGS = [(title, f"{mark}-{number}") for title, (mark, last) in COUNTS.items() for number in range(1, last + 1)]


@cache
def citations(title: str) -> dict[str, list[str]]:
    """For every ruling that is cited: the tests that do so."""
    citation = re.compile(rf"\b{COUNTS[title][0]}-\d+\b")
    cited: dict[str, list[str]] = {}
    for file in sorted((Path(__file__).parent / title).rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for ruling in set(citation.findall(ast.get_docstring(node) or "")):
                    cited.setdefault(ruling, []).append(f"{file.name}::{node.name}")
    return cited


@pytest.mark.parametrize(("title", "ruling"), RULINGS)
def test_a_test_cites_the_ruling(title: str, ruling: str) -> None:
    assert citations(title).get(ruling), f"no test cites {ruling} in its docstring"


@pytest.mark.parametrize("title", COUNTS)
def test_no_test_cites_a_ruling_that_does_not_exist(title: str) -> None:
    known = {ruling for of, ruling in RULINGS if of == title}
    assert {ruling: tests for ruling, tests in citations(title).items() if ruling not in known} == {}
