"""Played games as a Parquet file: one row for each decision, and in the file's metadata what the columns mean."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]
from numpy.typing import NDArray

from windfall.arena import Match, play_each
from windfall.engine.errors import WindfallError
from windfall.engine.features import Feature
from windfall.engine.registry import title as find_title
from windfall.engine.title import Title
from windfall.engine.words.message import Message
from windfall.research.arrays import Floats
from windfall.research.records import Record, record_game, record_game_with_options

COLUMNS: Final = {
    "game": "number of the game in the match",
    "seed": "seed of its deal; the same deal is played once for every seat",
    "move": "number of the decision in the game, from 0",
    "seat": "the seat that chooses",
    "bot": "the bot that sits there",
    "kind": "what it is asked",
    "features": "what it knows; the metadata names each number",
    "options": "the actions it may choose",
    "option_features": "one list for each option; the metadata names each number (only if asked for)",
    "chosen": "the action it chose, one of the options",
    "score": "its final score",
    "win_share": "1 if it won, a part of 1 if it shared the victory, else 0",
}
_METADATA: Final = b"windfall"
_GAMES_PER_ROW_GROUP: Final = 50


@dataclass(frozen=True, slots=True)
class DataSet:
    """A data set in memory. `info` says what was played; `features` and `option_features` what the numbers mean."""

    table: pa.Table
    info: dict[str, Any]
    feature_specs: tuple[Feature, ...]
    option_feature_specs: tuple[Feature, ...]

    def __len__(self) -> int:
        return int(self.table.num_rows)

    def features(self) -> Floats:
        """All rows stacked: float32 [decisions, features]."""
        return self._floats("features", len(self.feature_specs))

    def option_features(self) -> Floats:
        """The options of all rows one after the other: float32 [options, option features]."""
        if "option_features" not in self.table.column_names:
            raise WindfallError("this data set has no features of options; export it with them")
        rows = pa.chunked_array([chunk.flatten() for chunk in self.table.column("option_features").chunks])
        return _floats(rows, len(self.option_feature_specs))

    def column(self, name: str) -> NDArray[Any]:
        """A column of plain numbers or texts."""
        return np.asarray(self.table.column(name).to_numpy(zero_copy_only=False))

    def _floats(self, name: str, width: int) -> Floats:
        return _floats(self.table.column(name), width)


def _floats(lists: pa.ChunkedArray, width: int) -> Floats:
    parts = [chunk.flatten().to_numpy(zero_copy_only=False) for chunk in lists.chunks]
    flat = np.concatenate(parts) if parts else np.zeros(0, np.float32)
    return flat.reshape(-1, width)


def write(match: Match, path: str | Path, jobs: int = 1, *, with_option_features: bool = False) -> Iterator[Record]:
    """Play a match and write its games to a file; gives each game as it is played."""
    schema = _schema(match, with_option_features)
    to_play = play_each(match, record_game_with_options if with_option_features else record_game, jobs)
    return _write(to_play, schema, Path(path))


def _write(records: Iterable[Record], schema: pa.Schema, path: Path) -> Iterator[Record]:
    group: list[Record] = []
    try:
        with pq.ParquetWriter(path, schema, compression="zstd") as file:
            for record in records:
                group.append(record)
                if len(group) == _GAMES_PER_ROW_GROUP:
                    file.write_table(_tables(group, schema))
                    group.clear()
                yield record
            if group:
                file.write_table(_tables(group, schema))
    except OSError as error:
        raise WindfallError(f"cannot write the data set {path}: {error.strerror or error}") from error


def _schema(match: Match, with_option_features: bool) -> pa.Schema:
    title = find_title(match.title)
    numbers = pa.list_(pa.float32(), len(title.feature_specs))
    option_numbers = pa.list_(pa.list_(pa.float32(), len(title.option_feature_specs)))
    text = pa.dictionary(pa.int16(), pa.string())
    types = {
        "game": pa.int32(),
        "seed": pa.int64(),
        "move": pa.int32(),
        "seat": pa.int8(),
        "bot": text,
        "kind": text,
        "features": numbers,
        "options": pa.list_(pa.int32()),
        **({"option_features": option_numbers} if with_option_features else {}),
        "chosen": pa.int32(),
        "score": pa.int32(),
        "win_share": pa.float32(),
    }
    fields = [pa.field(name, kind, metadata={"meaning": COLUMNS[name]}) for name, kind in types.items()]
    return pa.schema(fields, metadata={_METADATA: json.dumps(_info(match, title))})


def _info(match: Match, title: Title) -> dict[str, Any]:
    return {
        "title": title.name,
        "rules": title.rules,
        "components": title.components_digest,
        "players": len(match.bots),
        "settings": dict(match.settings),
        "bots": list(match.bots),
        "games": match.games,
        "seed": match.seed,
        "features": [_row(spec) for spec in title.feature_specs],
        "option_features": [_row(spec) for spec in title.option_feature_specs],
    }


def _row(spec: Feature) -> list[Any]:
    *numbers, words, component = astuple(spec)
    return [*numbers, msgspec.to_builtins(words), component]


def _feature(row: list[Any]) -> Feature:
    """A feature as it was written; data sets of before have no component, or its words in English and not as a
    message."""
    name, meaning, scale, place, group, told, words, *component = row
    said = msgspec.convert(words, Message) if isinstance(words, dict) else None
    return Feature(name, meaning, scale, place, group, told, said, *component)


def _tables(records: Iterable[Record], schema: pa.Schema) -> pa.Table:
    return pa.concat_tables([_table(record, schema) for record in records])


def _table(record: Record, schema: pa.Schema) -> pa.Table:
    """The rows of one game."""
    count = len(record.seats)
    columns: dict[str, Any] = {
        "game": np.full(count, record.game, np.int32),
        "seed": np.full(count, record.seed, np.int64),
        "move": np.arange(count, dtype=np.int32),
        "seat": record.seats,
        "bot": [record.bots[seat] for seat in record.seats],
        "kind": record.kinds,
        "features": _fixed_lists(record.features),
        "options": record.options,
        "chosen": record.chosen,
        "score": np.array(record.scores, np.int32)[record.seats],
        "win_share": np.array(record.win_shares, np.float32)[record.seats],
    }
    if "option_features" in schema.names:
        ends = np.cumsum([0, *(len(rows) for rows in record.option_features)], dtype=np.int32)
        columns["option_features"] = pa.ListArray.from_arrays(
            ends, _fixed_lists(np.concatenate(record.option_features))
        )
    arrays = [pa.array(columns[field.name], type=field.type) for field in schema]
    return pa.Table.from_arrays(arrays, schema=schema)


def _fixed_lists(rows: Floats) -> pa.FixedSizeListArray:
    return pa.FixedSizeListArray.from_arrays(pa.array(rows.ravel()), rows.shape[1])


def read(path: str | Path) -> DataSet:
    """A data set from a file that `windfall export` or `write` made."""
    try:
        table = pq.read_table(path)
    except (OSError, pa.ArrowInvalid) as error:
        raise WindfallError(f"cannot read the data set {path}: {error}") from error
    metadata = table.schema.metadata or {}
    if _METADATA not in metadata:
        raise WindfallError(f"{path} is a Parquet file, but not a data set of Windfall")
    info = json.loads(metadata[_METADATA])
    return DataSet(
        table=table,
        feature_specs=tuple(map(_feature, info.pop("features"))),
        option_feature_specs=tuple(map(_feature, info.pop("option_features"))),
        info=info,
    )
