"""What a puzzle is about: choosing an action, placing and paying, or the last round."""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

from windfall.engine.chance import Chance
from windfall.engine.observation import Observation
from windfall.engine.position import Position

Theme: TypeAlias = Literal["action", "place", "last"]
THEMES: Final[tuple[Theme, ...]] = ("action", "place", "last")

_ENDS: Final = 6  # worlds played on to see whether this round is the last


def themes_of(title: str, kind: str, last: bool) -> set[Theme]:
    """What a question of this kind may be about, in the last round or before it."""
    kinds = _kinds().get(title, {})
    themes: set[Theme] = {theme for theme in THEMES if kind in kinds.get(theme, ())}
    if last and themes:
        return {"last"}
    return themes - {"last"}


def theme_of(observation: Observation, themes: set[Theme], best_two: Sequence[int]) -> Theme:
    """Which of the themes a question has, by its two best answers."""
    if len(themes) == 1:
        return next(iter(themes))
    sorts = {observation.title.option(observation, action).text.id for action in best_two}
    return "place" if len(sorts) == 1 else "action"


def is_last_round(observation: Observation) -> bool:
    """Whether the game ends with this round in whatever worlds the seat may be in, if all go on as the rule-based
    player would."""
    return all(_ends_in_round(observation, number) for number in range(_ENDS))


def _ends_in_round(observation: Observation, number: int) -> bool:
    title, chance = observation.title, Chance(number)
    position = Position(title, title.sample(observation, chance), chance)
    this_round = position.state.round
    while not position.over and position.state.round == this_round:
        seat = position.seat
        options = position.options(seat)
        position.play(seat, options[0] if len(options) == 1 else _liked(position.observe(seat), options))
    return position.over


def _liked(observation: Observation, options: Sequence[int]) -> int:
    ratings = observation.title.rate(observation, options)
    return options[0] if ratings is None else options[max(range(len(options)), key=ratings.__getitem__)]


@cache
def _kinds() -> dict[str, dict[str, list[str]]]:
    return tomllib.loads(files("windfall.puzzles").joinpath("themes.toml").read_text(encoding="utf-8"))
