"""What notices are sent to, on this machine: a web server that keeps what is posted to it, a browser with its push
service, which reads and checks as those do, and a mail server."""

import hashlib
import hmac
import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.support.ports import free_port
from windfall.server.notices.push import decoded, encoded

CURVE = ec.SECP256R1()


@dataclass(frozen=True)
class Posted:
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Receiver:
    """Keeps what is posted to it; `status` is what it answers."""

    port: int = 0
    status: int = 200
    posted: list[Posted] = field(default_factory=list)
    redirect: str | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def taken(self) -> list[Posted]:
        """What was posted since the last time."""
        found, self.posted = self.posted, []
        return found


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", "0")))
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.posted.append(Posted(self.path, headers, body))
            self.send_response(receiver.status)
            if receiver.redirect is not None:
                self.send_header("location", receiver.redirect)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_arguments: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Browser:
    """What a browser keeps of a subscription: it alone can read what is pushed."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = os.urandom(16)

    @property
    def public_key(self) -> str:
        return encoded(_point(self._key.public_key()))

    @property
    def auth(self) -> str:
        return encoded(self._auth)

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "public_key": self.public_key, "auth": self.auth}

    def read(self, body: bytes) -> Any:
        """What was encrypted for this browser, step by step as RFC 8291 and 8188 say."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + _point(self._key.public_key()) + sender
        secret = _expanded(_mac(self._auth, shared), info, 32)
        pseudo = _mac(salt, secret)
        key = _expanded(pseudo, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _expanded(pseudo, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain[-1:] == b"\2", "the mark of the last record"
        return json.loads(plain[:-1])


def check_vapid(posted: Posted, origin: str, public_key: str) -> dict[str, Any]:
    """What a push service checks before it takes anything (RFC 8292); the claims."""
    scheme, _space, parts = posted.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    told = dict(part.strip().split("=", 1) for part in parts.split(","))
    assert told["k"] == public_key
    head, claims, signature = told["t"].split(".")
    raw = decoded(signature)
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(told["k"]))
    key.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(decoded(head))["alg"] == "ES256"
    found: dict[str, Any] = json.loads(decoded(claims))
    assert found["aud"] == origin
    return found


@dataclass
class MailDrop:
    """A mail server that keeps what it is given."""

    port: int
    mails: list[EmailMessage] = field(default_factory=list)
    refuses: bool = False

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.refuses:
            return "554 no"
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"]]
        self.mails.append(mail)
        return "250 taken"

    def taken(self) -> list[EmailMessage]:
        found, self.mails = self.mails, []
        return found


@contextmanager
def mail_server() -> Iterator[MailDrop]:
    drop = MailDrop(free_port())
    controller = Controller(drop, hostname="127.0.0.1", port=drop.port)
    controller.start()
    try:
        yield drop
    finally:
        controller.stop()


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _mac(key: bytes, data: bytes) -> bytes:
    return hmac.new(key, data, hashlib.sha256).digest()


def _expanded(key: bytes, info: bytes, length: int) -> bytes:
    return _mac(key, info + b"\1")[:length]
