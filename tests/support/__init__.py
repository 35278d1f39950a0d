"""Tests that every title passes, written once: a title's test module names its `Subject` and inherits them."""

import pytest

pytest.register_assert_rewrite(
    "tests.support.copies_and_journals",
    "tests.support.golden",
    "tests.support.knowledge",
    "tests.support.random_games",
    "tests.support.simultaneous",
)
