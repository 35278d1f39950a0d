"""The server ends and starts again with what was saved: the real commands, as a person starts them."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import windfall
from tests.server.running import PATIENCE, Json


@contextmanager
def started(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str, httpx.Client]]:
    """A command of windfall with a data folder of its own: the process, the line that it prints first, and a client."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder)}
    environment.pop("WINDFALL_DATA", None)
    command = [sys.executable, "-m", "windfall", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    line = process.stdout.readline()
    address = re.search(r"http://127\.0\.0\.1:\d+/", line)
    assert address is not None, line
    transport = httpx.HTTPTransport(retries=9)  # it is told before it is ready
    try:
        with httpx.Client(base_url=address[0], transport=transport, timeout=PATIENCE) as client:
            yield process, address[0], client
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()
            process.stdout.close()
            assert process.stderr is not None
            process.stderr.close()


def restarted(client: httpx.Client, before: str) -> Json:
    """The overview of the workshop once another start is told of."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            told: Json = client.get("/api/workshop").json()
            if told["started"] != before:
                return told
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise AssertionError("the server did not start again")


def correct(client: httpx.Client, title: str, entry_id: str, **changes: object) -> None:
    told = client.get(f"/api/workshop/{title}").json()
    entry = next(each["entry"] for each in told["entries"] if each["id"] == entry_id)
    body = {"entry": {**entry, **changes}, "by": "Ann"}
    assert client.put(f"/api/workshop/{title}/{entry_id}", json=body).status_code == 200


def of(told: Json, title: str) -> Json:
    found: Json = next(each for each in told["titles"] if each["title"] == title)
    return found


def table(client: httpx.Client) -> Json:
    seats = [{"sort": "me"}, {"sort": "bot", "level": "easy"}]
    answer = client.post("/api/tables", json={"title": "jumpdrive", "seats": seats})
    assert answer.status_code == 201, answer.text
    opened: Json = answer.json()
    return opened


def test_play_starts_again_with_what_was_saved(tmp_path: Path) -> None:
    shipped = windfall.title("jumpdrive").components_digest
    with started(tmp_path, "play", "--no-browser") as (process, address, client):
        assert client.get("/api/me").status_code == 200
        old = table(client)
        assert old["components"]["digest"] == shipped
        correct(client, "jumpdrive", "survey_team", name="Survey Crew")
        before = client.get("/api/workshop").json()
        assert of(before, "jumpdrive")["restart"]
        asked = client.post("/api/workshop/restart")
        assert (asked.status_code, asked.json()["started"]) == (202, before["started"])
        after = restarted(client, before["started"])
        assert of(after, "jumpdrive")["used"] == of(before, "jumpdrive")["saved"] != shipped
        assert not of(after, "jumpdrive")["restart"]
        components = client.get("/api/titles/jumpdrive/components").json()
        assert "Survey Crew" in {each["name"] for each in components}
        new = table(client)
        assert new["components"] == {"digest": of(after, "jumpdrive")["used"], "origin": "corrected", "current": True}
        kept = client.get(f"/api/tables/{old['id']}").json()
        assert kept["components"] == {"digest": shipped, "origin": "shipped", "current": False}
        # once more: nothing was left behind by the first time
        client.post("/api/workshop/restart")
        again = restarted(client, after["started"])
        assert again["titles"] == after["titles"]
        assert process.poll() is None, "it is still the same process for who started it"
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        assert "Traceback" not in errors
        assert out.count(address) == 2, "it tells each time where it is, and that is the same place"


def test_the_host_of_a_server_is_given_a_link_that_works_after_a_restart_too(tmp_path: Path) -> None:
    more = ("--port", "0", "--bot-workers", "1", "--workshop")
    with started(tmp_path, "serve", *more) as (process, address, client):
        assert process.stdout is not None
        link = re.fullmatch(r"Its workshop, for you alone: (\S+)/workshop#key=(\S+)\n", process.stdout.readline())
        assert link is not None
        assert f"{link[1]}/" == address
        assert client.get("/api/workshop").status_code == 403
        before = client.post("/api/workshop/enter", json={"key": link[2]}).json()
        correct(client, "race", "old_earth", vp=3)
        assert client.post("/api/workshop/restart").status_code == 202
        after = restarted(client, before["started"])
        assert of(after, "race")["used"] != of(before, "race")["used"]
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=PATIENCE)
        assert f"#key={link[2]}\n" in out, "the same key as before"
        assert link[2] not in errors, "the key is in no log"


def test_serve_without_a_workshop_plays_with_what_is_shipped(tmp_path: Path) -> None:
    folder = tmp_path / "windfall" / "workshop" / "race"
    folder.mkdir(parents=True)
    (folder / "corrections.toml").write_text("this is no TOML")
    with started(tmp_path, "serve", "--port", "0", "--bot-workers", "1") as (_process, _address, client):
        assert client.get("/api/workshop").status_code == 404
        assert client.get("/api/titles/race/components").status_code == 200


def test_a_folder_of_ones_own_is_used_and_corrected_instead(tmp_path: Path) -> None:
    data = tmp_path / "mine"
    data.mkdir()
    with started(tmp_path, "--data", str(data), "play", "--no-browser") as (_process, _address, client):
        correct(client, "race", "old_earth", vp=3)
        before = client.get("/api/workshop").json()
        client.post("/api/workshop/restart")
        after = restarted(client, before["started"])
        assert of(after, "race")["used"] == of(before, "race")["saved"]
    assert "vp = 3" in (data / "race" / "corrections.toml").read_text()
    assert not (tmp_path / "windfall" / "workshop").exists()


@pytest.mark.parametrize("command", [("play", "--no-browser"), ("serve", "--port", "0", "--workshop")])
def test_a_file_that_somebody_broke_is_told_before_anything_begins(tmp_path: Path, command: tuple[str, ...]) -> None:
    folder = tmp_path / "windfall" / "workshop" / "race"
    folder.mkdir(parents=True)
    path = folder / "corrections.toml"
    path.write_text("schema = 1\n[[card]]\nid = 'old_earth'\n")
    done = subprocess.run(
        [sys.executable, "-m", "windfall", *command],
        capture_output=True,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert f"windfall: {path}: card 'old_earth': field 'name': it is missing" in done.stderr
    assert "Traceback" not in done.stderr
