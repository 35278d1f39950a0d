"""A bot of Windfall as a program: it plays as it would here, and tells what it cannot do."""

import io
import json
import sys
from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest

import windfall
from tests.support.bot_games import EVERY_TITLE
from windfall.engine.errors import WindfallError
from windfall.players.programs.messages import GameBegins, HostHello, HostMessage, Question, ToldOption, encoded
from windfall.players.programs.program import end_programs
from windfall.players.programs.speaker import speak
from windfall.players.programs.state_text import state_text


@dataclass
class Host:
    """Says things to a bot of that name, and hears what it answers."""

    bot: str

    def hears(self, *said: HostMessage | bytes) -> list[dict[str, Any]]:
        lines = b"".join(line if isinstance(line, bytes) else encoded(line) for line in said)
        out = io.BytesIO()
        try:
            speak(partial(windfall.bot, self.bot), io.BytesIO(lines), out)
        finally:
            self.heard = [json.loads(line) for line in out.getvalue().splitlines()]
        return self.heard


def begins(game: windfall.Game, seat: int, **changes: Any) -> GameBegins:
    title = game.title
    told = {"title": title.name, "rules": title.rules, "components": title.components_digest, "seat": seat, "seed": 4}
    return GameBegins(players=game.state.players, **{**told, **changes})


def asks(game: windfall.Game, seat: int, number: int = 1) -> Question:
    options = tuple(ToldOption(action) for action in game.actions(seat))
    return Question(number, "kind", options, 10.0, state=state_text(game.observe(seat)))


HELLO = HostHello(1, "test")


@EVERY_TITLE
def test_it_chooses_as_it_would_here(title: str) -> None:
    game = windfall.new(title, 2, 3)
    said: list[HostMessage] = [HELLO]
    expected = []
    for seat in (1, 0):
        if seat in game.seats:
            said += [begins(game, seat), asks(game, seat, 5), asks(game, seat, 6)]
            choices = windfall.bot("novice", 4)
            expected += [choices.choose(game.observe(seat), game.decision(seat)) for _ in range(2)]
    hello, *heard = Host("novice").hears(*said)
    assert hello == {"type": "hello", "protocol": 1, "name": "novice", "wants": ["state"]}
    assert [(each["id"], each["action"]) for each in heard] == list(zip([5, 6] * 2, expected, strict=False))


def test_windfall_bot_is_a_program() -> None:
    """A whole game, move by move as the bot would play it in this process."""
    program = windfall.bot(f"{sys.executable} -m windfall bot greedy", seed=6)
    here = windfall.bot("greedy", seed=6)
    game = windfall.new("race", 2, 8)
    asked = 0
    while not game.over:
        seat = game.seats[0]
        action = here.choose(game.observe(seat), game.decision(seat))
        if seat == 0:
            assert program.choose(game.observe(seat), game.decision(seat)) == action
            asked += 1
        game.play(seat, action)
    assert asked > 20
    del program
    end_programs()


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ([HostHello(2, "later")], "the host speaks protocol 2; this is protocol 1"),
        ([b"hello\n"], "this line cannot be read: JSON is malformed"),
        ([b'{"type": "dance"}\n'], "this line cannot be read: Invalid value 'dance'"),
        ([b'{"type": "error", "message": "too late"}\n'], "the host says: too late"),
        ([Question(1, "kind", (), 1.0)], "a question needs a game that has begun"),
        ([begins(windfall.new("race", 2, 1), 0, title="chess")], "there is no title 'chess'"),
        ([begins(windfall.new("race", 2, 1), 0, rules=99)], r"by rules 99 with components .* plays rules \d+ with"),
        (
            [begins(windfall.new("race", 2, 1), 0), asks(windfall.new("jumpdrive", 2, 1), 0)],
            "no state of Race for the Galaxy that this Windfall can read: .* is none of its classes",
        ),
        (
            [
                begins(windfall.new("race", 2, 1), 0),
                Question(1, "kind", (ToldOption(1),), 1.0, state=state_text(windfall.new("race", 2, 1).observe(0))),
            ],
            "the options of the question are not those of its state",
        ),
    ],
)
def test_what_it_cannot_do_is_said(said: list[HostMessage | bytes], message: str) -> None:
    host = Host("random")
    with pytest.raises(WindfallError, match=message):
        host.hears(*said)
    (told,) = host.heard
    assert told["type"] == "error"
    assert message.split(".*", maxsplit=1)[0] in told["message"]
