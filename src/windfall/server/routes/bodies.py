"""What clients send over HTTP."""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from windfall.server.tables.seating import WantedSeat


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NameBody(_Body):
    name: str = Field(max_length=200)


class MySeat(_Body):
    sort: Literal["me"]

    def wanted(self) -> WantedSeat:
        return WantedSeat("me")


class LocalSeat(_Body):
    sort: Literal["local"]
    name: str = Field(max_length=200)

    def wanted(self) -> WantedSeat:
        return WantedSeat("local", name=self.name)


class BotSeat(_Body):
    sort: Literal["bot"]
    level: str = Field(max_length=40)

    def wanted(self) -> WantedSeat:
        return WantedSeat("bot", level=self.level)


class OpenSeat(_Body):
    sort: Literal["open"]

    def wanted(self) -> WantedSeat:
        return WantedSeat("open")


SeatBody: TypeAlias = Annotated[MySeat | LocalSeat | BotSeat | OpenSeat, Field(discriminator="sort")]


class TableBody(_Body):
    title: str = Field(max_length=40)
    options: dict[str, StrictBool | StrictInt | StrictStr] = Field(default_factory=dict, max_length=20)
    seats: list[SeatBody] = Field(min_length=1, max_length=10)
    public: bool = False
    shuffle: bool = False
    hints: bool | None = None


class ErrorBody(BaseModel):
    error: str
