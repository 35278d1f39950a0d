"""A dozen mutants with what must become of them, so that the tool is tried with every run of the tests.

python -m tests.mutants.fixed race build/mutants/fixed
"""

import sys
from pathlib import Path
from typing import Final

import msgspec

from tests.mutants.hunt import Hunt
from tests.mutants.mutations import mutants_of
from tests.mutants.results import Outcome

# By title: the test files that are asked, and mutants with their outcome. The first of each runs at import; of those
# of Jump Drive one never ends, and no test of these files is about setup.
FIXED: Final[dict[str, tuple[tuple[str, ...], dict[str, Outcome]]]] = {
    "jumpdrive": (
        ("test_place.py", "test_second_world_paid.py"),
        {
            "jumpdrive/components/cards.py COST: spec.cost or 0 → 0": "killed",
            "jumpdrive/rules/cost.py discounted_cost: _ALONE_DISCOUNT if alone else 0 → 0": "killed",
            "jumpdrive/rules/place.py pay_options: not empire.picks → True": "too long",
            "jumpdrive/rules/setup.py begin_game: ask_all(state, ASK_DISCARD_START) → pass": "survived",
        },
    ),
    "newfrontiers": (
        ("test_any_kind.py", "test_explore.py", "test_rounds.py", "test_trade_consume.py"),
        {
            "newfrontiers/rules/explore.py OFFER_SIZE: 7 → 8": "killed",
            "newfrontiers/rules/explore.py begin: reversed(order[1:]) → list(order[1:])": "killed",
            "newfrontiers/rules/rounds.py answer_select: state.any_kind = NO_KIND → pass": "killed",
            "newfrontiers/rules/trade_consume.py good_price_by: kind + 1 → kind - 1": "killed",
        },
    ),
    "race": (
        ("test_consume.py", "test_produce.py", "test_rounds.py"),
        {
            "race/rules/rounds.py HAND_LIMIT: 10 → 11": "killed",
            "race/rules/consume.py consume_reward: vp * 2 → vp // 2": "killed",
            "race/rules/produce.py produce_phase: table_order(state) → tuple(range(state.players))": "killed",
            "race/rules/supply.py gain_chips: state.vp_pool -= from_pool → pass": "killed",
        },
    ),
}


def main(title: str, folder: Path) -> None:
    files, expected = FIXED[title]
    mutants = [mutant for mutant in mutants_of(title) if mutant.name in expected]
    hunt = Hunt(title, mutants, jobs=2, folder=folder)
    hunt.run(*[f"tests/{title}/{file}" for file in files])
    outcomes = {mutant.name: outcome for mutant, outcome in hunt.outcomes.items()}
    (folder / "outcomes.json").write_bytes(msgspec.json.encode(outcomes))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
