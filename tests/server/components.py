"""Component files for servers in tests: cards of Jump Drive by other names, so that it shows which ones are played."""

import re
from pathlib import Path

from tests.server.running import Server
from windfall.engine.files.component_folder import shipped_component_file


def renamed(folder: Path, word: str) -> Path:
    """A folder of corrected files in which the name of every card of Jump Drive begins with this word."""
    text = shipped_component_file("jumpdrive", "cards.toml")
    (folder / "jumpdrive").mkdir(parents=True, exist_ok=True)
    corrected = re.sub(r'^name = "', f'name = "{word} ', text, flags=re.MULTILINE)
    (folder / "jumpdrive" / "cards.toml").write_text(corrected, encoding="utf-8")
    return folder


def restart(server: Server, data: Path | None) -> None:
    """Stop a server as a host does, and start it with these component files."""
    server.stop()
    server.data = data
    server.start()
