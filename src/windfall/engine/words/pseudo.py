"""The pseudo-language of tests: English in longer, accented words. What stands in plain letters was not translated."""

from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

PSEUDO: Final = "en-XA"
_ACCENTED: Final = str.maketrans(
    {"a": "áá", "e": "éé", "i": "íí", "o": "óó", "u": "úú", "y": "ý", "c": "ç", "n": "ñ"}
    | dict(zip("AEIOUYCN", "ÁÉÍÓÚÝÇÑ", strict=True))
)


class Lengthening(Transformer):
    """Makes a resource of the pseudo-language from an English one: about a third longer, as German is."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (named by the library)
        return ast.TextElement(lengthened(node.value))


def lengthened(text: str) -> str:
    """
    >>> lengthened("Discard 2 cards")
    'Díísçáárd 2 çáárds'
    """
    return text.translate(_ACCENTED)
