"""The contract of a title: how its games are set up, told in words, scored and sampled."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final, Literal, TypeAlias

from mypy_extensions import mypyc_attr

from windfall.engine.answers import PickPool
from windfall.engine.chance import Chance
from windfall.engine.decision import Option, Refusal
from windfall.engine.errors import SetupError
from windfall.engine.features import Feature
from windfall.engine.observation import Observation
from windfall.engine.state import Event, State
from windfall.engine.words.face import Face
from windfall.engine.words.score import ScoreWords
from windfall.engine.words.view import View

if TYPE_CHECKING:
    from windfall.engine.files.workbench import Workbench

SettingValue: TypeAlias = bool | int | str

# Ratings closer than this are a tie: sums of the same numbers in another order differ by less.
RATING_TIE: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be set when a game is set up."""

    name: str
    default: SettingValue
    allowed: tuple[SettingValue, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. Ties that the rules leave are shared victories."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]  # for each seat: category -> VP
    ended_by: tuple[str, ...]  # the end conditions that were met
    rounds: int

    @property
    def shares(self) -> tuple[Fraction, ...]:
        """What each seat has of the victory."""
        return win_shares(self.winners, len(self.scores))


def win_shares(winners: Sequence[int], seats: int) -> tuple[Fraction, ...]:
    """1 for the winner, a part of it for each of several winners, 0 for the others.

    >>> win_shares((0, 2), 3)
    (Fraction(1, 2), Fraction(0, 1), Fraction(1, 2))
    """
    share = Fraction(1, len(winners))
    return tuple([share if seat in winners else Fraction(0) for seat in range(seats)])


@dataclass(frozen=True, slots=True)
class Component:
    """One tile or card as it is shown to a person; `documented` lists the fields known from print."""

    id: str
    name: str
    sort: str
    face: Face
    facts: dict[str, str]
    text: str
    documented: tuple[str, ...]
    reconstructed: tuple[str, ...]

    @property
    def known_from_print(self) -> Literal["all", "part", "nothing"]:
        if not self.reconstructed:
            return "all"
        return "part" if self.documented else "nothing"


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(ABC):
    """One game of the family. All other parts of Windfall know titles only through this."""

    name: ClassVar[str]
    label: ClassVar[str]
    rules: ClassVar[int]  # version of the rules, which a journal remembers
    older_rules: ClassVar[tuple[int, ...]] = ()  # versions whose journals can be read, thanks to `answer_before`
    players: ClassVar[range]
    settings: ClassVar[tuple[Setting, ...]]
    action_count: ClassVar[int]
    components_digest: ClassVar[str]
    feature_specs: ClassVar[tuple[Feature, ...]]  # what the numbers of `features` mean
    option_feature_specs: ClassVar[tuple[Feature, ...]]  # what the numbers of `option_features` mean
    foreseen: ClassVar[range] = range(0)  # actions that all choose at the same time and would like to know of others
    rater: ClassVar[str] = ""  # a digest of the numbers by which `rate` weighs things; empty if nothing rates
    view_type: ClassVar[type[View]]  # the form of `view`, from which the client's types are made
    score_words: ClassVar[ScoreWords] = ScoreWords()
    workbench: ClassVar["Workbench | None"] = None  # its component files, if it has any
    round_event: ClassVar[int]  # the code of the event that opens a round; the number of the round follows the seat

    def __reduce__(self) -> tuple[Callable[[str, str], "Title"], tuple[str, str]]:
        """A title is pickled by its name: there is one of each."""
        from windfall.engine.registry import unpickled  # noqa: PLC0415 (it imports this module)

        return unpickled, (self.name, type(self).__module__)

    def check_setup(self, players: int, given: Mapping[str, SettingValue]) -> dict[str, SettingValue]:
        """All settings with their values, or an error that says what is allowed."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            allowed = f"{self.players.start} to {self.players.stop - 1}"
            raise SetupError(f"{self.label} is for {allowed} players, not {players!r}")
        specs = {spec.name: spec for spec in self.settings}
        for name, value in given.items():
            if name not in specs:
                raise SetupError(f"{self.label} has no setting {name!r}; it has {', '.join(specs)}")
            spec = specs[name]
            if not any(value == allowed and type(value) is type(allowed) for allowed in spec.allowed):
                choices = ", ".join(repr(allowed) for allowed in spec.allowed)
                raise SetupError(f"setting {name!r} cannot be {value!r}; allowed: {choices}")
        return {name: given.get(name, spec.default) for name, spec in specs.items()}

    @abstractmethod
    def setup(self, players: int, settings: Mapping[str, SettingValue], chance: Chance) -> State:
        """The first state, waiting for its first decision. The settings are complete and checked."""

    @abstractmethod
    def play(self, state: State, seat: int, action: int, chance: Chance) -> None:
        """Answer a question with one of its options, and go on to the next question or the end."""

    def can_read(self, rules: int) -> bool:
        """Whether games of this version of the rules can be played again."""
        return rules == self.rules or rules in self.older_rules

    def answer_before(self, rules: int, state: State, seat: int) -> int | None:  # noqa: ARG002
        """What an older version of the rules did here without asking this seat; None if it asked, too.

        So a journal of a version that asked less can be read: where it had no question, or a single option."""
        return None

    @abstractmethod
    def known_to(self, state: State, seat: int) -> State:
        """A copy without anything that this seat (or `SPECTATOR`) may not know."""

    def observe(self, state: State, seat: int) -> Observation:
        """What this seat, or `SPECTATOR`, knows of a state."""
        return Observation(self, seat, self.known_to(state, seat))

    @abstractmethod
    def question_name(self, question: int) -> str:
        """The kind of a decision, such as `settle`."""

    @abstractmethod
    def option(self, observation: Observation, action: int) -> Option:
        """An action that the observing seat may choose now, with subject and text."""

    def note(self, observation: Observation, action: int) -> str | None:  # noqa: ARG002
        """What choosing this option means for the observing seat, worked out; None if its text says it all."""
        return None

    def refused(self, observation: Observation) -> tuple[Refusal, ...]:  # noqa: ARG002
        """What the observing seat could expect to be choosable now and is not, with the reasons."""
        return ()

    def pick_pool(self, observation: Observation) -> PickPool | None:  # noqa: ARG002
        """The rest of the observing seat's answer as a set, if it is one."""
        return None

    def moves(self, observation: Observation, chosen: Sequence[int]) -> tuple[int, ...]:  # noqa: ARG002
        """The moves that give an answer: in canonical order, without those that are taken by themselves."""
        return tuple(chosen)

    @abstractmethod
    def prompt(self, observation: Observation) -> str:
        """What the observing seat is asked, in one sentence."""

    @abstractmethod
    def action_text(self, action: int) -> str:
        """What an action means in any state."""

    @abstractmethod
    def event_text(self, event: Event, names: Sequence[str]) -> str:
        """An event in words; names are the players' by seat. A round begins with the line `Round N`."""

    @abstractmethod
    def board(self, observation: Observation, names: Sequence[str]) -> str:
        """The table as text, for a terminal."""

    @abstractmethod
    def view(self, observation: Observation) -> View:
        """The observation as named data, for a client that draws it: always a `view_type`."""

    @abstractmethod
    def features(self, observation: Observation) -> list[float]:
        """What the observing seat knows, as one number for each of `feature_specs`; not for a spectator."""

    @abstractmethod
    def all_option_features(self, observation: Observation, actions: Sequence[int]) -> list[list[float]]:
        """For each of the actions that the observing seat may choose now: one number for each of
        `option_feature_specs`."""

    def rate(self, observation: Observation, actions: Sequence[int]) -> Sequence[float] | None:  # noqa: ARG002
        """How good each of the actions is that the observing seat may choose now, by the title's rule-based player.
        Unit and zero point are the title's own: compare, do not show. None if nobody has told how to play it well."""
        return None

    def option_features(self, observation: Observation, action: int) -> list[float]:
        return self.all_option_features(observation, (action,))[0]

    def holdings(self, state: State, seat: int) -> tuple[str, ...]:  # noqa: ARG002
        """The ids of the components that a seat has built, for all to see; one that it has twice stands there twice."""
        return ()

    @abstractmethod
    def scores(self, state: State) -> tuple[int, ...]:
        """The score each seat would have if the game ended now, as far as it is public; also of what a seat knows."""

    @abstractmethod
    def result(self, state: State) -> Result:
        """The result of a state that is over."""

    @abstractmethod
    def sample(self, observation: Observation, chance: Chance) -> State:
        """A state that agrees with all the seat knows, hidden parts drawn at random."""

    @abstractmethod
    def components(self) -> list[Component]:
        """Every tile or card, for the component list."""
