"""Checks of what people enter about seats: names, colours and the seating order."""

from __future__ import annotations

from companion.tables.names import clean_name, look_alike
from companion.tables.refusals import (
    ColourTaken,
    NameOfAnother,
    NameTaken,
    NoSuchColour,
    NoSuchSeat,
    NotAnOrder,
    TableFull,
)
from companion.tables.roster import COLOURS, MAX_SEATS, Person, Roster
from rules.errors import Illegal, Malformed
from rules.facts import Seat


def check_join(
    roster: Roster, name: object, colour: object, *, proposed: bool = False
) -> tuple[str, str]:
    """Return the name and colour of a person who joins.

    The first free colour is used when ``colour`` is None or empty, and when a colour that the page
    ``proposed`` (nobody picked it) is taken.

    :raises Refused: if the table is full, or the name or colour is malformed or taken.
    """
    if len(roster.order) >= MAX_SEATS:
        raise Illegal(TableFull(most=MAX_SEATS))
    clean = check_name(roster, name, None)
    free = roster.free_colours()
    if colour in (None, ""):
        return clean, free[0]
    if colour not in COLOURS:
        raise Malformed(NoSuchColour(), given=colour)
    if colour not in free:
        if proposed:
            return clean, free[0]
        raise Illegal(ColourTaken(colour=colour), given=colour)
    return clean, str(colour)


def check_rename(roster: Roster, seat: Seat, name: object, colour: object) -> tuple[str, str]:
    """Return the new name and colour of the person on a seat.

    :raises Refused: if nobody sits there, or the name or colour is malformed or another's.
    """
    person = roster.person(seat)
    clean = check_name(roster, name, seat)
    if colour not in COLOURS:
        raise Malformed(NoSuchColour(), given=colour)
    if colour not in (*roster.free_colours(), person.colour):
        raise Illegal(ColourTaken(colour=str(colour)), given=colour)
    return clean, str(colour)


def find_person(roster: Roster, seat: Seat) -> Person:
    """Return the person who has or had a seat at the table.

    :raises Illegal: if there never was such a seat.
    """
    if seat not in roster.people:
        raise Illegal(NoSuchSeat(), given=seat)
    return roster.people[seat]


def check_name(roster: Roster, name: object, own: Seat | None) -> str:
    """Return a name as it is kept, for the person of a seat, or for a new one.

    :raises Refused: if it is malformed, or looks like that of a person on a seat other than ``own``.
    """
    clean = clean_name(name)
    for person in roster.seated():
        if person.seat != own and look_alike(person.name, clean):
            why = NameTaken if own is None else NameOfAnother
            raise Illegal(why(name=clean, seat=person.seat), given=clean)
    return clean


def check_order(roster: Roster, raw: object) -> list[Seat]:
    """Return the seats in a new clockwise order.

    :raises Malformed: unless ``raw`` is a list of all seats, each once.
    """
    if not isinstance(raw, list) or sorted(map(str, raw)) != sorted(roster.order):
        raise Malformed(NotAnOrder(), given=raw)
    return [Seat(seat) for seat in raw]
