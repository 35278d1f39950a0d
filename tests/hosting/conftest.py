"""The services that docs/hosting.md names, started for its tests."""

from tests.server.conftest import postgres, redis

__all__ = ["postgres", "redis"]
