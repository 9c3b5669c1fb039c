"""The people of a table, and their names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import Markup

from companion.presenters.table_facts import TableFacts
from companion.tables.roster import Person
from rules.facts import Seat


class People(TableFacts):
    """The people of a table, and their names as this viewer reads them."""

    def voters(self, game: str) -> list[Person]:
        """Return the people who want to play a game next, clockwise."""
        votes = self.table.roster.votes
        return [person for person in self.people if votes.get(person.seat) == game]

    @property
    def people(self) -> list[Person]:
        """Everybody who is seated, clockwise."""
        return self.table.roster.seated()

    def person(self, seat: Seat | None) -> Person:
        """Return a seat's person; a dummy is one too."""
        return self._language.person(self.table.roster.people, seat)

    def name(self, seat: Seat | None) -> Markup:
        """Return a seat's name, marked up."""
        return _marked_up(self.person(seat).name)

    def plain_name(self, seat: Seat | None) -> str:
        """Return a seat's name as it is."""
        return self.person(seat).name

    def plain_names(self, seats: Sequence[Seat]) -> list[str]:
        """Return the names of seats as they are."""
        return [self.plain_name(seat) for seat in seats]

    def listed_names(self, seats: Sequence[Seat]) -> Markup:
        """Return the names of seats as a list: "Ana, Bo and Cy"."""
        return self.in_a_list([self.name(seat) for seat in seats])

    def in_a_list(self, parts: Sequence[Markup]) -> Markup:
        """Return parts of a sentence as a list: "3, 4 and 5"."""
        return self._language.listed_names(parts)


@lru_cache(maxsize=1024)
def _marked_up(name: str) -> Markup:
    return Markup('<b translate="no">{}</b>').format(name)
