"""The command as a process of its own: what only a real process can show."""

import asyncio
import json
import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

import windfall
from windfall.engine.files.component_set import ComponentSet, component_set
from windfall.engine.files.journal import Journal
from windfall.server.database.store import Store
from windfall.server.settings import Settings

SHIPPED_GOALS = (files("windfall.titles.newfrontiers") / "data" / "goals.toml").read_text(encoding="utf-8")


def run(*words: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "windfall", *map(str, words)]
    environment = {name: value for name, value in os.environ.items() if name != "WINDFALL_DATA"}
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env=environment, stdin=subprocess.DEVNULL
    )


def corrected_goals(folder: Path, text: str) -> Path:
    (folder / "newfrontiers").mkdir(parents=True)
    (folder / "newfrontiers" / "goals.toml").write_text(text, encoding="utf-8")
    return folder


def test_version() -> None:
    done = run("--version")
    assert done.returncode == 0
    assert done.stdout.startswith("windfall ")


def test_json_is_all_there_is_on_stdout() -> None:
    done = run("arena", "newfrontiers", "random", "random", "--games", 2, "--json")
    assert json.loads(done.stdout)["games"] == 2
    assert done.stderr == ""


def test_errors_are_one_line_on_stderr() -> None:
    done = run("arena", "chess", "random", "random")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"windfall: there is no title 'chess'; there is {', '.join(windfall.title_names())}\n"


def test_corrected_component_files_are_read(tmp_path: Path) -> None:
    assert 'name = "Citizen Services"' in SHIPPED_GOALS
    text = SHIPPED_GOALS.replace('name = "Citizen Services"', 'name = "Services for Citizens"')
    folder = corrected_goals(tmp_path, text)
    assert "Services for Citizens" in run("--data", folder, "tiles", "newfrontiers", "--sort", "goal").stdout


@pytest.mark.thorough
def test_workers_read_the_corrected_component_files_too(tmp_path: Path) -> None:
    """Journals name the component files they were played with, so a saved game shows which were read."""
    folder = corrected_goals(tmp_path / "data", SHIPPED_GOALS.replace("Citizen Services", "Services for Citizens"))
    match = ("arena", "newfrontiers", "random", "random", "--games", 2, "--jobs", 2, "--save", tmp_path / "games")
    assert run("--data", folder, *match).returncode == 0
    game = next((tmp_path / "games").iterdir())
    assert run("--data", folder, "replay", game).returncode == 0
    assert "other component files" in run("replay", game).stderr


def test_a_game_is_told_with_the_components_that_a_server_has_archived(tmp_path: Path) -> None:
    folder = corrected_goals(tmp_path / "data", SHIPPED_GOALS.replace("Citizen Services", "Services for Citizens"))
    game = tmp_path / "game.json"
    watched = run("--data", folder, "watch", "newfrontiers", "random", "random", "--seed", 3, "--save", game)
    assert watched.returncode == 0
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    asyncio.run(_archive(url, Journal.load(game).components, folder))
    told = run("replay", game, "--moves", 30, "--seat", 1, "--board", "--database-url", url)
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout == run("--data", folder, "replay", game, "--moves", 30, "--seat", 1, "--board").stdout
    wrong = run("replay", game, "--seat", 7, "--database-url", url)
    assert (wrong.returncode, "there is no seat 7" in wrong.stderr) == (2, True)
    shipped = corrected_goals(tmp_path / "shipped", SHIPPED_GOALS)
    said = run("--data", shipped, "replay", game, "--database-url", url)  # the user's word goes first
    assert said.returncode == 2
    assert "other component files" in said.stderr
    assert "see windfall --data" in said.stderr


async def _archive(url: str, digest: str, folder: Path) -> None:
    """As a server does that plays with these files."""
    used = component_set(windfall.title("newfrontiers").components_digest)
    assert used is not None
    goals = (folder / "newfrontiers" / "goals.toml").read_text(encoding="utf-8")
    store = await Store.open(Settings(url).url)
    await store.sets.keep(ComponentSet("newfrontiers", digest, {**used.texts, "goals.toml": goals}, corrected=True))
    await store.close()


def test_a_mistake_in_a_component_file_is_one_line(tmp_path: Path) -> None:
    folder = corrected_goals(tmp_path, "[[goal]]\nid = ")
    done = run("--data", folder, "tiles", "newfrontiers")
    assert (done.returncode, done.stdout) == (2, "")
    assert "goals.toml" in done.stderr
    assert "Traceback" not in done.stderr
