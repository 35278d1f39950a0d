"""What all tests need: numeric libraries without threads of their own, the same deals in every run, and the browser's
tests in the end."""

from collections import Counter
from pathlib import Path

import pytest

from tests.support.deals import name_deals
from windfall.workers.threads import pin_threads

_BROWSER_TESTS = Path(__file__).parent / "browser"

pin_threads()  # tests run side by side


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="also what `make test` leaves to `make thorough`")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave long tests out, unless they are asked for. Those of the browser come last: Playwright keeps an event loop
    running in its process, beside which no other test could start one."""
    if not config.getoption("--thorough"):
        left_out = [item for item in items if _is_long(item)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not _is_long(item)]
    items.sort(key=lambda item: item.path.is_relative_to(_BROWSER_TESTS))


def _is_long(item: pytest.Item) -> bool:
    """Whether it is thorough, or one of many variants of which some do."""
    share = item.get_closest_marker("share")
    left = share is not None and not any(word in item.name for word in share.args)
    return left or item.get_closest_marker("thorough") is not None


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Before servers that several tests share are started."""
    name_deals(item.nodeid)


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What tests have counted or measured: numbers of one name are added up, and all else is told line by line."""
    counts, told = Counter[str](), list[str]()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport) and report.when == "teardown":
                for name, value in report.user_properties:
                    if isinstance(value, int):
                        counts[name] += value
                    else:
                        told.append(f"{name}: {value}")
    for line in (*(f"{count:,} {name}" for name, count in counts.items()), *told):
        terminalreporter.write_line(line)
