"""Who acts at a table: a device with its seats and rights, or the table itself."""

from __future__ import annotations

from dataclasses import dataclass

from rules.errors import Illegal
from rules.facts import Seat, fact

HOST_BY = "host"
"""What the log's ``by`` says of an entry that was made at the board."""
COUNTDOWN_BY = "table"
"""What it says of a reveal at the end of the countdown."""


@dataclass(frozen=True, slots=True)
class Actor:
    """A device at a table: the seats that it holds, and whether it has the host's right."""

    device: str
    seats: tuple[Seat, ...]
    host: bool
    seat: Seat | None = None
    """The seat whose pad is shown, one of ``seats``; None at a board."""

    @property
    def by(self) -> str:
        """Who the log says made an entry.

        :raises Illegal: for a device that has no seat and is no host.
        """
        if self is THE_TABLE:
            return COUNTDOWN_BY
        if self.seat is not None:
            return self.seat
        if self.host:
            return HOST_BY
        raise Illegal(fact("app.not-seated"))


THE_TABLE = Actor("", (), host=True)
"""The app acting by itself: it opens sealed answers when the countdown ends."""
