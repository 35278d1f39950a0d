"""What all tests need: numeric libraries without threads of their own, and the browser's tests in the end."""

from pathlib import Path

import pytest

from windfall.workers.threads import pin_threads

_BROWSER_TESTS = Path(__file__).parent / "browser"

pin_threads()  # tests run side by side


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Playwright keeps an event loop running in its process, beside which no other test could start one."""
    items.sort(key=lambda item: item.path.is_relative_to(_BROWSER_TESTS))
