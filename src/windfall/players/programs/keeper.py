"""Runs a program and ends it with the one who asked for it, however that one ends.

    python keeper.py LIFELINE COMMAND...

LIFELINE is a pipe that nobody writes to. When its other end is closed, which also happens when the host is killed, the
program and all that it started are killed. The program talks to the host directly: it has the keeper's standard input,
output and error.
"""

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress

CANNOT_START = 126  # what shells say, too


def main() -> int:
    lifeline, *command = sys.argv[1:]
    try:
        program = subprocess.Popen(command, start_new_session=True)
    except OSError as error:
        print(f"{command[0]}: {error.strerror}", file=sys.stderr)
        return CANNOT_START
    for stream in (0, 1):
        os.close(stream)  # they are the program's alone: when it ends, the host sees it
    threading.Thread(target=_watch, args=(int(lifeline), program.pid), daemon=True).start()
    code = program.wait()
    _kill(program.pid)  # what it started and left behind
    return code if code >= 0 else 128 - code


def _watch(lifeline: int, group: int) -> None:
    os.read(lifeline, 1)
    _kill(group)


def _kill(group: int) -> None:
    with suppress(ProcessLookupError):  # it has ended already, and left nobody behind
        os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main())
