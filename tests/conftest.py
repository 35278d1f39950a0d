"""What all tests need: numeric libraries without threads of their own, the same deals in every run, and the browser's
tests in the end."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.deals import FILE_VARIABLE, name_deals
from windfall.workers.threads import pin_threads

_BROWSER_TESTS = Path(__file__).parent / "browser"

pin_threads()  # tests run side by side


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Playwright keeps an event loop running in its process, beside which no other test could start one."""
    items.sort(key=lambda item: item.path.is_relative_to(_BROWSER_TESTS))


@pytest.fixture(scope="session", autouse=True)
def _file_of_deals(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    os.environ[FILE_VARIABLE] = str(tmp_path_factory.mktemp("deals") / "name")
    yield
    del os.environ[FILE_VARIABLE]


@pytest.fixture(autouse=True)
def _named_deals(request: pytest.FixtureRequest, _file_of_deals: None) -> None:
    name_deals(request.node.nodeid)
