"""Options of placing in numbers: the best that each can lead to, this round, in the next one and to the end."""

from typing import Final

from windfall.engine.features import Layout, Row, nearest
from windfall.titles.jumpdrive.components.cards import RULES
from windfall.titles.jumpdrive.reading.outcomes import Outcome, Placing, outcome_with_second
from windfall.titles.jumpdrive.reading.outlook import Outlook
from windfall.titles.jumpdrive.reading.position import Reading
from windfall.titles.jumpdrive.reading.prospects import NextRound, Prospect, best_prospect
from windfall.titles.jumpdrive.rules.agenda import ASK_SECOND
from windfall.titles.jumpdrive.rules.state import Empire

LAYOUT: Final = Layout()
_VP: Final = LAYOUT.add("plan.vp", "VPs each round gained by the best plan with it", 12)
_INCOME: Final = LAYOUT.add("plan.income", "income gained by that plan", 6)
_MILITARY: Final = LAYOUT.add("plan.military", "general military gained by it", 4)
_MARGIN: Final = LAYOUT.add("plan.margin", "general military then, less the highest of a rival", 8)
_FITS: Final = LAYOUT.add("plan.fits", "hundredths of a VP each round for a card of the deck, on average", 100)
_PLACED: Final = LAYOUT.add("plan.placed", "cards placed by it", 3)
_PAID: Final = LAYOUT.add("plan.paid", "cards paid for it", 8)
_LEFT: Final = LAYOUT.add("plan.left", "cards in hand after it, before income", 10)
_HAND: Final = LAYOUT.add("plan.next_hand", "cards in hand when the next round begins", 10)
_OVER: Final = LAYOUT.add("plan.over", "cards over the hand limit", 5)
_TOTAL: Final = LAYOUT.add("plan.total", "own VPs after this round", RULES.end_vp)
_ENDS: Final = LAYOUT.add("plan.ends", "the own seat ends the game this round")
_AHEAD: Final = LAYOUT.add("plan.ahead", "tenths of a VP after this round more than any rival is likely to have", 200)
_GOES_ON: Final = LAYOUT.add("plan.goes_on", "chance in percent that the game goes on after this round", 100)
_ROUNDS: Final = LAYOUT.add("plan.rounds", "eighths of a round likely to follow then", 32)
_TO_END: Final = LAYOUT.add("plan.to_end", "tenths of a VP likely by the end, more than by placing nothing", 200)
_CHANCE: Final = LAYOUT.add("plan.chance", "thousandths by which victory is likelier than by placing nothing", 250)
_PLACEABLE: Final = LAYOUT.add("next.placeable", "cards left in hand that can be placed next round", 6)
_NEXT_VP: Final = LAYOUT.add("next.vp", "highest VPs each round that one of them gains", 10)
_NEXT_INCOME: Final = LAYOUT.add("next.income", "highest income that one of them gains", 5)
_MOST: Final = LAYOUT.add("next.most", "tenths of a VP that the best card left gains by the end", 100)
_GAINED: Final = LAYOUT.add("next.gained", "tenths of a VP that all cards left gain by the end", 200)


class Plans:
    """What the options of one question of placing can lead to."""

    __slots__ = ("_empire", "_nothing", "_outlook", "_placing", "_second")

    def __init__(self, reading: Reading) -> None:
        self._empire: Empire = reading.empire
        self._outlook: Outlook = reading.outlook
        self._second = reading.known.asked_question == ASK_SECOND
        self._placing = Placing(self._empire, self._outlook.own)
        self._nothing = reading.waiting.prospect

    def outcomes(self, action: int) -> list[Outcome]:
        if self._second:
            return [outcome_with_second(self._empire, self._outlook.own, action)]
        return self._placing.outcomes(action)

    def write(self, row: Row, start: int, outcomes: list[Outcome]) -> None:
        """The best of them."""
        best = best_prospect(self._outlook, outcomes)
        self._write_round(row, start, best)
        self._write_end(row, start, best)
        _write_next(row, start, NextRound(best))

    def _write_round(self, row: Row, start: int, plan: Prospect) -> None:
        now, then = self._nothing.outcome.economy, plan.outcome.economy
        row[start + _VP] = (then.vp.total - now.vp.total) / 12
        row[start + _INCOME] = (then.income.total - now.income.total) / 6
        row[start + _MILITARY] = (then.military - now.military) / 4
        row[start + _MARGIN] = (then.military - self._outlook.strongest) / 8
        row[start + _FITS] = nearest(100 * then.fits()) / 100
        row[start + _PLACED] = (len(then.cards) - len(now.cards)) / 3
        row[start + _PAID] = plan.outcome.pay / 8
        row[start + _LEFT] = plan.left / 10
        row[start + _HAND] = plan.count / 10
        row[start + _OVER] = (plan.left + then.income.total - plan.count) / 5

    def _write_end(self, row: Row, start: int, plan: Prospect) -> None:
        row[start + _TOTAL] = plan.total / RULES.end_vp
        row[start + _ENDS] = float(plan.total >= RULES.end_vp)
        row[start + _AHEAD] = nearest(10 * plan.ahead) / 200
        row[start + _GOES_ON] = nearest(100 * plan.goes_on) / 100
        row[start + _ROUNDS] = nearest(8 * plan.rounds) / 32
        row[start + _TO_END] = nearest(10 * (plan.to_end - self._nothing.to_end)) / 200
        row[start + _CHANCE] = nearest(1000 * (plan.chance - self._nothing.chance)) / 250


def _write_next(row: Row, start: int, ahead: NextRound) -> None:
    row[start + _PLACEABLE] = ahead.placeable / 6
    row[start + _NEXT_VP] = ahead.vp / 10
    row[start + _NEXT_INCOME] = ahead.income / 5
    row[start + _MOST] = nearest(10 * ahead.most) / 100
    row[start + _GAINED] = nearest(10 * ahead.gained) / 200
