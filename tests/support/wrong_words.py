"""What a sentence must not hold, whatever it says."""

import re

FRENCH_SIGNS = re.compile(r" [:;?!»]|« ")  # they stand behind or before a space that does not break
_JUNK = {
    "a Python value": re.compile(r"None|True|False|Message\(|\$"),
    "spaces": re.compile(r"  |^\s|\s$|\( |\s[.,)]"),
    "a bracket left open": re.compile(r"^[^()]*\([^()]*$"),
}


def junk(text: str) -> list[str]:
    """What is in it that belongs into no sentence."""
    return [about for about, pattern in _JUNK.items() if pattern.search(text)]
