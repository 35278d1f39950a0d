"""Every word of the card vocabulary, tested effect by effect and clause by clause.

A test that is about an effect of a power, a kind of clause or a limit says so, and on which cards it looks at it:

    @covers("power", "dev_discount", "investment_credits")
    def test_developments_cost_less() -> None: ...

`test_vocabulary` checks that no effect, clause, limit or selector is left out, on no card. The numbers in these tests
are those of the cards; they are not read from the data.
"""

from collections.abc import Callable, Iterator

from windfall.titles.jumpdrive.components.cards import INDEX, SPECS
from windfall.titles.jumpdrive.data.schema import CardSpec

Test = Callable[..., None]

# (sort, word) -> the cards on which it is tested; sorts are power, vp, income and limit
COVERED: dict[tuple[str, str], set[str]] = {}
# (test, card it says it is about)
ABOUT: list[tuple[Test, str]] = []


def words_of(card: CardSpec) -> Iterator[tuple[str, str]]:
    """Everything on a card that is said in the vocabulary."""
    yield from (("power", power.effect) for power in card.powers)
    yield from (("vp", clause.kind) for clause in card.vp)
    yield from (("income", clause.kind) for clause in card.income)
    yield from (("limit", limit.limit) for limit in card.limits)


def cover(sort: str, word: str, card: str) -> None:
    assert (sort, word) in words_of(SPECS[INDEX[card]]), f"{card} has no {sort} {word}"
    COVERED.setdefault((sort, word), set()).add(card)


def covers(sort: str, word: str, *cards: str) -> Callable[[Test], Test]:
    """Marks a test of an effect, a kind of clause or a limit on these cards."""
    for card in cards:
        cover(sort, word, card)

    def mark(test: Test) -> Test:
        ABOUT.extend((test, card) for card in cards)
        return test

    return mark
