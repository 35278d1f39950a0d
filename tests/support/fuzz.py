"""Messages of all shapes for the socket: right ones and nearly right ones, made of the forms that the server speaks, so
that a new form is among them by itself; and rubbish."""

import json
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from msgspec import inspect

from tests.server.running import Json
from windfall.server.refusals import RequestRefused
from windfall.server.wire.messages import ClientMessage, read_message

Rng: TypeAlias = random.Random
Known: TypeAlias = Mapping[str, Sequence[Any]]  # what there is at a table, by the names of the fields that it fits

_LETTERS: Final = "aZ09 _-.:/\\\"'{}[]<>%&\0\n\t\x7f\u00e9\u2028\ud7ff\ufeff\U0001f600"
_DEPTH: Final = 3000  # of what is nested; as long as a message may be
_LONGEST: Final = 8  # of lists whose form allows for more
_MOSTLY: Final = 0.8  # how often what is known is taken, where anything would do


def _forms() -> dict[str, inspect.StructType]:
    union = inspect.type_info(ClientMessage)
    assert isinstance(union, inspect.UnionType)
    return {str(form.tag): form for form in union.types if isinstance(form, inspect.StructType)}


FORMS: Final = _forms()


def text(rng: Rng, most: int = 20) -> str:
    return "".join(rng.choice(_LETTERS) for _ in range(rng.randint(0, most)))


def number(rng: Rng) -> float:
    return rng.choice((rng.randint(-3, 12), rng.randint(-(2**70), 2**70), rng.uniform(-1e9, 1e9), 2**63, -0.0))


def anything(rng: Rng, depth: int = 3) -> Any:
    sort = rng.randint(0, 6 if depth else 4)
    if sort == 5:
        return [anything(rng, depth - 1) for _ in range(rng.randint(0, 4))]
    if sort == 6:
        return {text(rng, 8): anything(rng, depth - 1) for _ in range(rng.randint(0, 4))}
    return (None, rng.random() < 0.5, number(rng), text(rng), _type(rng))[sort]


def _type(rng: Rng) -> Any:
    return rng.choice((*FORMS, "sink", "", "state", "table", 3, None))


def _value(rng: Rng, kind: inspect.Type, known: Sequence[Any]) -> Any:
    """What the form allows. A kind of value that no message had so far is to be added here."""
    if isinstance(kind, inspect.Metadata):
        return _value(rng, kind.type, known)
    if isinstance(kind, inspect.ListType):
        most = min(_LONGEST, _LONGEST if kind.max_length is None else kind.max_length)
        return [_value(rng, kind.item_type, known) for _ in range(rng.randint(kind.min_length or 0, most))]
    if known and rng.random() < _MOSTLY:
        return rng.choice(known)
    if isinstance(kind, inspect.IntType):
        assert kind.ge is not None
        assert kind.le is not None
        return rng.randint(kind.ge, kind.le)
    if isinstance(kind, inspect.StrType):
        return text(rng, 12)
    if isinstance(kind, inspect.BoolType):
        return rng.random() < 0.5
    if isinstance(kind, inspect.LiteralType):
        return rng.choice(kind.values)
    raise TypeError(f"no values are made for {kind}")


def right(rng: Rng, known: Known) -> Json:
    """What a client could send."""
    tag, form = rng.choice(tuple(FORMS.items()))
    fields = [field for field in form.fields if field.required or rng.random() < 0.5]
    return {"type": tag} | {
        field.encode_name: _value(rng, field.type, known.get(field.encode_name, ())) for field in fields
    }


def nearly_right(rng: Rng, known: Known) -> Json:
    """But for one field, which is not there, or is what nobody expects, or is too much."""
    made = right(rng, known)
    name = rng.choice(tuple(made))
    wrong = rng.randint(0, 2)
    if wrong == 0:
        del made[name]
    elif wrong == 1:
        made[name] = anything(rng)
    else:
        made[text(rng, 8)] = anything(rng)
    return made


def distorted(rng: Rng) -> Json:
    """Names of fields and types in any order, with anything in them."""
    names = [field.encode_name for form in FORMS.values() for field in form.fields] + ["extra"]
    return {rng.choice(names): anything(rng) for _ in range(rng.randint(0, 5))} | {"type": _type(rng)}


def nested(rng: Rng) -> str:
    tag, opening = rng.choice(tuple(FORMS)), rng.choice(("[", '{"type":', '{"a":['))
    beginning = rng.choice(("", f'{{"type":"{tag}","seat":', f'{{"type":"{tag}","actions":['))
    return beginning + opening * rng.randint(1, _DEPTH // len(opening))


def _damaged(rng: Rng, whole: str) -> str:
    at = rng.randrange(len(whole))
    return whole[:at] + rng.choice(("", text(rng, 3), whole[at : at + 5] * 3)) + whole[at + 1 :]


def message(rng: Rng, known: Known) -> str | bytes:
    """Half of them as a client could send them."""
    sorts: tuple[Callable[[], str | bytes], ...] = (
        lambda: json.dumps(nearly_right(rng, known)),
        lambda: json.dumps(distorted(rng)),
        lambda: json.dumps(anything(rng)),
        lambda: text(rng, 40),
        lambda: nested(rng),
        lambda: rng.randbytes(rng.randint(0, 40)),
        lambda: _damaged(rng, json.dumps(right(rng, known))),
    )
    return json.dumps(right(rng, known)) if rng.random() < 0.5 else rng.choice(sorts)()


def understood(sent: str | bytes) -> ClientMessage | None:
    """What the server reads in it."""
    try:
        return read_message(sent)
    except RequestRefused:
        return None


def type_of(sent: ClientMessage) -> str:
    return str(type(sent).__struct_config__.tag)
