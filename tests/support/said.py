"""What came over the wire, as a person reads it."""

from typing import Any

import msgspec

from windfall.engine.words.message import Message


def said(part: Any) -> Any:
    """The same, with messages in English words."""
    if isinstance(part, list):
        return [said(each) for each in part]
    if not isinstance(part, dict):
        return part
    if part.get("is") == "text":
        return str(msgspec.convert(part, Message))
    return {key: said(value) for key, value in part.items()}
