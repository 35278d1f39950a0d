"""Puzzles over HTTP: a table with one question, what answers are worth, and why."""

from tests.server.running import Person, Server
from windfall.puzzles.puzzle import shipped


def test_a_puzzle_solved_and_failed(server: Server) -> None:
    ann = Person(server, "Ann")
    archive = ann.http.get("/api/puzzles/jumpdrive").json()["puzzles"]
    ratings = [entry["rating"] for entry in archive]
    assert ratings == sorted(ratings)
    entry = archive[0]
    place = f"/api/puzzles/jumpdrive/{entry['id']}"
    shown = ann.http.get(place)
    told = shown.json()
    assert told["entry"] == entry
    assert len(told["scene"]["table"]["seats"]) == entry["players"]
    (decision,) = told["scene"]["state"]["decisions"]
    puzzle = shipped("jumpdrive").find(entry["id"])
    assert puzzle is not None
    assert str(puzzle.worths[0].win_chance) not in shown.text
    wrong = puzzle.worths[-1].action
    for chosen, right in ((puzzle.best, True), (wrong, False)):
        solution = ann.http.post(place, json={"answers": [[chosen]]}).json()
        assert (solution["right"], solution["chosen"], solution["best"]) == (right, chosen, puzzle.best)
        assert {worth["action"] for worth in solution["worths"]} == {each["action"] for each in decision["options"]}
    why = ann.http.get(f"{place}/why", params={"chosen": wrong})
    assert why.status_code == 200
    assert why.json()["reasons"]


def test_what_is_no_answer_is_refused(server: Server) -> None:
    ann = Person(server, "Ann")
    puzzle = shipped("race").puzzles[0]
    place = f"/api/puzzles/race/{puzzle.id}"
    assert ann.http.post(place, json={"answers": [[99_999]]}).status_code == 409
    assert ann.http.post(place, json={"answers": []}).status_code == 422
    assert ann.http.get(f"{place}/why", params={"chosen": 99_999}).status_code == 422
    assert ann.http.get("/api/puzzles/race/nothing").status_code == 404
    assert ann.http.get("/api/puzzles/chess").status_code == 404
