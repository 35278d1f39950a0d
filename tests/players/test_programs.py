"""Programs as bots: what they are told, that they play, and what becomes of those that do not."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import windfall
from tests.support.programs import CHOOSE, heard, is_running, pids, program, wait_until_ended
from windfall import Game, sample
from windfall.engine.errors import BotFailedError, SetupError, UnknownBotError, WindfallError
from windfall.players.programs.player import ProgramBot
from windfall.players.programs.program import end_programs
from windfall.players.programs.state_text import read_state
from windfall.players.seating import begin


@pytest.fixture(autouse=True)
def _no_program_is_left(tmp_path: Path) -> Iterator[None]:
    yield
    end_programs()
    if (tmp_path / "log").exists():
        assert not any(map(is_running, pids(tmp_path)))


def play(game: Game, *names: str) -> Game:
    players = [windfall.bot(name, seed) for seed, name in enumerate(names)]
    begin(game, enumerate(players))
    while not game.over:
        seat = game.seats[0]
        game.play(seat, players[seat].choose(game.observe(seat), game.decision(seat)))
    return game


def question(game: Game, command: str, seconds: float | None = None) -> int:
    """What a program chooses here."""
    seat = game.seats[0]
    return ProgramBot(command, 7, seconds).choose(game.observe(seat), game.decision(seat))


def test_a_program_plays_a_game_and_hears_of_its_seat_alone(tmp_path: Path) -> None:
    game = play(windfall.new("jumpdrive", 2, 5), "random", program(tmp_path))
    assert heard(tmp_path, "hello") == [
        {"type": "hello", "protocol": 1, "host": f"windfall {windfall_version()}"},
    ]
    (begun,) = heard(tmp_path, "game")
    title = game.title
    assert begun == {
        "type": "game",
        "title": "jumpdrive",
        "rules": title.rules,
        "components": title.components_digest,
        "players": 2,
        "seat": 1,
        "seed": 1,
        "settings": {"setup": "standard"},
    }
    asked = heard(tmp_path, "choose")
    assert [each["id"] for each in asked] == list(range(1, len(asked) + 1))
    replayed = windfall.replay(game.journal(), 0)
    waiting = iter(asked)
    for seat, action in game.journal().moves:
        if seat == 1 and len(replayed.actions(1)) > 1:
            told = next(waiting)
            observation, decision = replayed.observe(1), replayed.decision(1)
            number = told.pop("id")
            assert told == {
                "type": "choose",
                "kind": decision.kind,
                "prompt": str(decision.prompt),
                "seconds": 30.0,
                "view": json.loads(msgspec.json.encode(title.view(observation))),
                "options": [
                    {key: value for key, value in told_option.items() if value is not None}
                    for each in decision.options
                    for told_option in [{"action": each.action, "subject": each.subject, "text": str(each.text)}]
                ],
            }
            assert action == decision.actions[number * 7919 % len(decision.actions)]
        replayed.play(seat, action)
    assert next(waiting, None) is None


def windfall_version() -> str:
    from importlib.metadata import version  # noqa: PLC0415

    return version("windfall")


def test_a_program_hears_what_it_wants(tmp_path: Path) -> None:
    command = program(tmp_path, wants=["features", "option_features"])
    game = windfall.new("race", 2, 3)
    question(game, command)
    title, observation = game.title, game.observe(0)
    (begun,) = heard(tmp_path, "game")
    assert begun["feature_names"] == [spec.name for spec in title.feature_specs]
    assert begun["option_feature_names"] == [spec.name for spec in title.option_feature_specs]
    assert "settings" not in begun
    (told,) = heard(tmp_path, "choose")
    assert told["features"] == list(title.features(observation))
    assert told["option_features"] == title.all_option_features(observation, game.actions(0))
    assert told["options"] == [{"action": action} for action in game.actions(0)]
    assert set(told) == {"type", "id", "kind", "seconds", "options", "features", "option_features"}


def test_notes_on_request(tmp_path: Path) -> None:
    game = windfall.new("jumpdrive", 2, 3)
    question(game, program(tmp_path, wants=["notes"]))
    (told,) = heard(tmp_path, "choose")
    decision = game.decision(0)
    assert told["prompt"] == str(decision.prompt)
    assert [(option["subject"], option["text"]) for option in told["options"]] == [
        (option.subject, str(option.text)) for option in decision.options
    ]
    assert [option.get("note") for option in told["options"]] == [
        None if option.note is None else str(option.note) for option in decision.options
    ]


@pytest.mark.parametrize("title", windfall.title_names())
def test_what_a_program_hears_does_not_depend_on_what_its_seat_cannot_know(title: str, tmp_path: Path) -> None:
    wants = ["view", "texts", "notes", "features", "option_features", "state"]
    player = ProgramBot(program(tmp_path, wants=wants), 1)
    rng = random.Random(2)
    game = windfall.new(title, 3, 4, **({"goals": True} if title == "newfrontiers" else {}))
    hidden = 0
    while not game.over:
        seat = game.seats[0]
        if len(game.actions(seat)) > 1 and rng.random() < 0.1:
            twin = sample(game.observe(seat), rng)
            hidden += twin.state != game.state
            for same in (game, twin):
                player.choose(same.observe(seat), same.decision(seat))
        game.play(seat, rng.choice(game.actions(seat)))
    asked = heard(tmp_path, "choose")
    assert hidden > 3
    for mine, theirs in zip(asked[::2], asked[1::2], strict=True):
        assert read_state(game.title, mine.pop("state")) == read_state(game.title, theirs.pop("state"))
        assert {**mine, "id": 0} == {**theirs, "id": 0}


def test_a_program_plays_one_seat_at_a_time_and_many_games(tmp_path: Path) -> None:
    command = program(tmp_path)
    for seed in range(3):
        play(windfall.new("jumpdrive", 2, seed), command, command)
    assert len(pids(tmp_path)) == 2
    assert len(heard(tmp_path, "hello")) == 2
    begun = sorted((each["seat"], each["seed"]) for each in heard(tmp_path, "game"))
    assert begun == [(0, 0)] * 3 + [(1, 1)] * 3


def test_going_back_by_a_round_begins_a_game_anew(tmp_path: Path) -> None:
    """A program that remembers what happened must not remember what was taken back."""
    player = windfall.bot(program(tmp_path))
    game = windfall.new("race", 2, 1)
    before, asked = game.observe(0), game.decision(0)
    player.choose(before, asked)
    while game.state.round == before.known.round or 0 not in game.seats or len(game.actions(0)) == 1:
        game.play(game.seats[0], game.actions(game.seats[0])[0])
    player.choose(game.observe(0), game.decision(0))
    assert len(heard(tmp_path, "game")) == 1
    player.choose(before, asked)
    assert len(heard(tmp_path, "game")) == 2


FAILURES = {
    "time.sleep(1000)": r"did not answer within 0\.5 seconds when asked to choose \(discard_start, seat 0 of Race",
    "sys.exit(3)": r"ended with code 3 when asked to choose",
    "os.kill(os.getpid(), 9)": r"was killed by signal 9 when asked",
    "print('hm', flush=True)": r"answered 'hm' when asked .*, which cannot be read: JSON is malformed",
    "say({'type': 'choice', 'id': message['id']})": r"which cannot be read: .* missing required field `action`",
    "say({'type': 'hello', 'protocol': 1, 'name': 'again'})": r"which cannot be read: Invalid value 'hello'",
    "say({'type': 'choice', 'id': 99, 'action': 1})": r"answered question 99 when asked .*, which is question 1",
    "say({'type': 'choice', 'id': message['id'], 'action': -1})": r"chose -1 when asked .*, where it can choose \d+, ",
    "say({'type': 'error', 'message': 'no idea'})": r"gives up when asked .*: no idea",
    "print('x' * 2000000)": r"answered with a line of 1048576 bytes and more",
}


@pytest.mark.parametrize(("choose", "message"), FAILURES.items())
def test_a_program_that_fails_is_ended_and_the_error_says_why(
    choose: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "-1" in choose:  # on a busy machine it may take longer to read why
        monkeypatch.setattr("windfall.players.programs.process._GRACE", 60.0)
    seconds = 0.5 if "sleep" in choose else 30.0
    with pytest.raises(BotFailedError, match=rf"the program .*program\.py .*{message}"):
        question(windfall.new("race", 2, 1), program(tmp_path, choose), seconds)
    assert not is_running(pids(tmp_path)[0])
    if "-1" in choose:
        (told,) = heard(tmp_path, "error")
        assert "chose -1" in told["message"]


def test_a_program_that_does_not_listen_is_not_waited_for(tmp_path: Path) -> None:
    """Even if what it is told does not fit into the pipe."""
    command = program(tmp_path, wants=["features", "option_features"])
    file = tmp_path / "program.py"
    file.write_text(
        file.read_text()
        .replace("for line in", "import itertools\nfor line in itertools.islice(")
        .replace("sys.stdin:", "sys.stdin, 1):")
        + "\ntime.sleep(1000)\n"
    )
    with pytest.raises(BotFailedError, match=r"did not listen within 0\.5 seconds"):
        question(windfall.new("newfrontiers", 5, 1), command, 0.5)


def test_a_program_that_starts_others_ends_with_them(tmp_path: Path) -> None:
    """As a shell script does that runs the program proper."""
    script = tmp_path / "script"
    script.write_text(f"#!/bin/sh\n{program(tmp_path, 'time.sleep(1000)')}\n")
    script.chmod(0o755)
    with pytest.raises(BotFailedError, match="did not answer within"):
        question(windfall.new("race", 2, 1), str(script), 0.5)
    wait_until_ended(pids(tmp_path)[0])


def test_a_program_does_not_outlive_a_host_that_is_killed(tmp_path: Path) -> None:
    """It is busy, and would not notice that nobody listens any more."""
    command = program(tmp_path, "while True: pass")
    host = subprocess.Popen([sys.executable, "-m", "windfall", "watch", "jumpdrive", command, "random"], cwd=tmp_path)
    try:
        while not (tmp_path / "log").exists() or not heard(tmp_path, "choose"):
            assert host.poll() is None
            time.sleep(0.01)  # leave the processor to those who are waited for
    finally:
        host.send_signal(signal.SIGKILL)
        host.wait()
    wait_until_ended(pids(tmp_path)[0])


def test_what_a_program_says_to_standard_error_is_passed_on(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    question(windfall.new("race", 2, 1), program(tmp_path, f"print('hm', file=sys.stderr); {CHOOSE}"))
    end_programs()
    assert capfd.readouterr().err == "hm\n"


def test_another_protocol_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BotFailedError, match="speaks protocol 2; this is protocol 1"):
        windfall.bot(program(tmp_path, protocol=2))
    with pytest.raises(BotFailedError, match="which cannot be read: Invalid enum value 'cake'"):
        windfall.bot(program(tmp_path, wants=["cake"]))


def test_a_program_says_which_titles_it_plays(tmp_path: Path) -> None:
    command = program(tmp_path, titles=["race", "jumpdrive"])
    question(windfall.new("race", 2, 1), command)
    with pytest.raises(UnknownBotError, match="does not play newfrontiers; it plays race, jumpdrive"):
        question(windfall.new("newfrontiers", 2, 1), command)


def test_commands_that_cannot_be_run(tmp_path: Path) -> None:
    (tmp_path / "plain").write_text("say hello")
    for command, message in [
        ("./nowhere/at/all", r"\./nowhere/at/all is not there"),
        (str(tmp_path / "plain"), "plain may not be run; allow it with: chmod"),
        ("node 'bot.mjs", "cannot be read: No closing quotation"),
        ("  ", "a bot needs a name"),
    ]:
        with pytest.raises(UnknownBotError, match=message):
            windfall.bot(command)
    (tmp_path / "plain").chmod(0o755)
    with pytest.raises(BotFailedError, match="ended with code 126 when asked to say hello"):
        windfall.bot(str(tmp_path / "plain"))


def test_seconds_are_told_and_set_by_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WINDFALL_BOT_SECONDS", "12.5")
    question(windfall.new("race", 2, 1), program(tmp_path))
    assert heard(tmp_path, "choose")[0]["seconds"] == 12.5
    for wrong in ("soon", "-1", "inf"):
        monkeypatch.setenv("WINDFALL_BOT_SECONDS", wrong)
        with pytest.raises(SetupError, match="WINDFALL_BOT_SECONDS is a number of seconds"):
            windfall.bot(program(tmp_path))


def test_a_state_makes_nothing_but_objects_of_its_title() -> None:
    import base64  # noqa: PLC0415
    import pickle  # noqa: PLC0415

    class Evil:
        def __reduce__(self) -> tuple[object, tuple[str]]:
            return os.system, ("true",)

    title = windfall.title("race")
    for wrong, message in [
        (base64.b64encode(pickle.dumps(Evil())).decode(), "posix.system is none of its classes"),
        (
            base64.b64encode(b"cwindfall.engine.title\nTraversable\n.").decode(),
            "windfall.engine.title.Traversable is no class of that module",
        ),
        (base64.b64encode(pickle.dumps([1, 2])).decode(), "no state of Race for the Galaxy, but a list"),
        (base64.b64encode(b"nonsense").decode(), "no state of Race for the Galaxy that this Windfall can read"),
        ("~~~", "no state of Race for the Galaxy that this Windfall can read"),
    ]:
        with pytest.raises(WindfallError, match=message):
            read_state(title, wrong)
