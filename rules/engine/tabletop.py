"""What a game's script sees: the seats, the options, and how to ask and to publish.

A script is a generator. It yields what it asks for through the helpers of :class:`Tabletop`, which
are typed: ``rank = yield from table.anyone(PickRank(...))`` is an ``int``.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

from rules.engine.asks import (
    Ask,
    MakePrompt,
    Mode,
    OpenSecret,
    PendingPrompt,
    Reply,
    Script,
    Signal,
    StandingCall,
)
from rules.engine.setup import Setup
from rules.engine.standings import Standings
from rules.errors import ScriptError
from rules.facts import ANYONE, CHANCE, HOST, Fact, Json, Ruling, Seat, Who
from rules.prompts.base import Prompt
from rules.prompts.together import PrivatePrompt, Secret
from rules.sealed import Sealed

__all__ = [
    "Ask",
    "Mode",
    "PendingPrompt",
    "Point",
    "Script",
    "Setup",
    "StandingCall",
    "Tabletop",
]

T = TypeVar("T")


class Event(NamedTuple):
    """What one answer brought: the rulings of a page, and of the pages before it that belong to the same answer.

    A round and the end of the game are two pages of one event, and so are a player who skips and the next one who
    has to take the offer. An event only grows: new rulings come after those that it has.

    ``first`` and ``number`` are the numbers of its first and its last page, from 1. ``path`` is where it happened,
    as a key without a name: ``deal2/round5``. ``present`` is whether no newer page has begun. ``before`` are the
    standings when it began, None where there were none yet; ``after`` are those at its end, now or when the next
    page began.
    """

    first: int
    number: int
    path: str
    rulings: tuple[Ruling, ...]
    present: bool
    before: Standings | None
    after: Standings | None


class Point(NamedTuple):
    """The totals at one time of a game, of all seats that could still win then, or changed and left at once.

    ``page`` is the number of the page of rulings that brought them, from 0, and ``path`` where that
    page began: ``deal2/round5``. Players who joined later are missing from earlier points, and players who
    left from later ones.
    """

    page: int
    path: str
    totals: Mapping[Seat, int]


class _Origin(NamedTuple):
    """Where a page began, and how many answers the script had at its first and its last ruling."""

    page: int
    path: str
    first: int
    last: int


class Tabletop:
    """One game's table: its script asks and publishes through it."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats: tuple[Seat, ...] = setup.seats
        self.options = setup.options
        """The options in force: those of the setup, until the script changes them."""
        self.scene: object = None
        """What lies on the table, as everybody sees it; the script sets a new scene at each step."""
        self._course: list[Point] = []
        self._charted: Standings | None = None
        """The standings whose totals the course has already."""
        self.winners: tuple[Seat, ...] = ()
        """Who has won; in a game that was stopped, who led then."""
        self.stopped = False
        """Whether the host ended the game before the script did."""
        self.played_by_app: Callable[[], Collection[Seat]] = tuple
        """Returns the seats whose dealt hands the app plays, since they have left or send no move."""
        self.memory: dict[str, Json] = {}
        """Values of this game's options, by name, for the table's next game."""
        self.pages: list[list[Ruling]] = [[]]
        self._standings: Standings | None = None
        self._standings_before: list[Standings | None] = [None]
        """By page: the standings when it began."""
        self._published: list[tuple[tuple[int, int], Standings]] = []
        """Standings, each with the number of its page, from 0, and how many rulings the page had then."""
        self._origins: list[_Origin] = []
        self._replies = 0
        self._answered_in = ""
        """The key of the last answered ask, without its name."""
        self.standing_calls: list[StandingCall] = []
        self._prefix = ""
        """The prefix of the keys of prompts that are asked now."""

    def change_options(self, changed: Mapping[str, Json]) -> None:
        """Change the options in force."""
        self.options = {**self.options, **changed}

    # -- keys and seats ----------------------------------------------------------------

    @contextmanager
    def within(self, name: str) -> Iterator[None]:
        """Prefix the keys of prompts that are asked in this context: ``deal2``, then ``deal2/round5``."""
        before = self._prefix
        self._prefix = f"{before}{name}/"
        try:
            yield
        finally:
            self._prefix = before

    def prompt_key(self, name: str) -> str:
        """Return the key of a prompt with this name in the present context.

        >>> table = Tabletop(Setup((Seat("ana"), Seat("bo"))))
        >>> with table.within("deal2"), table.within("round5"):
        ...     table.prompt_key("card")
        'deal2/round5/card'
        """
        return self._prefix + name

    def clockwise(self, after: Seat, seats: Iterable[Seat] | None = None) -> tuple[Seat, ...]:
        """Return the seats in clockwise order, from the one after ``after`` to ``after`` itself.

        >>> Tabletop(Setup((Seat("ana"), Seat("bo"), Seat("cy")))).clockwise(Seat("ana"))
        ('bo', 'cy', 'ana')
        """
        ring = self.seats if seats is None else tuple(seats)
        at = ring.index(after) + 1
        return ring[at:] + ring[:at]

    # -- asking ------------------------------------------------------------------------

    def ask(
        self,
        who: Who | Callable[[], Who],
        prompt: Prompt[T] | PrivatePrompt[T] | Callable[[], Prompt[T] | PrivatePrompt[T]],
        *,
        call: bool = False,
        proposed: Seat | None = None,
    ) -> Script[T]:
        """Ask one seat, anyone, the host or chance, and return the answer.

        Give a prompt that depends on standing calls as a function: it is called again after each; and
        so ``who``, where that may change (:meth:`rules.engine.seating.Seats.ask`).
        Where anyone is asked, ``proposed`` is the seat that screens name for it.
        """

        def make() -> Ask:
            made = prompt() if callable(prompt) else prompt
            key = self.prompt_key(made.name)
            asked = who() if callable(who) else who
            return Ask(key, Mode.FIRST, (PendingPrompt(key, asked, made, call, proposed),))

        _, reply = yield from self._until_answered(make)
        (answer,) = reply.values()
        return answer  # type: ignore[no-any-return]  # the prompt parsed it, so it is a T

    def anyone(
        self, prompt: Prompt[T] | Callable[[], Prompt[T]], proposed: Seat | None = None
    ) -> Script[T]:
        """Ask everybody, and return the first answer.

        The screens propose one seat: ``proposed``, or else the next seat clockwise each round.
        """
        return self.ask(ANYONE, prompt, proposed=proposed)

    def host(self, prompt: Prompt[T] | Callable[[], Prompt[T]]) -> Script[T]:
        """Ask the host, and return the answer."""
        return self.ask(HOST, prompt)

    def chance(self, prompt: Prompt[T]) -> Script[T]:
        """Draw at random; the outcome goes into the log, so a replay draws the same."""
        return self.ask(CHANCE, prompt)

    def chance_unseen(self, prompt: Prompt[T]) -> Script[Sealed[T]]:
        """Draw a secret at random, such as a shuffled deck; the script deals parts of it."""
        unseen: Sealed[T] = yield from self.ask(CHANCE, Secret(prompt))  # type: ignore[assignment]  # Secret conceals it
        return unseen

    def sealed(
        self, name: str, seats: Iterable[Seat] | Callable[[], Iterable[Seat]], make: MakePrompt[T]
    ) -> Script[dict[Seat, T]]:
        """Ask several seats in secret, and return their answers when all are in and opened.

        Without seats the result is empty at once. Give seats that may drop out during the ask as a
        function: it is called again after each standing call.
        """
        return self._all_of(name, seats if callable(seats) else tuple(seats), make, Mode.SEALED)

    def every(self, name: str, seats: Iterable[Seat], make: MakePrompt[T]) -> Script[dict[Seat, T]]:
        """Ask several seats openly, in any order, and return their answers when all are in."""
        return self._all_of(name, tuple(seats), make, Mode.EVERY)

    def first(
        self, name: str, make: Callable[[], Iterable[PendingPrompt[Any]]]
    ) -> Script[tuple[PendingPrompt[Any], Any]]:
        """Pose several prompts at once, and return the first that is answered, with its answer.

        Make the prompts with :meth:`pose`. A prompt that was not answered may be posed again.
        """

        def ask() -> Ask:
            return Ask(self.prompt_key(name), Mode.FIRST, tuple(make()))

        asked, reply = yield from self._until_answered(ask)
        ((key, answer),) = reply.items()
        return next(pending for pending in asked.pending if pending.key == key), answer

    def pose(
        self, name: str, who: Who, prompt: Prompt[T] | PrivatePrompt[T], *, call: bool = False
    ) -> PendingPrompt[T]:
        """Make one of the prompts for :meth:`first`."""
        return PendingPrompt(self.prompt_key(name), who, prompt, call)

    def open(self, secret: Sealed[T]) -> Script[T]:
        """Open a secret for everybody, and return its value; the log records the opening."""
        value: T = yield OpenSecret(secret)
        return value

    def add_standing_call(
        self,
        name: str,
        who: Who,
        make: Callable[[], Prompt[T] | None],
        then: Callable[[T], None],
    ) -> None:
        """Let a call be answered at any time from now on; see :class:`StandingCall`."""
        self.standing_calls.append(StandingCall(name, who, make, then))

    def _all_of(
        self,
        name: str,
        seats: tuple[Seat, ...] | Callable[[], Iterable[Seat]],
        make: MakePrompt[T],
        mode: Mode,
    ) -> Script[dict[Seat, T]]:
        key = self.prompt_key(name)

        def ask() -> Ask:
            asked = seats() if callable(seats) else seats
            return Ask(
                key, mode, tuple(PendingPrompt(f"{key}/{seat}", seat, make(seat)) for seat in asked)
            )

        asked, reply = yield from self._until_answered(ask)
        return {Seat(str(pending.who)): reply[pending.key] for pending in asked.pending}

    def _until_answered(self, make: Callable[[], Ask]) -> Script[tuple[Ask, Reply]]:
        """Yield an ask, made again after each standing call, and return it with its answers.

        :raises ScriptError: when an ask for a first answer has no prompts.
        """
        while True:
            ask = make()
            if not ask.pending:
                if ask.mode is Mode.FIRST:
                    raise ScriptError(f"nobody can answer {ask.key}")
                return ask, {}
            reply: Reply | Signal = yield ask
            if not isinstance(reply, Signal):
                self._replies += 1
                self._answered_in = ask.key.rpartition("/")[0]
                return ask, reply

    # -- publishing --------------------------------------------------------------------

    @property
    def standings(self) -> Standings | None:
        """The scores and totals; a script sets them after the rulings that explain them."""
        return self._standings

    @standings.setter
    def standings(self, standings: Standings | None) -> None:
        if standings is not None and not self._course:
            self._course.append(Point(len(self.pages) - 1, "", _totals(standings)))
        self._standings = standings
        if standings is not None:
            at = (len(self.pages) - 1, len(self.pages[-1]))
            if self._published and self._published[-1][0] == at:
                self._published.pop()
            self._published.append((at, standings))

    @property
    def course(self) -> tuple[Point, ...]:
        """The course of the score: the totals at the start, and after each page that changed them."""
        return (*self._course, *self._change())

    @property
    def is_scored(self) -> bool:
        """Whether a total has changed since the start."""
        return len(self.course) > 1

    def _change(self) -> tuple[Point, ...]:
        """Return the point that the present page adds to the course, if it has changed a total."""
        if self._standings is None or self._standings is self._charted:
            return ()
        before, totals = self._course[-1].totals, _totals(self._standings)
        if before == totals:
            return ()
        # What a player gained before they left is in the course, too.
        left = [line for line in self._standings.lines if line.seat in before.keys() - totals]
        last = {line.seat: line.total for line in left if line.total != before[line.seat]}
        page = len(self.pages) - 1
        return (Point(page, self.path_of(page) or self._answered_in, {**totals, **last}),)

    def path_of(self, page: int) -> str:
        """Return where a page of rulings began, as a key without a name: ``deal2/round5``.

        Empty for a page that belongs to no round, and for a page without rulings.
        """
        at = bisect_left(self._origins, page, key=lambda origin: origin.page)
        found = self._origins[at : at + 1]
        return found[0].path if found and found[0].page == page else ""

    def new_page(self) -> None:
        """Begin a new page of rulings for the next event; screens show the last page."""
        self._course.extend(self._change())
        self._charted = self._standings
        if self.pages[-1]:
            self.pages.append([])
            self._standings_before.append(None)
        self._standings_before[-1] = self.standings

    def rule(self, anchor: str, what: Fact) -> None:
        """Publish a ruling: the anchor of its rule in the rulebook, and the fact that explains it."""
        page = len(self.pages) - 1
        replies = self._replies
        if not self.pages[-1]:
            path = self._prefix[:-1] or self._answered_in
            self._origins.append(_Origin(page, path, replies, replies))
        elif self._origins[-1].last != replies:
            self._origins[-1] = self._origins[-1]._replace(last=replies)
        self.pages[-1].append(Ruling(anchor, what))

    @property
    def last_event(self) -> Event:
        """What happened last, also when a newer page has begun that has no rulings yet."""
        origins = self._last_origins()
        if not origins:
            return self.present_event
        rulings = (ruling for origin in origins for ruling in self.pages[origin.page])
        path = next((origin.path for origin in origins if origin.path), "")
        first, number = origins[0].page + 1, origins[-1].page + 1
        present = number == len(self.pages)
        after = self.standings if present else self._standings_before[number]
        before = self._standings_before[first - 1]
        return Event(first, number, path, tuple(rulings), present, before, after)

    @property
    def present_event(self) -> Event:
        """What happened last; nothing yet if a newer page has begun."""
        if self.pages[-1]:
            return self.last_event
        page, before = len(self.pages), self._standings_before[-1]
        return Event(page, page, "", (), True, before, self.standings)

    def standings_after(self, nth: int) -> Standings | None:
        """Return the standings that were published first after a ruling of the present event, from 0."""
        page, at = self.present_event.first - 1, nth + 1
        while at > len(self.pages[page]):
            page, at = page + 1, at - len(self.pages[page])
        found = bisect_left(self._published, (page, at), key=lambda each: each[0])
        return self._published[found][1] if found < len(self._published) else self._standings

    def _last_origins(self) -> list[_Origin]:
        """Return the last page that has rulings and those that the same answer made, in order."""
        origins = self._origins[-1:]
        for origin in reversed(self._origins[:-1]):
            if origins[0].first != origin.last:
                break
            origins.insert(0, origin)
        return origins


def _totals(standings: Standings) -> dict[Seat, int]:
    return {line.seat: line.total for line in standings.lines if line.competes}
