"""A crew that shares its work with those of other processes: it does theirs, and they do its."""

from typing import Final

from windfall.server.jobs.board import Board
from windfall.server.jobs.crew import Crew
from windfall.server.jobs.labour import Labour
from windfall.server.jobs.shared import SharedJobs

KEPT_SECONDS: Final = 120  # answers, for who asks once more


class Share:
    """Jobs are asked for through `jobs`. Without workers nothing is done here, only asked for."""

    def __init__(self, board: Board, crew: Crew, kept_seconds: int = KEPT_SECONDS) -> None:
        self.jobs = SharedJobs(board)
        self._labour = Labour(board, crew, kept_seconds) if len(crew) else None

    async def start(self) -> None:
        await self.jobs.start()
        if self._labour is not None:
            await self._labour.start()

    async def close(self) -> None:
        if self._labour is not None:
            await self._labour.stop()
        await self.jobs.close()
