"""The boards of a server: one for bots and hints, one for reviews."""

import hashlib
from dataclasses import dataclass
from importlib.metadata import version

from windfall.engine.registry import title as find_title
from windfall.engine.registry import title_names
from windfall.server.jobs.board import Board
from windfall.server.talk.over_redis import connect
from windfall.server.talk.talk import Talk


@dataclass(frozen=True, slots=True)
class Boards:
    bots: Board
    reviews: Board

    @staticmethod
    def open(redis_url: str, talk: Talk, secret: bytes) -> "Boards":
        client, alike = connect(redis_url), _alike()
        return Boards(*(Board(client, talk, f"{name}/{alike}", secret) for name in ("bots", "reviews")))


def _alike() -> str:
    """Names all that asker and worker must have alike: code, rules and components. Others do not see their jobs."""
    titles = [find_title(name) for name in sorted(title_names())]
    text = f"{version('windfall')} {[(title.name, title.rules, title.components_digest) for title in titles]}"
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
