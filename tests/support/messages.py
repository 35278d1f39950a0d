"""All messages of a game: what is told to those who play it and to those who watch."""

import dataclasses
from collections.abc import Iterator

import msgspec

from windfall import SPECTATOR, Game
from windfall.engine.title import Title
from windfall.engine.words.message import Message


def messages_in(part: object) -> Iterator[Message]:
    """Messages in anything that is told, however deep; those inside of other messages belong to these."""
    if isinstance(part, Message):
        yield part
    elif isinstance(part, dict):
        for value in part.values():
            yield from messages_in(value)
    elif isinstance(part, list | tuple):
        for each in part:
            yield from messages_in(each)
    elif isinstance(part, msgspec.Struct):
        for field in part.__struct_fields__:
            yield from messages_in(getattr(part, field))
    elif dataclasses.is_dataclass(part):
        for known in dataclasses.fields(part):
            yield from messages_in(getattr(part, known.name))


def asked_in(game: Game) -> Iterator[Message]:
    """What those are told who have to choose now, and what they see."""
    for decision in game.pending:
        yield from messages_in([decision.prompt, decision.options, decision.picks, decision.refused])
        yield from messages_in(game.title.view(decision.observation))


def told_in(game: Game) -> Iterator[Message]:
    """The log, as everybody may read it."""
    for viewer in range(SPECTATOR, game.state.players):
        yield from messages_in(game.lines(viewer))


def said_of(title: Title) -> Iterator[Message]:
    """What is told of a title, whatever is played: components, settings, scores, the forms to correct components in."""
    forms = () if title.workbench is None else title.workbench.forms()
    yield from messages_in([title.components(), title.settings, title.score_words, forms])
    yield from messages_in([title.action_text(action) for action in range(title.action_count)])
    yield from messages_in([title.foreseen_text(action) for action in title.foreseen])
