"""Deals of a server: committed to before the first choice, kept secret until the end, and proven then."""

import hashlib
import json
import random
from pathlib import Path

from typer.testing import CliRunner

from tests.server.running import GENEROUS, Person, Seat, Server, run, running
from tests.server.test_undo import answer, two, undo_of
from tests.support.said import said
from windfall import Journal
from windfall.cli.app import app
from windfall.engine.proof import proven
from windfall.server.database.records import MoveRecord, TableRecord
from windfall.server.database.store import Store
from windfall.server.settings import Settings
from windfall.server.tables.course import Course


@run
async def test_a_deal_is_committed_to_and_proven_at_the_end(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.sqlite3", GENEROUS) as server:
        ann = Person(server)
        table = ann.open_table("jumpdrive", "me", {"sort": "bot", "level": "beginner"})
        shown, name = table["commitment"], table["id"]
        seat = await ann.join(name)
        await seat.play_to_the_end(random.Random(5), moves=3)
        for what in ("proof", "journal"):
            refused = ann.http.get(f"/api/tables/{name}/{what}")
            assert (refused.status_code, said(refused.json())) == (409, {"error": "The game is not over yet."})
        server.kill()
        server.start()
        await seat.close()
        seat = await ann.join(name)
        await seat.play_to_the_end(random.Random(6))
        proof = ann.http.get(f"/api/tables/{name}/proof").json()
        assert (proof["commitment"], proof["holds"], proof["redealt"]) == (shown, True, [])
        assert hashlib.sha256(bytes.fromhex(proof["secret"])).hexdigest() == shown
        assert not any(proof["secret"] in text for text in seat.received)
        assert ann.table(name)["commitment"] == shown
        assert proof["secret"] not in json.dumps(ann.table(name))
        saved = tmp_path / "game.json"
        saved.write_bytes(ann.http.get(f"/api/tables/{name}/journal").content)
        await seat.close()
    told = CliRunner().invoke(app, ["replay", "--verify", str(saved), "--commitment", shown])
    assert told.exit_code == 0, told.output
    assert "the draws that follow from it" in told.output
    journal = json.loads(saved.read_bytes())
    journal["moves"] = journal["moves"][:-1]
    saved.write_text(json.dumps(journal))
    for words, why in (
        (["--verify"], "the game is not over with the moves"),
        (["--verify", "--commitment", "00"], "was shown at the beginning, not 00"),
    ):
        refused = CliRunner().invoke(app, ["replay", str(saved), *words])
        assert refused.exit_code == 2
        assert why in refused.stderr


@run
async def test_an_agreed_take_back_deals_the_future_anew(server: Server) -> None:
    """It is the same up to there, and stays so after the table is loaded again; a free one changes nothing."""
    ann, bob = await two(server, "race")
    rng = random.Random(7)
    store = await Store.open(Settings(server.database_url).url)
    assert ann.table is not None
    name = ann.table["id"]
    await answer(ann)
    await ann.ask(type="undo", seat=0)
    free = await store.table(name)
    assert free is not None
    assert free.redealt == ()
    while undo_of(ann) != "ask" or _draws(free, await store.moves(name)) == _draws(free, []):
        await _answer_all(rng, ann, bob)
    before = Course.of(free, await store.moves(name)).game
    await _take_back(ann, bob)
    back, kept = await store.table(name), await store.moves(name)
    assert back is not None
    now = Course.of(back, kept).game
    assert back.redealt == ((now.draws, 1),)
    assert now.draws < before.draws
    assert now.state == Course.of(free, kept).game.state
    await ann.close()
    await bob.close()
    await store.close()


def _draws(table: TableRecord, moves: list[MoveRecord]) -> int:
    return Course.of(table, moves).game.draws


async def _answer_all(rng: random.Random, *seats: Seat) -> None:
    for seat in seats:
        await seat.settle()
        if seat.decision is not None:
            await seat.play(rng.choice(seat.decision["options"])["action"])
    for seat in seats:
        await seat.settle()


async def _take_back(wishes: Seat, agrees: Seat) -> None:
    await wishes.send(type="undo", seat=0)
    await wishes.settle()
    await agrees.settle()
    assert (await agrees.ask(type="consent", seat=1, agree=True))["type"] == "state"


@run
async def test_a_game_with_take_backs_is_proven_too(server: Server) -> None:
    ann, bob = await two(server, "jumpdrive")
    rng = random.Random(7)
    assert ann.table is not None
    name = ann.table["id"]
    taken = 0
    while not ann.over:
        await _answer_all(rng, ann, bob)
        if taken < 3 and undo_of(ann) == "ask":
            taken += 1
            await _take_back(ann, bob)
    person = Person(server)
    proof = person.http.get(f"/api/tables/{name}/proof").json()
    assert proof["holds"]
    assert proof["redealt"][-1]["number"] == taken == 3
    journal = Journal.from_json(person.http.get(f"/api/tables/{name}/journal").content)
    assert (
        list(proven(journal).result.scores) == person.http.get(f"/api/tables/{name}/scores").json()["result"]["scores"]
    )
    await ann.close()
    await bob.close()
