"""`python bench/jumpdrive_calibration.py`: greedy against itself in Jump Drive, beside the figures of the card data.

The card data were tuned to records of real games; their README tells what was aimed at and what simulated players
reached. Another engine with the same cards and rules must come near these figures, as far as its players play alike.
"""

import argparse
import statistics
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

import windfall
from windfall.titles.jumpdrive.components.cards import (
    COPIES,
    DESIGNS,
    IDS,
    IS_MILITARY,
    IS_WORLD,
    NAMES,
    PAID_AT,
    PRESET_HANDS,
    counts,
)
from windfall.titles.jumpdrive.rules import events
from windfall.titles.jumpdrive.rules.scoring import income_of
from windfall.titles.jumpdrive.rules.state import JumpDriveState

TABLES: Final = (2, 3, 4)
# Games of the records by number of players; the README weighs its own figures in the same way.
RECORDED: Final = {2: 3, 3: 30, 4: 29}

# The README's figures
ROUNDS: Final = range(1, 8)
VP_TARGET: Final = (0.4, 1.3, 3.0, 6.4, 12.4, 21.7, 29.9)
VP_REACHED: Final = (0.5, 1.2, 3.2, 7.0, 13.5, 22.1, 28.3)
VP_STRONG: Final = ("", "", "", "7.7", "14.8", "", "")
VP_GREEDY: Final = ("0.7", "", "", "", "", "", "")
INCOME_TARGET: Final = (2.1, 3.3, 4.7, 6.2, 7.8, 9.5, 9.5)
INCOME_REACHED: Final = (2.0, 3.2, 4.7, 6.4, 7.8, 9.3, 10.4)
LENGTH_TARGET: Final = {5: "0 %", 6: "84 % (3p 77, 4p 93)", 7: "16 % (3p 23, 4p 7)"}
LENGTH_REACHED: Final = {5: "0.6 %", 6: "80 % (3p 77, 4p 86)", 7: "19 % (3p 23, 4p 13)"}
LENGTH_STRONG: Final = {6: "94 %"}
LENGTH_GREEDY: Final = {5: "16 %"}
# Things of which an empire has this many at the end, and how often it then wins, as a multiple of its fair share.
SPECIALISTS: Final = (
    ("four Novelty worlds", "world:blue", 4, 1.5),
    ("four chromosomes", "icon:chromosome", 4, 1.6),
    ("three Trendsetters", "card:galactic_trendsetters", 3, 1.8),
    ("six developments", "development", 6, 1.6),
    ("three Rare Elements worlds", "world:brown", 3, 1.2),
    ("six explore icons", "icon:explore", 6, 1.2),
    ("three Alien cards", "keyword:ALIEN", 3, 1.2),
    ("three military worlds", "world:military", 3, 1.2),
)
PRESET_SHARES: Final = {"A": 0.91, "B": 1.02, "C": 0.97, "D": 1.09}

# A card is far from its peers if its win rate differs from theirs by more than this, and by more standard errors.
FAR: Final = 0.2
ERRORS: Final = 3.0


@dataclass
class Seat:
    """How one player of one game fared."""

    players: int
    share: float  # of the win, times the number of players: 1 is fair
    placed: set[int]
    empire: list[int]


@dataclass
class Record:
    """One finished game."""

    rounds: int
    scores: tuple[int, ...]
    vps: list[list[int]]  # of each round, by seat
    incomes: list[list[int]]
    placements: Counter[int]
    seats: list[Seat]
    dealt: list[list[int]]


def play(players: int, seed: int, setup: str) -> Record:
    game = windfall.new("jumpdrive", players=players, seed=seed, setup=setup)
    state = game.state
    assert isinstance(state, JumpDriveState)
    bots = [windfall.bot("greedy", seed=seed * players + seat) for seat in range(players)]
    dealt = [empire.hand.copy() for empire in state.empires]
    incomes: list[list[int]] = []
    while not game.over:
        seat = game.seats[0]
        game.play(seat, bots[seat].choose(game.observe(seat), game.decision(seat)))
        if len(state.empires[0].vp_by_round) > len(incomes):
            # nothing is placed between scoring and the next question
            incomes.append([income_of(state, seat) for seat in range(players)])
    result = game.result
    placed = [set[int]() for _ in range(players)]
    placements: Counter[int] = Counter()
    for code, _audience, seat, *rest in game.events():
        if code in (events.DEVELOPS, events.SETTLES, events.CONQUERS):
            placed[seat].add(rest[0])
            placements[rest[0]] += 1
    fair = players / len(result.winners)
    seats = [
        Seat(players, fair if seat in result.winners else 0.0, placed[seat], state.empires[seat].cards)
        for seat in range(players)
    ]
    vps = [list(of_round) for of_round in zip(*(empire.vp_by_round for empire in state.empires), strict=True)]
    return Record(result.rounds, tuple(result.scores), vps, incomes, placements, seats, dealt)


# Figures of many games


def share_of_length(records: list[Record], rounds: int) -> float:
    return sum(record.rounds == rounds for record in records) / len(records)


def by_round(records: list[Record], number: int, what: str) -> float | None:
    """The mean of all players in games that had this round; it takes ten such games to mean something."""
    values = [
        value
        for record in records
        if record.rounds >= number
        for value in (record.vps if what == "vp" else record.incomes)[number - 1]
    ]
    return statistics.fmean(values) if len(values) >= 20 else None


def weighted(values: dict[int, float | None]) -> float | None:
    """Tables of two, three and four weighed like the records."""
    known = {players: value for players, value in values.items() if value is not None}
    total = sum(RECORDED[players] for players in known)
    return sum(RECORDED[players] * value for players, value in known.items()) / total if total else None


def shown(value: float | None, form: str = "{:.1f}") -> str:
    return "–" if value is None else form.format(value)


# Tables


def headings(title: str, first: str, *more: str) -> Table:
    table = Table(title=title)
    table.add_column(first)
    for heading in (*(f"{players} players" for players in TABLES), "as recorded", *more):
        table.add_column(heading, justify="right")
    return table


def length_table(games: dict[int, list[Record]]) -> Table:
    table = headings(
        "Games by length", "rounds", "real games", "README, mixed", "README, strong", "README, simple greedy"
    )
    lengths = sorted({record.rounds for records in games.values() for record in records})
    for rounds in lengths:
        shares: dict[int, float | None] = {
            players: share_of_length(records, rounds) for players, records in games.items()
        }
        table.add_row(
            str(rounds),
            *(shown(share, "{:.1%}") for share in (*shares.values(), weighted(shares))),
            LENGTH_TARGET.get(rounds, ""),
            LENGTH_REACHED.get(rounds, ""),
            LENGTH_STRONG.get(rounds, ""),
            LENGTH_GREEDY.get(rounds, ""),
        )
    return table


def totals_table(games: dict[int, list[Record]]) -> Table:
    table = headings("Totals", "", "real games", "README, mixed", "README, strong")
    winning = {players: [max(record.scores) for record in records] for players, records in games.items()}
    every = {players: [score for record in records for score in record.scores] for players, records in games.items()}
    means: dict[int, float | None] = {players: statistics.fmean(scores) for players, scores in winning.items()}
    table.add_row("winner, mean", *(shown(mean) for mean in (*means.values(), weighted(means))), "63.5", "65.3", "63.8")
    ranges = [f"{min(scores)} to {max(scores)}" for scores in winning.values()]
    whole = [score for scores in winning.values() for score in scores]
    table.add_row(
        "winner, range", *ranges, f"{min(whole)} to {max(whole)}", "50 to 89", "50 to 91 (99 %), 100 at most", ""
    )
    high = [f"{statistics.quantiles(scores, n=100)[98]:.0f}" for scores in winning.values()]
    table.add_row("winner, 99 % up to", *high, f"{statistics.quantiles(whole, n=100)[98]:.0f}", "", "91", "")
    means = {players: statistics.fmean(scores) for players, scores in every.items()}
    table.add_row("all, mean", *(shown(mean) for mean in (*means.values(), weighted(means))), "49.6", "52.5", "")
    return table


def rounds_table(games: dict[int, list[Record]], what: str) -> Table:
    vp = what == "vp"
    more = ("README, strong", "README, simple greedy") if vp else ()
    table = headings("VPs by round" if vp else "Income by round", "round", "real games", "README, mixed", *more)
    for number in ROUNDS:
        at = number - 1
        means = {players: by_round(records, number, what) for players, records in games.items()}
        extra = (VP_STRONG[at], VP_GREEDY[at]) if vp else ()
        table.add_row(
            str(number),
            *(shown(mean) for mean in (*means.values(), weighted(means))),
            f"{(VP_TARGET if vp else INCOME_TARGET)[at]}",
            f"{(VP_REACHED if vp else INCOME_REACHED)[at]}",
            *extra,
        )
    return table


def specialists_table(seats: list[Seat]) -> Table:
    """README's shares are those of tables of three and four."""
    table = Table(title="Empires that specialise, at tables of three and four: wins as a multiple of the fair share")
    for heading in ("empire with at least", "share of empires", "wins", "README"):
        table.add_column(heading, justify="left" if heading.startswith("empire") else "right")
    for name, selector, least, expected in SPECIALISTS:
        row = counts(selector)
        shares = [seat.share for seat in seats if sum(row[card] for card in seat.empire) >= least]
        wins = f"{statistics.fmean(shares):.2f}" if shares else "–"
        table.add_row(name, f"{len(shares) / len(seats):.1%}", wins, f"{expected}")
    return table


def presets_table(records: list[Record]) -> Table:
    table = Table(title=f"First-game hands, four players, {len(records):,} games: wins as a multiple of the fair share")
    for heading in ("hand", "wins", "README"):
        table.add_column(heading, justify="left" if heading == "hand" else "right")
    shares = defaultdict(list)
    for record in records:
        for seat, hand in zip(record.seats, record.dealt, strict=True):
            letter = next(letter for letter, cards in PRESET_HANDS.items() if sorted(cards) == hand)
            shares[letter].append(seat.share)
    for letter, expected in PRESET_SHARES.items():
        table.add_row(letter, f"{statistics.fmean(shares[letter]):.2f}", f"{expected}")
    return table


# Cards


def peers(card: int) -> str:
    """Cards that are placed in the same way and at about the same cost."""
    sort = "military world" if IS_MILITARY[card] else "world" if IS_WORLD[card] else "development"
    return f"{sort}, {'0–2' if PAID_AT[card] <= 2 else '3–5' if PAID_AT[card] <= 5 else '6 or more'}"


def cards_table(records: list[Record]) -> Table:
    """Every card with its peers; placed is per copy and game, wins a multiple of the fair share."""
    shares: dict[int, list[float]] = {card: [] for card in DESIGNS}
    placements: Counter[int] = Counter()
    possible: Counter[int] = Counter()  # how often the copies of a card could have been placed
    for record in records:
        placements.update(record.placements)
        for card in DESIGNS:
            # of the Survey Teams there is one for each player
            possible[card] += len(record.seats) if IDS[card] == "survey_team" else COPIES[card]
        for seat in record.seats:
            for card in seat.placed:
                shares[card].append(seat.share)
    groups: dict[str, list[int]] = defaultdict(list)
    for card in DESIGNS:
        groups[peers(card)].append(card)
    table = Table(title=f"Cards, {len(records):,} games")
    for heading in ("card", "cost or defense", "placed", "players", "wins", "± error", "peers", "far"):
        table.add_column(heading, justify="left" if heading in ("card", "far") else "right")
    for name, cards in sorted(groups.items()):
        everyone = [share for card in cards for share in shares[card]]
        mean = statistics.fmean(everyone) if everyone else 0.0
        table.add_section()
        table.add_row(f"[bold]{name}", "", "", "", "", "", f"{mean:.2f}", "")
        for card in sorted(cards, key=lambda card: -statistics.fmean(shares[card] or [0.0])):
            own = shares[card]
            placed = f"{placements[card] / possible[card]:.1%}"
            if len(own) < 2:
                table.add_row(NAMES[card], str(PAID_AT[card]), placed, str(len(own)), "–", "–", "", "never placed")
                continue
            wins = statistics.fmean(own)
            error = statistics.stdev(own) / len(own) ** 0.5
            far = abs(wins - mean) > max(FAR, ERRORS * error)
            mark = ("above" if wins > mean else "below") if far else ""
            table.add_row(
                NAMES[card], str(PAID_AT[card]), placed, f"{len(own):,}", f"{wins:.2f}", f"{error:.2f}", "", mark
            )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1000, help="games for each number of players")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the others follow")
    arguments = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    console = Console(width=150)
    games = {
        players: [play(players, seed, "standard") for seed in track(seeds, f"{players} players", console=console)]
        for players in TABLES
    }
    first = [play(4, seed, "first_game") for seed in track(seeds, "first-game hands", console=console)]
    console.print(f"Greedy against itself, {arguments.games:,} games each with {', '.join(map(str, TABLES))} players")
    for table in (length_table(games), totals_table(games), rounds_table(games, "vp"), rounds_table(games, "income")):
        console.print(table)
    console.print(specialists_table([seat for players in (3, 4) for record in games[players] for seat in record.seats]))
    console.print(presets_table(first))
    console.print(cards_table([record for records in games.values() for record in records]))
    console.print(
        f"Far from its peers is a card whose players win {FAR} more or less of their fair share than those of the "
        f"same heading, and by more than {ERRORS:.0f} standard errors.",
        "README: 0.77 to 1.49 over all titles, up to cost 6 (or defense 5) 0.77 to 1.35.",
        sep="\n",
    )


if __name__ == "__main__":
    main()
