"""The actor of a command: a device with its seats and rights, or the table itself."""

from __future__ import annotations

from dataclasses import dataclass

from companion.tables.refusals import NotSeated
from rules.errors import Illegal
from rules.facts import Seat

HOST_BY = "host"
"""The log's ``by`` for an entry made at the board."""
COUNTDOWN_BY = "table"
"""The log's ``by`` for the reveal at the end of a countdown."""


@dataclass(frozen=True, slots=True)
class Actor:
    """A device at a table, with the seats that it holds and whether it has the host's right."""

    device: str
    seats: tuple[Seat, ...]
    host: bool
    seat: Seat | None = None
    """The seat whose pad is shown, one of ``seats``; None at a board."""
    requested: Seat | None = None
    """The seat that the device has asked the host for."""
    shared: bool = False
    """Whether a device that got ``seat`` later holds it, too."""
    tv: bool = False
    """Whether it is a TV: it has the host's right, and cannot pass it on."""

    @property
    def by(self) -> str:
        """The log's ``by`` for this actor's entries.

        :raises Illegal: if the device shows no seat's pad and is not a host.
        """
        if self is THE_TABLE:
            return COUNTDOWN_BY
        if self.seat is not None:
            return self.seat
        if self.host:
            return HOST_BY
        raise Illegal(NotSeated())


THE_TABLE = Actor("", (), host=True)
"""The app itself, which reveals the sealed answers when the countdown ends."""
