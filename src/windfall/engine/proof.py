"""Checking that a game was dealt from the secret that its host had committed to."""

from windfall.engine.errors import JournalError
from windfall.engine.files.journal import Journal
from windfall.engine.game import Game, replay
from windfall.engine.keyed_chance import commitment


def proven(journal: Journal, shown: str | None = None) -> Game:
    """The game of a journal, played again with every draw taken from its secret. An error if the secret is not the one
    that was committed to, or a move could not have been made with these draws; `shown` is the commitment as somebody
    has noted it when the game began."""
    deal = journal.deal
    if deal is None:
        raise JournalError(
            "this game was dealt from a seed, which nobody had committed to; nothing can be proven of it"
        )
    if deal.secret is None:
        raise JournalError("this journal was saved before the game was over; its deal is a secret until then")
    if shown is not None and shown.lower() != deal.commitment:
        raise JournalError(f"the journal says that {deal.commitment} was shown at the beginning, not {shown}")
    if commitment(bytes.fromhex(deal.secret)) != deal.commitment:
        raise JournalError("the secret of this journal is not the one that was committed to: another deal was played")
    return replay(journal)
