"""The time for a question: how long the table means to take, shown on the board and on pads.

Which time the host has set is in the log (:attr:`companion.tables.roster.Roster.timer`). The clock
that runs is not: it is counted by the monotonic clock, and begins anew when the program does. Processes
that serve a table together tell each other what is left (:mod:`companion.tables.shared_time`). When a
time is up nothing happens but that screens say so: nobody is played for.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from companion.tables.dependencies import Schedule
from rules.engine.log import CORRECTING
from rules.engine.referee import Referee
from rules.errors import Illegal
from rules.facts import fact

SHORTEST, LONGEST = 10, 3600
"""The seconds that a question may have."""
EARLY = 0.05
"""Seconds by which a timer may fire too early without being set again."""
REMEMBERED = 32
"""The last commands about the running time of which a repetition is known."""

NOTICED = 0.25
"""Seconds by which what processes say is left may differ, and no screen is told anything."""

Question: TypeAlias = tuple[int, str, int]
"""The number of the game, the key of the ask, and the entry of the last correction."""


@dataclass(frozen=True, slots=True)
class QuestionTime:
    """The time of the present question, in milliseconds: what is left of it, and how long it is."""

    left: int
    of: int
    paused: bool

    @property
    def state(self) -> Literal["running", "paused", "up"]:
        """Whether it runs, is paused, or is up."""
        if not self.left:
            return "up"
        return "paused" if self.paused else "running"


@dataclass(frozen=True, slots=True)
class ToldTime:
    """What processes tell each other of the time for a question."""

    seq: int
    """How many entries of the log whoever tells it has read."""
    question: Question
    seconds: int
    left: float
    """The seconds that were left when it was told."""
    of: float
    held: bool
    paused: bool
    commands: tuple[str, ...]

    def encode(self) -> dict[str, Any]:
        """Return it as JSON."""
        return {field: getattr(self, field) for field in self.__slots__}

    def left_after(self, age: float) -> float:
        """Return the seconds that are left so many seconds after it was told."""
        return self.left if self.held or self.paused else max(0.0, self.left - age)


def decode_time(body: Mapping[str, Any]) -> ToldTime | None:
    """Return what a process has told; None if another version of the program has written it otherwise.

    >>> told = ToldTime(7, (1, "deal1", 0), 60, 42.5, 60.0, False, True, ("laptop:1",))
    >>> decode_time(told.encode()) == told
    True
    """
    try:
        number, key, corrected = body["question"]
        given = {**body, "question": (number, key, corrected), "commands": tuple(body["commands"])}
        return ToldTime(**given)
    except (KeyError, TypeError, ValueError):
        return None


def question(number: int, referee: Referee | None) -> Question | None:
    """Return what is the same as long as the same question is asked; None where nothing is asked.

    ``number`` is that of the game. After a correction it is another question, with its whole time.
    """
    if referee is None or referee.current_ask is None:
        return None
    corrected = (entry.seq for entry in reversed(referee.log) if entry.kind in CORRECTING)
    return (number, referee.current_ask.key, next(corrected, 0))


def awaits_a_seat(referee: Referee | None) -> bool:
    """Whether a seat that was asked has still to answer; calls nobody need answer.

    What anyone or the host enters has no time: they flip, deal and count then, and in the free table
    they play a whole round.
    """
    ask = referee.current_ask if referee is not None else None
    if referee is None or ask is None:
        return False
    return any(
        isinstance(pending.who, str)
        and not pending.call
        and pending.key not in referee.pending_answers
        for pending in ask.pending
    )


class QuestionTimer:
    """Counts the time of the present question. Call its methods under the table's lock.

    ``version`` changes whenever screens have to be told something else; in between they count by
    themselves. When the time is up, ``on_end`` is called with the number of the run, usually from a
    timer and without the lock; it takes the lock and calls :meth:`end`.
    """

    def __init__(
        self, clock: Callable[[], float], schedule: Schedule, on_end: Callable[[int], None]
    ) -> None:
        self._clock = clock
        self._schedule = schedule
        self._on_end = on_end
        self._question: Question | None = None
        self._seconds = 0
        self._of = 0.0
        self._left = 0.0
        """The seconds that were left when the present run began, or the last one ended."""
        self._began: float | None = None
        """When the present run began; None while the time stands still."""
        self._held = False
        self._paused = False
        self._run = 0
        self._cancel: Callable[[], None] | None = None
        self._commands: deque[str] = deque(maxlen=REMEMBERED)
        self.version = 0
        self.untold = False
        """Whether it runs, is held or began anew since other processes were told, or have told."""

    @property
    def shown(self) -> QuestionTime | None:
        """The time as screens show it; None while there is none, or it is nobody's to answer."""
        if self._question is None or self._held:
            return None
        return QuestionTime(round(1000 * self._now_left), round(1000 * self._of), self._paused)

    @property
    def _now_left(self) -> float:
        if self._began is None:
            return self._left
        return max(0.0, self._left - (self._clock() - self._began))

    def update(self, asked: Question | None, seconds: int | None, *, held: bool) -> None:
        """Give a new question its whole time, and let it run unless it is ``held``.

        It is held while nobody can answer: phones have not got the question yet, cards are being
        dealt, or all are in. Where nothing is asked, a pause ends too.
        """
        if asked is None or seconds is None:
            asked, seconds, self._paused = None, 0, False
        before = (self._question, self._seconds, self._held)
        if before == (asked, seconds, held):
            return
        self._stop()
        if before[:2] != (asked, seconds):
            self._of = self._left = float(seconds)
        self._question, self._seconds, self._held = asked, seconds, held
        self.untold = True
        self._go_on()

    def switch_off(self) -> None:
        """Forget the question, and that the time was paused."""
        self.update(None, None, held=False)

    def add(self, seconds: int) -> None:
        """Give the present question more time, also after its time is up.

        :raises Illegal: if no question has a time now.
        """
        self._check()
        self._stop()
        self._left = min(self._left + seconds, float(LONGEST))
        self._of = max(self._left, float(self._seconds))
        self._go_on()

    def pause(self) -> None:
        """Stop the time for everybody, of later questions too, until somebody says to go on.

        :raises Illegal: if no question has a time now.
        """
        self._check()
        self._stop()
        self._paused = True
        self._go_on()

    def resume(self) -> None:
        """Let the time go on.

        :raises Illegal: if no question has a time now.
        """
        self._check()
        self._stop()
        self._paused = False
        self._go_on()

    def knows(self, command: str | None) -> bool:
        """Whether a command about the running time was carried out.

        Boards send a command again that was not acknowledged, and these are in no log.
        """
        return command in self._commands

    def remember(self, command: str | None) -> None:
        """Note that a command about the running time was carried out."""
        if command is not None:
            self._commands.append(command)

    def end(self, run: int) -> bool:
        """Note that the time of a run is up; return whether it is.

        A timer can fire while another thread stops the time, and earlier than this clock says: then
        it is set again.
        """
        if run != self._run or self._began is None:
            return False
        left = self._now_left
        self._stop()
        self._left = left if left > EARLY else 0.0
        self._go_on()
        return not self._left

    def told(self, seq: int) -> ToldTime | None:
        """Return what to tell other processes; None where nothing is asked. ``seq``: see :class:`ToldTime`."""
        if self._question is None:
            return None
        return ToldTime(
            seq,
            self._question,
            self._seconds,
            self._now_left,
            self._of,
            self._held,
            self._paused,
            tuple(self._commands),
        )

    def take_over(self, told: ToldTime, age: float) -> None:
        """Let the time be what another process has told, so many seconds ago.

        Whether it is held this process knows by itself, as the others do: whoever notices that it is
        not as they have told tells it. Who tells of another question is behind in reading the log; of
        that only a pause is taken over, which holds for later questions.
        """
        if self._question is None:
            self.untold = False
            return
        same = (told.question, told.seconds) == (self._question, self._seconds)
        left, of, paused = self._now_left, self._of, self._paused
        if same:
            left, of, paused = told.left_after(age), told.of, told.paused
            self._commands = deque(told.commands, maxlen=REMEMBERED)
        elif told.question[0] == self._question[0]:
            paused = told.paused
        if (of, paused) != (self._of, self._paused) or abs(left - self._now_left) > NOTICED:
            self._stop()
            self._left, self._of, self._paused = left, of, paused
            self._go_on()
        if same and told.held == self._held:
            self.untold = False

    def differs(self, told: ToldTime) -> bool:
        """Whether it is held here, and not where it was told, or the reverse."""
        return self._question is not None and told.held != self._held

    def _check(self) -> None:
        if self._question is None:
            raise Illegal(fact("app.no-time"))

    def _stop(self) -> None:
        """Let the time stand still."""
        self._left = self._now_left
        self._began = None
        if self._cancel is not None:
            self._cancel()
            self._cancel = None

    def _go_on(self) -> None:
        """Let the time run, if it may."""
        self.version += 1
        self._run += 1
        if self._question is None or self._held or self._paused or not self._left:
            return
        run = self._run
        self._began = self._clock()
        self._cancel = self._schedule(self._left, lambda: self._on_end(run))
