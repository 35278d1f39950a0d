"""What a seat knows, in Windfall's own form: for a program that is itself Windfall.

It is a pickled state without what the seat may not know. Reading one makes nothing but objects of the title's own
classes, so that whoever talks to a program cannot make it do anything else.
"""

import base64
import binascii
import io
import pickle
from importlib import import_module

from windfall.engine.errors import WindfallError
from windfall.engine.observation import Observation
from windfall.engine.state import State
from windfall.engine.title import Title


def state_text(observation: Observation) -> str:
    return base64.b64encode(pickle.dumps(observation.known)).decode()


def read_state(title: Title, text: str) -> State:
    try:
        state = _Reader(title, base64.b64decode(text, validate=True)).load()
    except (binascii.Error, pickle.UnpicklingError, AttributeError, EOFError, IndexError, TypeError) as error:
        raise WindfallError(f"this is no state of {title.label} that this Windfall can read: {error}") from error
    if not isinstance(state, State):
        raise WindfallError(f"this is no state of {title.label}, but a {type(state).__name__}")
    return state


class _Reader(pickle.Unpickler):
    """Knows the classes of one title and of the engine, and no others."""

    def __init__(self, title: Title, data: bytes) -> None:
        super().__init__(io.BytesIO(data))
        own = type(title).__module__
        self._own = own.removesuffix(".title")

    def find_class(self, module: str, name: str) -> type:
        if module != self._own and not module.startswith((f"{self._own}.", "windfall.engine.")):
            raise pickle.UnpicklingError(f"{module}.{name} is none of its classes")
        found = getattr(import_module(module), name)
        if not isinstance(found, type) or found.__module__ != module:
            raise pickle.UnpicklingError(f"{module}.{name} is no class of that module")
        return found
