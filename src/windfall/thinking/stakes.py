"""How much thinking a kind of question is worth: the budget of a search goes where it brings most.

`stakes.toml` has a number for questions of a title, by their names: so many times the usual budget is spent on them.
It is measured by `bench/questions.py`; what does not stand there gets the usual budget.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

USUAL: Final = 1.0


@cache
def stake(title: str, question: str) -> float:
    """How many times the usual budget this kind of question gets."""
    return _stakes().get(title, {}).get(question, USUAL)


@cache
def _stakes() -> dict[str, dict[str, float]]:
    with files("windfall.thinking").joinpath("stakes.toml").open("rb") as stored:
        return {
            title: {name: float(times) for name, times in kinds.items()}
            for title, kinds in tomllib.load(stored).items()
        }
