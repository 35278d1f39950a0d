"""Statistics of games, checked against another way to count."""

import json
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

import windfall
from tests.support.subject import shown
from windfall.arena import Match, wilson_interval
from windfall.arena.match import play_game
from windfall.arena.schedule import Fixture
from windfall.arena.stats import (
    Facts,
    Stats,
    facts_of,
    play_for_stats,
    stats_data,
    stats_markdown,
    summary,
    write_stats,
)
from windfall.arena.stats.selection import often_had, telling_rounds
from windfall.engine.extras import how_to_install
from windfall.engine.files.journal import Journal

MATCHES = {
    "newfrontiers": Match("newfrontiers", ("random",) * 3, 6, 8, {}),
    "race": Match("race", ("random",) * 2, 6, 8, {}),
    "jumpdrive": Match("jumpdrive", ("random",) * 4, 6, 8, {}),
}
BUILT = {"newfrontiers": ("colonies", "developments"), "race": ("tableau",), "jumpdrive": ("cards",)}


@pytest.fixture(scope="module")
def games() -> dict[str, list[Facts]]:
    return {title: list(play_for_stats(match)) for title, match in MATCHES.items()}


@pytest.fixture(scope="module")
def told(games: dict[str, list[Facts]]) -> dict[str, Stats]:
    return {title: summary(match, games[title]) for title, match in MATCHES.items()}


def journals(match: Match) -> list[Journal]:
    """The same games, seated by hand."""
    players = len(match.bots)
    kept = Match(match.title, match.bots, match.games, match.seed, match.settings, keep_journals=True)
    found = []
    for number in range(match.games):
        positions = tuple((seat + number) % players for seat in range(players))
        journal = play_game(kept, Fixture(number, match.seed + number, positions)).journal
        assert journal is not None
        found.append(journal)
    return found


def built(title: str, game: windfall.Game, seat: int) -> set[str]:
    """What an empire has, as a client is told."""
    empires = shown(game)["empires"]
    parts = [part for zone in BUILT[title] for part in empires[seat][zone]]
    return {part if isinstance(part, str) else part["id"] for part in parts}


@pytest.mark.parametrize("title", MATCHES)
def test_components_against_what_a_client_is_told(title: str, told: dict[str, Stats]) -> None:
    match = MATCHES[title]
    owners: dict[str, list[tuple[float, int]]] = {}
    for journal in journals(match):
        game = windfall.replay(journal)
        result = game.result
        for seat in range(journal.players):
            share = 1 / len(result.winners) if seat in result.winners else 0.0
            for part in built(title, game, seat):
                owners.setdefault(part, []).append((share, result.scores[seat]))
    components = {component.id: component for component in told[title].components}
    assert set(components) == set(owners)
    players = len(match.bots)
    for part, seen in owners.items():
        stats = components[part]
        wins = sum(share for share, _ in seen)
        assert stats.empires == len(seen)
        assert stats.had == pytest.approx(len(seen) / (players * match.games))
        assert stats.win_share == pytest.approx(players * wins / len(seen))
        assert stats.mean_score == pytest.approx(sum(score for _, score in seen) / len(seen))
        low, high = wilson_interval(wins, len(seen))
        assert stats.win_share_95 == pytest.approx((players * low, players * high))


@pytest.mark.parametrize("title", MATCHES)
def test_length_ends_and_scores(title: str, told: dict[str, Stats]) -> None:
    stats = told[title]
    results = [windfall.replay(journal).result for journal in journals(MATCHES[title])]
    assert stats.rounds.counts == dict(sorted(Counter(result.rounds for result in results).items()))
    assert stats.ended_by == Counter(end for result in results for end in result.ended_by)
    assert stats.winning_scores.mean == pytest.approx(sum(max(result.scores) for result in results) / len(results))
    assert stats.scores.counts == Counter(score for result in results for score in result.scores)
    assert (stats.moves.least, stats.moves.most) == (min(stats.moves.counts), max(stats.moves.counts))
    for seat in stats.seats:
        scores = [result.scores[seat.seat] for result in results]
        assert seat.mean_score == pytest.approx(sum(scores) / len(scores))
        wins = sum(1 / len(result.winners) for result in results if seat.seat in result.winners)
        assert seat.win_rate == pytest.approx(wins / len(results))
        assert seat.win_rate_95 == pytest.approx(wilson_interval(wins, len(results)))


@pytest.mark.parametrize("title", MATCHES)
def test_choices_are_the_moves_of_the_journals(title: str, told: dict[str, Stats]) -> None:
    texts: Counter[str] = Counter()
    for journal in journals(MATCHES[title]):
        texts.update(str(windfall.title(title).action_text(action)) for _, action in journal.moves)
    answers: Counter[str] = Counter()
    for question in told[title].questions:
        answers.update(question.answers)
        assert question.asked == sum(question.answers.values())
        counted = sum(sum(counts.values()) for counts in question.by_round.values())
        assert counted in (0, question.asked)
    assert answers == texts


def test_phases_of_race_by_round(told: dict[str, Stats]) -> None:
    """Everyone chooses in every round, and two players choose two actions each unless the second is forced."""
    (action,) = [question for question in told["race"].questions if question.question == "action"]
    assert all(text.startswith("choose: ") for text in action.answers)
    rounds = told["race"].rounds
    assert list(action.by_round) == list(range(1, rounds.most + 1))
    for number, counts in action.by_round.items():
        played = sum(games for length, games in rounds.counts.items() if length >= number)
        assert 2 * played <= sum(counts.values()) <= 4 * played


def test_pairs_of_actions_are_counted_as_they_were_chosen(tmp_path: Path) -> None:
    """Besides their actions, each of which counts."""
    match = Match("race", ("random",) * 2, 4, 8, {"experienced": True})
    stats = summary(match, list(play_for_stats(match)))
    title = windfall.title("race")
    pairs: Counter[str] = Counter()
    actions: Counter[str] = Counter()
    for journal in journals(match):
        for _seat, chosen in journal.moves:
            if len(parts := title.parts(chosen)) > 1:
                pairs[str(title.action_text(chosen))] += 1
                actions.update(str(title.action_text(part)) for part in parts)
    (question,) = [each for each in stats.questions if each.question == "action"]
    assert (question.whole, question.answers) == (pairs, actions)
    assert list(question.whole.values()) == sorted(pairs.values(), reverse=True)
    assert question.asked == 2 * pairs.total()
    assert all(not each.whole for each in stats.questions if each is not question)
    assert {each["question"]: each["whole"] for each in stats_data(stats)["questions"]}["action"] == pairs
    most, times = pairs.most_common(1)[0]
    page = stats_markdown(stats)
    assert f"| {most.removeprefix('choose: ')} | {times} | {times / pairs.total():.1%} |" in page
    assert f"And {len(pairs) - 15} others." in page.partition("As they were chosen")[2]
    files = {file.name for file in write_stats(stats, tmp_path)}
    assert {"action.svg", "action_whole.svg"} <= files
    assert "![Action](action_whole.svg)" in (tmp_path / "stats.md").read_text(encoding="utf-8")


def test_pairs_are_told_only_where_there_are_some(told: dict[str, Stats]) -> None:
    assert not any(question.whole for stats in told.values() for question in stats.questions)
    assert not any("As they were chosen" in stats_markdown(stats) for stats in told.values())


def test_what_is_chosen_before_the_first_round_has_the_number_0(games: dict[str, list[Facts]]) -> None:
    for title, question in (("newfrontiers", "choose_home"), ("jumpdrive", "discard_start")):
        rounds = {number for game in games[title] for number, asked, _ in game.choices if asked == question}
        assert rounds == {0}


def test_what_few_empires_have_is_left_out(told: dict[str, Stats]) -> None:
    shown, fewest = often_had(told["newfrontiers"])
    assert fewest == 10
    assert all(component.empires >= fewest for component in shown)


def test_questions_that_are_asked_in_one_round_are_not_told_by_round(told: dict[str, Stats]) -> None:
    by_name = {question.question: question for question in told["newfrontiers"].questions}
    assert telling_rounds(by_name["select"])
    assert not telling_rounds(by_name["choose_home"])


def test_results_do_not_depend_on_the_number_of_processes(games: dict[str, list[Facts]]) -> None:
    assert list(play_for_stats(MATCHES["race"], jobs=2)) == games["race"]


def test_every_game_has_a_deal_of_its_own(games: dict[str, list[Facts]]) -> None:
    assert len({tuple(one.choices.items()) for one in games["race"]}) == 6


def test_a_journal_gives_the_same_facts(games: dict[str, list[Facts]]) -> None:
    assert [facts_of(journal) for journal in journals(MATCHES["jumpdrive"])] == games["jumpdrive"]


def test_the_page_tells_all_parts(told: dict[str, Stats]) -> None:
    page = stats_markdown(told["race"])
    for heading in ("# Race for the Galaxy in numbers", "## Length and scores", "## How games end", "## Seats"):
        assert f"{heading}\n" in page
    for heading in ("## What wins", "## What is chosen", "### Action"):
        assert f"{heading}\n" in page
    assert "6 games of 2 players (2 × random), seed 8" in page
    assert "![" not in page


def test_files(told: dict[str, Stats], tmp_path: Path) -> None:
    first, second = tmp_path / "a" / "deep", tmp_path / "b"
    files = write_stats(told["race"], first)
    assert {"stats.md", "stats.json", "length.svg", "scores.svg", "seats.svg", "action.svg"} <= {
        file.name for file in files
    }
    write_stats(told["race"], second)
    for file in files:
        assert file.read_bytes() == (second / file.name).read_bytes()
    page = (first / "stats.md").read_text(encoding="utf-8")
    assert "![Seats](seats.svg)" in page
    assert json.loads((first / "stats.json").read_text(encoding="utf-8")) == json.loads(
        json.dumps(stats_data(told["race"]))
    )


def test_a_folder_that_cannot_be_made(told: dict[str, Stats]) -> None:
    with pytest.raises(windfall.WindfallError, match="cannot write the statistics to /dev/null/stats"):
        write_stats(told["race"], Path("/dev/null/stats"))


def test_one_game_is_enough() -> None:
    match = Match("jumpdrive", ("random",) * 2, 1, 0, {})
    stats = summary(match, list(play_for_stats(match)))
    assert stats.seats[0].mean_score_95 is None
    assert "–" in stats_markdown(stats)


def test_without_matplotlib_the_extra_is_named(
    told: dict[str, Stats], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(windfall.WindfallError, match="matplotlib is missing.*" + re.escape(how_to_install("lab"))):
        write_stats(told["race"], tmp_path)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (Match("race", ("random",) * 9, 1, 0, {}), "2 to 4 players"),
        (Match("race", ("random",) * 2, 0, 0, {}), "at least one game"),
        (Match("race", ("random",) * 2, 2, 2**63 - 1, {}), "a seed is"),
    ],
)
def test_what_is_wrong_is_said_before_the_first_game(wrong: Match, message: str) -> None:
    with pytest.raises(windfall.WindfallError, match=message):
        play_for_stats(wrong)
