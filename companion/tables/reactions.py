"""Reactions: symbols that a phone sends to the boards as signals, which show them for a moment.

Pads offer reactions while they wait. A reaction may therefore reveal that its seat has sealed;
the marks of who has sealed show that already, at once and on every screen
(:mod:`companion.presenters.submission_status`), and no game or setting hides them. A phone of several
seats shows one pad at a time, and reacts in the name of that seat.

Which three a pad offers, and beside whom a board shows one, follows from the beats of the last reveal,
which everybody has seen (:mod:`rules.engine.beats`), never from what is asked or sealed now. While a
board still plays a reveal, phones offer the same three whatever it shows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rules.engine.beats import Beat, Kind
from rules.facts import Seat

REACTIONS = ("applause", "groan", "laugh", "gasp", "knew", "clink")
"""The reactions, as messages name them; a board accepts each of them at any time."""
DEFAULT = ("applause", "laugh", "groan")
"""What a pad offers where nothing has been revealed."""
AT_A_REVEAL = ("gasp", "laugh", "groan")
"""What a pad offers while the board plays a reveal: it must not tell how that ends."""
FITTING: Mapping[Kind, tuple[str, str, str]] = {
    "challenge": ("gasp", "laugh", "knew"),
    "match": ("gasp", "laugh", "groan"),
    "take": ("applause", "laugh", "groan"),
    "strike": ("gasp", "laugh", "groan"),
    "pay": ("gasp", "clink", "groan"),
    "catch": ("gasp", "laugh", "knew"),
    "truth": ("applause", "laugh", "groan"),
    "lie": ("gasp", "laugh", "knew"),
    "eat": ("applause", "laugh", "groan"),
    "skip": ("applause", "laugh", "groan"),
    "highlight": ("applause", "laugh", "groan"),
    "place": ("applause", "clink", "knew"),
}
"""What a pad offers after a beat, by its kind; beats of other kinds are about nobody.

Each reaction has one place among the three, so that a thumb finds it there whatever has happened.
"""


def offered(beats: Iterable[Beat]) -> tuple[str, str, str]:
    """Return the three reactions that fit the last beat that is about somebody.

    >>> offered([Beat("match", (Seat("ana"), Seat("bo"))), Beat("score")])
    ('gasp', 'laugh', 'groan')
    """
    kinds = [beat.kind for beat in beats if _is_about_somebody(beat)]
    return FITTING[kinds[-1]] if kinds else DEFAULT


def seats_by_beat(beats: Sequence[Beat]) -> list[tuple[Seat, ...]]:
    """Return whom a reaction is for before the first beat, and at each beat.

    >>> seats_by_beat([Beat("turn", (Seat("bo"),)), Beat("take", (Seat("ana"),)), Beat("score")])
    [(), (), ('ana',), ('ana',)]
    """
    seats: list[tuple[Seat, ...]] = [()]
    for beat in beats:
        seats.append(beat.seats if _is_about_somebody(beat) else seats[-1])
    return seats


def _is_about_somebody(beat: Beat) -> bool:
    return beat.kind in FITTING and bool(beat.seats)
