"""Bots by name, and bots of other packages."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import windfall
from windfall.engine.errors import UnknownBotError
from windfall.players import Bot

BOT = """
from windfall import Bot


class FirstBot(Bot):
    name = "first"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation, decision):
        return decision.actions[0]


def not_a_bot(seed):
    return seed
"""
ENTRY_POINTS = """
[windfall.bots]
first = windfall_first_test:FirstBot
number = windfall_first_test:not_a_bot
broken = windfall_first_test:missing
greedy = windfall_first_test:FirstBot
"""


@pytest.fixture
def _installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with bots, as pip leaves it."""
    (tmp_path / "windfall_first_test.py").write_text(BOT, encoding="utf-8")
    info = tmp_path / "windfall_first_test-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: windfall-first-test\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    sys.modules.pop("windfall_first_test", None)


def test_our_own_bots() -> None:
    assert windfall.bots()[:5] == ("random", "novice", "greedy", "learned", "search")
    for name in windfall.bots()[:5]:
        assert windfall.bot(name).name == name


@pytest.mark.usefixtures("_installed")
def test_a_package_adds_a_bot() -> None:
    assert windfall.bots()[-3:] == ("first", "number", "broken")  # others may have been registered in this process
    game = windfall.new("race", players=2, seed=1)
    bot = windfall.bot("first", seed=4)
    assert isinstance(bot, Bot)
    assert bot.choose(game.observe(0), game.decision(0)) == game.actions(0)[0]


@pytest.mark.usefixtures("_installed")
def test_our_names_are_not_given_away() -> None:
    assert windfall.bot("greedy").name == "greedy"
    assert windfall.bots().count("greedy") == 1


@pytest.mark.usefixtures("_installed")
def test_a_bot_that_fails_names_its_package() -> None:
    with pytest.raises(UnknownBotError, match=r"'broken' of package windfall-first-test .* does not load: Attribute"):
        windfall.bot("broken")
    with pytest.raises(UnknownBotError, match=r"'number' of package windfall-first-test .* must return .*, not int"):
        windfall.bot("number")


@pytest.mark.usefixtures("_installed")
def test_outside_bots_are_loaded_only_when_asked_for() -> None:
    windfall.bots()
    windfall.bot("random")
    assert "windfall_first_test" not in sys.modules


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(UnknownBotError, match="there is no bot 'clever'; there is random, novice, greedy, learned"):
        windfall.bot("clever")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "search:many",
            "search:many gives no number for simulations, nor a file .* write such as search:2 or search:wei",
        ),
        ("search:", "gives no number for simulations"),
        ("search:0", "at least 1 simulation"),
        ("learned:hot", "gives no number for temperature"),
        ("learned:-1", "0 or more"),
        ("random:2", "the bot random has nothing to set; write 'random' alone"),
    ],
)
def test_settings_that_mean_nothing_are_refused(name: str, message: str) -> None:
    with pytest.raises(UnknownBotError, match=message):
        windfall.bot(name)
