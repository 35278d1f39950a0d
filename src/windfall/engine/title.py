"""The contract of a title: how its games are set up, told in words, scored and sampled."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, ClassVar, Final, Literal, TypeAlias

from mypy_extensions import mypyc_attr

from windfall.engine.answers import PickPool
from windfall.engine.chance import Chance
from windfall.engine.decision import Option, Refusal, Resting
from windfall.engine.errors import SetupError
from windfall.engine.features import Feature, Row
from windfall.engine.observation import Observation
from windfall.engine.state import Event, State
from windfall.engine.words.coaching import NOTHING_TO_SAY, Coaching, Expected
from windfall.engine.words.message import Message, message, several
from windfall.engine.words.outcome import Result, finish_places, win_shares
from windfall.engine.words.score import ScoreWords
from windfall.engine.words.told import Component, Setting, SettingValue
from windfall.engine.words.view import View

if TYPE_CHECKING:
    from windfall.engine.files.workbench import Workbench

__all__ = [
    "RATING_TIE",
    "Component",
    "Deed",
    "DeedSort",
    "Result",
    "Setting",
    "SettingValue",
    "Title",
    "best_seats",
    "finish_places",
    "win_shares",
]

# Ratings closer than this are a tie: sums of the same numbers in another order differ by less.
RATING_TIE: Final = 1e-9


def best_seats(ranks: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """The seats that rank highest, by their points and what breaks a tie.

    >>> best_seats([(20, 3), (25, 1), (25, 4)])
    (2,)
    """
    best = max(ranks)
    return tuple([seat for seat, rank in enumerate(ranks) if rank == best])


DeedSort: TypeAlias = Literal["action", "placed"]


@dataclass(frozen=True, slots=True)
class Deed:
    """What a player did for all to see, as statistics count it: chose an action, or placed a card or tile."""

    seat: int
    sort: DeedSort
    what: str  # a name that stays: its subject in the protocol, such as `action:settle` or `card:gem_world`


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
    action_counts_before: ClassVar[
        tuple[int, ...]
    ] = ()  # of older versions, whose actions are the first of those of now
    components_digest: ClassVar[str]
    feature_specs: ClassVar[tuple[Feature, ...]]  # what the numbers of `features` mean
    option_feature_specs: ClassVar[tuple[Feature, ...]]  # what the numbers of `option_features` mean
    # simple actions that all choose at the same time, by themselves or as parts, and would like to know of others
    foreseen: ClassVar[range] = range(0)
    # The questions, by their codes, in which a seat chooses its action of the round: what most of a game hangs on.
    action_questions: ClassVar[tuple[int, ...]] = ()
    questions: ClassVar[tuple[str, ...]] = ()  # the kinds of its decisions, by `question_name`
    pass_action: ClassVar[int | None] = (
        None  # the one that does nothing, or no more, wherever the rules let a seat pass
    )
    rater: ClassVar[str] = ""  # a digest of the numbers by which `rate` weighs things; empty if nothing rates
    view_type: ClassVar[type[View]]  # the form of `view`, from which the client's types are made
    score_words: ClassVar[ScoreWords] = ScoreWords()
    catalogues: ClassVar[Traversable | None] = None  # the folder of its words, if they are not in this package
    workbench: ClassVar["Workbench | None"] = None  # its component files, if it has any
    round_event: ClassVar[int]  # the code of the event that opens a round; the number of the round follows the seat

    def __reduce__(self) -> tuple[Callable[[str, str], "Title"], tuple[str, str]]:
        """A title is pickled by its name: there is one of each."""
        from windfall.engine.registry import unpickled  # noqa: PLC0415 (it imports this module)

        return unpickled, (self.name, type(self).__module__)

    def check_setup(self, players: int, given: Mapping[str, SettingValue]) -> dict[str, SettingValue]:
        """All settings with their values, or an error that says what is allowed."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            least, most = self.players.start, self.players.stop - 1
            raise SetupError(
                message("engine-wrong-players", title=self.label, least=least, most=most, given=repr(players))
            )
        specs = {spec.name: spec for spec in self.settings}
        for name, value in given.items():
            if name not in specs:
                known = several(specs, "plain")
                raise SetupError(message("engine-no-such-setting", title=self.label, name=name, known=known))
            spec = specs[name]
            if not any(value == allowed and type(value) is type(allowed) for allowed in spec.allowed):
                choices = several([repr(allowed) for allowed in spec.allowed], "plain")
                raise SetupError(message("engine-wrong-setting", name=name, value=repr(value), allowed=choices))
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

    def parts(self, action: int) -> tuple[int, ...]:
        """The simple actions that this one puts together, such as the two action cards of a pair; itself, if it is
        simple. Older versions of the rules may have asked for them one after the other."""
        return (action,)

    def part_by_part(self, observation: Observation, picked: Sequence[int]) -> Observation:
        """What the observing seat knew when it was asked for the parts of its options one after the other, and had
        picked these. For players who know no more than the parts."""
        raise NotImplementedError(f"the options of {observation.title.label} have no parts, such as {picked}")

    @abstractmethod
    def known_to(self, state: State, seat: int) -> State:
        """A copy without anything that this seat (or `SPECTATOR`) may not know."""

    def observe(self, state: State, seat: int) -> Observation:
        """What this seat, or `SPECTATOR`, knows of a state."""
        return Observation(self, seat, self.known_to(state, seat))

    @abstractmethod
    def question_name(self, question: int) -> str:
        """The kind of a decision, such as `settle`."""

    def question_text(self, question: str) -> Message:
        """What a kind of decision is about, in a few words, whatever the state; it can stand for itself."""
        return message("engine-question", question=question)

    @abstractmethod
    def option(self, observation: Observation, action: int) -> Option:
        """An action that the observing seat may choose now, with subject and text."""

    def note(self, observation: Observation, action: int) -> Message | None:  # noqa: ARG002
        """What choosing this option means for the observing seat, worked out; None if its text says it all."""
        return None

    def contrast(self, observation: Observation, action: int, other: int) -> Message | None:  # noqa: ARG002
        """What sets one option apart from another at once, by the rules: for advice, where nothing else does."""
        return None

    def here(self, observation: Observation, subject: str) -> tuple[Message, ...]:  # noqa: ARG002
        """What a card or tile would take of the observing seat's empire as it is now, and bring to it; or brings, where
        it lies there already. Nothing of what is no such thing, or for who only watches."""
        return ()

    def refused(self, observation: Observation) -> tuple[Refusal, ...]:  # noqa: ARG002
        """What the observing seat could expect to be choosable now and is not, with the reasons."""
        return ()

    def resting(self, observation: Observation) -> tuple[Resting, ...]:  # noqa: ARG002
        """Why whatever else lies on the table cannot be chosen now, for each place of it."""
        return ()

    def pick_pool(self, observation: Observation) -> PickPool | None:  # noqa: ARG002
        """The rest of the observing seat's answer as a set, if it is one."""
        return None

    def moves(self, observation: Observation, chosen: Sequence[int]) -> tuple[int, ...]:  # noqa: ARG002
        """The moves that give an answer: in canonical order, without those that are taken by themselves."""
        return tuple(chosen)

    @abstractmethod
    def prompt(self, observation: Observation) -> Message:
        """What the observing seat is asked, in one sentence."""

    def coach(self, observation: Observation, expected: Sequence[Expected] = ()) -> Coaching:  # noqa: ARG002
        """What the question is for and what to look at now, for an observing seat that learns the game. What others
        will probably choose at the same time may be given. Every number is one of the rules, or of the position."""
        return NOTHING_TO_SAY

    @abstractmethod
    def action_text(self, action: int) -> Message:
        """What an action means in any state."""

    def foreseen_text(self, action: int) -> Message:
        """What is called one of the actions that are `foreseen`, where it is plain that somebody chooses it."""
        return self.action_text(action)

    @abstractmethod
    def event_text(self, event: Event) -> Message:
        """What an event tells. A round begins with the line `Round N`."""

    def tells_again(self, events: Sequence[Event], place: int) -> bool:  # noqa: ARG002
        """Whether another event tells all that the one at this place does: the log tells things once. The events are
        those that a reader may know of, in order, some of those before the ones that are told now among them."""
        return False

    @abstractmethod
    def board(self, observation: Observation, names: Sequence[str]) -> str:
        """The table as text in the language of this process, for a terminal; names are the players' by seat."""

    @abstractmethod
    def view(self, observation: Observation) -> View:
        """The observation as named data, for a client that draws it: always a `view_type`."""

    @abstractmethod
    def features(self, observation: Observation) -> Row:
        """What the observing seat knows, as one number for each of `feature_specs`; not for a spectator."""

    @abstractmethod
    def option_rows(self, observation: Observation, actions: Sequence[int]) -> Row:
        """For each of the actions that the observing seat may choose now, one after the other: one number for each of
        `option_feature_specs`."""

    def numbers(self, observation: Observation, actions: Sequence[int]) -> tuple[Row, Row]:
        """`features` and `option_rows`, for what both need is worked out once."""
        return self.features(observation), self.option_rows(observation, actions)

    def rate(self, observation: Observation, actions: Sequence[int]) -> Sequence[float] | None:  # noqa: ARG002
        """How good each of the actions is that the observing seat may choose now, by the title's rule-based player.
        Unit and zero point are the title's own: compare, do not show. None if nobody has told how to play it well."""
        return None

    def all_option_features(self, observation: Observation, actions: Sequence[int]) -> list[list[float]]:
        """`option_rows`, each by itself."""
        numbers, size = list(self.option_rows(observation, actions)), len(self.option_feature_specs)
        return [numbers[at * size : (at + 1) * size] for at in range(len(actions))]

    def holdings(self, state: State, seat: int) -> tuple[str, ...]:  # noqa: ARG002
        """The ids of the components that a seat has built, for all to see; one that it has twice stands there twice."""
        return ()

    def belongings(self, observation: Observation, seat: int) -> Hashable:
        """All that a seat has, as far as the observing one may know, in numbers, texts and tuples; not what is chosen
        and waits. Who says "if nothing changes" speaks of this."""
        return self.holdings(observation.known, seat)

    def deeds(self, event: Event) -> tuple[Deed, ...]:  # noqa: ARG002
        """What somebody did by this event, if it is one that statistics count."""
        return ()

    def deed_text(self, what: str) -> Message | None:  # noqa: ARG002
        """What is called what was done; None of what the title does not know any more."""
        return None

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

    def rule_numbers(self) -> Mapping[str, int]:
        """The numbers that a text of the rules tells, by the names under which it asks for them."""
        return {}
