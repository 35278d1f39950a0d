"""What a process of the server knows of the one that has started it."""

import os
import threading


def end_with_parent() -> None:
    """Never be left over. The parent says no more over standard input: when that is closed, it is gone, however it
    ended."""
    threading.Thread(target=_wait_for_end, daemon=True).start()


def _wait_for_end() -> None:
    while os.read(0, 1):  # not through sys.stdin, which would be locked when the process ends by itself
        pass
    os._exit(0)
