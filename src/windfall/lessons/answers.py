"""What a lesson says to choose, as the moves of a game."""

from collections.abc import Sequence

from windfall.engine.decision import Decision, Option
from windfall.engine.errors import WindfallError
from windfall.engine.game import Game
from windfall.lessons.schema import Answer, Avoid, Choice


def fits(game: Game, seat: int, wanted: Answer, answer: Sequence[int]) -> bool:
    """Whether what a learner sends at the question of now is what the lesson wants; a set is sent in any order, and
    what leaves no choice may be sent or not."""
    if wanted == "any":
        return True
    if isinstance(wanted, Avoid):
        avoided = [option.action for option in offered(game.decision(seat)) if is_avoided(option, wanted)]
        return not set(avoided).intersection(answer)
    return sorted(moves_for(game, seat, wanted)) == sorted(game.decision(seat).moves(answer))


def moves_for(game: Game, seat: int, chosen: Sequence[Choice]) -> tuple[int, ...]:
    """The moves that choose this at the question which the seat is asked now. A set is chosen in any order; what goes
    beyond the question, such as a world together with a development, is one choice after the other."""
    decision = game.decision(seat)
    if is_set(decision):
        left = list(offered(decision))
        return decision.moves([_taken(left, each) for each in chosen])
    trial = game.copy()
    moves = []
    for each in chosen:
        moves.append(_taken(list(trial.decision(seat).options), each))
        trial.play(seat, moves[-1])
    return tuple(moves)


def is_set(decision: Decision) -> bool:
    """Whether several options are the answer, or none."""
    picks = decision.picks
    return picks is not None and (picks.least, picks.most) != (1, 1)


def offered(decision: Decision) -> tuple[Option, ...]:
    """The options that are chosen from: of a set, its members."""
    picks = decision.picks
    return decision.options if picks is None else picks.options


def is_avoided(option: Option, wanted: Avoid) -> bool:
    return option.subject in wanted.avoid or option.action in wanted.avoid


def _taken(left: list[Option], choice: Choice) -> int:
    """The action of the option that is meant; of several copies each is taken once."""
    meant = [option for option in left if choice in (option.subject, option.action)]
    if len({option.action for option in meant}) != 1:
        known = ", ".join(str(option.subject or option.action) for option in left)
        raise WindfallError(f"{choice!r} is not one of the options, or several are about it: {known}")
    left.remove(meant[0])
    return meant[0].action
