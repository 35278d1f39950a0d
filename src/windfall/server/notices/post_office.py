"""Mail, over the SMTP server that a host has set: a question whether an address is right, then digests, each with a
way to end them."""

from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from ipaddress import ip_address
from typing import Final, Literal, NamedTuple, TypeAlias
from urllib.parse import unquote, urlsplit

import aiosmtplib
from itsdangerous import BadSignature, URLSafeTimedSerializer

from windfall.engine.errors import SetupError
from windfall.engine.words.message import message
from windfall.server.database.notice_records import NoticeSettings
from windfall.server.notices.delivery import Delivery
from windfall.server.notices.texts import NoticeText, wording

Purpose: TypeAlias = Literal["confirm", "stop"]
_SECONDS: Final = 20.0
_CONFIRM_SECONDS: Final = 3 * 24 * 3600
_FOR_GOOD: Final = range(500, 600)  # what a server answers who will not change its mind


@dataclass(frozen=True, slots=True)
class MailServer:
    """Where mail is given to be sent on, and from whom."""

    host: str
    port: int
    tls: bool  # from the first byte on
    user: str | None
    password: str | None = field(repr=False)
    sender: str = ""

    @staticmethod
    def at(url: str, sender: str) -> "MailServer":
        parts = urlsplit(url)
        try:
            port = parts.port
        except ValueError:
            port = 0
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or port == 0 or "@" not in sender:
            raise SetupError(
                "mail is sent through smtp://USER:PASSWORD@HOST:587 or smtps://…:465, from an address such as "
                "windfall@games.example"
            )
        tls = parts.scheme == "smtps"
        user, password = (None if each is None else unquote(each) for each in (parts.username, parts.password))
        return MailServer(parts.hostname, port or (465 if tls else 587), tls, user, password, sender)

    @property
    def start_tls(self) -> bool | None:
        """A password is told over TLS only, but on this machine; without one TLS is used where it is offered."""
        return True if not self.tls and self.user is not None and not _is_here(self.host) else None


class Signed(NamedTuple):
    """Who wants, or no more wants, mail at which address."""

    player: str
    address: str


class PostOffice:
    """Writes mail, and knows by what is signed in it who may end or begin it."""

    def __init__(self, server: MailServer, origin: str, secret: str) -> None:
        self._server = server
        self._origin = origin.rstrip("/")
        self._secret = secret

    def token(self, purpose: Purpose, signed: Signed) -> str:
        return self._signer(purpose).dumps([*signed])

    def read(self, purpose: Purpose, token: str) -> Signed | None:
        """What a link was signed for; a link that confirms is good for three days, one that ends mail for ever."""
        try:
            age = _CONFIRM_SECONDS if purpose == "confirm" else None
            player, address = self._signer(purpose).loads(token, max_age=age)
        except (BadSignature, ValueError, TypeError):
            return None
        return Signed(player, address)

    def _signer(self, purpose: Purpose) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self._secret, salt=f"mail {purpose}")

    async def ask(self, settings: NoticeSettings) -> Delivery:
        """Ask whether an address is right. Nothing that somebody could have written is in this mail."""
        signed = _signed(settings)
        say = wording(settings.language).say
        link = f"{self._origin}/mail#confirm={self.token('confirm', signed)}"
        body = [say(message("notices-confirm-text")), link, say(message("notices-confirm-else"))]
        return await self._send(signed, say(message("notices-confirm-subject")), body, settings.language)

    async def send(self, settings: NoticeSettings, texts: list[NoticeText]) -> Delivery:
        """Tell somebody of all that waits for them."""
        say = wording(settings.language).say
        all_of_them = message("notices-digest-subject", tables=len(texts))
        subject = texts[0].title if len(texts) == 1 else say(all_of_them)
        told = [f"{text.body}\n{self._origin}{text.path}" for text in texts]
        return await self._send(_signed(settings), subject, told, settings.language)

    async def _send(self, signed: Signed, subject: str, paragraphs: list[str], language: str) -> Delivery:
        say, stop = wording(language).say, self.token("stop", signed)
        footer = [say(message("notices-mail-stop")), f"{self._origin}/mail#stop={stop}"]
        mail = EmailMessage()
        mail["From"] = self._server.sender
        mail["To"] = signed.address
        mail["Subject"] = subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=self._server.sender.rpartition("@")[2].rstrip(">"))
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{self._origin}/api/notices/mail/stop/{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content("\n\n".join(paragraphs) + "\n\n-- \n" + "\n".join(footer) + "\n")
        return await self._give(mail)

    async def _give(self, mail: EmailMessage) -> Delivery:
        server = self._server
        try:
            await aiosmtplib.send(
                mail,
                hostname=server.host,
                port=server.port,
                username=server.user,
                password=server.password,
                use_tls=server.tls,
                start_tls=server.start_tls,
                timeout=_SECONDS,
            )
        except (aiosmtplib.SMTPRecipientsRefused, aiosmtplib.SMTPResponseException) as error:
            for_good = not isinstance(error, aiosmtplib.SMTPAuthenticationError) and _code(error) in _FOR_GOOD
            return Delivery("refused" if for_good else "later", message("notices-not-sent-mail-refused"))
        except (aiosmtplib.SMTPException, OSError):
            return Delivery("later", message("notices-not-sent-mail-silent"))
        return Delivery("sent", message("notices-taken-mail"))


def is_address(text: str) -> bool:
    """Whether a mail could go there, and only there.

    >>> is_address("ann@games.example"), is_address("ann@games.example, bob@games.example"), is_address("ann")
    (True, False, False)
    """
    name, at, domain = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and not set(text) & set(' ,;:<>()[]"\\')
    return bool(name and at) and plain and "@" not in name and "." in domain.strip(".") and len(text) <= 254


def _signed(settings: NoticeSettings) -> Signed:
    assert settings.mail is not None
    return Signed(settings.player, settings.mail.address)


def _code(error: aiosmtplib.SMTPRecipientsRefused | aiosmtplib.SMTPResponseException) -> int:
    if isinstance(error, aiosmtplib.SMTPRecipientsRefused):
        return max((refused.code for refused in error.recipients), default=0)
    return error.code


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
