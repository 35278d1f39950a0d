"""A person's seat in the browser, whose moves a bot chooses, up to where somebody wants to look."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import windfall
from tests.browser.people import Visitor
from tests.server.running import Person, Seat, Server
from windfall.engine.game import Game, dealt_from


class Playing:
    """A person at a server of ours, whose moves a bot chooses: the script may look into its own database."""

    def __init__(self, server: Server, visitor: Visitor, bot: str = "greedy") -> None:
        self._file = server.database_url.removeprefix("sqlite:///")
        self._person = Person(server)
        cookie = next(one for one in visitor.page.context.cookies() if one["name"] == "windfall")
        self._person.http.cookies.clear()
        self._person.http.cookies.set("windfall", cookie["value"])
        self._bot = windfall.bot(bot, seed=1)
        self.seen: Seat  # what was told last

    def play_to_round(self, table: str, number: int) -> bool:
        """Up to the first question of a round; false if the game ended before."""
        return self.play(table, lambda seat: bool(seat.frames[-1]["view"]["round"] >= number))

    def play(self, table: str, until: Callable[[Seat], bool] = lambda _: False) -> bool:
        """Up to the first question at which it is enough; false if the game ended before."""
        with ThreadPoolExecutor(1) as thread:  # the browser's driver has an event loop in this one
            return thread.submit(asyncio.run, self._play(table, until)).result()

    async def _play(self, table: str, until: Callable[[Seat], bool]) -> bool:
        self.seen = seat = await self._person.join(table)
        enough = False
        while not seat.over:
            await seat.until(lambda seat: seat.over or seat.decision is not None)
            decision = seat.decision
            enough = decision is not None and until(seat)
            if decision is None or enough:
                break
            game = self._game(table)
            own = decision["seat"]
            if own in game.seats:
                await seat.play(self._bot.choose(game.observe(own), game.decision(own)))
            else:  # it has been answered, and the news is on its way
                await seat.read()
        await seat.close()
        return enough

    def answer(self, table: str, seat: int) -> list[int]:
        """The whole answer that the bot gives to the question of a seat."""
        game = self._game(table)
        asked = game.state.step()
        picks = game.decision(seat).picks
        actions: list[int] = []
        while not game.over and seat in game.seats and game.state.step() == asked:
            actions.append(self._bot.choose(game.observe(seat), game.decision(seat)))
            game.play(seat, actions[-1])
        if picks is not None and len(actions) < picks.least:  # the last ones of the set were taken by themselves
            actions += [option.action for option in picks.options[len(actions) - picks.least :]]
        return actions

    def _game(self, table: str) -> Game:
        with sqlite3.connect(self._file) as database:
            row = database.execute("select title, options, secret, seed from tables where id = ?", (table,))
            title, options, secret, seed = row.fetchone()
            seats = database.execute("select count(*) from seats where table_id = ?", (table,)).fetchone()[0]
            moves = database.execute(
                "select seat, action from moves where table_id = ? order by number", (table,)
            ).fetchall()
        settings = json.loads(options)
        if secret is None:
            game = windfall.new(title, seats, seed, **settings)
        else:
            game = dealt_from(bytes.fromhex(secret), (), title, seats, settings)
        for seat, action in moves:
            game.play(seat, action)
        return game
