"""The result of a game as it is shared: what is said of it, and a picture."""

from collections import OrderedDict
from dataclasses import dataclass
from hashlib import blake2b
from html import escape
from typing import Final

from windfall.engine.registry import title as find_title
from windfall.engine.registry import title_names
from windfall.engine.words.catalogue import ENGLISH, languages, wording
from windfall.engine.words.message import Message, message, several
from windfall.server.bots import BotPool, Question
from windfall.server.database.store import Store
from windfall.server.jobs.job import Asker, Lane
from windfall.server.refusals import no_such_table, not_over
from windfall.server.standing.picture import HEIGHT, WIDTH, Line, picture_png, picture_svg
from windfall.server.tables.seating import seat_names

_KEPT: Final = 64


@dataclass(frozen=True, slots=True)
class SharedResult:
    """What anybody who has the link may know of a game that is over."""

    table: str
    title: str
    rounds: int
    lines: tuple[Line, ...]  # best first

    @property
    def headline(self) -> Message:
        winners = [_written(line.name) for line in self.lines if line.place == 1]
        return message("standing-shared-title", names=several(winners), count=len(winners), title=self.title)

    @property
    def about(self) -> Message:
        return message("standing-shared-about", players=len(self.lines), rounds=self.rounds)

    @property
    def scores(self) -> Message:
        """All players with their scores, in a row."""
        each = [message("standing-shared-score", name=_written(line.name), score=line.score) for line in self.lines]
        return message("standing-shared-scores", scores=several(each, "plain"))


def _written(text: str) -> Message:
    return message("engine-as-written", text=text)


async def shared_result(store: Store, table: str) -> SharedResult:
    """The result of a table whose game is over; refused before."""
    found = await store.table(table)
    if found is None:
        raise no_such_table()
    sheet = await store.sheets.find(table)
    if found.progress.status != "over" or sheet is None:
        raise not_over()
    result, names = sheet.result, seat_names(found)
    lines = [Line(seat, place, names[seat], result.scores[seat]) for seat, place in enumerate(result.places)]
    label = find_title(found.title).label if found.title in title_names() else found.title
    return SharedResult(table, label, result.rounds, tuple(sorted(lines, key=lambda line: (line.place, line.seat))))


class Pictures:
    """The pictures of results, as PNG. To make one takes long, and nothing else runs in its process meanwhile, so it is
    a job for a worker, though a short one; those that were asked for last are kept."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._kept: OrderedDict[tuple[SharedResult, str], bytes] = OrderedDict()

    async def of(self, result: SharedResult, language: str, asker: Asker) -> bytes:
        wanted = (result, known_language(language))
        drawn = self._kept.pop(wanted, None)
        if drawn is None:
            svg = picture_svg(result.title, wording(wanted[1]).say(result.about), result.lines)
            digest = blake2b(svg.encode(), digest_size=12).hexdigest()
            question = Question(f"picture/{result.table}/{digest}", asker)
            drawn = await self._bots.work_out(picture_png, (svg,), question, Lane.QUICK)
        self._kept[wanted] = drawn
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return drawn


def known_language(language: str) -> str:
    return language if language in languages() else ENGLISH


def head_of(result: SharedResult, origin: str, language: str) -> str:
    """What the head of a page says of a result to programs that preview links (Open Graph)."""
    spoken = known_language(language)
    words = wording(spoken)
    page = f"{origin}/tables/{result.table}/scores"
    properties = {
        "og:type": "website",
        "og:site_name": "Windfall",
        "og:title": words.say(result.headline),
        "og:description": words.say(result.scores),
        "og:url": page,
        "og:locale": spoken,
        "og:image": f"{origin}/api/tables/{result.table}/result.png?lang={spoken}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": words.say(result.scores),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in properties.items())
