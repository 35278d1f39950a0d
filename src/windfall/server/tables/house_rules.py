"""Who does not hear whom at a table."""

import hashlib
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from windfall.server.database.records import FOR_ALL, MuteRecord


@dataclass(slots=True)
class HouseRules:
    """What the host and the others at a table have said about those whom they do not want to hear. It is stored."""

    key: bytes  # the same in all processes
    unheard: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))  # by who muted them

    def set_to(self, mutes: Iterable[MuteRecord]) -> None:
        self.unheard.clear()
        for mute in mutes:
            self.unheard[mute.by].add(mute.player)

    def heed(self, mute: MuteRecord, muted: bool) -> None:
        if muted:
            self.unheard[mute.by].add(mute.player)
        else:
            self.unheard[mute.by].discard(mute.player)

    def silenced(self, player: str) -> bool:
        """Whether nobody is to hear them."""
        return player in self.unheard.get(FOR_ALL, ())

    def hears(self, listener: str, speaker: str) -> bool:
        if listener == speaker:
            return True
        return not self.silenced(speaker) and speaker not in self.unheard.get(listener, ())

    @property
    def muted(self) -> set[str]:
        """All whom anybody has muted."""
        return set().union(*self.unheard.values())

    def speaker(self, player: str) -> str:
        """A name for somebody at this table alone, which does not tell who they are."""
        return hashlib.blake2b(player.encode(), key=self.key, digest_size=6).hexdigest()

    def turn_over(self, player: str, another: str | None) -> None:
        """A player has become another, or nobody. Who was muted stays so, whoever they are now."""
        own = self.unheard.pop(player, set())
        for whom in self.unheard.values():
            if player in whom:
                whom.remove(player)
                whom.update([] if another is None else [another])
        if another is not None:
            self.unheard[another] |= own
            self.unheard[another].discard(another)
