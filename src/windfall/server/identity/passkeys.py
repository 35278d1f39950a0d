"""Passkeys: a player is themselves again on any device that has the key, without a name or a password (WebAuthn)."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from http import HTTPStatus
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from windfall.engine.words.message import message
from windfall.server.database.people import People
from windfall.server.database.records import Appliance, Passkey, Player
from windfall.server.identity.tickets import Ticket, Tickets
from windfall.server.refusals import RequestRefused
from windfall.server.wire.identity import KnownPasskey, NewPasskey

_log = logging.getLogger("windfall.server.identity")

_NAME: Final = "Windfall"
MOST_PASSKEYS: Final = 20
_REFUSED: Final = message("identity-passkey-refused")


@dataclass(frozen=True, slots=True)
class RelyingParty:
    """The name that passkeys are made for, and the addresses of pages that may use them."""

    name: str
    origins: list[str]

    @staticmethod
    def at(scheme: str, host: str, origins: Sequence[str]) -> "RelyingParty | None":
        """The one for a page at this address; browsers make no passkeys for bare addresses of machines.

        >>> RelyingParty.at("http", "localhost:8000", ())
        RelyingParty(name='localhost', origins=['http://localhost:8000'])
        >>> RelyingParty.at("http", "games.example", ["https://games.example", "https://other.example"])
        RelyingParty(name='games.example', origins=['http://games.example', 'https://games.example'])
        >>> RelyingParty.at("http", "127.0.0.1:8000", ()) is None
        True
        """
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        if _is_address(name):
            return None
        named = [origin.rstrip("/") for origin in origins if urlsplit(origin).hostname == name]
        return RelyingParty(name, [f"{scheme}://{host}", *named])


def _is_address(name: str) -> bool:
    try:
        return bool(ip_address(name))
    except ValueError:
        return not name


class Passkeys:
    """Makes passkeys and knows them again. Challenges are tickets: each is answered once."""

    def __init__(self, people: People, tickets: Tickets) -> None:
        self._people = people
        self._tickets = tickets

    async def registration(self, party: RelyingParty, player: Player) -> str:
        """What the browser needs to make a passkey, as JSON."""
        own = await self._people.passkeys_of(player.id)
        if len(own) >= MOST_PASSKEYS:
            raise RequestRefused(message("identity-many-passkeys", most=MOST_PASSKEYS))
        ticket = await self._tickets.issue("register", player.id)
        options = generate_registration_options(
            rp_id=party.name,
            rp_name=_NAME,
            user_id=player.id.encode(),
            user_name=player.name,
            challenge=ticket.token,
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(passkey.id)) for passkey in own],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
        )
        return options_to_json(options)

    async def register(self, party: RelyingParty, player: str, answer: NewPasskey, appliance: Appliance) -> None:
        challenge = _challenge(answer.response.client_data)
        if not await self._tickets.take("register", challenge, player):
            raise _refusal()
        try:
            verified = verify_registration_response(
                credential=_written(answer),
                expected_challenge=challenge,
                expected_rp_id=party.name,
                expected_origin=party.origins,
            )
        except Exception as error:  # of several libraries that read what anybody may have written
            raise _refusal(error) from error
        passkey = Passkey(
            bytes_to_base64url(verified.credential_id),
            player,
            appliance,
            datetime.now(UTC),
            None,
            verified.credential_public_key,
            verified.sign_count,
        )
        if not await self._people.add_passkey(passkey):
            raise _refusal()

    async def question(self, party: RelyingParty) -> str:
        """What the browser needs to show a passkey, as JSON; which one is the visitor's choice."""
        ticket: Ticket = await self._tickets.issue("sign in")
        options = generate_authentication_options(
            rp_id=party.name,
            challenge=ticket.token,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return options_to_json(options)

    async def owner(self, party: RelyingParty, answer: KnownPasskey) -> str:
        """Whose passkey this is."""
        challenge = _challenge(answer.response.client_data)
        passkey = await self._people.passkey(answer.id)
        if not await self._tickets.take("sign in", challenge) or passkey is None:
            raise _refusal()
        try:
            verified = verify_authentication_response(
                credential=_written(answer),
                expected_challenge=challenge,
                expected_rp_id=party.name,
                expected_origin=party.origins,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )
        except Exception as error:
            raise _refusal(error) from error
        await self._people.use_passkey(passkey.id, verified.new_sign_count, datetime.now(UTC))
        return passkey.player


def _challenge(client_data: str) -> bytes:
    """The challenge that a browser says it has answered."""
    try:
        return parse_client_data_json(base64url_to_bytes(client_data)).challenge
    except Exception as error:
        raise _refusal(error) from error


def _written(answer: NewPasskey | KnownPasskey) -> dict[str, Any]:
    """As the library reads it."""
    written: dict[str, Any] = msgspec.to_builtins(answer)
    return written


def _refusal(error: Exception | None = None) -> RequestRefused:
    """What is wrong is for the log; it names no key."""
    if error is not None:
        _log.info("a passkey was refused: %s", type(error).__name__)
    return RequestRefused(_REFUSED, HTTPStatus.FORBIDDEN)
