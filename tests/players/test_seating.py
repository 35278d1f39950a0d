"""What may sit in a seat, and bots that were registered or have weights of their own."""

from pathlib import Path

import numpy as np
import pytest

import windfall
from tests.support.networks import favouring, untrained
from windfall import Bot, Decision, Observation
from windfall.arena import Match, play_match
from windfall.engine.errors import SetupError, UnknownBotError
from windfall.players import registry
from windfall.players.learned import LearnedBot
from windfall.players.random_bot import RandomBot
from windfall.players.seating import line_up, seated


class LastBot(Bot):
    """Chooses the last option mostly; a class of a module, so that other processes know it."""

    name = "last"

    def __init__(self, seed: int) -> None:
        self._chance = RandomBot(seed)
        self.seed = seed

    def choose(self, observation: Observation, decision: Decision) -> int:
        last = decision.actions[-1]
        return last if last % 2 else self._chance.choose(observation, decision)


@pytest.fixture(autouse=True)
def _nobody_stays_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})


def first(_observation: Observation, decision: Decision) -> int:
    return decision.actions[0]


def test_names_bots_classes_and_functions_can_sit() -> None:
    game = windfall.new("race", 2, 1)
    stays = LastBot(3)
    assert isinstance(seated("greedy", 5), windfall.Bot)
    assert seated(stays, 5) is stays
    fresh = seated(LastBot, 5)
    assert isinstance(fresh, LastBot)
    assert fresh.seed == 5
    chosen = seated(first, 5)
    assert chosen.name == "first"
    assert chosen.choose(game.observe(0), game.decision(0)) == game.actions(0)[0]


def test_nothing_else_can() -> None:
    for wrong in (3, None, dict):
        with pytest.raises(SetupError, match="a seat is for the name of a bot, a Bot, a class of them or a function"):
            seated(wrong, 1)  # type: ignore[arg-type]


def test_one_for_all_or_one_for_each() -> None:
    assert line_up("random", 3) == ["random"] * 3
    assert line_up(LastBot, 2) == [LastBot] * 2
    assert line_up(["random", first], 2) == ["random", first]
    with pytest.raises(SetupError, match="3 other seats need one bot for all or 3 bots, not 2"):
        line_up(["random", "random"], 3)
    with pytest.raises(UnknownBotError, match="no bot 'nobody'"):
        line_up("nobody", 1)


def test_a_registered_bot_is_known_by_name() -> None:
    windfall.register_bot("mine", LastBot)
    assert "mine" in windfall.bots()
    assert isinstance(windfall.bot("mine", 4), LastBot)
    windfall.register_bot("mine", lambda seed: LearnedBot(seed, judge=untrained("race")))
    assert isinstance(windfall.bot("mine", 4), LearnedBot)


@pytest.mark.parametrize("name", ["greedy", "a bot", "./mine", "mine:2", ""])
def test_names_that_would_mean_something_else_are_refused(name: str) -> None:
    with pytest.raises(UnknownBotError, match="a bot cannot be called"):
        windfall.register_bot(name, LastBot)


def test_a_maker_must_make_a_bot() -> None:
    windfall.register_bot("mine", lambda seed: seed)  # type: ignore[arg-type, return-value]
    with pytest.raises(UnknownBotError, match=r"'mine' that was registered must return a windfall.Bot, not int"):
        windfall.bot("mine")


def test_registered_bots_and_weights_of_ones_own_play_in_other_processes(tmp_path: Path) -> None:
    windfall.register_bot("mine", LastBot)
    file = tmp_path / "weights.npz"
    untrained("jumpdrive").save(file)
    match = Match("jumpdrive", ("mine", f"learned:1:{file}"), games=4, seed=1, settings={})
    assert list(play_match(match, jobs=2)) == list(play_match(match))


def test_one_that_cannot_be_sent_there_is_refused() -> None:
    windfall.register_bot("mine", lambda seed: LastBot(seed + 1))
    match = Match("jumpdrive", ("mine", "random"), games=4, seed=1, settings={})
    assert len(list(play_match(match))) == 4
    with pytest.raises(SetupError, match=r"'mine' that was registered plays in this process only .* or play with one"):
        list(play_match(match, jobs=2))


def test_weights_of_ones_own(tmp_path: Path) -> None:
    game = windfall.new("jumpdrive", 2, 1)
    observation, decision = game.observe(0), game.decision(0)
    file = tmp_path / "weights.npz"
    for action in (decision.actions[2], decision.actions[1]):  # the file is read again when it changes
        favouring("jumpdrive", action, 5.0).save(file)
        for name in (f"learned:{file}", f"learned:0.01:{file}", f"search:{file}", f"search:8:{file}"):
            assert windfall.bot(name, 2).choose(observation, decision) == action
    race = windfall.new("race", 2, 1)
    for name in (f"learned:{file}", f"search:{file}"):
        with pytest.raises(UnknownBotError, match="these weights play jumpdrive, not race"):
            windfall.bot(name).choose(race.observe(0), race.decision(0))


def test_files_without_weights_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    np.savez(file, nothing=np.zeros(2))
    with pytest.raises(UnknownBotError, match="holds no weights of a network"):
        windfall.bot(f"learned:{file}")
    with pytest.raises(UnknownBotError, match=r"learned:0.5:gone.npz gives no number .*, nor a file of weights that"):
        windfall.bot("learned:0.5:gone.npz")
