"""The wheel carries the built client, so that an installed package needs no Node."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import build_client


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds the client into the package. An editable installation leaves that to `make`."""

    def dependencies(self) -> list[str]:
        return [] if build_client.has_node() else [build_client.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_client.build()
        build_data["artifacts"].append("src/windfall/server/client/**")
