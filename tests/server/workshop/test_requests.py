"""The workshop over HTTP: who is let in, and what is said."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import GENEROUS, PATIENCE, Json, Person, Server, running
from tests.server.test_wire import check
from tests.support.said import said
from windfall.engine.title import Component
from windfall.server.run import workshop_key
from windfall.server.settings import Settings
from windfall.server.wire import workshop as wire

SPICE = "/api/workshop/newfrontiers/spice_world"


@pytest.fixture(scope="module", name="server")
def server_with_an_open_workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("open")
    url = f"sqlite:///{folder}/tables.sqlite3"
    titles = {"salvage": "tests.tiny.salvage"}
    with running(
        url, GENEROUS, workshop="open", components_folder=str(folder / "components"), titles=titles
    ) as started:
        yield started


@pytest.fixture(scope="module", name="guarded")
def server_with_a_key(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    folder = tmp_path_factory.mktemp("guarded")
    url = f"sqlite:///{folder}/tables.sqlite3"
    with running(url, GENEROUS, workshop="key", components_folder=str(folder / "components")) as started:
        yield started, workshop_key(Settings(url))


def entry_of(person: Person, entry_id: str, title: str = "newfrontiers") -> Json:
    told = person.http.get(f"/api/workshop/{title}").json()
    entry: Json = next(entry for entry in told["entries"] if entry["id"] == entry_id)
    return entry


def test_all_that_is_said_has_its_form(server: Server) -> None:
    ann = Person(server, "Ann")
    overview = ann.http.get("/api/workshop").json()
    check(overview, wire.Workshop)
    assert [title["title"] for title in overview["titles"]] == ["newfrontiers", "race", "jumpdrive"]
    assert overview["by"] == "Ann"
    for title in ("newfrontiers", "race", "jumpdrive"):
        told = ann.http.get(f"/api/workshop/{title}").json()
        check(told, wire.WorkshopSet)
        assert told["title"] in ann.http.get("/api/workshop").json()["titles"]
        assert len(told["entries"]) == told["title"]["all"]
    entry = entry_of(ann, "spice_world")["entry"]
    check(ann.http.post(f"{SPICE}/try", json={"entry": {**entry, "cost": 5}}).json(), wire.Tried)
    saved = ann.http.put(SPICE, json={"entry": {**entry, "cost": 5}, "by": "Ann"})
    assert saved.status_code == 200
    check(saved.json(), wire.SavedEntries)
    refused = ann.http.put(SPICE, json={"entry": {**entry, "cost": -5}, "by": "Ann"})
    assert refused.status_code == 422
    check(refused.json(), wire.NotSaved)
    assert said(refused.json()) == {
        "error": "Nothing was saved: cost of spice_world: Expected `int` >= 0.",
        "problems": [{"id": "spice_world", "field": "cost", "text": "Expected `int` >= 0"}],
    }
    check(ann.http.get("/api/workshop/newfrontiers/history").json(), list[wire.Change])
    file = ann.http.get("/api/workshop/newfrontiers/file")
    assert file.headers["content-disposition"] == 'attachment; filename="newfrontiers-corrections.toml"'
    told = ann.http.post("/api/workshop/newfrontiers/file/differences", json={"text": file.text})
    check(told.json(), wire.Differences)
    undone = ann.http.post("/api/workshop/newfrontiers/undo", json={"change": saved.json()["change"], "by": "Ann"})
    assert undone.status_code == 200
    check(undone.json(), wire.SavedEntries)
    assert ann.http.post("/api/workshop/newfrontiers/undo", json={"change": 99, "by": "Ann"}).status_code == 404
    loaded = ann.http.post("/api/workshop/newfrontiers/file/load", json={"text": file.text, "by": "Ann"})
    assert loaded.status_code == 200
    assert loaded.json()["title"]["restart"]


def test_tables_use_what_is_saved_only_after_a_restart(server: Server) -> None:
    ann = Person(server)
    entry = entry_of(ann, "gem_world")["entry"]
    assert ann.http.put(
        "/api/workshop/newfrontiers/gem_world", json={"entry": {**entry, "vp": 4}, "by": "A"}
    ).is_success
    components = ann.http.get("/api/titles/newfrontiers/components").json()
    check(components, list[Component])
    assert next(each["face"]["vp"] for each in components if each["id"] == "gem_world") == 1
    assert entry_of(ann, "gem_world")["component"]["face"]["vp"] == 4


def test_a_large_file_can_be_loaded(server: Server) -> None:
    """The whole card file, in which nothing is changed."""
    ann = Person(server)
    path = Path(__file__).parents[3] / "src/windfall/titles/jumpdrive/data/cards.toml"
    text = path.read_text() + "#" * 100_000
    told = ann.http.post("/api/workshop/jumpdrive/file/differences", json={"text": text, "name": "cards.toml"})
    assert told.json() == {"problems": [], "entries": []}
    told = ann.http.post("/api/workshop/jumpdrive/file/differences", json={"text": "#" * 2_000_000})
    assert told.status_code == 413


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/workshop/chess", None, 404),
        ("GET", "/api/workshop/salvage", None, 404),
        ("PUT", "/api/workshop/newfrontiers/chess", {"entry": None, "by": "Ann"}, 404),
        ("PUT", SPICE, {"entry": None, "by": ""}, 422),
        ("PUT", SPICE, {"entry": [], "by": "Ann"}, 422),
        ("PUT", SPICE, {"by": "Ann"}, 422),
        ("POST", f"{SPICE}/try", {}, 422),
    ],
)
def test_requests_that_cannot_be_answered(
    server: Server, method: str, path: str, body: Json | None, status: int
) -> None:
    answer = Person(server).http.request(method, path, json=body)
    assert answer.status_code == status
    assert said(answer.json()["error"])


@pytest.mark.parametrize("depth", [100, 600, 900, 5000, 100_000])
def test_what_is_nested_deeply_is_refused(server: Server, depth: int) -> None:
    ann = Person(server)
    nested = "[" * depth + "]" * depth
    headers = {"content-type": "application/json"}
    tried = ann.http.post(f"{SPICE}/try", content=f'{{"entry": {{"powers": {nested}}}}}', headers=headers)
    assert (tried.status_code == 200 and tried.json()["problems"]) or tried.status_code == 422
    body = {"text": f"schema = 1\nworld = {nested}"}
    told = ann.http.post("/api/workshop/newfrontiers/file/differences", json=body)
    assert (told.status_code == 200 and told.json()["problems"]) or told.status_code == 422


def test_without_a_workshop_all_of_it_is_closed(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.sqlite3", GENEROUS) as closed:
        ann = Person(closed)
        for answer in (
            ann.http.get("/api/workshop"),
            ann.http.get("/api/workshop/newfrontiers"),
            ann.http.put(SPICE, json={"entry": None, "by": "Ann"}),
            ann.http.post("/api/workshop/restart"),
            ann.http.post("/api/workshop/enter", json={"key": "x"}),
        ):
            assert answer.status_code == 404
            assert said(answer.json()["error"]).startswith("This server has no workshop.")


REQUESTS: list[tuple[str, str, Json | None]] = [
    ("GET", "/api/workshop", None),
    ("GET", "/api/workshop/newfrontiers", None),
    ("GET", "/api/workshop/newfrontiers/history", None),
    ("GET", "/api/workshop/newfrontiers/file", None),
    ("POST", "/api/workshop/newfrontiers/undo", {"change": 1, "by": "Ann"}),
    ("POST", "/api/workshop/newfrontiers/file/differences", {"text": "schema = 1"}),
    ("POST", "/api/workshop/newfrontiers/file/load", {"text": "schema = 1", "by": "Ann"}),
    ("POST", f"{SPICE}/try", {"entry": {}}),
    ("PUT", SPICE, {"entry": None, "by": "Ann"}),
    ("POST", "/api/workshop/restart", None),
]


def test_with_a_key_nobody_gets_in_without_it(guarded: tuple[Server, str]) -> None:
    server, _key = guarded
    ann = Person(server)
    assert ann.http.post("/api/workshop/enter", json={"key": "a guess"}).status_code == 403
    for method, path, body in REQUESTS:
        answer = ann.http.request(method, path, json=body)
        assert answer.status_code == 403, path
        assert "for the host" in said(answer.json()["error"])


def test_who_shows_the_key_is_let_in_for_good_and_nobody_else(guarded: tuple[Server, str]) -> None:
    server, key = guarded
    host, guest = Person(server, "Host"), Person(server)
    entered = host.http.post("/api/workshop/enter", json={"key": key})
    assert entered.status_code == 200
    check(entered.json(), wire.Workshop)
    said = entered.headers["set-cookie"]
    assert key not in said
    assert "HttpOnly" in said
    assert "SameSite=Strict" in said
    assert "Path=/api;" in said
    for method, path, body in REQUESTS[:4]:
        assert host.http.request(method, path, json=body).status_code == 200
    assert guest.http.get("/api/workshop").status_code == 403
    cookies = {"windfall_workshop": said.partition("=")[2].partition(";")[0]}
    guest.http.cookies.update(cookies)
    assert guest.http.get("/api/workshop").status_code == 403, "it is no use to another visitor"
    assert host.http.put(SPICE, json={"entry": None, "by": "Host"}).status_code == 200
    server.stop()
    server.start()
    assert host.http.get("/api/workshop").status_code == 200


def test_the_cookie_is_for_https_only_where_the_page_is(guarded: tuple[Server, str]) -> None:
    server, key = guarded
    with httpx.Client(
        base_url=f"http://{server.address}", headers={"x-forwarded-proto": "https"}, timeout=PATIENCE
    ) as host:
        assert "Secure" in host.post("/api/workshop/enter", json={"key": key}).headers["set-cookie"]
