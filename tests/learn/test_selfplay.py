"""What self-play brings home is what happened in the games."""

import numpy as np
import pytest

from windfall.engine.registry import title as find_title
from windfall.engine.registry import title_names
from windfall.engine.title import SettingValue
from windfall.learn.experience import Experience, SparseRows
from windfall.learn.model import Model
from windfall.learn.recorder import Harvest, utility
from windfall.learn.rivals import BotRival
from windfall.learn.selfplay import Task, play_games
from windfall.players import bot
from windfall.thinking.batch import Batch
from windfall.thinking.network import Floats, Judgement, Network
from windfall.thinking.network import network as shipped


def harvest(
    title: str,
    players: int = 2,
    teacher: str | None = None,
    seed: int = 1,
    rival: str | Network | None = None,
    **settings: SettingValue,
) -> Harvest:
    network = Model(title, 0).network()
    task = Task(network=network, players=players, games=3, seed=seed, settings=settings, teacher=teacher, rival=rival)
    return play_games(task)


@pytest.mark.share("jumpdrive")
@pytest.mark.parametrize("title", title_names())
def test_a_task_gives_the_same_games_again(title: str) -> None:
    first, again = harvest(title).experience, harvest(title).experience
    other = harvest(title, seed=2).experience
    assert first.chosen.tolist() == again.chosen.tolist()
    assert first.advantage is not None
    assert again.advantage is not None
    assert first.advantage.tolist() == again.advantage.tolist()
    assert first.chosen.tolist() != other.chosen.tolist()


@pytest.mark.parametrize("title", title_names())
def test_decisions_are_recorded_with_the_ends_of_their_games(title: str) -> None:
    brought = harvest(title, players=3)
    experience = brought.experience
    counts = np.diff(experience.option_starts)
    assert brought.games == 3
    assert brought.seats == 9
    assert (counts >= 2).all()
    assert (experience.chosen < counts).all()
    np.testing.assert_allclose(experience.wins.sum(axis=1), 1)
    assert (experience.wins[:, 3:] == 0).all()
    assert (experience.scores.max(axis=1) * (experience.wins[:, 0] > 0) <= experience.scores[:, 0] + 0.01).all()


def test_advantages_sum_up_surprises_to_the_end_of_the_game() -> None:
    """A network that knows nothing expects an even share at every decision, so all surprise comes at the end."""
    experience = harvest("jumpdrive").experience
    assert experience.advantage is not None
    start = utility(experience.wins, experience.scores, 2, 0.5)
    last_of_a_seat = np.isclose(experience.advantage, start, atol=1e-5)
    assert last_of_a_seat.sum() >= 3 * 2
    ratio = experience.advantage / start
    powers = np.round(np.log(ratio) / np.log(0.9))
    np.testing.assert_allclose(ratio, 0.9**powers, rtol=1e-3)


def test_what_others_choose_at_the_same_time_is_recorded() -> None:
    foreseen = harvest("race", players=3).experience.foreseen
    told = foreseen[(foreseen[:, 0] >= 0).all(axis=1)]
    assert len(told)
    assert set(np.unique(told[:, :2])) == {0.0, 1.0}
    # Each of the two others chooses one action card; nobody sits further left.
    assert (told[:, :2].sum(axis=2) == 1).all()
    assert (told[:, 2:] == -1).all()
    assert len(find_title("newfrontiers").foreseen) == 0


@pytest.mark.parametrize("rival", [None, "random"])
def test_a_pair_is_recorded_as_its_two_cards(rival: str | None) -> None:
    """So what is foreseen means the same in the standard and in the experienced game. Twice the same is one card."""
    experience = harvest("race", rival=rival, experienced=True).experience
    asked = (experience.foreseen[:, 0] >= 0).all(axis=1)
    told = experience.foreseen[asked, 0].sum(axis=1)
    assert set(told.tolist()) == {1.0, 2.0}
    assert (told == 2).sum() > (told == 1).sum()
    assert set(np.diff(experience.option_starts)[asked].tolist()) == {23}


def test_a_rival_plays_all_seats_but_one() -> None:
    alone, among = harvest("race", players=3), harvest("race", players=3, rival="greedy")
    # An untrained network is no match for it: whoever decides in these games does not win them.
    assert (among.experience.wins[:, 0] == 0).all()
    assert among.scores > alone.scores
    foreseen = among.experience.foreseen
    told = foreseen[(foreseen[:, 0] >= 0).all(axis=1)]
    assert (told[:, :2].sum(axis=2) == 1).all()


def test_a_rival_that_is_a_network_plays_all_seats_but_one() -> None:
    """Untrained, it plays as the network itself does; only the one seat's decisions are recorded."""
    alone, among = harvest("race", players=3), harvest("race", players=3, rival=Model("race", 1).network())
    assert 0.2 < len(among.experience) / len(alone.experience) < 0.5
    foreseen = among.experience.foreseen
    told = foreseen[(foreseen[:, 0] >= 0).all(axis=1)]
    assert len(told)
    assert (told[:, :2].sum(axis=2) == 1).all()


@pytest.mark.parametrize("title", ["race", "jumpdrive"])
def test_a_network_by_name_is_asked_for_many_games_at_once(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And plays as the bot of that name does, opinions and all: both bring home the same games."""
    counts: list[int] = []
    judge = Batch.judge

    def counted(self: Batch, network: Network) -> tuple[Judgement, Floats]:
        if network is shipped(title, 1):
            counts.append(len(self.counts))
        return judge(self, network)

    monkeypatch.setattr(Batch, "judge", counted)
    together = harvest(title, players=3, rival="learned@1").experience
    assert max(counts) == 3
    monkeypatch.setattr("windfall.learn.selfplay.rival_by_name", lambda name, *_: BotRival(bot(name)))
    counts.clear()
    alone = harvest(title, players=3, rival="learned@1").experience
    assert {*counts} == {1}
    assert together.chosen.tolist() == alone.chosen.tolist()
    np.testing.assert_array_equal(together.scores, alone.scores)


def test_a_network_by_name_has_its_temperature() -> None:
    surely, by_chance = (harvest("jumpdrive", rival=name).experience for name in ("learned@1", "learned@1:50"))
    assert surely.scores.tolist() != by_chance.scores.tolist()
    assert surely.scores[:, 1].mean() > by_chance.scores[:, 1].mean()


def test_lessons_record_what_the_teacher_chooses() -> None:
    taught = harvest("jumpdrive", teacher="greedy")
    assert taught.experience.advantage is None
    assert taught.scores > harvest("jumpdrive").scores / 2


def test_sparse_rows_keep_all_numbers() -> None:
    rng = np.random.default_rng(0)
    rows = np.where(rng.random((7, 30)) < 0.2, rng.random((7, 30)), 0).astype(np.float32)
    joined = SparseRows.join([SparseRows.of(rows[:4]), SparseRows.of(rows[4:])])
    wanted = np.array([6, 0, 3, 3])
    np.testing.assert_array_equal(joined.some(wanted).dense(), rows[wanted])
    np.testing.assert_array_equal(joined.turned().dense(), rows.T)


def test_experience_is_joined() -> None:
    one, two = harvest("jumpdrive").experience, harvest("jumpdrive", seed=2).experience
    both = Experience.join([one, two])
    assert len(both) == len(one) + len(two)
    place = len(one) + 5
    options = np.arange(both.option_starts[place], both.option_starts[place + 1])
    own = np.arange(two.option_starts[5], two.option_starts[6])
    np.testing.assert_array_equal(both.options.some(options).dense(), two.options.some(own).dense())
    np.testing.assert_array_equal(both.actions[options], two.actions[own])
