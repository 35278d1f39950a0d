"""Every ruling on Jump Drive has a test that cites it in its docstring."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

RULINGS = [f"JD-{number}" for number in range(1, 10)]
CITATION = re.compile(r"\bJD-\d+\b")


@cache
def citations() -> dict[str, list[str]]:
    """For every ruling that is cited: the tests that do so."""
    cited: dict[str, list[str]] = {}
    for file in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for ruling in set(CITATION.findall(ast.get_docstring(node) or "")):
                    cited.setdefault(ruling, []).append(f"{file.name}::{node.name}")
    return cited


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_test_cites_the_ruling(ruling: str) -> None:
    assert citations().get(ruling), f"no test cites {ruling} in its docstring"


def test_no_test_cites_a_ruling_that_does_not_exist() -> None:
    unknown = {ruling: tests for ruling, tests in citations().items() if ruling not in RULINGS}
    assert unknown == {}
