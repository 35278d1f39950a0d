"""A program that runs beside this process and answers line by line."""

import os
import shlex
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from msgspec.json import Decoder

from windfall.engine.errors import BotFailedError, UnknownBotError
from windfall.players.programs.messages import Failure, HostMessage, encoded

_KEEPER: Final = Path(__file__).with_name("keeper.py")
_LONGEST_LINE: Final = 1 << 20
_GRACE: Final = 1.0  # seconds to end after standard input has ended

A = TypeVar("A")


class Process:
    """A running program. Its standard error is that of this process."""

    def __init__(self, command: str) -> None:
        self.command = command
        words = _words(command)
        held, self._lifeline = os.pipe()
        try:
            self._running = subprocess.Popen(
                [sys.executable, "-I", "-S", str(_KEEPER), str(held), *words],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                pass_fds=(held,),
                start_new_session=True,  # Ctrl+C is for us; the keeper sees us end
            )
        finally:
            os.close(held)
        self._ending = threading.Lock()
        self._late = False

    def tell(self, message: HostMessage, seconds: float) -> None:
        """Say something that needs no answer."""
        try:
            with self._within(seconds):
                self._write(message)
        except OSError:
            if self._late:
                raise self.failed(f"did not listen within {seconds:g} seconds") from None
            raise self.failed(_ended(self.end())) from None

    def ask(self, message: HostMessage, reader: Decoder[A | Failure], seconds: float, what: str) -> A:
        """Say something and wait for the answer; errors tell `what` was asked."""
        line = self._answer(message, seconds)
        if self._late:
            raise self.failed(f"did not answer within {seconds:g} seconds when asked {what}")
        if len(line) == _LONGEST_LINE:
            raise self.failed(f"answered with a line of {_LONGEST_LINE} bytes and more when asked {what}")
        if not line.endswith(b"\n"):
            raise self.failed(f"{_ended(self.end())} when asked {what}")
        try:
            answer = reader.decode(line)
        except msgspec.DecodeError as error:
            raise self.failed(f"answered {_shown(line)} when asked {what}, which cannot be read: {error}") from error
        if isinstance(answer, Failure):
            raise self.failed(f"gives up when asked {what}: {answer.message}")
        return answer

    def _answer(self, message: HostMessage, seconds: float) -> bytes:
        """The line that is said in return; no whole line if the program ends, or is ended because it is late."""
        assert self._running.stdout is not None
        try:
            with self._within(seconds):
                self._write(message)
                return self._running.stdout.readline(_LONGEST_LINE)
        except OSError:
            return b""

    @contextmanager
    def _within(self, seconds: float) -> Iterator[None]:
        """End the program if what is done here takes longer. Whatever waits for it does not wait any more then."""
        alarm = threading.Timer(seconds, self._be_late)
        alarm.daemon = True
        alarm.start()
        try:
            yield
        finally:
            alarm.cancel()

    def _write(self, message: HostMessage) -> None:
        assert self._running.stdin is not None
        self._running.stdin.write(encoded(message))
        self._running.stdin.flush()

    def failed(self, why: str) -> BotFailedError:
        """The error to raise when the program cannot go on; it is told, and ended."""
        message = f"the program {self.command} {why}"
        with suppress(OSError, ValueError), self._within(_GRACE):  # it may have ended, and be ended already
            self._write(Failure(message))
        self.end()
        return BotFailedError(message)

    @property
    def runs(self) -> bool:
        return self._running.poll() is None

    def end(self) -> int:
        """Let the program end, or end it; tells its exit code."""
        assert self._running.stdin is not None
        with suppress(OSError):
            self._running.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._running.wait(_GRACE)
        self._cut()
        code = self._running.wait()
        assert self._running.stdout is not None
        self._running.stdout.close()
        return code

    def _be_late(self) -> None:
        self._late = True
        self._cut()

    def _cut(self) -> None:
        """Let the keeper kill the program."""
        with self._ending:
            if self._lifeline >= 0:
                os.close(self._lifeline)
                self._lifeline = -1


def _words(command: str) -> list[str]:
    """The command as words, the first of which can be run."""
    if os.name != "posix":
        raise UnknownBotError("programs play on Linux, macOS and other systems of their kind only")
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise UnknownBotError(f"the command {command!r} cannot be read: {error}") from error
    if not words:
        raise UnknownBotError("a bot needs a name")
    if shutil.which(words[0]) is None:
        there = Path(words[0]).is_file()
        why = f"may not be run; allow it with: chmod +x {shlex.quote(words[0])}" if there else "is not there"
        raise UnknownBotError(f"the program {words[0]} {why}")
    return words


def _ended(code: int) -> str:
    return f"was killed by signal {code - 128}" if code > 128 else f"ended with code {code}"


def _shown(line: bytes) -> str:
    text = line.decode("utf-8", "replace").strip()
    return repr(text if len(text) <= 80 else f"{text[:80]}…")
