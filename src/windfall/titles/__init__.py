"""The games of the family. Each has the same rooms; all other parts of Windfall know them through the registry."""

from windfall.engine.registry import register

for _name in ("newfrontiers", "race", "jumpdrive"):
    register(_name, f"{__name__}.{_name}.title")
