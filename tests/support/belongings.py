"""What is told to nobody but its owner: looked up where the server keeps it."""

import asyncio
import sqlite3

from tests.server.running import Json, Person, Server


def secret_of(server: Server, table: str) -> str:
    """What the game of a table is dealt from, which is told when it is over."""
    with sqlite3.connect(server.database_url.removeprefix("sqlite:///")) as database:
        (found,) = database.execute("SELECT secret FROM tables WHERE id = ?", [table]).fetchone()
    return str(found)


def of_person(person: Person) -> tuple[str, ...]:
    """By which somebody else could be them."""
    return person.id, person.http.cookies["windfall"]


def state_of(person: Person, table: str) -> Json:
    """All that somebody is told of a game, as if they came anew; but for what names their question, which is another
    when the table was loaded again."""

    async def look() -> Json:
        seat = await person.join(table)
        assert seat.state is not None
        await seat.settle()
        await seat.close()
        questions = [{name: told for name, told in each.items() if name != "key"} for each in seat.state["decisions"]]
        return {**seat.state, "decisions": questions}

    return asyncio.run(look())
