"""A command that ends and starts again, so that it reads everything anew."""

import os
import subprocess
import sys
from typing import NoReturn


def start_again(*options: str) -> NoReturn:
    """Put a fresh process in the place of this one: the same command with these options, which count more than those
    before them."""
    command = [sys.executable, *_with_options(sys.orig_argv[1:], list(options))]
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "nt":  # a process cannot be replaced there
        sys.exit(subprocess.call(command))
    os.execv(sys.executable, command)


def _with_options(arguments: list[str], options: list[str]) -> list[str]:
    """
    >>> _with_options(["play"], ["--port", "8080"])
    ['play', '--port', '8080']
    >>> _with_options(["play", "--port", "8080"], ["--port", "8080"])
    ['play', '--port', '8080']
    """
    return arguments if arguments[-len(options) :] == options else [*arguments, *options]
