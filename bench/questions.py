"""What trying brings, by kind of question: win share that `search` gains over the policy's choice, for how many trials.

    python bench/questions.py race                        # what each kind of question brings, two players
    python bench/questions.py race --set experienced=true --positions 40 --worlds 256
    python bench/questions.py race --ways                 # ways to try, compared at the action choices
    python bench/questions.py race --write                # and the budgets by it into thinking/stakes.toml

Positions are drawn from games that the network plays against itself, as many for each kind of question. Where `search`
would choose something else than the policy, both are played on in the same fresh worlds, more of them and for more
rounds than a search has: what the chosen one wins more is the gain. A question on which the two agree gains nothing,
nor does one that `search` takes for certain: options are sorted out as in play, so the budgets are for what is played.
What twice the budget gains tells where more trials are worth their time. PYTHONPATH=build/compiled is faster.
"""

from windfall.workers import pin_threads

pin_threads()

import argparse  # noqa: E402 (NumPy reads the number of threads when it is imported)
import math  # noqa: E402
import random  # noqa: E402
from collections import defaultdict  # noqa: E402
from collections.abc import Mapping, Sequence  # noqa: E402
from dataclasses import dataclass, replace  # noqa: E402
from pathlib import Path  # noqa: E402
from typing import Final  # noqa: E402

import numpy as np  # noqa: E402
import tomlkit  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.table import Table  # noqa: E402

import windfall  # noqa: E402
from windfall.cli.parameters import read_settings  # noqa: E402
from windfall.engine.chance import Chance  # noqa: E402
from windfall.engine.observation import Observation  # noqa: E402
from windfall.engine.title import SettingValue  # noqa: E402
from windfall.players.learned import LearnedBot  # noqa: E402
from windfall.thinking import stakes  # noqa: E402
from windfall.thinking.contest import Contest, Doubt, SearchSettings  # noqa: E402
from windfall.thinking.lookahead import Horizon, Lookahead, sample_worlds  # noqa: E402
from windfall.thinking.network import network  # noqa: E402

_TRUTH: Final = Horizon(rounds=4, decisions=400, temperature=0.7)
_TRUTH_SEED: Final = 1 << 20
_PLAYED_AT: Final = 0.3  # temperature of the games from which positions are taken
_LEAST_STAKE, _MOST_STAKE = 0.5, 3.0
# Ways to try, told by how they differ from the settings of today.
WAYS: Final[Mapping[str, SearchSettings]] = {
    "as it is": SearchSettings(staked=False),
    "others drawn one by one": SearchSettings(staked=False, spread=False),
    "only what the policy doubts": SearchSettings(staked=False, action_doubt=Doubt()),
    "to the end of the round": SearchSettings(staked=False, rounds=1),
    "three rounds": SearchSettings(staked=False, rounds=3, decisions=60),
    "on to the own action choice": SearchSettings(staked=False, rounds=1, decisions=60, at_choice=True),
    "four times the prior": SearchSettings(staked=False, prior_weight=0.02),
    "half the prior": SearchSettings(staked=False, prior_weight=0.0025),
    "no prior": SearchSettings(staked=False, prior_weight=0.0),
    "three times the margin": SearchSettings(staked=False, margin_weight=0.006),
    "twice the simulations": SearchSettings(staked=False, simulations=96),
    "four times the simulations": SearchSettings(staked=False, simulations=192),
}


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision of a game that the network played against itself."""

    number: int
    kind: str
    observation: Observation
    actions: tuple[int, ...]


class Truth:
    """What options are worth in many worlds that no search has seen; each is worked out once."""

    def __init__(self, title: str, worlds: int) -> None:
        self._network = network(title)
        self._worlds = worlds
        self._known: dict[tuple[int, int], float] = {}

    def worth(self, asked: Asked, action: int) -> float:
        key = (asked.number, action)
        if key not in self._known:
            seen = asked.observation
            worlds = sample_worlds(seen, Chance(_TRUTH_SEED + asked.number), self._worlds)
            lookahead = Lookahead(self._network, seen.title, seen.seat, _TRUTH)
            self._known[key] = float(lookahead.outcomes([(world, action) for world in worlds]).wins.mean())
        return self._known[key]


@dataclass(slots=True)
class Brought:
    """What trying brought for some decisions."""

    gains: list[float]
    trials: list[int]
    other: int = 0  # decisions in which it chose something else than the policy

    @property
    def gain(self) -> float:
        return float(np.mean(self.gains))

    @property
    def error(self) -> float:
        return float(np.std(self.gains) / math.sqrt(len(self.gains)))

    @property
    def trials_each(self) -> float:
        return float(np.mean(self.trials))


def questions(
    title: str, players: int, settings: Mapping[str, SettingValue], each: int, kinds: Sequence[str]
) -> tuple[list[Asked], dict[str, float]]:
    """So many decisions of each kind, or of the named kinds, and how many of a kind there are in a game."""
    found: dict[str, list[Asked]] = defaultdict(list)
    counts: dict[str, int] = defaultdict(int)
    number = games = 0
    while games < 4 or (games < each * 4 and any(len(found[kind]) < each for kind in kinds or _common(counts, games))):
        game = windfall.new(title, players=players, seed=700_000 + games, **settings)
        bots = [LearnedBot(games * players + seat, _PLAYED_AT) for seat in range(players)]
        here: dict[str, list[Asked]] = defaultdict(list)
        while not game.over:
            seat = game.seats[0]
            observation, decision = game.observe(seat), game.decision(seat)
            if len(decision.actions) > 1:
                number += 1
                counts[decision.kind] += 1
                here[decision.kind].append(Asked(number, decision.kind, observation, decision.actions))
            game.play(seat, bots[seat].choose(observation, decision))
        rng = random.Random(games)
        for kind, asked in here.items():
            if not kinds or kind in kinds:
                found[kind] += rng.sample(asked, min(3, len(asked)))
        games += 1
    told = [asked for kind in sorted(found) for asked in found[kind][:each]]
    return told, {kind: count / games for kind, count in counts.items()}


def _common(counts: Mapping[str, int], games: int) -> list[str]:
    return [kind for kind, count in counts.items() if count >= games]


def tried(title: str, asked: Sequence[Asked], settings: SearchSettings, truth: Truth) -> dict[str, Brought]:
    """What trying in this way brings, by kind of question."""
    judge = network(title)
    brought: dict[str, Brought] = defaultdict(lambda: Brought([], []))
    for each in asked:
        seen = each.observation
        contest = Contest(judge, seen, each.actions, settings, 1)
        places = contest.worth_trying()
        chosen = liked = places[0]
        if len(places) > 1:
            chosen = contest.spend(places, settings.simulations)
        gain = 0.0
        if chosen != liked:
            gain = truth.worth(each, each.actions[chosen]) - truth.worth(each, each.actions[liked])
        told = brought[each.kind]
        told.gains.append(gain)
        told.trials.append(contest.trials)
        told.other += chosen != liked
    return dict(brought)


def show_questions(
    title: str, usual: Mapping[str, Brought], more: Mapping[str, Brought], often: Mapping[str, float]
) -> Table:
    table = Table(title=f"{title}: win share (in thousandths) that trying gains over the policy's choice")
    headings = ("question", "in a game", "measured", "trials", "other", "gain", "a 1,000 trials", "with twice as many")
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "question" else "right")
    for kind, told in sorted(usual.items(), key=lambda each: -often[each[0]]):
        per_trial = told.gain / told.trials_each * 1e6 if told.trials_each else 0.0
        table.add_row(
            *(kind, f"{often[kind]:.1f}", str(len(told.gains)), f"{told.trials_each:.0f}"),
            *(f"{told.other / len(told.gains):.0%}", f"{told.gain * 1e3:.1f} ± {told.error * 1e3:.1f}"),
            *(f"{per_trial:.0f}", f"{more[kind].gain * 1e3:.1f} ± {more[kind].error * 1e3:.1f}"),
        )
    return table


def budgets(usual: Mapping[str, Brought], often: Mapping[str, float]) -> dict[str, float]:
    """How many times the usual budget each kind gets. What one more trial gains is taken to fall with the square of the
    budget, so the best share of a kind is as the square root of what a trial gains there; on the whole as much is spent
    as before."""
    rates = {kind: max(told.gain, 0.0) / max(told.trials_each, 1.0) for kind, told in usual.items()}
    roots = {kind: math.sqrt(rate) for kind, rate in rates.items()}
    spent = {kind: often[kind] * usual[kind].trials_each for kind in usual}
    mean = sum(roots[kind] * spent[kind] for kind in usual) / max(sum(spent.values()), 1e-9)
    if not mean:
        return dict.fromkeys(usual, stakes.USUAL)
    return {kind: round(min(max(roots[kind] / mean, _LEAST_STAKE), _MOST_STAKE), 2) for kind in usual}


def write(title: str, told: Mapping[str, float]) -> None:
    file = Path(str(stakes.__file__)).with_name("stakes.toml")
    document = tomlkit.parse(file.read_text())
    table = tomlkit.table()
    for kind, times in sorted(told.items()):
        table[kind] = times
    document[title] = table
    file.write_text(tomlkit.dumps(document))


def show_ways(title: str, asked: Sequence[Asked], truth: Truth) -> Table:
    table = Table(title=f"{title}: win share (in thousandths) gained at an action choice, {len(asked)} of them")
    for heading in ("way to try", "trials", "other", "gain"):
        table.add_column(heading, justify="left" if heading == "way to try" else "right")
    for name, settings in WAYS.items():
        told = Brought([], [])
        for each in tried(title, asked, settings, truth).values():
            told = Brought(told.gains + each.gains, told.trials + each.trials, told.other + each.other)
        gain = f"{told.gain * 1e3:.1f} ± {told.error * 1e3:.1f}"
        table.add_row(name, f"{told.trials_each:.0f}", f"{told.other / len(told.gains):.0%}", gain)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description="what trying brings, by kind of question")
    parser.add_argument("title")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE", help="settings of the game")
    parser.add_argument("--positions", type=int, default=40, help="of each kind of question")
    parser.add_argument("--worlds", type=int, default=128, help="in which the choices are compared")
    parser.add_argument("--simulations", type=int, default=48)
    parser.add_argument("--ways", action="store_true", help="compare ways to try, at the action choices")
    parser.add_argument("--write", action="store_true", help="write the budgets into thinking/stakes.toml")
    given = parser.parse_args()
    title = windfall.title(given.title)
    actions = [title.question_name(code) for code in title.action_questions] if given.ways else []
    asked, often = questions(given.title, given.players, read_settings(title, given.set), given.positions, actions)
    truth = Truth(given.title, given.worlds)
    console = Console(width=120)
    if given.ways:
        console.print(show_ways(given.title, asked, truth))
        return
    settings = replace(SearchSettings(staked=False), simulations=given.simulations)
    usual = tried(given.title, asked, settings, truth)
    more = tried(given.title, asked, replace(settings, simulations=2 * given.simulations), truth)
    console.print(show_questions(given.title, usual, more, often))
    told = budgets(usual, often)
    console.print("budgets by it:", told)
    if given.write:
        write(given.title, told)


if __name__ == "__main__":
    main()
