"""The process of an annex: a server of its own, that plays with an archived component set. Run by its parent."""

import asyncio
import os
import pickle
import signal
import sys

import msgspec

from windfall.engine.errors import DataError, WindfallError
from windfall.engine.files.component_folder import use_texts
from windfall.engine.registry import title as find_title
from windfall.server.annexes.role import LOOPBACK, Orders, Ready
from windfall.server.database.records import SetName
from windfall.server.database.store import Store
from windfall.server.parent import end_with_parent
from windfall.server.run import listen, serve
from windfall.server.settings import Settings


def main() -> None:
    orders = pickle.load(sys.stdin.buffer)
    assert isinstance(orders, Orders)
    end_with_parent()
    # The server raises the signal that ended it once more; it has done what it is asked for then.
    signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        asyncio.run(_take_components(orders.settings, orders.role.components))
    except WindfallError as error:
        _answer(Ready(refusal=error.message))
        return
    listening = listen(LOOPBACK, 0)
    port = listening.getsockname()[1]
    serve(
        orders.settings,
        listening,
        proxies=LOOPBACK,
        log_level="warning",
        when_ready=lambda: _answer(Ready(port)),
        role=orders.role,
    )


async def _take_components(settings: Settings, name: SetName) -> None:
    store = await Store.open(settings.url)
    try:
        archived = await store.sets.find(name)
    finally:
        await store.close()
    if archived is None:
        raise DataError(f"the archive has no component set {name.digest} of {name.title}")
    use_texts(name.title, archived.texts)
    found = find_title(name.title).components_digest
    if found != name.digest:
        raise DataError(f"the component set {name.digest} of {name.title} is read as {found} by this version")


def _answer(word: Ready) -> None:
    """Say one line to the parent; what anybody prints after it goes to the log."""
    os.write(1, msgspec.json.encode(word) + b"\n")
    os.dup2(2, 1)


if __name__ == "__main__":
    main()
