"""Training runs: they learn, repeat, resume, and tell how they went."""

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from windfall.cli.app import app
from windfall.engine.errors import SetupError
from windfall.learn.checkpoint import LOG, WEIGHTS, begin, earlier, read_settings, restore
from windfall.learn.evaluate import Exam, play_exam
from windfall.learn.log import Entry, read_log
from windfall.learn.model import Model
from windfall.learn.selfplay import Task, play_games
from windfall.learn.settings import Settings
from windfall.learn.train import tasks, train
from windfall.learn.update import Learner, Pace
from windfall.thinking.network import load
from windfall.workers import Workers


def small(**changes: object) -> Settings:
    settings = {
        "title": "jumpdrive",
        "players": (2,),
        "iterations": 3,
        "games": 8,
        "lessons": 1,
        "against": ("random",),
        "evaluate_every": 2,
        "evaluation_games": 10,
        "tasks": 4,
    }
    return Settings(**{**settings, **changes})  # type: ignore[arg-type]


def run(folder: Path, settings: Settings, jobs: int = 1, stop_after: int | None = None) -> list[Entry]:
    entries = []
    with Workers(jobs) as workers:
        for entry in train(folder, settings, workers):
            entries.append(entry)
            if entry.iteration + 1 == stop_after:
                break
    return entries


def test_a_choice_that_goes_well_becomes_likelier() -> None:
    """Trained on one batch, the network moves toward choices with an advantage and away from the others."""
    learner = Learner(Model("jumpdrive", 0))
    experience = play_games(Task(network=learner.model.network(), players=2, games=8, seed=1)).experience
    assert experience.advantage is not None
    before = learner.update(experience, Pace(1, 4096, 0.0, 0.0), np.random.default_rng(0))
    for _ in range(6):
        after = learner.update(experience, Pace(2, 128, 1e-3, 0.0), np.random.default_rng(0))
    assert after.win_loss < before.win_loss
    assert after.score_error < before.score_error
    assert after.entropy < before.entropy
    assert after.moved > before.moved


@pytest.mark.thorough
def test_a_run_repeats_from_its_seed_with_any_number_of_processes(tmp_path: Path) -> None:
    for name, jobs in (("two", 2), ("three", 3)):
        begin(tmp_path / name, small())
        run(tmp_path / name, small(), jobs)
    two, three = load(tmp_path / "two" / WEIGHTS), load(tmp_path / "three" / WEIGHTS)
    for name, array in two.weights.items():
        np.testing.assert_array_equal(array, three.weights[name])


@pytest.mark.thorough
def test_a_run_meets_its_earlier_networks(tmp_path: Path) -> None:
    """At evaluations they are kept; a stopped run meets those that it had met."""
    settings = small(iterations=4, rivals=("earlier",), rival_share=1.0, first=24, hidden=16, rating=8)
    for name in ("through", "stopped"):
        begin(tmp_path / name, settings)
    run(tmp_path / "through", settings)
    run(tmp_path / "stopped", settings, stop_after=3)
    run(tmp_path / "stopped", settings)
    assert [len(earlier(tmp_path / "through", done)) for done in (0, 1, 2, 4)] == [0, 1, 2, 3]
    through, stopped = load(tmp_path / "through" / WEIGHTS), load(tmp_path / "stopped" / WEIGHTS)
    assert through.weights["hidden"].shape == (24, 16)
    for name, array in through.weights.items():
        np.testing.assert_array_equal(array, stopped.weights[name])
    drawn = tasks(settings, 2, through, np.random.default_rng(0), [stopped])
    assert all(task.rival is stopped for task in drawn)


def test_only_named_settings_vary() -> None:
    settings = small(title="race", variants=1.0, varied=("experienced",), tasks=32, games=32)
    network = Model("race", 0).network()
    drawn = [task.settings for task in tasks(settings, 2, network, np.random.default_rng(0))]
    assert {each["experienced"] for each in drawn} == {False, True}
    assert all("setup" not in each for each in drawn)
    with pytest.raises(SetupError, match="no setting 'goals' to vary"):
        small(title="race", varied=("goals",)).check()


def test_a_stopped_run_resumes_at_its_last_checkpoint_and_ends_alike(tmp_path: Path) -> None:
    for name in ("through", "stopped"):
        begin(tmp_path / name, small())
    run(tmp_path / "through", small())
    run(tmp_path / "stopped", small(), stop_after=3 - 1)
    run(tmp_path / "stopped", small())
    through, stopped = load(tmp_path / "through" / WEIGHTS), load(tmp_path / "stopped" / WEIGHTS)
    for name, array in through.weights.items():
        np.testing.assert_array_equal(array, stopped.weights[name])
    log = read_log(tmp_path / "stopped" / LOG)
    assert [entry.iteration for entry in log] == [0, 1, 2]
    assert log[-1].games == 3 * 8


def test_a_log_that_ends_in_the_middle_of_a_line_is_read(tmp_path: Path) -> None:
    begin(tmp_path, small())
    run(tmp_path, small(iterations=1))
    with (tmp_path / LOG).open("ab") as log:
        log.write(b'{"iteration": 1, "ga')
    assert [entry.iteration for entry in read_log(tmp_path / LOG)] == [0]


def test_a_run_begins_with_given_weights(tmp_path: Path) -> None:
    file = tmp_path / "start.npz"
    Model("jumpdrive", 7).network().save(file)
    settings = small(start=str(file))
    learner, _log, done = restore(tmp_path, settings)
    assert done == 0
    first = load(file).weights["first"]
    np.testing.assert_array_equal(learner.model.network().weights["first"], first)
    learner, _log, _done = restore(tmp_path, small(start=str(file), first=first.shape[1] + 64))
    np.testing.assert_array_equal(learner.model.network().weights["first"][:, : first.shape[1]], first)
    with pytest.raises(SetupError, match="are for jumpdrive, not race"):
        small(start=str(file), title="race").check()


def test_the_network_to_play_with_is_a_mean_of_the_last_updates() -> None:
    learner = Learner(Model("jumpdrive", 0))
    experience = play_games(Task(network=learner.model.network(), players=2, games=8, seed=1)).experience
    seen = []
    for _ in range(3):
        learner.update(experience, Pace(1, 128, 1e-3, 0.0), np.random.default_rng(0))
        seen.append(learner.model.network().weights["hidden"].copy())
    wanted = 0.95 * (0.95 * seen[0] + 0.05 * seen[1]) + 0.05 * seen[2]
    np.testing.assert_allclose(learner.steady().weights["hidden"], wanted, atol=1e-6)


def test_an_evaluation_ends_though_the_network_would_play_forever() -> None:
    network = Model("race", 0).network()
    assert play_exam(Exam(network, "random", 2, {}, 0, 1, 1)).wins in (0, 0.5, 1)


def test_settings_that_cannot_be_are_refused() -> None:
    for wrong, message in (
        ({"players": ()}, "at least one number of players"),
        ({"players": (7,)}, "2 to 4 players"),
        ({"games": 2}, "at least one iteration of 4 games"),
        ({"against": ("nobody",)}, "there is no bot 'nobody'"),
        ({"teacher": "nobody"}, "there is no bot 'nobody'"),
    ):
        with pytest.raises(SetupError if "bot" not in message else Exception, match=message):
            small(**wrong).check()


def test_settings_are_changed_by_name() -> None:
    changed = small().changed(["epochs=5", "first_rate=2e-4"])
    assert (changed.epochs, changed.first_rate, changed.games) == (5, 2e-4, 8)
    for wrong in ("epochs", "title=race", "speed=5"):
        with pytest.raises(SetupError, match=r"a setting is NAME=VALUE.*first_rate"):
            small().changed([wrong])
    with pytest.raises(SetupError, match="Expected `int`"):
        small().changed(["epochs=many"])


@pytest.mark.parametrize(
    ("words", "teacher"),
    [((), "greedy"), (("--start", "FILE"), None), (("--start", "FILE", "--teacher", "novice"), "novice")],
)
def test_weights_to_begin_with_are_taught_only_by_a_teacher_who_is_named(
    tmp_path: Path, words: tuple[str, ...], teacher: str | None
) -> None:
    file = tmp_path / "start.npz"
    Model("jumpdrive", 7).network().save(file)
    given = [str(file) if word == "FILE" else word for word in words]
    command = ["train", "jumpdrive", "--iterations", "1", "--games", "8", "--evaluate-every", "9", "--set", "batch=256"]
    command += ["--against", "random", "--evaluation-games", "10", "--out", str(tmp_path / "run")]
    done = CliRunner().invoke(app, [*command, *given])
    assert done.exit_code == 0, done.output
    assert read_settings(tmp_path / "run").teacher == teacher


def test_train_from_the_command_line(tmp_path: Path) -> None:
    out = tmp_path / "run"
    command = ["train", "jumpdrive", "--iterations", "2", "--games", "8", "--lessons", "1", "--against", "random"]
    command += ["--evaluate-every", "1", "--evaluation-games", "10", "--set", "batch=256", "--out", str(out)]
    first = CliRunner().invoke(app, command)
    assert first.exit_code == 0, first.output
    assert (out / "weights.npz").exists()
    report = (out / "report.md").read_text()
    assert "| 2 | 16 | random | 2 |" in report
    assert "<svg" in (out / "curves.svg").read_text()
    again = CliRunner().invoke(app, command)
    assert again.exit_code == 2
    assert "--resume" in again.output
    resume = ["train", "jumpdrive", "--resume", "--out", str(out)]
    finished = CliRunner().invoke(app, resume)
    assert finished.exit_code == 0, finished.output
    assert "had done all its 2 iterations. To go on, name more: --resume --iterations N" in finished.output
    longer = CliRunner().invoke(app, [*resume, "--iterations", "3"])
    assert longer.exit_code == 0, longer.output
    assert [entry.iteration for entry in read_log(out / LOG)] == [0, 1, 2]
    assert read_settings(out).iterations == 3
    shorter = CliRunner().invoke(app, [*resume, "--iterations", "1"])
    assert shorter.exit_code == 2
    assert "has done 3 iterations already" in shorter.output
    changed = CliRunner().invoke(app, [*resume, "--games", "16", "--set", "epochs=2"])
    assert changed.exit_code == 2
    assert "keeps its settings; leave out --games, --set" in changed.output
    other = CliRunner().invoke(app, ["train", "race", "--resume", "--out", str(out)])
    assert other.exit_code == 2
    assert "is for jumpdrive" in other.output
