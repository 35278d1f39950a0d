"""Workshops for tests: without a server, in a folder of their own."""

from pathlib import Path

import windfall
from windfall.server.wire.workshop import Entry, WorkshopEntry
from windfall.server.workshop.title_shop import TitleShop

TITLES = windfall.title_names()


def bench(title: str, folder: Path) -> TitleShop:
    found = windfall.title(title)
    assert found.workbench is not None
    return TitleShop(found, found.workbench, folder)


def entries(shop: TitleShop) -> dict[str, WorkshopEntry]:
    return {entry.id: entry for entry in shop.contents().entries}


def corrections(folder: Path, title: str = "newfrontiers") -> Path:
    return folder / title / "corrections.toml"


def spice_world(shop: TitleShop, **changes: object) -> Entry:
    """Spice World with other values."""
    return {**entries(shop)["spice_world"].entry, **changes}
