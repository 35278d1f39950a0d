"""The picture of a result, for who shares it: title, names and scores, drawn as SVG and made a PNG."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import as_file, files
from typing import Final
from xml.sax.saxutils import escape

import resvg_py

WIDTH: Final = 1200
HEIGHT: Final = 630
_INK: Final = "#e9edf8"
_SOFT: Final = "#aab5d0"
_SEATS: Final = ("#f0625d", "#5b9dff", "#4fc37a", "#f2c84b", "#a78bfa")
_TOP: Final = 250
_STARS: Final = 90
_LONGEST_NAME: Final = 26  # letters that fit beside the score


@dataclass(frozen=True, slots=True)
class Line:
    """One player of the picture."""

    seat: int
    place: int
    name: str
    score: int


def picture_svg(title: str, about: str, lines: Sequence[Line]) -> str:
    """The picture; lines stand as they are given, best first."""
    height = min(96, (HEIGHT - _TOP - 40) // max(1, len(lines)))
    drawn = "".join(_line(line, _TOP + number * height, height) for number, line in enumerate(lines))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="Exo 2" '
        f'font-weight="600">{_sky()}'
        f'<text x="80" y="130" font-size="64" fill="{_INK}">{escape(title)}</text>'
        f'<text x="80" y="182" font-size="30" fill="{_SOFT}">{escape(about)}</text>'
        f"{drawn}{_mark()}</svg>"
    )


def picture_png(svg: str) -> bytes:
    """Letters that our own typeface lacks are taken from the system's."""
    with as_file(files("windfall.server.standing") / "fonts") as fonts:
        return bytes(resvg_py.svg_to_bytes(svg_string=svg, font_dirs=[str(fonts)], font_family="Exo 2"))


def _line(line: Line, top: int, height: int) -> str:
    base, size = top + height // 2, round(height * 0.55)
    colour = _SEATS[line.seat % len(_SEATS)]
    winner = f'<rect x="64" y="{top}" width="1072" height="{height - 8}" rx="14" fill="#18223f"/>'
    name = line.name if len(line.name) <= _LONGEST_NAME else f"{line.name[: _LONGEST_NAME - 1]}…"
    middle = f'y="{base - 4}" dominant-baseline="central" font-size="{size}"'
    return (
        f"{winner if line.place == 1 else ''}"
        f'<text x="112" {middle} text-anchor="middle" fill="{_SOFT}">{line.place}</text>'
        f'<circle cx="176" cy="{base - 4}" r="{height // 6}" fill="{colour}"/>'
        f'<text x="210" {middle} fill="{_INK}">{escape(name)}</text>'
        f'<text x="1100" {middle} text-anchor="end" fill="{_INK}">{line.score}</text>'
    )


def _sky() -> str:
    """Deep blue with the same few stars always."""
    chance = random.Random(7)
    stars = "".join(
        f'<circle cx="{chance.randrange(WIDTH)}" cy="{chance.randrange(HEIGHT)}" r="{chance.choice((1, 1, 1.6))}" '
        f'fill="#cdd8ff" opacity="{chance.choice((0.25, 0.4, 0.6))}"/>'
        for _ in range(_STARS)
    )
    return (
        '<defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#0d1430"/>'
        '<stop offset="1" stop-color="#070b18"/></linearGradient>'
        '<linearGradient id="ball" x1=".1" y1="0" x2=".9" y2="1"><stop offset="0" stop-color="#bff1ff"/>'
        '<stop offset=".5" stop-color="#3aa6e0"/><stop offset="1" stop-color="#143a78"/></linearGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sky)"/>{stars}'
    )


def _mark() -> str:
    """A planet whose halo opens, and what falls from it."""
    return (
        '<g transform="translate(996 60) scale(2.6)" stroke-linecap="round" stroke-linejoin="round">'
        '<path d="M41.5 30.7A20 20 0 1 0 30.7 41.5" fill="none" stroke="#ffcf5c" stroke-width="3"/>'
        '<circle cx="23" cy="23" r="13" fill="url(#ball)"/>'
        '<path d="M11 18.5q11 5.5 23.6-1M10.2 25.5q12.3 5.5 25.3-1.5M14 32q9 3 18-.5" fill="none" stroke="#e9fbff" '
        'stroke-width="1.6" opacity=".5"/>'
        '<path d="M38 29.5 46.5 38 38 46.5 29.5 38z" fill="#ffc83d" stroke="#0b1120" stroke-width="2"/></g>'
    )
