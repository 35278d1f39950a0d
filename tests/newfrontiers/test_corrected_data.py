"""A player who owns the box corrects a tile (NF-23): the game uses it, and journals of other tiles are refused.

Tiles are read once in a process, so each of these runs in one of its own.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import windfall
from tests.newfrontiers.corrected import WORLDS, edited, shipped, write
from windfall.engine.files.component_folder import DATA_VARIABLE

ROOT = Path(__file__).parents[2]

# Tells what the game makes of the component files in use, and whether it replays the journal it is given.
PROBE = """
import json, sys
import windfall
from windfall.engine.errors import WindfallError
if len(sys.argv) > 2:
    windfall.use_data(sys.argv[2])
title = windfall.title("newfrontiers")
from tests.newfrontiers.table import Table
table = Table()
red = table.empire(0, credits=9, colonists=1, explored=["spice_world"])
table.select("settle", by=1)
table.choose("settle: Spice World")
try:
    replayed = windfall.replay(windfall.Journal.load(sys.argv[1])).result.scores
except WindfallError as error:
    replayed = f"{type(error).__name__}: {error}"
print(json.dumps({
    "digest": title.components_digest,
    "paid": 9 - red.credits,
    "shown": next(
        str(fact.value)
        for tile in title.components() if tile.id == "spice_world"
        for fact in tile.facts if str(fact.label) == "cost"
    ),
    "actions": [str(title.action_text(action)) for action in range(title.action_count)],
    "replayed": replayed,
    "mine": windfall.new("newfrontiers", players=2, seed=1).journal().components,
}))
"""


def run(code: str, *arguments: str, data: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run Python in a process of its own, with corrected files if a folder is given."""
    environment = {name: value for name, value in os.environ.items() if name != DATA_VARIABLE}
    if data is not None:
        environment[DATA_VARIABLE] = str(data)
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def probe(*arguments: str, data: Path | None = None) -> dict[str, Any]:
    done = run(PROBE, *arguments, data=data)
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@pytest.fixture(scope="module", name="journal")
def recorded_journal(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A whole game played with the shipped tiles."""
    game = windfall.new("newfrontiers", players=2, seed=3)
    while not game.over:
        decision = game.pending[0]
        game.play(decision.seat, decision.actions[-1])
    path = tmp_path_factory.mktemp("journal") / "game.json"
    game.journal().save(path)
    return str(path)


@pytest.fixture(scope="module", name="as_shipped")
def probe_of_the_shipped_files(journal: str) -> dict[str, Any]:
    return probe(journal)


@pytest.fixture(scope="module", name="folder")
def folder_with_a_dearer_spice_world(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("corrected")
    write(folder, WORLDS, edited(WORLDS, "spice_world", "cost = 2", "cost = 3"))
    return folder


@pytest.fixture(scope="module", name="corrected")
def probe_of_the_corrected_files(journal: str, folder: Path) -> dict[str, Any]:
    return probe(journal, data=folder)


def test_the_shipped_files_are_used_without_a_folder(as_shipped: dict[str, Any]) -> None:
    assert (as_shipped["paid"], as_shipped["shown"]) == (2, "2")
    assert len(as_shipped["replayed"]) == 2


def test_the_game_uses_the_corrected_tile(corrected: dict[str, Any]) -> None:
    assert (corrected["paid"], corrected["shown"]) == (3, "3")


def test_the_digest_tells_corrected_files_from_the_shipped_ones(
    as_shipped: dict[str, Any], corrected: dict[str, Any]
) -> None:
    assert corrected["digest"] != as_shipped["digest"]
    assert corrected["mine"] == corrected["digest"]  # journals carry it


def test_a_journal_of_the_shipped_files_is_refused_and_it_is_said_what_to_do(
    as_shipped: dict[str, Any], corrected: dict[str, Any]
) -> None:
    message = corrected["replayed"]
    assert message.startswith("OtherComponentsError: this journal was played with other component files")
    assert as_shipped["digest"] in message
    assert corrected["digest"] in message
    assert "replay it with the same files, see windfall --data" in message


def test_actions_keep_their_numbers(as_shipped: dict[str, Any], corrected: dict[str, Any]) -> None:
    assert corrected["actions"] == as_shipped["actions"]


def test_the_order_of_the_tiles_in_a_file_means_nothing(
    as_shipped: dict[str, Any], journal: str, tmp_path: Path
) -> None:
    """Not for action numbers, not for the digest, and so journals replay."""
    head, *tiles = shipped(WORLDS).split("\n[[world]]\n")
    assert len(tiles) == 60
    write(tmp_path, WORLDS, "\n[[world]]\n".join([head, *reversed(tiles)]))
    assert probe(journal, data=tmp_path) == as_shipped


def test_use_data_does_what_the_environment_does(corrected: dict[str, Any], journal: str, folder: Path) -> None:
    assert probe(journal, str(folder)) == corrected


def test_broken_files_stop_the_first_use_of_the_title_and_not_windfall_itself(tmp_path: Path) -> None:
    path = write(tmp_path, WORLDS, edited(WORLDS, "spice_world", "cost = 2", 'cost = "two"'))
    code = "import windfall\nprint(windfall.title_names())\nwindfall.new('newfrontiers', players=2, seed=1)"
    done = run(code, data=tmp_path)
    assert "newfrontiers" in done.stdout
    last_line = done.stderr.strip().splitlines()[-1]
    assert last_line == (
        f"windfall.engine.errors.DataError: {path}: world 'spice_world': field 'cost': Expected `int | null`, got `str`"
    )


def test_a_corrected_file_may_leave_out_the_prose(tmp_path: Path) -> None:
    """Texts are worded from powers, so a corrected amount is all it takes."""
    text = re.sub(r'\n(text|bonus_text) = ".*"', "", shipped(WORLDS)).replace(
        'effect = "price", amount = 2', 'effect = "price", amount = 4'
    )
    write(tmp_path, WORLDS, text)
    code = (
        "import windfall\n"
        "tiles = {tile.id: tile for tile in windfall.title('newfrontiers').components()}\n"
        "print(tiles['spice_world'].text, tiles['spice_world'].face.powers[0].text)"
    )
    done = run(code, data=tmp_path)
    said = "+4 credits when you sell a Novelty good."
    assert done.stdout == f"Trade: {said} {said}\n", done.stderr
