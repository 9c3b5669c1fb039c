"""The time for a question at a table that several processes serve.

Each process counts by itself, and what it knows comes from the log and from the screens of all, as it does
at the others. So they agree, but for what only one has seen: a pause, time that was added, and when the
question was first asked. That stands in the database, by its clock. Whoever changes it replaces what
they know; who is late takes over what is there, and tries again. A process that has gone leaves nothing
that the others wait for: what it told of is held or runs as they themselves know.
"""

from __future__ import annotations

from collections.abc import Callable

from companion.storage.moments import Moment, Moments
from companion.tables.question_timer import QuestionTimer, decode_time
from rules.errors import Illegal
from rules.facts import fact

TIME = "time"
"""The name under which it stands in the database."""
ATTEMPTS = 8
"""How often something is told when other processes tell of the same table."""
SETTLED = 3.0
"""Seconds after which all processes have noticed whether a time is held."""


class SharedTime:
    """Tells other processes of one table's timer, and takes over what they tell.

    Call its methods under the table's lock. ``seq`` returns how many entries of the log this process
    has read; ``read_on`` reads more.
    """

    def __init__(
        self,
        moments: Moments,
        table: str,
        timer: QuestionTimer,
        seq: Callable[[], int],
        read_on: Callable[[], object],
    ) -> None:
        self._moments = moments
        self._table = table
        self._timer = timer
        self._seq = seq
        self._read_on = read_on
        self._known = 0
        """The version of what was told last, as far as this process knows; 0: nothing."""

    def change(self, act: Callable[[QuestionTimer], None], command: str | None) -> None:
        """Carry out a command about the running time, once for all processes.

        :raises rules.errors.Refused: if it cannot be carried out; nothing changes.
        :raises StoreUnavailable: if it cannot be told; nothing changes.
        """
        for _ in range(ATTEMPTS):
            if self._timer.knows(command):
                return
            before = self._timer.told(self._seq())
            act(self._timer)
            self._timer.remember(command)
            done = False
            try:
                done = self._tell()
            finally:
                if not done and before is not None:
                    self._timer.take_over(before, 0.0)
                    self._timer.untold = True
            if done:
                return
            self._read()
        raise Illegal(fact("app.busy"))

    def tell(self) -> None:
        """Tell the others what has changed here, or take over what they have told.

        :raises StoreUnavailable: if the database cannot be used.
        """
        for _ in range(ATTEMPTS):
            if not self._timer.untold or self._tell():
                return
            self._read()

    def hear(self, moment: Moment | None) -> None:
        """Take over what was told, and note whether this process has to tell otherwise.

        ``moment`` is None where nothing is told, or no longer. Where whoever told it knew more of the log,
        this process reads on first.

        :raises companion.storage.errors.StoreError: if the log has to be read and cannot.
        """
        if moment is None:
            self._known = 0
            self._timer.untold = self._timer.told(0) is not None
            return
        told = decode_time(moment.body)
        if told is not None and told.seq > self._seq():
            self._read_on()
        if told is not None and told.seq > self._seq():
            self._timer.untold = False  # it is to be taken over when this process has read on
            return
        if moment.version != self._known:
            self._known = moment.version
            if told is not None:
                self._timer.take_over(told, moment.age)
        if told is not None and moment.age > SETTLED and self._timer.differs(told):
            self._timer.untold = True

    def _tell(self) -> bool:
        """Tell what is so here, unless somebody has told something else meanwhile; return whether."""
        told = self._timer.told(self._seq())
        if told is not None:
            version = self._moments.swap(self._table, TIME, self._known, told.encode())
            if version is None:
                return False
            self._known = version
        self._timer.untold = False
        return True

    def _read(self) -> None:
        self.hear(self._moments.read([self._table], TIME).get(self._table))
