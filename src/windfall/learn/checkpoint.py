"""The folder of a run: settings, log, a checkpoint to resume from, and the weights to play with."""

import os
from pathlib import Path

import msgspec
import torch

from windfall.engine.errors import SetupError
from windfall.learn.log import Log
from windfall.learn.model import Model
from windfall.learn.settings import Settings
from windfall.learn.update import Learner
from windfall.thinking.network import load

SETTINGS = "settings.json"
LOG = "log.jsonl"
CHECKPOINT = "checkpoint.pt"
WEIGHTS = "weights.npz"


def begin(folder: Path, settings: Settings) -> None:
    """Make the folder of a new run."""
    if (folder / SETTINGS).exists():
        raise SetupError(f"{folder} holds a run already; resume it with --resume, or name another folder")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / SETTINGS).write_bytes(msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")


def read_settings(folder: Path) -> Settings:
    try:
        return msgspec.json.decode((folder / SETTINGS).read_bytes(), type=Settings)
    except FileNotFoundError as error:
        raise SetupError(f"there is no run in {folder}; start one without --resume") from error
    except msgspec.DecodeError as error:
        raise SetupError(f"{folder / SETTINGS} cannot be read: {error}") from error


def restore(folder: Path, settings: Settings) -> tuple[Learner, Log, int]:
    """The learner as the last checkpoint left it, the log up to there, and the next iteration."""
    model = Model(settings.title, settings.seed, settings.opinion_share > 0)
    if settings.start is not None:
        model.take(load(Path(settings.start)))
    learner = Learner(model)
    done = 0
    file = folder / CHECKPOINT
    if file.exists():
        stored = torch.load(file, weights_only=True)
        learner.model.load_state_dict(stored["model"])
        learner.average.load_state_dict(stored["average"])
        learner.optimizer.load_state_dict(stored["optimizer"])
        done = int(stored["iterations"])
    return learner, Log.read(folder / LOG, done), done


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
    with (folder / "writing.npz").open("wb") as file:
        learner.steady().save(file)
    os.replace(folder / "writing.npz", folder / WEIGHTS)
