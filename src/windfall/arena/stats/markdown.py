"""Statistics as a page of tables."""

from collections.abc import Iterable, Mapping, Sequence

from windfall.arena.stats.choices import QuestionStats
from windfall.arena.stats.selection import MOST_ANSWERS, often_had, short_answers, telling_rounds, whole_picture
from windfall.arena.stats.spread import Spread
from windfall.arena.stats.summary import Stats
from windfall.engine.game import SEAT_NAMES
from windfall.engine.registry import title as find_title


def stats_markdown(stats: Stats, pictures: Mapping[str, str] | None = None) -> str:
    """The page; pictures are file names by what they show."""
    shown = pictures or {}
    sections = (
        _heading(stats),
        _section("Length and scores", _spreads(stats), shown, "length", "scores"),
        _section("How games end", _ends(stats), shown),
        _section("Seats", _seats(stats), shown, "seats"),
        _section("What wins", _components(stats), shown, "components"),
        "## What is chosen\n\nThe questions by how often they are asked. A choice that is forced is not asked.",
        *(_question(question, shown) for question in stats.questions),
    )
    return "\n\n".join(sections) + "\n"


def _heading(stats: Stats) -> str:
    match = stats.match
    label = find_title(match.title).label
    settings = "".join(f", {name} {value}" for name, value in match.settings.items())
    who = f"{len(match.bots)} × {match.bots[0]}" if len(set(match.bots)) == 1 else ", ".join(match.bots)
    played = f"{match.games:,} games of {len(match.bots)} players ({who}), seed {match.seed}{settings}."
    return f"# {label} in numbers\n\n{played} Intervals are 95 %. A shared victory counts as shares."


def _section(heading: str, body: str, pictures: Mapping[str, str], *names: str) -> str:
    images = "".join(f"\n\n![{heading}]({pictures[name]})" for name in names if name in pictures)
    return f"## {heading}\n\n{body}{images}"


def _spreads(stats: Stats) -> str:
    rows = [
        _spread("rounds", stats.rounds),
        _spread("moves", stats.moves),
        _spread("score of a player", stats.scores),
        _spread("winning score", stats.winning_scores),
    ]
    return _table(("", "mean", "standard deviation", "least", "median", "most"), rows)


def _spread(name: str, spread: Spread) -> list[str]:
    return [
        name,
        f"{spread.mean:.1f}",
        f"{spread.deviation:.1f}",
        f"{spread.least}",
        f"{spread.median:g}",
        f"{spread.most}",
    ]


def _ends(stats: Stats) -> str:
    games = stats.match.games
    rows = [[_words(end), f"{count:,}", f"{count / games:.1%}"] for end, count in stats.ended_by.items()]
    return _table(("ended by", "games", "share"), rows)


def _seats(stats: Stats) -> str:
    rows = [
        [
            SEAT_NAMES[seat.seat],
            f"{seat.win_rate:.1%}",
            "{:.1%} – {:.1%}".format(*seat.win_rate_95),
            f"{seat.mean_score:.1f}",
            "{:.1f} – {:.1f}".format(*seat.mean_score_95) if seat.mean_score_95 else "–",
        ]
        for seat in stats.seats
    ]
    even = f"An even share is {1 / len(stats.seats):.1%}. The seats are in turn order, {SEAT_NAMES[0]} first."
    return f"{even}\n\n{_table(('seat', 'win rate', 'interval', 'mean score', 'interval'), rows)}"


def _components(stats: Stats) -> str:
    often, fewest = often_had(stats)
    told = (
        f"What a player has at the end, and how those who have it do. A win share of 1 is an even share; winners tend "
        f"to build more, so many stand above it. Left out is what fewer than {fewest} empires have."
    )
    rows = [
        [
            component.name,
            component.sort,
            f"{component.had:.1%}",
            f"{component.win_share:.2f}",
            "{:.2f} – {:.2f}".format(*component.win_share_95),
            f"{component.mean_score:.1f}",
        ]
        for component in often
    ]
    return f"{told}\n\n{_table(('', 'sort', 'had by', 'win share', 'interval', 'mean score'), rows)}"


def _question(stats: QuestionStats, pictures: Mapping[str, str]) -> str:
    body = _answers(stats.answers) + _by_round(stats)
    if stats.whole:
        body += f"\n\nAbove, every part of an answer counts. As they were chosen:\n\n{_answers(stats.whole)}"
    shown = (stats.question, whole_picture(stats))
    return "#" + _section(_words(stats.question).capitalize(), body, pictures, *shown)


def _answers(counts: Mapping[str, int]) -> str:
    """The most frequent ones, and their shares of all."""
    names, asked = short_answers(counts), sum(counts.values())
    rows = [
        [names[answer], f"{count:,}", f"{count / asked:.1%}"] for answer, count in list(counts.items())[:MOST_ANSWERS]
    ]
    left = len(counts) - len(rows)
    more = f"\n\nAnd {left} others." if left else ""
    return _table(("answer", "times", "share"), rows) + more


def _by_round(stats: QuestionStats) -> str:
    """The shares of the answers in each round."""
    rounds = telling_rounds(stats)
    if not rounds:
        return ""
    answers = sorted({answer for number in rounds for answer in stats.by_round[number]})
    names = short_answers(answers)
    rows = []
    for number in rounds:
        counts = stats.by_round[number]
        asked = sum(counts.values())
        rows.append([str(number), f"{asked:,}", *(f"{counts.get(answer, 0) / asked:.0%}" for answer in answers)])
    return f"\n\n{_table(('round', 'asked', *(names[answer] for answer in answers)), rows)}"


def _table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [headings, ["---", *["---:"] * (len(headings) - 1)], *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _words(name: str) -> str:
    return name.replace("_", " ")
