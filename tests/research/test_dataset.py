"""Data sets hold what was played, and their names."""

from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import typer
from typer.testing import CliRunner

import windfall
from windfall.arena import Match
from windfall.cli.errors import ErrorsInOneLine
from windfall.cli.export import export
from windfall.engine.errors import WindfallError
from windfall.research import dataset
from windfall.research.dataset import COLUMNS, DataSet

MATCH = Match("race", ("random", "greedy", "random"), games=4, seed=9, settings={})


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data") / "race.parquet"
    for _game in dataset.write(MATCH, path, with_option_features=True):
        pass
    return path


@pytest.fixture(scope="module")
def data(file: Path) -> DataSet:
    return dataset.read(file)


def test_rows_replay_to_the_same_games(data: DataSet) -> None:
    """Every row is what its seat knew and could choose at that moment of that deal."""
    rows = data.table.to_pylist()
    features, at, option_at = data.features(), 0, 0
    option_features = data.option_features()
    for number in range(MATCH.games):
        game = windfall.new("race", 3, seed=9 + number // 3)
        move = 0
        while not game.over:
            row = rows[at]
            seat = game.seats[0]
            actions = game.actions(seat)
            observation = game.observe(seat)
            assert (row["game"], row["seed"], row["move"], row["seat"]) == (number, 9 + number // 3, move, seat)
            assert (row["kind"], row["options"]) == (game.decision(seat).kind, list(actions))
            assert np.array_equal(features[at], np.array(game.title.features(observation), np.float32))
            mine = np.array(game.title.all_option_features(observation, actions), np.float32)
            assert np.array_equal(option_features[option_at : option_at + len(actions)], mine)
            game.play(seat, row["chosen"])
            at, option_at, move = at + 1, option_at + len(actions), move + 1
        for row in rows[at - move : at]:
            assert row["score"] == game.result.scores[row["seat"]]
            assert (row["win_share"] > 0) == (row["seat"] in game.result.winners)
    assert at == len(rows) == len(data)


def test_every_bot_sits_in_every_seat(data: DataSet) -> None:
    rows = data.table.select(["seed", "seat", "bot"]).to_pylist()
    assert {row["seat"] for row in rows if row["bot"] == "greedy" and row["seed"] == 9} == {0, 1, 2}


def test_the_file_says_what_it_holds(data: DataSet) -> None:
    title = windfall.title("race")
    assert data.feature_specs == title.feature_specs
    assert data.option_feature_specs == title.option_feature_specs
    assert data.info["bots"] == list(MATCH.bots)
    assert (data.info["title"], data.info["players"], data.info["seed"]) == ("race", 3, 9)
    for name in data.table.column_names:
        assert data.table.schema.field(name).metadata[b"meaning"].decode() == COLUMNS[name]
    assert set(data.column("kind")) >= {"action", "develop", "settle"}


def test_the_file_does_not_depend_on_the_number_of_processes(data: DataSet, tmp_path: Path) -> None:
    path = tmp_path / "again.parquet"
    list(dataset.write(MATCH, path, jobs=2, with_option_features=True))
    assert dataset.read(path).table.equals(data.table)


def test_without_option_features(tmp_path: Path) -> None:
    path = tmp_path / "small.parquet"
    list(dataset.write(Match("jumpdrive", ("random", "random"), games=2, seed=1, settings={}), path))
    data = dataset.read(path)
    assert "option_features" not in data.table.column_names
    with pytest.raises(WindfallError, match="no features of options"):
        data.option_features()


def test_other_files_are_refused(tmp_path: Path) -> None:
    text, other = tmp_path / "text.parquet", tmp_path / "other.parquet"
    text.write_text("no table")
    pq.write_table(pa.table({"a": [1]}), other)
    with pytest.raises(WindfallError, match="not a data set of Windfall"):
        dataset.read(other)
    for path in (text, tmp_path / "missing.parquet"):
        with pytest.raises(WindfallError, match="cannot read the data set"):
            dataset.read(path)
    with pytest.raises(WindfallError, match="cannot write the data set"):
        list(dataset.write(MATCH, tmp_path / "no" / "folder.parquet"))


def _command(*words: object) -> tuple[int, str, str]:
    app = typer.Typer(cls=ErrorsInOneLine)
    app.command()(export)
    app.command("other")(lambda: None)
    result = CliRunner().invoke(app, ["export", *(str(word) for word in words)])
    return result.exit_code, result.stdout, result.stderr


def test_the_command_writes_a_data_set(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    words = ("newfrontiers", "random", "--games", 2, "--seed", 3, "--option", "goals=true")
    code, told, errors = _command(*words, "--out", path)
    data = dataset.read(path)
    assert (code, errors) == (0, "")
    assert f"{len(data)} decisions of 2 games" in told
    assert data.info["settings"] == {"goals": True}


def test_the_command_says_what_is_wrong(tmp_path: Path) -> None:
    code, told, errors = _command("race", "random", "nobody", "--out", tmp_path / "a.parquet")
    assert (code, told) == (2, "")
    assert "there is no bot 'nobody'" in errors
