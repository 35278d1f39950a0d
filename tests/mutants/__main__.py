"""Changes rules one at a time and reports those for which no test fails: `make mutants`.

python -m tests.mutants race --sample 500
python -m tests.mutants race --all
python -m tests.mutants race --only "consume.py goods_to_take"
python -m tests.mutants race --quick
"""

import argparse
import os
import subprocess
import sys
from collections import Counter
from typing import Final

from tests.mutants.hunt import Hunt
from tests.mutants.mutations import ROOT, TITLES, mutants_of, sample
from tests.mutants.results import ACCEPTED, accepted, told

FOLDER: Final = ROOT / "build/mutants"
SEED: Final = 1
# Golden games move with every change of the rules, and are recorded again: they do not say what the rule is.
NOT_ASKED: Final = ("test_golden.py",)
# Most of the time goes into tests that play whole games: a first look can do without them.
WHOLE_GAMES: Final = (
    "test_copies_and_journals.py",
    "test_order_of_answers.py",
    "test_player.py",
    "test_random_games.py",
    "test_reading.py",
    "test_recorded.py",
    "test_secrecy.py",
)


def main() -> None:
    titles = sorted(file.parent.name for file in TITLES.glob("*/title.py"))
    parser = argparse.ArgumentParser(description="change rules one at a time, and see which change no test notices")
    parser.add_argument("titles", nargs="*", metavar="title", help=f"all of them if none is named: {', '.join(titles)}")
    parser.add_argument("--sample", type=int, default=300, help="so many mutants of each title (300)")
    parser.add_argument("--all", action="store_true", help="all mutants")
    parser.add_argument("--only", default="", help="mutants whose name has this in it")
    parser.add_argument("--quick", action="store_true", help="without tests of whole games: more survive")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at a time")
    arguments = parser.parse_args()
    unknown = set(arguments.titles) - set(titles)
    if unknown:
        parser.error(f"no title {', '.join(sorted(unknown))}: there are {', '.join(titles)}")
    chosen = arguments.titles or titles
    if len(chosen) > 1:  # each in a process of its own, since tests are collected only once
        options = [option for option in sys.argv[1:] if option not in chosen]
        runs = [
            subprocess.run([sys.executable, "-m", "tests.mutants", title, *options], check=False) for title in chosen
        ]
        sys.exit(max(run.returncode for run in runs))
    sys.exit(0 if try_mutants(chosen[0], arguments) else 1)


def try_mutants(title: str, arguments: argparse.Namespace) -> bool:
    """Did all die but those that may survive?"""
    everything = mutants_of(title)
    reasons = accepted(title)
    mutants = everything if arguments.all or arguments.only else sample(everything, arguments.sample, SEED)
    mutants = [mutant for mutant in mutants if arguments.only in mutant.name]
    tried = [mutant for mutant in mutants if mutant.name not in reasons]
    hunt = Hunt(title, tried, arguments.jobs, FOLDER / title)
    not_asked = (*NOT_ASKED, *WHOLE_GAMES) if arguments.quick else NOT_ASKED
    hunt.run(f"tests/{title}", *(f"--ignore=tests/{title}/{file}" for file in not_asked))
    survivors = [mutant for mutant, outcome in hunt.outcomes.items() if outcome == "survived"]
    gone = sorted(set(reasons) - {mutant.name for mutant in everything})
    for mutant in survivors:
        print(*told(mutant), sep="\n")
    for name in gone:
        print(f"{ACCEPTED / title}.toml accepts what is no longer there: {name}")
    counts = Counter(hunt.outcomes.values())
    print(
        f"{title}: {len(mutants)} of {len(everything)} mutants; {counts['killed']} failed a test, "
        f"{counts['too long']} ran too long, {len(mutants) - len(tried)} may survive, "
        f"{len(survivors)} survived and should not, {len(hunt.broken)} could not be tried"
    )
    return not survivors and not gone and not hunt.broken


if __name__ == "__main__":
    main()
