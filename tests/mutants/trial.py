"""Trying a mutant: the changed rule is put in place, and tests run until one fails."""

import importlib.abc
import importlib.machinery
import os
import sys
import types
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import spec_from_file_location
from typing import Any, Final

import pytest

from tests.mutants.forks import Note, limit_time
from tests.mutants.mutations import Mutant

SURVIVED: Final = 0
KILLED: Final = 1
# A test may compute ten times as long as without the change, and this many seconds more.
PATIENCE: Final = 3.0
TIMES_LONGER: Final = 10
TO_COLLECT: Final = 120.0
QUIET: Final = ("-o", "addopts=", "-n", "0", "-s", "-p", "no:cacheprovider", "-p", "no:terminal")


class Judge:
    """Ends the process at the first test that fails."""

    def __init__(self, note: Note, seconds: Mapping[str, float]) -> None:
        self.note = note
        self.seconds = seconds  # that tests take without a change

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.note.write(nodeid)
        limit_time(PATIENCE + TIMES_LONGER * self.seconds.get(nodeid, 0.0))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            os._exit(KILLED)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            os._exit(KILLED)


def try_in_place(mutant: Mutant, tests: Sequence[pytest.Item], judge: Judge) -> int:
    """Try a mutant whose code has not run yet: functions keep their identity and get the changed code."""
    put_in_place(sys.modules[mutant.module], mutant.source)
    run(tests, judge)
    return SURVIVED


def run(tests: Sequence[pytest.Item], plugin: object) -> None:
    """Run tests that were collected, in this order."""
    if tests:
        tests[0].config.pluginmanager.register(plugin)
    for at, test in enumerate(tests):
        test.config.hook.pytest_runtest_protocol(item=test, nextitem=tests[at + 1] if at + 1 < len(tests) else None)


def put_in_place(module: types.ModuleType, source: str) -> None:
    assert module.__file__ is not None
    changed = dict(_codes(compile(source, module.__file__, "exec")))
    for function in _functions(vars(module), module.__name__):
        function.__code__ = changed[function.__qualname__]


def _codes(code: types.CodeType) -> Iterator[tuple[str, types.CodeType]]:
    for inner in code.co_consts:
        if isinstance(inner, types.CodeType):
            yield inner.co_qualname, inner
            yield from _codes(inner)


def _functions(namespace: Mapping[str, Any], module: str) -> Iterator[types.FunctionType]:
    """The functions and methods that a module defines, also behind a cache or a property."""
    for value in namespace.values():
        function = getattr(value, "fget", None) or getattr(value, "__wrapped__", value)
        if getattr(function, "__module__", None) != module:
            continue
        if isinstance(function, types.FunctionType) and "<" not in function.__qualname__:
            yield function
        elif isinstance(function, type):
            yield from _functions(vars(function), module)


def try_from_start(mutant: Mutant, files: Sequence[str], names: Sequence[str], judge: Judge) -> int:
    """Try a mutant whose code runs at import: everything is imported again, and the tests are collected anew."""
    for name in [name for name in sys.modules if name.partition(".")[0] in ("windfall", "tests")]:
        if not name.startswith("tests.mutants"):
            del sys.modules[name]
    sys.meta_path.insert(0, _Changed(mutant))
    judge.note.write("while the rules were imported")
    limit_time(TO_COLLECT)
    code = pytest.main([*QUIET, *files], plugins=[judge, _Only(names)])
    return SURVIVED if code == pytest.ExitCode.OK else KILLED


class _Changed(importlib.abc.MetaPathFinder):
    """Finds the module of a mutant."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, fullname: str, _path: object, _target: object = None) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.mutant.module:
            return None
        return spec_from_file_location(fullname, self.mutant.file, loader=_Loader(self.mutant))


class _Loader(importlib.machinery.SourceFileLoader):
    """Loads it with the change."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.module, str(mutant.file))
        self.mutant = mutant

    def get_code(self, _fullname: str) -> types.CodeType:
        return compile(self.mutant.source, self.path, "exec")


class _Only:
    """Runs these tests, in this order."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        by_name = {item.nodeid: item for item in items}
        items[:] = [by_name[name] for name in self.names if name in by_name]
