"""The files of the browser client, and what is told where there are none."""

from collections.abc import Iterator

import pytest

from tests.server.running import Person, Server, running
from tests.support.said import said


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a client as the build leaves it."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Windfall</title>")
    (folder / "assets" / "app-1a2b.js").write_text("//" + "x" * 5000)
    (folder / "icon.svg").write_text("<svg/>")
    (folder.parent / "secret.txt").write_text("secret")
    url = f"sqlite:///{tmp_path_factory.mktemp('served')}/tables.sqlite3"
    with running(url, client_folder=str(folder)) as started:
        yield started


def test_the_client_is_served_with_every_path_a_page(served: Server) -> None:
    ann = Person(served)
    for path in ("/", "/table/abc", "/index.html", "/deep/er/page"):
        page = ann.http.get(path)
        assert page.status_code == 200
        assert page.headers["cache-control"] == "private, no-cache"
        assert "windfall=" in page.headers["set-cookie"]
        assert "<title>Windfall" in page.text
    asset = ann.http.get("/assets/app-1a2b.js")
    assert "immutable" in asset.headers["cache-control"]
    assert "set-cookie" not in ann.http.get("/assets/app-1a2b.js", headers={"cookie": ""}).headers
    assert ann.http.head("/").status_code == 200
    assert asset.headers["content-encoding"] == "gzip"
    assert asset.headers["x-content-type-options"] == "nosniff"
    assert ann.http.get("/icon.svg").text == "<svg/>"
    assert ann.http.get("/assets/other.js").status_code == 404
    for path in ("/..%2fsecret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/%00"):
        assert "secret" not in ann.http.get(path).text
    assert said(ann.http.get("/api/nothing").json()) == {"error": "There is no request /api/nothing."}
    assert ann.http.delete("/api/titles").status_code == 405


def test_without_a_client_the_page_says_what_to_do(server: Server) -> None:
    page = Person(server).http.get("/")
    assert page.status_code == 503
    assert "make play" in page.text
