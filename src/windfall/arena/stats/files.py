"""Statistics as files: a page, its pictures, and all numbers as JSON."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from windfall.arena.extras import load
from windfall.arena.stats.markdown import stats_markdown
from windfall.arena.stats.summary import Stats
from windfall.engine.errors import WindfallError


def stats_data(stats: Stats) -> dict[str, Any]:
    """All numbers as plain data."""
    match = stats.match
    numbers = asdict(stats)
    del numbers["match"]
    return {
        "title": match.title,
        "settings": dict(match.settings),
        "bots": list(match.bots),
        "games": match.games,
        "seed": match.seed,
        **numbers,
    }


def check_pictures() -> None:
    """Raise an error that says how to get what draws the pictures, if it is missing."""
    load("matplotlib")


def write_stats(stats: Stats, folder: Path) -> list[Path]:
    """Write the page, its pictures and the numbers into a folder; gives the files."""
    check_pictures()
    from windfall.arena.stats.pictures import draw_pictures  # noqa: PLC0415 (matplotlib is an extra)

    try:
        folder.mkdir(parents=True, exist_ok=True)
        pictures = {name: path.name for name, path in draw_pictures(stats, folder).items()}
        page, numbers = folder / "stats.md", folder / "stats.json"
        page.write_text(stats_markdown(stats, pictures), encoding="utf-8")
        numbers.write_text(json.dumps(stats_data(stats), indent=2) + "\n", encoding="utf-8")
    except OSError as error:
        raise WindfallError(f"cannot write the statistics to {folder}: {error.strerror}") from error
    return [page, numbers, *(folder / name for name in pictures.values())]
