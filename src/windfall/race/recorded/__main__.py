"""`python -m windfall.race.recorded FILE.jsonl.gz...` replays recorded games and compares them with ours."""

import gzip
import sys
from collections import Counter
from pathlib import Path

import msgspec

from windfall.race.recorded.format import Choice, GameRecord, NewGame, StateRecord
from windfall.race.recorded.replayer import DifferenceError, Replayer


def replay_game(record: GameRecord) -> Replayer:
    replayer = Replayer()
    replayer.new(NewGame(record.players, record.cards, record.experienced))
    for kind, value in record.events:
        feed(replayer, kind, value)
    replayer.finish(record.final, record.winners)
    return replayer


def feed(replayer: Replayer, kind: str, value: object) -> None:
    if kind == "start_world":
        replayer.start_world(msgspec.convert(value, int))
    elif kind == "draw":
        replayer.draw(msgspec.convert(value, int))
    elif kind == "state":
        replayer.recorded_state(msgspec.convert(value, StateRecord))
    else:
        replayer.choice(msgspec.convert(value, Choice))


def main() -> int:
    bad = 0
    total: Counter[str] = Counter()
    decoder = msgspec.json.Decoder(GameRecord)
    for name in sys.argv[1:]:
        with gzip.open(name) as lines:
            for number, line in enumerate(lines, start=1):
                label = f"{Path(name).name} game {number}"
                try:
                    done = replay_game(decoder.decode(line))
                except DifferenceError as error:
                    bad += 1
                    print(f"{label}: DIFFERS at {error}")
                else:
                    total.update(done.exceptions)
                    print(f"{label}: agrees, {done.choices} choices")
    print(total)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
