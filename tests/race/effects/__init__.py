"""Every power of every card, tested effect by effect.

A test that is about an effect says so, and on which cards it looks at it:

    @covers("settle", "discount", "mining_robots")
    def test_discount_for_one_kind() -> None: ...

`test_vocabulary` checks that no effect, no parameter and no power of any card is left out. The numbers in these tests
are those printed on the cards; they are not read from the data.
"""

from collections.abc import Callable

from windfall.titles.race.components.cards import INDEX, SPECS
from windfall.titles.race.data.schema import PowerSpec

Test = Callable[..., None]

# (phase, effect) -> the cards whose power of that sort has a test
COVERED: dict[tuple[str, str], set[str]] = {}
# (test, card it says it is about)
ABOUT: list[tuple[Test, str]] = []


def covers(phase: str, effect: str, *cards: str) -> Callable[[Test], Test]:
    """Marks a test of an effect on these cards."""
    for card in cards:
        powers = [(power.phase, power.effect) for power in SPECS[INDEX[card]].powers]
        assert (phase, effect) in powers, f"{card} has no power {phase} {effect}"

    def mark(test: Test) -> Test:
        COVERED.setdefault((phase, effect), set()).update(cards)
        ABOUT.extend((test, card) for card in cards)
        return test

    return mark


def parameters(spec: PowerSpec) -> set[str]:
    """The parameters a power has."""
    given = {field for field in spec.__struct_fields__ if getattr(spec, field) not in (None, 0, False)}
    given |= {"trade_powers"} if spec.trade_powers is not None else set()
    return given - {"phase", "effect"}


def shipped() -> set[tuple[str, str, str]]:
    """Every power that ships: phase, effect and card."""
    return {(power.phase, power.effect, card.id) for card in SPECS for power in card.powers}
