"""A Firefox of the system's packages, driven by the standard protocol that it speaks itself: WebDriver BiDi."""

import base64
import itertools
import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

PROGRAMS: Final = ("firefox-esr", "firefox")
PATIENCE: Final = 120.0  # seconds, for a busy machine
_LISTENING: Final = "WebDriver BiDi listening on "
# The answer as text, so that it need not be put together from the protocol's own values.
_CALL: Final = "async (given) => JSON.stringify(await (FUNCTION)(JSON.parse(given)) ?? null)"


def firefox_path() -> str:
    found = next((path for name in PROGRAMS if (path := shutil.which(name))), None)
    assert found is not None, "no Firefox was found; sh tests/install.sh firefox-esr installs one"
    return found


class Firefox:
    """One window of a Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self.errors: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self._window = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **parameters: Any) -> Any:
        """Send a command and wait for its answer; errors on the page that come meanwhile are kept."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            told = json.loads(self._socket.recv(PATIENCE))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.errors.append(told["params"]["text"])
            if told.get("id") == number:
                assert told["type"] == "success", f"{method}: {told.get('message')}"
                return told["result"]

    def resize(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self._window, viewport={"width": width, "height": height})

    def remember(self, **settings: str) -> None:
        """What the page finds in the browser's storage."""
        kept = "; ".join(f"localStorage.setItem('windfall.{name}', '{value}')" for name, value in settings.items())
        on_a_site = f"() => {{ if (location.protocol === 'http:') {{ {kept} }} }}"  # an empty page has no storage
        self.ask("script.addPreloadScript", functionDeclaration=on_a_site)

    def go_to(self, address: str) -> None:
        self.ask("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def evaluate(self, function: str, given: Any = None) -> Any:
        answer = self.ask(
            "script.callFunction",
            functionDeclaration=_CALL.replace("FUNCTION", function.strip()),
            arguments=[{"type": "string", "value": json.dumps(given)}],
            awaitPromise=True,
            target={"context": self._window},
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def wait_for(self, function: str, given: Any = None) -> None:
        until = time.monotonic() + PATIENCE
        while not self.evaluate(function, given):
            assert time.monotonic() < until, f"never came true: {function}"
            time.sleep(0.05)

    def click(self, x: float, y: float) -> None:
        down, up = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
        moves = [{"type": "pointerMove", "x": round(x), "y": round(y)}, down, up]
        self.ask(
            "input.performActions",
            context=self._window,
            actions=[{"type": "pointer", "id": "mouse", "actions": moves}],
        )

    def screenshot(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self.ask("browsingContext.captureScreenshot", context=self._window)["data"]))


@contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    """A Firefox without a window on the screen, and with a profile of its own."""
    command = [firefox_path(), "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", str(profile)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr is not None
        line = next((line for line in process.stderr if _LISTENING in line), None)
        assert line is not None, "Firefox ended before it could be spoken to"
        address = line.split(_LISTENING)[1].strip()
        with connect(f"{address}/session", max_size=None, open_timeout=PATIENCE) as socket:
            yield Firefox(socket)
    finally:
        process.terminate()
        process.wait(PATIENCE)
