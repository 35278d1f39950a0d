"""The folder of a run: settings, log, a checkpoint to resume from, and the weights to play with."""

import os
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, overload

import msgspec
import torch

from windfall.engine.errors import SetupError
from windfall.learn.log import Log
from windfall.learn.model import Model
from windfall.learn.settings import Settings
from windfall.learn.update import Learner
from windfall.thinking.network import Layers, Network, load

SETTINGS = "settings.json"
LOG = "log.jsonl"
CHECKPOINT = "checkpoint.pt"
WEIGHTS = "weights.npz"
EARLIER = "earlier"  # the folder of networks as they were at evaluations, for the run to play against
_REMEMBERED: Final = 16  # of them, so that a long run does not fill the memory with its past


def begin(folder: Path, settings: Settings) -> None:
    """Make the folder of a new run."""
    if (folder / SETTINGS).exists():
        raise SetupError(f"{folder} holds a run already; resume it with --resume, or name another folder")
    folder.mkdir(parents=True, exist_ok=True)
    _write_settings(folder, settings)


def _write_settings(folder: Path, settings: Settings) -> None:
    (folder / SETTINGS).write_bytes(msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")


def go_on(folder: Path, title: str, iterations: int | None) -> Settings:
    """The settings of the run that is resumed, from now on with so many iterations in all if that is told."""
    settings = read_settings(folder)
    if settings.title != title:
        raise SetupError(f"the run in {folder} is for {settings.title}, not {title}")
    if iterations is None or iterations == settings.iterations:
        return settings
    stored = _read_checkpoint(folder)
    done = 0 if stored is None else int(stored["iterations"])
    if iterations < done:
        raise SetupError(f"the run in {folder} has done {done} iterations already; name more than {iterations}")
    settings = msgspec.structs.replace(settings, iterations=iterations)
    _write_settings(folder, settings)
    return settings


def read_settings(folder: Path) -> Settings:
    try:
        return msgspec.json.decode((folder / SETTINGS).read_bytes(), type=Settings)
    except FileNotFoundError as error:
        raise SetupError(f"there is no run in {folder}; start one without --resume") from error
    except msgspec.DecodeError as error:
        raise SetupError(f"{folder / SETTINGS} cannot be read: {error}") from error


def restore(folder: Path, settings: Settings) -> tuple[Learner, Log, int]:
    """The learner as the last checkpoint left it, the log up to there, and the next iteration."""
    start = None if settings.start is None else load(Path(settings.start))
    layers = Layers(settings.first, settings.hidden, settings.rating)
    if start is not None:
        layers = layers.or_wider(Layers.within(start.weights))
    model = Model(settings.title, settings.seed, settings.opinion_share > 0, layers)
    if start is not None:
        model.take(start)
    learner = Learner(model)
    done = 0
    stored = _read_checkpoint(folder)
    if stored is not None:
        learner.model.load_state_dict(stored["model"])
        learner.average.load_state_dict(stored["average"])
        learner.optimizer.load_state_dict(stored["optimizer"])
        done = int(stored["iterations"])
    return learner, Log.read(folder / LOG, done), done


def _read_checkpoint(folder: Path) -> dict[str, Any] | None:
    file = folder / CHECKPOINT
    stored: dict[str, Any] | None = torch.load(file, weights_only=True) if file.exists() else None
    return stored


def save(folder: Path, learner: Learner, iterations: int) -> None:
    """Write checkpoint and weights; a crash while writing leaves the ones before."""
    stored = {
        "model": learner.model.state_dict(),
        "average": learner.average.state_dict(),
        "optimizer": learner.optimizer.state_dict(),
        "iterations": iterations,
    }
    torch.save(stored, folder / "writing.pt")
    os.replace(folder / "writing.pt", folder / CHECKPOINT)
    _write_network(learner.steady(), folder, folder / WEIGHTS)


def keep(folder: Path, learner: Learner, iterations: int) -> None:
    """Keep the network as it is now, for the run to play against."""
    (folder / EARLIER).mkdir(exist_ok=True)
    _write_network(learner.model.network(), folder, folder / EARLIER / f"{iterations:06}.npz")


def _write_network(network: Network, folder: Path, file: Path) -> None:
    with (folder / "writing.npz").open("wb") as writing:
        network.save(writing)
    os.replace(folder / "writing.npz", file)


class Earlier(Sequence[Network]):
    """Networks in files, each of which is read when it is asked for."""

    def __init__(self, files: Sequence[Path]) -> None:
        self._files = files

    def __len__(self) -> int:
        return len(self._files)

    @overload
    def __getitem__(self, place: int) -> Network: ...
    @overload
    def __getitem__(self, place: slice) -> "Earlier": ...
    def __getitem__(self, place: int | slice) -> "Network | Earlier":
        return Earlier(self._files[place]) if isinstance(place, slice) else _kept(self._files[place])


def earlier(folder: Path, done: int) -> Earlier:
    """The networks of a run as they were at its evaluations up to an iteration, oldest first."""
    files = sorted((folder / EARLIER).glob("*.npz"))
    return Earlier([file for file in files if int(file.stem) <= done])


@lru_cache(_REMEMBERED)
def _kept(file: Path) -> Network:
    return load(file)
