"""How many games a search tries."""

from collections.abc import Sequence

import pytest

from windfall.thinking.lookahead import Lookahead, Outcomes, World


def counted_trials(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """From now on, how many are tried each time."""
    tried: list[int] = []
    outcomes = Lookahead.outcomes

    def counted(self: Lookahead, starts: Sequence[tuple[World, int]], with_features: bool = False) -> Outcomes:
        tried.append(len(starts))
        return outcomes(self, starts, with_features)

    monkeypatch.setattr(Lookahead, "outcomes", counted)
    return tried
