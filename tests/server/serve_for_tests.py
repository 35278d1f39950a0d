"""Runs a server with the settings that a test gives as JSON."""

import json
import sys
from pathlib import Path

from windfall.engine.registry import register
from windfall.players.levels import Level
from windfall.server.run import listen, serve
from windfall.server.settings import Limits, Settings

if __name__ == "__main__":
    given = json.loads(sys.argv[1])
    port = given.pop("port")
    for title, module in given.pop("titles", {}).items():
        register(title, module)
    settings = {"bot_workers": 1, **given, "limits": Limits(**given["limits"])}
    if "levels" in settings:
        settings["levels"] = tuple(Level(*level) for level in settings["levels"])
    for folder in {"client_folder", "components_folder"} & settings.keys():
        settings[folder] = Path(settings[folder])
    serve(Settings(**settings), listen("127.0.0.1", port), log_level="warning")
