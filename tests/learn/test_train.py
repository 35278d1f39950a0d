"""Training runs: they learn, repeat, resume, and tell how they went."""

import gc
import weakref
from collections.abc import Mapping
from pathlib import Path

import msgspec
import numpy as np
import pytest
from click.testing import Result
from typer.testing import CliRunner

from tests.learn.tasks import TRACE, play_games_and_die_once
from windfall.cli.app import app
from windfall.engine.errors import SetupError
from windfall.engine.registry import title as find_title
from windfall.engine.title import SettingValue
from windfall.learn.checkpoint import LOG, WEIGHTS, begin, earlier, read_settings, restore, save
from windfall.learn.evaluate import Exam, play_exam
from windfall.learn.log import Entry, read_log
from windfall.learn.model import Model
from windfall.learn.report import write_report
from windfall.learn.selfplay import Task, play_games
from windfall.learn.settings import Settings
from windfall.learn.train import tasks, train
from windfall.learn.update import Learner, Pace
from windfall.thinking.network import Layers, Network, load
from windfall.workers import Workers, pin_threads


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
        "opinion_share": 0.6,
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


def test_earlier_networks_are_read_as_they_are_met_and_a_few_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "earlier").mkdir()
    for done in range(1, 41):
        Model("jumpdrive", done, False, Layers(8, 8, 8)).network().save(tmp_path / "earlier" / f"{done:06}.npz")
    read: list[weakref.ref[Network]] = []

    def reading(file: Path) -> Network:
        network = load(file)
        read.append(weakref.ref(network))
        return network

    monkeypatch.setattr("windfall.learn.checkpoint.load", reading)
    kept = earlier(tmp_path, 40)
    assert len(kept) == len(earlier(tmp_path, 41)) == 40
    assert not read
    assert kept[39] is kept[2:][37]
    assert len(read) == 1
    assert len({network.weights["hidden"].tobytes() for network in kept}) == 40
    gc.collect()
    assert sum(network() is not None for network in read) <= 16


def test_only_named_settings_vary() -> None:
    settings = small(title="race", variants=1.0, varied=("experienced",), tasks=32, games=32)
    network = Model("race", 0).network()
    drawn = [task.settings for task in tasks(settings, 2, network, np.random.default_rng(0))]
    assert {each["experienced"] for each in drawn} == {False, True}
    assert all("setup" not in each for each in drawn)
    with pytest.raises(SetupError, match="no setting 'goals' to vary"):
        small(title="race", varied=("goals",)).check()


def test_values_are_drawn_as_often_as_they_are_named() -> None:
    """So every third game can be the experienced one. What a number of players cannot have leaves other settings be."""
    network = Model("race", 0).network()

    def drawn(**changes: object) -> list[tuple[int, Mapping[str, SettingValue]]]:
        settings = small(title="race", tasks=600, games=600, **changes)
        settings.check()
        return [(task.players, task.settings) for task in tasks(settings, 2, network, np.random.default_rng(0))]

    third = drawn(variants=1 / 3, varied=("experienced",), varied_values={"experienced": (True,)})
    assert {*(tuple(each.items()) for _players, each in third)} == {(), (("experienced", True),)}
    assert 170 < sum("experienced" in each for _players, each in third) < 230
    twice = drawn(variants=1.0, varied=("experienced",), varied_values={"experienced": (True, True, False)})
    assert 370 < sum(each["experienced"] is True for _players, each in twice) < 430
    both = drawn(variants=1.0, players=(2, 4), varied_values={"experienced": (True,)})
    assert all(("experienced" in each) == (players == 2) for players, each in both)
    assert {each["setup"] for players, each in both if players == 4} == {*setups()}


def setups() -> tuple[SettingValue, ...]:
    return next(spec.allowed for spec in find_title("race").settings if spec.name == "setup")


def test_values_that_no_game_of_the_run_can_have_are_refused() -> None:
    for wrong, message in (
        ({"varied_values": {"experienced": (1,)}}, "setting 'experienced' cannot be 1"),
        ({"varied_values": {"goals": (True,)}}, "no setting 'goals' to vary"),
        ({"varied_values": {"experienced": (True,)}, "players": (3, 4)}, "2 players"),
    ):
        with pytest.raises(SetupError, match=message):
            small(title="race", **wrong).check()


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


def test_an_interruption_costs_one_iteration_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between evaluations, too; and the log misses none, though it comes as soon as the checkpoint is written."""
    settings = small(iterations=5, teacher=None, rivals=(), evaluate_every=50)
    begin(tmp_path, settings)
    assert [entry.iteration for entry in run(tmp_path, settings, stop_after=2)] == [0, 1]

    def interrupted(*_arguments: object) -> None:
        raise KeyboardInterrupt

    def saved_and_interrupted(folder: Path, learner: Learner, iterations: int) -> None:
        save(folder, learner, iterations)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("windfall.learn.train.play_games", interrupted)
        with pytest.raises(KeyboardInterrupt):
            run(tmp_path, settings)
    with monkeypatch.context() as patched:
        patched.setattr("windfall.learn.train.save", saved_and_interrupted)
        with pytest.raises(KeyboardInterrupt):
            run(tmp_path, settings)
    assert list(earlier(tmp_path, 5)) == []
    assert [entry.iteration for entry in run(tmp_path, settings)] == [3, 4]
    log = read_log(tmp_path / LOG)
    assert [(entry.iteration, entry.games) for entry in log] == [(done, 8 * (done + 1)) for done in range(5)]
    assert len(earlier(tmp_path, 5)) == 1


def test_a_run_of_which_a_worker_is_killed_ends_as_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = small(iterations=2, evaluate_every=50)
    for name in ("spared", "killed"):
        begin(tmp_path / name, settings)
    run(tmp_path / "spared", settings, jobs=2)
    monkeypatch.setenv(TRACE, str(tmp_path / "trace"))
    monkeypatch.setattr("windfall.learn.train.play_games", play_games_and_die_once)
    entries = run(tmp_path / "killed", settings, jobs=2)
    assert (tmp_path / "trace").exists()
    assert [(entry.iteration, entry.games) for entry in entries] == [(0, 8), (1, 16)]
    spared, killed = load(tmp_path / "spared" / WEIGHTS), load(tmp_path / "killed" / WEIGHTS)
    for name, array in spared.weights.items():
        np.testing.assert_array_equal(array, killed.weights[name])


def test_the_report_tells_how_long_was_played_and_learned(tmp_path: Path) -> None:
    begin(tmp_path, small(iterations=2))
    entries = run(tmp_path, small(iterations=2))
    told = [
        msgspec.structs.replace(entry, seconds=hours * 3600, playing=1800.0, learning=900.0)
        for entry, hours in zip(entries, (1.0, 2.0), strict=True)
    ]
    (tmp_path / LOG).write_bytes(b"".join(msgspec.json.encode(entry) + b"\n" for entry in told))
    write_report(tmp_path)
    assert "2.00 hours, of which 1.00 playing and 0.50 learning; seed 0" in (tmp_path / "report.md").read_text()


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


def test_settings_to_vary_are_told_with_their_values(tmp_path: Path) -> None:
    command = ["train", "race", "--iterations", "1", "--games", "8", "--teacher", "none", "--rival", "none"]
    command += ["--against", "random", "--evaluation-games", "10", "--set", "variants=1"]

    def run_of(vary: str) -> Result:
        return CliRunner().invoke(app, [*command, "--vary", vary, "--out", str(tmp_path / "run")])

    wrong = run_of("experienced=maybe")
    assert wrong.exit_code == 2
    assert "setting experienced cannot be 'maybe'; allowed: false, true" in wrong.output
    done = run_of("experienced=true,experienced=true,experienced=false,setup")
    assert done.exit_code == 0, done.output
    settings = read_settings(tmp_path / "run")
    assert settings.varied == ("experienced", "setup")
    assert settings.varied_values == {"experienced": (True, True, False)}


def test_a_run_takes_the_cores_there_are_unless_it_is_told_how_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs = []

    class Hired(Workers):
        def __init__(self, count: int, *, ray: bool) -> None:
            jobs.append(count)
            super().__init__(1, ray=ray)

    monkeypatch.setattr("windfall.cli.train.Workers", Hired)
    monkeypatch.setattr("windfall.cli.train.cores", lambda: 2)
    command = ["train", "jumpdrive", "--iterations", "1", "--games", "8", "--teacher", "none", "--set", "batch=256"]
    command += ["--against", "random", "--evaluation-games", "10"]
    for name, told in (("all", []), ("one", ["--jobs", "1", "--threads", "1"])):
        done = CliRunner().invoke(app, [*command, *told, "--out", str(tmp_path / name)])
        assert done.exit_code == 0, done.output
    assert jobs == [2, 1]
    assert [read_settings(tmp_path / name).threads for name in ("all", "one")] == [2, 1]


def test_several_threads_and_processes_repeat_a_run(tmp_path: Path) -> None:
    """With the same threads that learn, however many processes play."""
    pin_threads()
    settings = small(iterations=2, threads=2)
    for name, jobs in (("one", 1), ("two", 2)):
        begin(tmp_path / name, settings)
        run(tmp_path / name, settings, jobs)
    one, two = load(tmp_path / "one" / WEIGHTS), load(tmp_path / "two" / WEIGHTS)
    for name, array in one.weights.items():
        np.testing.assert_array_equal(array, two.weights[name])


def test_train_from_the_command_line(tmp_path: Path) -> None:
    out = tmp_path / "run"
    command = ["train", "jumpdrive", "--iterations", "2", "--games", "8", "--lessons", "1", "--against", "random"]
    command += ["--evaluate-every", "1", "--evaluation-games", "10", "--set", "batch=256", "--out", str(out)]
    first = CliRunner().invoke(app, command)
    assert first.exit_code == 0, first.output
    assert not load(out / WEIGHTS).hearing.opinions
    settings = read_settings(out)
    assert (settings.opinion_share, settings.rivals) == (0, ("greedy", "earlier"))
    usual = Settings(title="jumpdrive", players=(2,), iterations=2)
    assert (usual.opinion_share, usual.rivals) == (settings.opinion_share, settings.rivals)
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
