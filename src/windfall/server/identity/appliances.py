"""What a device is, as far as somebody needs to tell their own apart: its browser and its system, nothing closer."""

from typing import Final

from windfall.server.database.records import Appliance

# The first that stands in a browser's word about itself counts: most claim to be several.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def appliance(user_agent: str) -> Appliance:
    """
    >>> appliance("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    Appliance(browser='Firefox', system='Linux')
    >>> appliance("curl/8.5")
    Appliance(browser='', system='')
    """
    return Appliance(_first(_BROWSERS, user_agent), _first(_SYSTEMS, user_agent))


def _first(words: tuple[tuple[str, str], ...], text: str) -> str:
    return next((name for word, name in words if word in text), "")
