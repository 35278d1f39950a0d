"""What clients send over HTTP."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, field

from windfall.engine.title import SettingValue


class _Body(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NewName(_Body, frozen=True):
    """What somebody would like to be called."""

    name: Annotated[str, Meta(max_length=200)]


class _Seat(_Body, frozen=True, tag_field="sort"):
    pass


class MySeat(_Seat, frozen=True, tag="me"):
    """A seat for who asks."""


class LocalSeat(_Seat, frozen=True, tag="local"):
    """A seat for another person at the same screen."""

    name: Annotated[str, Meta(max_length=200)]


class BotSeat(_Seat, frozen=True, tag="bot"):
    """A seat for a bot."""

    level: Annotated[str, Meta(max_length=40)]


class OpenSeat(_Seat, frozen=True, tag="open"):
    """A seat that anybody may take."""


NewSeat: TypeAlias = MySeat | LocalSeat | BotSeat | OpenSeat


class NewTable(_Body, frozen=True):
    """A table to be opened."""

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=10)]
    settings: Annotated[dict[str, SettingValue], Meta(max_length=20)] = field(default_factory=dict)
    public: Annotated[bool, Meta(description="whether strangers find it")] = False
    shuffle: Annotated[bool, Meta(description="whether the seats are")] = False
    hints: Annotated[
        bool | None, Meta(description="whether they are allowed; null: only where nobody else could mind")
    ] = None
