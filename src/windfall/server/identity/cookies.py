"""Who somebody says they are: a random id, and that of the device, in a signed cookie. There is no sign-up."""

import hashlib
import secrets
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE: Final = "windfall"
# Over HTTPS browsers take a cookie of this name only from this very host: no neighbour can plant one.
SAFE_COOKIE: Final = "__Host-windfall"
_DAYS_KEPT: Final = 400  # the longest that browsers allow; every visit of a page starts it anew
_SECONDS_PER_DAY: Final = 86_400


@dataclass(frozen=True, slots=True)
class Pass:
    """A player, and the device on which they are this player."""

    player: str
    device: str

    @staticmethod
    def fresh() -> "Pass":
        """For somebody who comes for the first time."""
        return Pass(new_id(), new_id())


def new_id() -> str:
    return secrets.token_urlsafe(12)


class Identities:
    """Signs and reads passes."""

    def __init__(self, secret: str) -> None:
        self._serializer = URLSafeSerializer(secret, salt="identity")

    def signed(self, player: str, device: str | None = None) -> str:
        """A pass; without a device, as it was before devices were told apart."""
        text = self._serializer.dumps(player if device is None else [player, device])
        assert isinstance(text, str)
        return text

    def read(self, text: str) -> Pass | None:
        """The pass in a cookie, if this server signed it."""
        try:
            found = self._serializer.loads(text)
        except BadSignature:
            return None
        match found:
            case str():
                return Pass(found, _first_device(found))
            case [str() as player, str() as device]:
                return Pass(player, device)
        return None


def _first_device(player: str) -> str:
    """The device of a cookie that names none: always the same, so that it can be signed out."""
    return hashlib.blake2b(player.encode(), digest_size=8, person=b"first device").hexdigest()


def cookies_in(header: str) -> dict[str, str]:
    """Those that say who somebody is; of two of one name the first counts, as browsers send the closest first."""
    found: dict[str, str] = {}
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name in (COOKIE, SAFE_COOKIE):
            found.setdefault(name, value)
    return found


def set_cookie(value: str, secure: bool) -> str:
    """The header that gives somebody this cookie."""
    name = SAFE_COOKIE if secure else COOKIE
    cookie: SimpleCookie = SimpleCookie()
    cookie[name] = value
    cookie[name]["path"] = "/"
    cookie[name]["max-age"] = _DAYS_KEPT * _SECONDS_PER_DAY
    cookie[name]["httponly"] = True
    cookie[name]["samesite"] = "Lax"
    if secure:
        cookie[name]["secure"] = True
    return cookie[name].OutputString()
