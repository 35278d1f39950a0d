"""The wheel carries the built client, so that an installed package needs no Node, and with WINDFALL_COMPILE=1 the
compiled core."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import build_client
import build_core


class WheelBuildHook(BuildHookInterface[Any]):
    """Builds client and core into the package. An editable installation leaves both to `make`."""

    def dependencies(self) -> list[str]:
        node = [] if build_client.has_node() else [build_client.NODE_PACKAGE]
        return node + (build_core.COMPILER_PACKAGES if _is_compiled() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_client.build()
        build_data["artifacts"].append("src/windfall/server/client/**")
        if _is_compiled():
            build_core.build()
            for path in build_core.extensions():
                build_data["force_include"][str(path)] = str(path.relative_to(build_core.COMPILED))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def _is_compiled() -> bool:
    return os.environ.get(build_core.SWITCH) == "1"
