"""Opponents that stay as they were."""

from pathlib import Path

import pytest

import windfall
from tests.support.networks import blank
from windfall.engine.errors import UnknownBotError
from windfall.engine.registry import title_names
from windfall.players.generations import SEARCHES
from windfall.thinking.contest import Doubt, SearchSettings
from windfall.thinking.network import generations, network


@pytest.mark.parametrize("title", title_names())
@pytest.mark.parametrize("name", ["greedy@1", "learned@1", "search@1:4"])
def test_the_first_generation_plays_every_title(title: str, name: str) -> None:
    game = windfall.new(title, players=2, seed=1)
    bot = windfall.bot(name, seed=3)
    for _ in range(4):
        seat = game.seats[0]
        game.play(seat, bot.choose(game.observe(seat), game.decision(seat)))
    assert game.move_count == 4


@pytest.mark.parametrize("title", title_names())
def test_without_a_number_the_newest_plays(title: str) -> None:
    assert generations(title)[0] == 1
    newest = network(title, generations(title)[-1])
    assert {name: array.tobytes() for name, array in network(title).weights.items()} == {
        name: array.tobytes() for name, array in newest.weights.items()
    }


def test_a_new_network_leaves_the_ones_before_as_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The newest by number, not by name: 10 comes after 9."""
    (tmp_path / "weights").mkdir()
    for number in (1, 9, 10):
        drawn = blank("race")
        drawn.weights["logit"][:] = number
        drawn.save(tmp_path / "weights" / f"race@{number}.npz")
    monkeypatch.setattr("windfall.thinking.network.files", lambda _package: tmp_path)
    assert generations.__wrapped__("race") == (1, 9, 10)
    monkeypatch.setattr("windfall.thinking.network.generations", generations.__wrapped__)
    assert network.__wrapped__("race").weights["logit"][0] == 10
    assert network.__wrapped__("race", 9).weights["logit"][0] == 9


def test_search_of_the_first_generation_searches_as_it_did() -> None:
    assert SEARCHES[1] == SearchSettings(
        48, Doubt(6, 0.01, 0.97), Doubt(6, 0.01, 0.97), False, 2, 40, False, 0.7, False, 0.02, 0.002
    )


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("learned@", "the number of a generation, such as learned@1"),
        ("learned@0", "not '0'"),
        ("search@x:5", "not 'x'"),
        ("search@9", "there is no search@9; there is search@1"),
        ("greedy@2", "there is no greedy@2; there is greedy@1"),
        ("random@1", "the bot random has no generations"),
    ],
)
def test_a_generation_that_is_not_there_is_told(name: str, why: str) -> None:
    with pytest.raises(UnknownBotError, match=why):
        windfall.bot(name)


def test_a_network_that_is_not_there_is_told_when_it_is_asked() -> None:
    game = windfall.new("race", players=2, seed=1)
    seat = game.seats[0]
    with pytest.raises(UnknownBotError, match="there is no generation 99 of the network for race; there is 1"):
        windfall.bot("learned@99").choose(game.observe(seat), game.decision(seat))
