"""Sums and changes, for what an option means and why a thing cannot be chosen."""

from collections.abc import Sequence

from windfall.engine.figures import BONUS, Figure
from windfall.engine.words.message import Argument, Message, message


def signed(number: int) -> Argument:
    """A number with a minus sign as long as its digits are wide.

    >>> signed(3), str(signed(-1))
    (3, '−1')
    """
    return number if number >= 0 else message("engine-negative", number=-number)


def worked_out(start: int, changes: Sequence[tuple[Argument, int]]) -> Message:
    """A number and what changes it, by the names of what does.

    >>> str(worked_out(4, [])), str(worked_out(4, [("Mining Robots", -1), ("bonus", -1)]))
    ('4', '4 − 1 (Mining Robots) − 1 (bonus) = 2')
    >>> str(worked_out(-1, [("Drop Ships", 3)])), str(worked_out(-1, [])), str(worked_out(2, [("a", 1), ("a", -1)]))
    ('−1 + 3 (Drop Ships) = 2', '−1', '2')
    """
    terms: Argument = signed(start)
    total = start
    for name, number in changes if len(changes) < 2 else _by_name(changes):
        total += number
        if number > 0:
            terms = message("engine-plus", before=terms, number=number, name=name)
        elif number < 0:
            terms = message("engine-minus", before=terms, number=-number, name=name)
    if isinstance(terms, Message) and terms.id != "engine-negative":
        return message("engine-sum", terms=terms, total=signed(total))
    return message("engine-total", total=terms)


def _by_name(changes: Sequence[tuple[Argument, int]]) -> list[tuple[Argument, int]]:
    """Each name once, with all that it changes."""
    names: list[Argument] = []
    totals: list[int] = []
    for name, number in changes:
        if name in names:
            totals[names.index(name)] += number
        else:
            names.append(name)
            totals.append(number)
    return list(zip(names, totals, strict=True))


def sum_text(figure: Figure, names: Sequence[Argument], bonus: Argument) -> Message:
    """A figure with its parts by the names of components; what is no component's is called as told.

    >>> str(sum_text(Figure(4, [(1, -2), (BONUS, -1)]), ["Old Earth", "Mining Robots"], "your bonus"))
    '4 − 2 (Mining Robots) − 1 (your bonus) = 1'
    """
    return worked_out(
        figure.start, [(bonus if part == BONUS else names[part], change) for part, change in figure.changes]
    )


def shortage(have: int, needed: int) -> Message:
    """How much is missing, to be put behind what one has; without words if nothing is.

    >>> str(shortage(5, 6)), str(shortage(3, 15)), str(shortage(6, 6))
    (': one short', ': 12 short', '')
    """
    return message("engine-shortage", missing=max(needed - have, 0))


def change(label: Argument, before: int, after: int) -> Message | None:
    """
    >>> str(change("Military", 2, 3)), change("score", 5, 5)
    ('Military 2 → 3', None)
    """
    if before == after:
        return None
    return message("engine-change", what=label, before=signed(before), after=signed(after))


def joined(*parts: Message | None) -> Message | None:
    """
    >>> three = joined(change("cards", 5, 3), None, change("score", 12, 14), change("goods", 0, 1))
    >>> str(three), joined(None)
    ('cards 5 → 3 · score 12 → 14 · goods 0 → 1', None)
    """
    whole: Message | None = None
    for part in reversed([part for part in parts if part is not None]):
        whole = part if whole is None else message("engine-joined", first=part, rest=whole)
    return whole
