"""Games that somebody has played, as they are shown."""

from collections.abc import Mapping

from windfall.players.skill import Skill
from windfall.server.database.history import Placed
from windfall.server.database.records import SeatRecord, TableRecord
from windfall.server.identity.marks import mark
from windfall.server.tables.seating import seat_names
from windfall.server.wire.standing import GameOutcome, GameSeat, OwnGame, RatingChange


def own_seat(table: TableRecord, player: str) -> int:
    """The seat that is somebody's own, and not a friend's at their screen."""
    return next(number for number in table.seats_of(player) if not table.seats[number].local)


def outcome(table: TableRecord, seat: SeatRecord, placed: Placed | None) -> GameOutcome:
    """What came of a game for a seat."""
    over = table.progress.status == "over"
    if not over and table.halted is None:
        return "running"
    if seat.resigned or table.halted == "resigned":
        return "resigned"
    if not over:
        return "aborted"
    if seat.stood_in:
        return "replaced"
    return "won" if placed is not None and placed.place == 1 else "lost"


def own_game(
    table: TableRecord,
    player: str,
    results: Mapping[int, Placed],
    changes: Mapping[int, tuple[float, float, float, float]],
) -> OwnGame:
    own = own_seat(table, player)
    return OwnGame(
        table=table.id,
        title=table.title,
        created=table.created,
        outcome=outcome(table, table.seats[own], results.get(own)),
        halted=table.halted,
        rated=table.rated,
        rating=_rating_change(changes[own]) if own in changes else None,
        seats=[
            _seat(seat, name, player, results.get(number))
            for number, (seat, name) in enumerate(zip(table.seats, seat_names(table), strict=True))
        ],
    )


def _rating_change(change: tuple[float, float, float, float]) -> RatingChange:
    mu, sigma, mu_after, sigma_after = change
    return RatingChange(Skill(mu, sigma).points, Skill(mu_after, sigma_after).points)


def _seat(seat: SeatRecord, name: str, player: str, placed: Placed | None) -> GameSeat:
    return GameSeat(
        name="" if seat.open else name,
        mark=None if seat.player is None or seat.local else mark(seat.player),
        level=seat.level,
        yours=seat.player == player and not seat.local,
        place=None if placed is None else placed.place,
        score=None if placed is None else placed.score,
        stood_in=seat.stood_in or seat.stand_in is not None,  # of one that is lent it must not show
        resigned=seat.resigned,
    )
