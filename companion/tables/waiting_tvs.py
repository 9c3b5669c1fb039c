"""TVs that wait for a host to show the board on them, each with four letters that the host types.

They are kept in the memory of one process. Where there are several, the proxy routes what has the
same letters in its address to the same process (docs/decisions/0028-a-tv-has-the-boards-right.md).
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

from companion.tables.refusals import NoSuchTv, TooManyTvs
from companion.tables.registry import LETTERS
from rules.errors import Illegal

STAYS = 60
"""Seconds after a TV has asked last until its letters are forgotten; it asks every few seconds."""
MAX_TVS = 1000
"""The TVs that wait at the same time; further ones are refused until one has gone."""
WEIGHTS = (1, 3, 5)
"""Factors for the letters of a TV, with which the last of them follows from the others."""


def draw_letters() -> str:
    """Return letters for a TV; they may be taken, so :meth:`WaitingTvs.wait` has to accept them.

    The last one checks the others: letters that differ in one alone are never both drawn, in whatever
    process. So a host who mistypes one letter finds no other TV.
    """
    drawn = [secrets.randbelow(len(LETTERS)) for _ in WEIGHTS]
    check = sum(factor * each for factor, each in zip(WEIGHTS, drawn, strict=True))
    return "".join(LETTERS[each % len(LETTERS)] for each in (*drawn, check))


@dataclass(frozen=True)
class Grant:
    """A host's word that a TV may show a table's board; ``id`` is that of the command to carry out."""

    code: str
    host: str
    """The host's device."""
    laptop: bool
    """Whether that has the laptop's right."""
    id: str


@dataclass
class _Waiting:
    """A TV that waits; ``asked`` is when it asked last, ``grant`` what a host has given it."""

    device: str
    asked: float
    grant: Grant | None = None


class WaitingTvs:
    """The TVs that wait, by their letters; ``clock`` returns monotonic seconds.

    >>> tvs = WaitingTvs(lambda: 0)
    >>> tvs.wait("ABCD", "a TV"), tvs.wait("ABCD", "another TV")
    (True, False)
    >>> tvs.allow("ABCD", Grant("EFHJ", "the host's phone", laptop=False, id="1"))
    >>> tvs.grant("ABCD", "another TV"), tvs.grant("ABCD", "a TV").code
    (None, 'EFHJ')
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._lock = Lock()
        self._waiting: OrderedDict[str, _Waiting] = OrderedDict()
        """The one that has asked longest ago is the first."""

    def wait(self, letters: str, device: str) -> bool:
        """Let a device wait under these letters; return False if another one has them.

        :raises Illegal: if too many wait already. None that has asked lately gives way to another.
        """
        now = self._clock()
        with self._lock:
            self._forget(now)
            waiting = self._waiting.get(letters)
            if waiting is None:
                if len(self._waiting) >= MAX_TVS:
                    raise Illegal(TooManyTvs())
                waiting = _Waiting(device, now)
            if waiting.device != device:
                return False
            waiting.asked = now
            self._waiting[letters] = waiting
            self._waiting.move_to_end(letters)
            return True

    def knows(self, letters: str, device: str | None = None) -> bool:
        """Whether a TV waits under these letters: any, or this device."""
        with self._lock:
            self._forget(self._clock())
            waiting = self._waiting.get(letters)
            return waiting is not None and device in (None, waiting.device)

    def allow(self, letters: str, grant: Grant) -> None:
        """Give the TV with these letters a host's grant, in place of any before.

        :raises Illegal: if no TV waits under them.
        """
        with self._lock:
            self._forget(self._clock())
            if letters not in self._waiting:
                raise Illegal(NoSuchTv())
            self._waiting[letters].grant = grant

    def grant(self, letters: str, device: str) -> Grant | None:
        """Return the grant that this device has been given, and let it wait no longer; None if it has none."""
        with self._lock:
            waiting = self._waiting.get(letters)
            if waiting is None or waiting.device != device or waiting.grant is None:
                return None
            del self._waiting[letters]
            return waiting.grant

    def _forget(self, now: float) -> None:
        """Forget the TVs that have not asked for a while."""
        while self._waiting:
            letters, oldest = next(iter(self._waiting.items()))
            if now - oldest.asked < STAYS:
                return
            del self._waiting[letters]
