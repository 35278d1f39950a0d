"""The boards of a server: one for bots and hints, one for reviews."""

import hashlib
from dataclasses import dataclass
from importlib.metadata import version

from windfall.engine.registry import title as find_title
from windfall.engine.registry import title_names
from windfall.server.jobs.board import Board
from windfall.server.jobs.job import Caps
from windfall.server.talk.over_redis import connect
from windfall.server.talk.talk import Talk


@dataclass(frozen=True, slots=True)
class Boards:
    bots: Board
    reviews: Board

    @staticmethod
    def open(redis_url: str, talk: Talk, secret: bytes, caps: Caps | None = None) -> "Boards":
        """The caps are those of bots; who only works needs none."""
        client, alike = connect(redis_url), _alike()
        bots = Board(client, talk, f"bots/{alike}", secret, caps)
        return Boards(bots, Board(client, talk, f"reviews/{alike}", secret))


def _alike() -> str:
    """Names all that asker and worker must have alike: code, rules and components. Others do not see their jobs."""
    titles = [find_title(name) for name in sorted(title_names())]
    text = f"{version('windfall')} {[(title.name, title.rules, title.components_digest) for title in titles]}"
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
