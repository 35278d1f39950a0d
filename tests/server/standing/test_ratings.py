"""Ratings in the database: a game changes them once, whoever rates it, and they go with their players."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.running import run
from tests.server.test_archive import migrate
from tests.server.test_store import fresh, new_table, opened
from windfall.engine.title import Result
from windfall.players.skill import Skill, starting_skill
from windfall.server.database.history import Placed, Wanted
from windfall.server.database.ratings import Scale
from windfall.server.database.records import Player, Progress, ScoreSheet, SeatRecord
from windfall.server.database.store import Store
from windfall.server.settings import Settings

SCALE = Scale("race", 2)


def up(skills: Mapping[str, Skill]) -> dict[str, Skill]:
    return {who: Skill(skill.mu + 1, skill.sigma) for who, skill in skills.items()}


async def kept(store: Store, name: str) -> Player:
    player = fresh(name)
    await store.save_player(player)
    return player


@run
async def test_a_game_is_rated_once_and_no_change_is_lost(database_url: str) -> None:
    """Two processes rate the same games at the same moment, all of one newcomer."""
    stores = [await opened(database_url), await opened(database_url)]
    ann = await kept(stores[0], "Ann")
    games = [fresh("table").id for _ in range(6)]
    rated = await asyncio.gather(
        *(store.ratings.rate(game, SCALE, [ann.id, "bot:hard"], up) for game in games for store in stores)
    )
    assert sum(rated) == len(games)
    (own,) = await stores[0].ratings.of(ann.id)
    assert (own.skill.mu, own.games) == (Skill().mu + 6, 6)
    bots = await stores[1].ratings.on(SCALE, ["bot:hard"])
    assert bots["bot:hard"].skill.mu >= starting_skill("race", 2, "hard").mu + 6
    changes = await stores[0].history.changes(games)
    befores = sorted(change[0][0] for change in changes.values())
    assert befores == [Skill().mu + number for number in range(6)]
    for store in stores:
        await store.close()


@run
async def test_ratings_are_joined_and_deleted_with_their_players(database_url: str) -> None:
    store = await opened(database_url)
    ann, bob = await kept(store, "Ann"), await kept(store, "Bob")
    for number in range(3):
        await store.ratings.rate(f"{ann.id}{number}", SCALE, [ann.id], up)
    await store.ratings.rate(f"{bob.id}a", SCALE, [bob.id], up)
    await store.ratings.rate(f"{bob.id}b", Scale("race", 3), [bob.id], up)
    await store.ratings.list_player(bob.id, True)
    await store.people.join(ann.id, bob.id)
    found = {rating.scale.players: rating.games for rating in await store.ratings.of(bob.id)}
    assert found == {2: 3, 3: 1}
    assert await store.ratings.of(ann.id) == []
    assert [each.name for each in await store.ratings.listed(SCALE, 100.0, 10)] == ["Bob"]
    await store.people.delete(bob.id, "medium")
    assert await store.ratings.of(bob.id) == []
    assert await store.ratings.listed(SCALE, 100.0, 10) == []
    await store.close()


@run
async def test_only_who_agreed_and_is_rated_surely_is_listed(database_url: str) -> None:
    store = await opened(database_url)
    ann, bob, cem = [await kept(store, name) for name in ("Ann", "Bob", "Cem")]
    scale = Scale(fresh("title").id, 2)

    def surely(_skills: Mapping[str, Skill]) -> dict[str, Skill]:
        return {ann.id: Skill(30, 2), bob.id: Skill(31, 2), cem.id: Skill(32, 8)}

    await store.ratings.rate(fresh("table").id, scale, [ann.id, bob.id, cem.id], surely)
    for player in (ann, cem):
        await store.ratings.list_player(player.id, True)
    assert [each.name for each in await store.ratings.listed(scale, 4.0, 10)] == ["Ann"]
    await store.ratings.list_player(ann.id, False)
    assert await store.ratings.listed(scale, 4.0, 10) == []
    await store.close()


@run
async def test_rated_games_that_were_left_are_found(database_url: str) -> None:
    store = await opened(database_url)
    ann, bob = await kept(store, "Ann"), await kept(store, "Bob")
    bot = SeatRecord(level="hard", name="Ada")
    alone = new_table(ann, SeatRecord(ann.id, name="Ann"), bot)
    two = new_table(ann, SeatRecord(ann.id, name="Ann"), SeatRecord(bob.id, name="Bob"))
    left = new_table(
        ann, SeatRecord(ann.id, name="Ann"), SeatRecord(bob.id, name="Bob", stand_in="easy", stood_in=True)
    )
    unrated = replace(alone, id=fresh("table").id)
    for table in (alone, two, left, unrated):
        played = replace(table, rated=table is not unrated, progress=Progress("playing", 3))
        await store.add_table(played)
    later = datetime.now(UTC) + timedelta(days=1)
    assert {alone.id, left.id} <= set(await store.ratings.left_alone(later, 1000))
    assert not {two.id, unrated.id} & set(await store.ratings.left_alone(later, 1000))
    assert alone.id not in await store.ratings.left_alone(datetime.now(UTC) - timedelta(days=1), 1000)
    assert alone.id not in await store.ratings.due(1000)
    found = await store.table(alone.id)
    assert found is not None
    await store.end(found, "resigned")
    assert alone.id in await store.ratings.due(1000)
    await store.ratings.rate(alone.id, SCALE, [ann.id], up)
    assert alone.id not in await store.ratings.due(1000)
    await store.close()


@run
async def test_results_of_games_that_ended_before_are_filled_in(own_database_url: str) -> None:
    """By the migration, from their score sheets; and back again, with all that was there."""
    store = await opened(own_database_url)
    ann, bob = await kept(store, "Ann"), await kept(store, "Bob")
    seats = (SeatRecord(ann.id, name="Ann"), SeatRecord(bob.id, name="Bob"))
    table = replace(new_table(ann, *seats), progress=Progress("over", 9, winners=(1,)))
    await store.add_table(table)
    result = Result((30, 30), (1,), ({}, {}), ("vp",), 9)
    await store.sheets.keep(table.id, ScoreSheet(result, ()))
    await store.close()
    engine = create_async_engine(Settings(own_database_url).url)
    async with engine.begin() as connection:
        await connection.run_sync(lambda each: migrate(each, "0010", down=True))
    await engine.dispose()
    store = await opened(own_database_url)
    assert (await store.history.results([table.id]))[table.id] == {0: Placed(2, 30), 1: Placed(1, 30)}
    assert [each.id for each in await store.history.games(bob.id, Wanted(outcome="won"), 9, 0)] == [table.id]
    assert await store.history.games(ann.id, Wanted(outcome="won"), 9, 0) == []
    await store.close()
