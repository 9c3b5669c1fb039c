"""What a game's script sees of the world: the seats, the options, and how to ask.

A script is a generator. It yields demands (a question, or the opening of a secret) through the
helpers here, which are typed: ``rank = yield from table.anyone(PickRank(...))`` is an ``int``.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, TypeAlias, TypeVar

from rules.engine.standings import Standings
from rules.errors import ScriptError
from rules.facts import ANYONE, CHANCE, HOST, Body, Fact, Json, Ruling, Seat, Who
from rules.prompts.base import Prompt
from rules.prompts.together import Kept, Veiled
from rules.sealed import Sealed

T = TypeVar("T")


class Mode(Enum):
    """When an ask is done: at the first answer, or at the last one, sealed until then or not."""

    FIRST = "first"
    EVERY = "every"
    SEALED = "sealed"


@dataclass(frozen=True, slots=True)
class PendingPrompt(Generic[T]):
    """A prompt put to somebody, under a key that is the same in every replay."""

    key: str
    who: Who
    prompt: Prompt[T] | Veiled[T]
    call: bool = False
    """Whether it may be left unanswered: nobody is waited for."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Prompts that stand at the same time."""

    key: str
    mode: Mode
    pending: tuple[PendingPrompt[Any], ...]


@dataclass(frozen=True, slots=True)
class Opening:
    """The wish to turn a secret up before everybody."""

    secret: Sealed[Any]


@dataclass(frozen=True, slots=True)
class Standing:
    """A call that may be answered whatever else is asked: a correction, somebody's leaving.

    ``make`` returns the prompt, or None while there is nothing to ask; ``then`` takes the answer.
    """

    name: str
    who: Who
    make: Callable[[], Prompt[Any] | None]
    then: Callable[[Any], None]


class Again(Enum):
    """Sent into a script when something was corrected meanwhile: it asks anew."""

    ASK = "ask"


Demand: TypeAlias = Ask | Opening
Reply: TypeAlias = Mapping[str, Any]
Script: TypeAlias = Generator[Demand, Any, T]
MakePrompt: TypeAlias = Callable[[Seat], Prompt[T] | Veiled[T]]


EDITION = 1
"""Counts the rulings that changed what is asked in a game. A game goes on by those it began with.

1: a latecomer takes a leaver's hand (The Feast); the Tip of somebody who has left is free (I Didn't
Eat That); a tile that started an offer was added by nobody (I Bid You Not, Bear Dryer).
"""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game starts from: the seats in clockwise order, and every option's value.

    ``edition`` is 0 in a log that names none; see :data:`EDITION`.
    """

    seats: tuple[Seat, ...]
    options: Mapping[str, Json] = field(default_factory=dict)
    edition: int = EDITION


class Tabletop:
    """One game's table, as its script sees it; what the script publishes is kept here."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats: tuple[Seat, ...] = setup.seats
        self.options = setup.options
        self.edition = setup.edition
        self.scene: object = None
        self.standings: Standings | None = None
        self.winners: tuple[Seat, ...] = ()
        self.memory: dict[str, Json] = {}
        """What this game leaves for the table's next one: values of its options, by name."""
        self.pages: list[list[Ruling]] = [[]]
        self.standing: list[Standing] = []
        self._path: list[str] = []

    # -- where we are ------------------------------------------------------------------

    @contextmanager
    def within(self, name: str) -> Iterator[None]:
        """Put what is asked inside under a path: ``deal2/round5``."""
        self._path.append(name)
        try:
            yield
        finally:
            self._path.pop()

    def key(self, name: str) -> str:
        """Return the key of a name at this place of the game."""
        return "/".join([*self._path, name])

    def clockwise(self, after: Seat, seats: Iterable[Seat] | None = None) -> tuple[Seat, ...]:
        """Return the seats in clockwise order, from the one after ``after`` round to itself."""
        ring = self.seats if seats is None else tuple(seats)
        at = ring.index(after) + 1
        return ring[at:] + ring[:at]

    # -- asking ------------------------------------------------------------------------

    def ask(
        self,
        who: Who,
        prompt: Prompt[T] | Veiled[T] | Callable[[], Prompt[T]],
        *,
        call: bool = False,
    ) -> Script[T]:
        """Ask one seat, anyone, the host or chance, and return the answer.

        A prompt that depends on what may be corrected meanwhile is given as a function, which is
        called anew after a correction.
        """

        def make() -> Ask:
            now = prompt if isinstance(prompt, Prompt | Veiled) else prompt()
            key = self.key(now.name)
            return Ask(key, Mode.FIRST, (PendingPrompt(key, who, now, call),))

        _, reply = yield from self._until_answered(make)
        (answer,) = reply.values()
        return answer  # type: ignore[no-any-return]  # the prompt parsed it, so it is a T

    def anyone(self, prompt: Prompt[T] | Callable[[], Prompt[T]]) -> Script[T]:
        """Ask whoever is quickest."""
        return self.ask(ANYONE, prompt)

    def host(self, prompt: Prompt[T] | Callable[[], Prompt[T]]) -> Script[T]:
        """Ask the host."""
        return self.ask(HOST, prompt)

    def chance(self, prompt: Prompt[T]) -> Script[T]:
        """Let the app draw; the outcome is in the log, so that a replay draws the same."""
        return self.ask(CHANCE, prompt)

    def chance_unseen(self, prompt: Prompt[T]) -> Script[Sealed[T]]:
        """Let the app draw what nobody sees: a shuffled deck; the script shows parts of it."""
        unseen: Sealed[T] = yield from self.ask(CHANCE, Kept(prompt))  # type: ignore[assignment]  # Kept conceals it
        return unseen

    def sealed(
        self, name: str, seats: Iterable[Seat] | Callable[[], Iterable[Seat]], make: MakePrompt[T]
    ) -> Script[dict[Seat, T]]:
        """Ask several seats in secret, and return their answers when all are in and opened.

        Without any seat there is nothing to ask, and the answer is empty at once. Where somebody
        may drop out meanwhile, the seats are given as a function, called anew after a correction.
        """
        return self._all_of(name, seats if callable(seats) else tuple(seats), make, Mode.SEALED)

    def every(self, name: str, seats: Iterable[Seat], make: MakePrompt[T]) -> Script[dict[Seat, T]]:
        """Ask several seats openly, in no order, and return their answers when all are in."""
        return self._all_of(name, tuple(seats), make, Mode.EVERY)

    def first(
        self, name: str, make: Callable[[], Iterable[PendingPrompt[Any]]]
    ) -> Script[tuple[PendingPrompt[Any], Any]]:
        """Pose several prompts at once, and return the first that is answered, with its answer.

        Use :meth:`pose` to make them. A prompt that nobody answered may be pending again.
        """

        def ask() -> Ask:
            return Ask(self.key(name), Mode.FIRST, tuple(make()))

        asked, reply = yield from self._until_answered(ask)
        ((key, answer),) = reply.items()
        return next(pending for pending in asked.pending if pending.key == key), answer

    def pose(
        self, name: str, who: Who, prompt: Prompt[T] | Veiled[T], *, call: bool = False
    ) -> PendingPrompt[T]:
        """Make one of several prompts that stand at the same time."""
        return PendingPrompt(self.key(name), who, prompt, call)

    def open(self, secret: Sealed[T]) -> Script[T]:
        """Turn a secret up before everybody; the log says that it was opened."""
        value: T = yield Opening(secret)
        return value

    def stand(
        self,
        name: str,
        who: Who,
        make: Callable[[], Prompt[T] | None],
        then: Callable[[T], None],
    ) -> None:
        """Let something be said at any time from now on; see :class:`Standing`."""
        self.standing.append(Standing(name, who, make, then))

    def _all_of(
        self,
        name: str,
        seats: tuple[Seat, ...] | Callable[[], Iterable[Seat]],
        make: MakePrompt[T],
        mode: Mode,
    ) -> Script[dict[Seat, T]]:
        key = self.key(name)

        def ask() -> Ask:
            now = seats() if callable(seats) else seats
            return Ask(
                key, mode, tuple(PendingPrompt(f"{key}/{seat}", seat, make(seat)) for seat in now)
            )

        asked, reply = yield from self._until_answered(ask)
        return {Seat(str(pending.who)): reply[pending.key] for pending in asked.pending}

    @staticmethod
    def _until_answered(make: Callable[[], Ask]) -> Script[tuple[Ask, Reply]]:
        """Ask, anew after each correction, and return the ask as it was answered."""
        while True:
            ask = make()
            if not ask.pending:
                if ask.mode is Mode.FIRST:
                    raise ScriptError(f"nobody can answer {ask.key}")
                return ask, {}
            reply: Reply | Again = yield ask
            if not isinstance(reply, Again):
                return ask, reply

    # -- publishing --------------------------------------------------------------------

    def new_page(self) -> None:
        """Begin a new page of rulings: what follows is about the next thing that happened."""
        if self.pages[-1]:
            self.pages.append([])

    def rule(self, anchor: str, what: Fact) -> None:
        """Publish a ruling: the rulebook's anchor, and the fact that explains it."""
        self.pages[-1].append(Ruling(anchor, what))


def is_seat(who: Who) -> bool:
    """Whether one seat is asked, and not anyone, the host or chance."""
    return not isinstance(who, Body)
