"""Positions for tests: a table on which any empire can be laid out, and actions done from there.

    table = Table(players=3)
    table.empire(0, credits=4, colonists=1, explored=["rebel_base"], developments=["drop_ships", "space_marines"])
    table.select("settle", by=0)
    assert table.options() == ["take colonists"]
    table.choose("take colonists")

Tiles come out of the bag and the market and goods out of the supply, so that what is conserved stays conserved.
"""

from collections.abc import Sequence

from windfall.engine.agenda import ask, push
from windfall.engine.chance import Chance, ScriptedChance
from windfall.engine.game import SEAT_NAMES, Game
from windfall.engine.kinds import KIND_IDS
from windfall.engine.registry import title
from windfall.engine.title import Result
from windfall.titles.newfrontiers.components.tiles import COLONISTS, COMPONENTS, GOALS, IDS, INDEX, SPACES, WORLDS
from windfall.titles.newfrontiers.rules import actions, agenda, flow
from windfall.titles.newfrontiers.rules.setup import set_up
from windfall.titles.newfrontiers.rules.state import NO_GOOD, Empire, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import VP_POOL_END
from windfall.titles.newfrontiers.words.action_texts import action_text


class Table:
    """A game in its first round, in which nobody has a colony yet and seat 0 is first on the track."""

    def __init__(self, players: int = 3, *, goals: bool = False, rift: bool = False, draws: Sequence[str] = ()) -> None:
        self.state: NewFrontiersState = set_up(players, True, goals, rift, Chance(1))
        # a script of the worlds and goals that will be drawn, by id; without one, draws are random
        self.chance = ScriptedChance([_drawn(tile) for tile in draws]) if draws else Chance(2)
        for empire in self.state.empires:
            _clear(self.state, empire)
        self.state.track = tuple(range(players)) if players > 2 else (0, 1, 2, 3)
        self.state.agenda = []
        self.state.round = 1
        self.state.events = []
        self.log: list[str] = []

    def empire(
        self,
        seat: int,
        *,
        credits: int = 0,  # noqa: A002
        chips: int = 0,
        colonists: int = 0,
        colonies: Sequence[str] = (),
        goods: dict[str, str] | None = None,
        developments: Sequence[str] = (),
        explored: Sequence[str] = (),
    ) -> Empire:
        """Lay out an empire; goods are given as colony -> kind."""
        state = self.state
        empire = state.empires[seat]
        empire.credits += credits
        empire.colonists += colonists
        state.colonist_supply -= colonists
        empire.chips += chips
        state.vp_pool -= chips
        for tile in colonies:
            self._take(tile)
            empire.colonies.append(INDEX[tile])
            empire.goods.append(NO_GOOD)
            state.colonist_supply -= COLONISTS[INDEX[tile]]
        for colony, kind in (goods or {}).items():
            empire.goods[empire.colonies.index(INDEX[colony])] = KIND_IDS.index(kind)
            state.goods_supply[KIND_IDS.index(kind)] -= 1
        for tile in developments:
            face = INDEX[tile]
            if face not in state.faces:
                self.put_in_market(tile)
            state.market[state.faces.index(face)] -= 1
            empire.developments.append(face)
            empire.spaces += SPACES[face]
        for tile in explored:
            self._take(tile)
            empire.explored.append(INDEX[tile])
        return empire

    def put_in_market(self, tile: str) -> None:
        """Use this face of its stack, instead of the one that is in play."""
        face = INDEX[tile]
        stack = next(spec.stack for spec in COMPONENTS.developments if spec.id == tile)
        for other in COMPONENTS.developments:
            if other.stack == stack:
                faces = list(self.state.faces)
                if INDEX[other.id] in faces:
                    faces[faces.index(INDEX[other.id])] = face
                    self.state.faces = tuple(faces)
                    return
        raise AssertionError(f"the stack of {tile} is not in this game")

    def _take(self, tile: str) -> None:
        if INDEX[tile] in WORLDS:
            self.state.bag.remove(INDEX[tile])

    def goal_up(self, goal: str) -> None:
        """Put a goal face up."""
        assert self.state.goals is not None
        number = _goal(goal)
        self.state.goals.unseen.remove(number)
        self.state.goals.face_up = (*self.state.goals.face_up, number)

    def goal_down(self, goal: str, holder: int) -> None:
        """Put a goal face down before a player, as if they had charted it from a draw of one."""
        assert self.state.goals is not None
        number = _goal(goal)
        self.state.goals.unseen.remove(number)
        self.state.goals.face_down = number
        self.state.goals.holder = holder
        self.state.goals.records = ((holder, 1, (number,), number, ()),)

    def select(self, tile: str, by: int = 0) -> None:
        """The disk of that number (a seat, or a seat's second disk) selects an action tile, and the action begins."""
        ask(self.state, agenda.ASK_SELECT, by % self.state.players, by)
        self._play(actions.SELECT + actions.ACTION_TILE_IDS.index(tile))

    def begin_round(self) -> None:
        """Begin a whole round, in which every disk on the track selects a tile in turn."""
        push(self.state, agenda.BEGIN_ROUND, -1)
        self._advance()

    def end_round(self) -> None:
        """End the round without any further selection."""
        push(self.state, agenda.END_ROUND, -1)
        self._advance()

    def end_game(self) -> Result:
        """End the game now, as if the VP pool had been emptied, and score it. An any-kind world must not matter."""
        self.state.ending |= VP_POOL_END
        self.end_round()
        return self.result()

    def result(self) -> Result:
        assert self.state.over, "the game is not over"
        return title("newfrontiers").result(self.state)

    @property
    def seat(self) -> int:
        """Who is asked now; -1 if nobody is."""
        return self.state.turn

    @property
    def question(self) -> str:
        return flow.QUESTION_NAMES[self.state.asked_question] if self.seat >= 0 else ""

    def options(self) -> list[str]:
        """What can be chosen now, in state-independent words such as `buy: Space Marines`."""
        return [str(action_text(action)) for action in self._choices()]

    def texts(self) -> list[str]:
        """What can be chosen now, in the words a player reads."""
        return [str(option.text) for option in self.game().decision(self.seat).options]

    def choose(self, *options: str) -> None:
        """Answer the questions that wait, one after the other."""
        for option in options:
            assert option in self.options(), f"{option!r} is not among {self.options()}"
            self._play(self._choices()[self.options().index(option)])

    def finish(self) -> None:
        """Answer everything that still waits with its first option, which is to buy, sell or settle nothing."""
        while self.seat >= 0 and self.question != "select":
            self._play(self._choices()[0])

    def colonies(self, seat: int) -> list[str]:
        """The ids of an empire's colonies."""
        return [IDS[tile] for tile in self.state.empires[seat].colonies]

    def explored(self, seat: int) -> list[str]:
        return [IDS[tile] for tile in self.state.empires[seat].explored]

    def developments(self, seat: int) -> list[str]:
        return [IDS[tile] for tile in self.state.empires[seat].developments]

    def goods(self, seat: int) -> dict[str, str]:
        """The goods of an empire, as colony -> kind."""
        empire = self.state.empires[seat]
        return {
            IDS[colony]: KIND_IDS[kind]
            for colony, kind in zip(empire.colonies, empire.goods, strict=True)
            if kind != NO_GOOD
        }

    def bag(self) -> list[str]:
        return [IDS[tile] for tile in self.state.bag]

    def goods_supply(self, kind: str) -> int:
        return self.state.goods_supply[KIND_IDS.index(kind)]

    def leave_goods(self, kind: str, number: int) -> None:
        """Leave only so many goods of a kind in the supply."""
        self.state.goods_supply[KIND_IDS.index(kind)] = number

    def leave_in_bag(self, *worlds: str) -> None:
        """Leave only these worlds in the bag."""
        self.state.bag = sorted(INDEX[world] for world in worlds)

    def game(self) -> Game:
        """A game around a copy of the position."""
        return Game(title("newfrontiers"), self.state.copy(), self.chance.copy(), None)

    def _choices(self) -> list[int]:
        return self.state.choices[self.seat]

    def _play(self, action: int) -> None:
        flow.play(self.state, self.seat, action, self.chance)
        self._read_events()

    def _advance(self) -> None:
        self.state.events.clear()
        flow.advance(self.state, self.chance)
        self._read_events()

    def _read_events(self) -> None:
        self.log += [title("newfrontiers").event_text(event).said(SEAT_NAMES) for event in self.state.events]


def _drawn(tile: str) -> int:
    return INDEX[tile] if tile in INDEX else _goal(tile)


def _goal(goal: str) -> int:
    return [spec.id for spec in GOALS].index(goal)


def _clear(state: NewFrontiersState, empire: Empire) -> None:
    """Take the home colony and what came with it away again."""
    state.colonist_supply += len(empire.colonies)
    for kind in empire.goods:
        if kind != NO_GOOD:
            state.goods_supply[kind] += 1
    empire.colonies = []
    empire.goods = []
    empire.credits = 0
