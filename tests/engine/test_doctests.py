"""The examples in docstrings are run, in every module of the package."""

import doctest
import importlib
from pathlib import Path

import pytest

import windfall

ROOT = Path(windfall.__file__).parent
RUN_BY_OTHERS = ("__main__.py", "migrations/env.py")  # they do something when imported
FILES = sorted(path.relative_to(ROOT.parent) for path in ROOT.rglob("*.py") if not str(path).endswith(RUN_BY_OTHERS))
MODULES = [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in FILES]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    results = doctest.testmod(importlib.import_module(name))
    assert results.failed == 0, f"{results.failed} of {results.attempted} examples in {name} are wrong; see above"


def test_there_are_modules_with_examples() -> None:
    """Guards the test above: it must have found the package, and examples in it."""
    assert {"windfall", "windfall.engine.chance", "windfall.titles.newfrontiers.words.text"} <= set(MODULES)
    finder = doctest.DocTestFinder(exclude_empty=True)
    found = [
        test for name in ("windfall", "windfall.engine.chance") for test in finder.find(importlib.import_module(name))
    ]
    assert sum(len(test.examples) for test in found) >= 8
