"""How often a hint has a reason, and what for: hints in random positions of games between bots.

    python bench/reasons.py                               # all titles
    python bench/reasons.py race --positions 200 --examples 20

A hint has no reason, or only such as say again what is chosen, or some that tell what it brings. Of the others it is
told how many hold two choices about equal, and how many tell no more than what the choice does at once.
"""

from windfall.workers import pin_threads

pin_threads()

import argparse  # noqa: E402 (NumPy reads the number of threads when it is imported)
import random  # noqa: E402
from collections import Counter  # noqa: E402
from collections.abc import Iterator  # noqa: E402
from dataclasses import dataclass  # noqa: E402
from typing import Final  # noqa: E402

import windfall  # noqa: E402
from windfall import Game  # noqa: E402
from windfall.advice.advice import Advice, advise  # noqa: E402
from windfall.engine.words.message import Message  # noqa: E402

_NAMES: Final = ("Ada", "Vega", "Rigel")
_PER_GAME: Final = 10  # positions of one game


@dataclass(frozen=True, slots=True)
class Hinted:
    """A position, and what was said of it."""

    game: Game
    seat: int
    advice: Advice

    @property
    def choice(self) -> str:
        option = self.game.title.option(self.game.observe(self.seat), self.advice.best)
        return option.text.said(_NAMES)

    @property
    def restated(self) -> list[Message]:
        """Reasons that tell no more than that the card or tile which is chosen is then there."""
        subject = self.game.title.option(self.game.observe(self.seat), self.advice.best).subject
        chosen = "" if subject is None else subject.partition(":")[2]
        words = [spec.words for spec in self.game.title.feature_specs if chosen and spec.component == chosen]
        return [reason for reason in self.advice.reasons if reason in words]

    @property
    def sort(self) -> str:
        ids = {reason.id for reason in self.advice.reasons}
        if not ids:
            return "without a reason"
        if len(self.restated) == len(self.advice.reasons):
            return "only restates the choice"
        if ids == {"advice-about-equal"}:
            return "about equal, and nothing else"
        if ids == {"advice-note"}:
            return "what the choice does at once"
        if ids == {"advice-wins-more"}:
            return "how often it wins more, and nothing else"
        return "what it brings"


def positions(title: str, count: int, seed: int) -> Iterator[tuple[Game, int]]:
    """Random choices of games between bots that play by the network, all kinds of questions as they come."""
    rng = random.Random(seed)
    for number in range(-(-count // _PER_GAME)):
        game = windfall.new(title, players=len(_NAMES), seed=seed + number)
        bots = [windfall.bot("learned", seed=seat) for seat in range(len(_NAMES))]
        asked = []
        while not game.over:
            seat = game.seats[0]
            if len(game.actions(seat)) > 1:
                asked.append((game.copy(), seat))
            game.play(seat, bots[seat].choose(game.observe(seat), game.decision(seat)))
        yield from rng.sample(asked, min(_PER_GAME, len(asked)))


def told(hinted: Hinted) -> str:
    game, seat = hinted.game, hinted.seat
    lines = [f"Round {game.state.round}, {game.decision(seat).prompt.said(_NAMES)}", f"  Hint: {hinted.choice}"]
    lines += [f"    - {reason.said(_NAMES)}" for reason in hinted.advice.reasons]
    lines += [f"    ({line.said(_NAMES)})" for line in hinted.advice.forecast]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=list(windfall.title_names()))
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--examples", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.6, help="for a hint, as at a table of the server")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for title in given.titles:
        hints = [
            Hinted(game, seat, advise(game.observe(seat), game.decision(seat), seconds=given.seconds))
            for game, seat in positions(title, given.positions, given.seed)
        ]
        print(f"{title}: {len(hints)} hints")
        for sort, count in Counter(hinted.sort for hinted in hints).most_common():
            print(f"  {100 * count / len(hints):5.1f} %  {sort}")
        restating = sum(bool(hinted.restated) for hinted in hints)
        print(f"  {100 * restating / len(hints):5.1f} %  with a reason among others that restates the choice\n")
        for hinted in hints[:: max(1, len(hints) // max(given.examples, 1))][: given.examples]:
            print(told(hinted), end="\n\n")


if __name__ == "__main__":
    main()
