"""All that docs/hosting.md tells people to run or to write into a file is tried, or it is said here why not."""

import importlib
import pkgutil
import re
from typing import Final

import tests.hosting
from tests.hosting.document import TRIED, admin_commands, blocks, parts, text
from tests.hosting.test_service import ADMIN

_NO_MANAGER: Final = "a machine of tests has no service manager; the unit is verified and what it starts is started"
NOT_HERE: Final = {
    "useradd --system --no-create-home --shell /usr/sbin/nologin windfall": "it would change the machine's own users",
    "systemctl daemon-reload": _NO_MANAGER,
    "systemctl enable --now windfall": _NO_MANAGER,
    "systemctl restart windfall": _NO_MANAGER,
}
_PROGRAMS: Final = (
    r"(sudo|pip|python3?|/opt/\S+|useradd|systemctl|psql|pg_\w+|createdb|createuser|nginx|caddy|redis-server)"
)


def test_every_block_and_command_is_tried() -> None:
    for module in pkgutil.iter_modules(tests.hosting.__path__):
        importlib.import_module(f"tests.hosting.{module.name}")
    written = {part for each in blocks() for part in parts(each)}
    assert written - TRIED == NOT_HERE.keys()


def test_every_command_for_tables_is_tried() -> None:
    assert set(admin_commands()) == set(ADMIN)


def test_commands_stand_in_blocks() -> None:
    """In a sentence nothing would try them."""
    sentences = re.sub(r"(?ms)^```.*?^```$", "", text())
    assert re.findall(rf"`{_PROGRAMS} [^`]+`", sentences) == []
    assert re.findall(r"`windfall (?:\w+ )*-[^`]*`", sentences) == []
