"""Reactions: symbols that a phone sends to the boards, which show them for a moment.

A reaction is no command: it is not logged, and games do not receive it. Whether it is accepted
depends on the host's setting, on whether a game is running and on how many were sent before, never
on what is asked or answered. So neither a reaction nor a refusal reveals what is sealed.

Pads offer reactions while they wait. A reaction may therefore reveal that its seat has sealed;
the marks of who has sealed show that already, at once and on every screen
(:mod:`companion.presenters.submission_status`), and no game or setting hides them. A phone of several
seats shows one pad at a time, and reacts in the name of that seat.

Which three a pad offers, and beside whom a board shows one, follows from the beats of the last reveal,
which everybody has seen (:mod:`rules.engine.beats`), never from what is asked or sealed now. While a
board still plays a reveal, phones offer the same three whatever it shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeGuard

from companion.network.rate_limits import RateLimit, RateLimiter
from companion.tables.actor import Actor
from companion.tables.refusals import NoGame, ReactionsOff, Unreadable
from companion.tables.roster import Roster
from rules.engine.beats import Beat, Kind
from rules.errors import Illegal, Malformed
from rules.facts import Json, Seat

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
OF_PHONE = RateLimit(2, 1.0)
"""The reactions that one phone may send: two at once, then one a second.

Phones send one in 1.2 seconds; a busy computer may hear two of them closer together.
"""
OF_WATCHERS = RateLimit(4, 0.5)
"""The reactions that all phones without a seat may send to one table: four at once, then two a second."""


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


def is_reaction(message: Json) -> TypeGuard[Mapping[str, Json]]:
    """Whether a message is a reaction: ``{"react": "laugh"}``."""
    return isinstance(message, Mapping) and "react" in message


def read_reaction(message: Mapping[str, Json]) -> str:
    """Return the name of the reaction in a message.

    >>> read_reaction({"react": "laugh"})
    'laugh'

    :raises Malformed: if there is no such reaction.
    """
    given = message["react"]
    if given not in REACTIONS:
        raise Malformed(Unreadable())
    return str(given)


def reaction_for_boards(roster: Roster, actor: Actor, name: str) -> dict[str, Any]:
    """Return the message for the boards: a reaction, and its sender's name, unless they only watch.

    :raises Illegal: if no game is running, or the host has switched reactions off.
    """
    if roster.playing is None:
        raise Illegal(NoGame())
    if not roster.reactions:
        raise Illegal(ReactionsOff())
    person = roster.people[actor.seat] if actor.seat is not None else None
    sender = {"seat": person.seat, "name": person.name, "colour": person.colour} if person else {}
    return {"reaction": {"kind": name, **sender}}


class ReactionLimits:
    """Counts the reactions of phones; ``clock`` returns monotonic seconds.

    All phones that only watch share one limit per table, so strangers cannot flood a board.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._phones = RateLimiter(OF_PHONE, None, clock)
        self._watchers = RateLimiter(OF_WATCHERS, None, clock)

    def admits(self, table: str, actor: Actor) -> bool:
        """Whether an actor may send another reaction now; if so, it is counted."""
        # Counted by phone, not by address: everybody at the table may share one address.
        counters = [(self._phones, f"{table} {actor.device}")]
        if not actor.seats:
            counters.append((self._watchers, table))
        if any(limiter.wait(None, about) for limiter, about in counters):
            return False
        for limiter, about in counters:
            limiter.spend(None, about)
        return True
