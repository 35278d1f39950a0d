"""Makes the tiny title known to the tests of this folder, and to no others."""

import pytest

from windfall.engine import registry


@pytest.fixture(autouse=True)
def salvage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_modules", {**registry._modules, "salvage": "tests.tiny.salvage"})
    monkeypatch.setattr(registry, "_loaded", dict(registry._loaded))
