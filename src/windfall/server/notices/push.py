"""Web push: a notice that only one browser can read, carried by the push service that its maker runs.

The service knows us by a key (VAPID, RFC 8292) and reads nothing of what it carries (RFC 8291). Both are the work of
libraries; here they are put together.
"""

import base64
import binascii
import hashlib
import time
from http import HTTPStatus
from typing import Final

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from windfall.engine.errors import SetupError
from windfall.engine.words.message import message
from windfall.server.database.notice_records import PushSubscription
from windfall.server.notices.delivery import Delivery, answered, not_sent
from windfall.server.notices.outgoing import NotSent, Outgoing
from windfall.server.notices.texts import NoticeText

_CURVE: Final = ec.SECP256R1()
_KEY_BYTES: Final = 32
_AUTH_BYTES: Final = 16
_TOKEN_SECONDS: Final = 12 * 3600  # services take none that is good for more than a day
_KEPT_SECONDS: Final = 24 * 3600  # by the service, until the browser is there


def fresh_key() -> str:
    """A new private key, as it is kept."""
    number = ec.generate_private_key(_CURVE).private_numbers().private_value
    return encoded(number.to_bytes(_KEY_BYTES, "big"))


class PushKey:
    """The key that push services know this server by, and whom they may ask about it."""

    def __init__(self, private: str, contact: str) -> None:
        try:
            if len(decoded(private)) != _KEY_BYTES:
                raise ValueError
            self._vapid = Vapid02.from_raw(private.encode())
        except ValueError as error:
            raise SetupError("a VAPID key is the 32 bytes of a private key of P-256, in base64url") from error
        self._contact = contact
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = encoded(point)

    def authorization(self, origin: str) -> str:
        """What shows a push service who asks."""
        claims = {"aud": origin, "sub": self._contact, "exp": int(time.time()) + _TOKEN_SECONDS}
        signed: str = self._vapid.sign(claims)["Authorization"]
        return signed


class Push:
    def __init__(self, key: PushKey, outgoing: Outgoing) -> None:
        self.key = key
        self._outgoing = outgoing

    async def send(self, subscription: PushSubscription, text: NoticeText) -> Delivery:
        """Have a browser show a notice; one about the same table that is still on its way is replaced."""
        told = {"title": text.title, "body": text.body, "path": text.path, "tag": text.tag, "trial": text.trial}
        try:
            url = self._outgoing.url(subscription.endpoint)
            headers = {
                "Authorization": self.key.authorization(_origin(url.scheme, url.host, url.port)),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(_KEPT_SECONDS),
                "Urgency": "high",
                "Topic": encoded(hashlib.blake2b(text.tag.encode(), digest_size=18).digest()),
            }
            body = _encrypted(subscription, msgspec.json.encode(told))
            status = await self._outgoing.post(subscription.endpoint, headers, body)
        except NotSent as refusal:
            return not_sent(refusal)
        if status in (HTTPStatus.NOT_FOUND, HTTPStatus.GONE):
            return Delivery("gone", message("notices-not-sent-gone"))
        return answered(status, message("notices-taken-push"))


def is_subscription(public_key: str, auth: str) -> bool:
    """Whether these are keys that can be encrypted with."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, decoded(public_key))
        return len(decoded(auth)) == _AUTH_BYTES
    except ValueError:
        return False


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """
    >>> decoded(encoded(b"galaxy"))
    b'galaxy'
    """
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars="-_", validate=True)
    except binascii.Error as error:
        raise ValueError("it is no base64url") from error


def _encrypted(subscription: PushSubscription, data: bytes) -> bytes:
    sealed: bytes = http_ece.encrypt(
        data,
        private_key=ec.generate_private_key(_CURVE),
        dh=decoded(subscription.public_key),
        auth_secret=decoded(subscription.auth),
        version="aes128gcm",
    )
    return sealed


def _origin(scheme: str, host: str, port: int | None) -> str:
    if ":" in host:
        raise NotSent("form")  # no push service is a bare address of IPv6, and a token cannot name one
    return f"{scheme}://{host}" if port is None else f"{scheme}://{host}:{port}"
