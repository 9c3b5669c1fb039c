"""Secrets that outlive a round.

A script holds a :class:`Sealed` in the place of the value: it can pass it on and transform it,
but it cannot look. The value itself is in the referee's :class:`Vault`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, NoReturn, TypeAlias, TypeVar

from rules.facts import Json, Seat

T = TypeVar("T")
U = TypeVar("U")

Peek: TypeAlias = Callable[[str], Any]


class Sealed(Generic[T]):
    """A value that nobody but its readers may see until it is opened.

    It has no value in its repr, cannot be compared, copied, pickled or made into JSON. Only the
    referee can read it, for a reader, or to open it before everybody.

    >>> Vault().seal("deal1/lay", 7, [Seat("ana")])
    <sealed deal1/lay>
    """

    __slots__ = ("_read", "key", "readers")

    def __init__(self, key: str, readers: Iterable[Seat], read: Callable[[Peek], T]) -> None:
        self.key = key
        self.readers = frozenset(readers)
        self._read = read

    def map(self, change: Callable[[T], U], part: str | None = None) -> Sealed[U]:
        """Return what ``change`` makes of the value, sealed as this is; it is not run now.

        ``part`` gives it a key of its own, where it may be opened and the rest may not: one card
        of a deck.
        """
        key = self.key if part is None else f"{self.key}/{part}"
        return Sealed(key, self.readers, lambda peek: change(self._read(peek)))

    def shown_to(self, *seats: Seat) -> Sealed[T]:
        """Return the same secret with more readers."""
        return Sealed(self.key, self.readers.union(seats), self._read)

    def only_for(self, *seats: Seat) -> Sealed[T]:
        """Return the same secret with these readers and no others."""
        return Sealed(self.key, seats, self._read)

    @staticmethod
    def bundle(key: str, secrets: Iterable[Sealed[U]]) -> Sealed[tuple[U, ...]]:
        """Return several secrets as one, with no readers, under a key of its own.

        What is made of it may be opened without a word of its parts: a pile in which some card is.
        """
        parts = tuple(secrets)
        return Sealed(key, (), lambda peek: tuple(part._read(peek) for part in parts))  # noqa: SLF001  # of its own kind

    def __repr__(self) -> str:
        return f"<sealed {self.key}>"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a sealed value can be neither copied nor written down")

    def __deepcopy__(self, memo: dict[int, Any]) -> NoReturn:
        self.__reduce__()


class Vault:
    """Where the referee keeps what is sealed, by prompt key."""

    def __init__(self) -> None:
        self._values: dict[str, Json] = {}

    def seal(self, key: str, value: T, readers: Iterable[Seat]) -> Sealed[T]:
        """Lay a value away under a key, and return what a script may hold of it."""
        self._values[key] = value
        return Sealed(key, readers, lambda peek: peek(key))

    def peek(self, sealed: Sealed[T]) -> T:
        """Read a secret; only the referee holds a vault, so only it can."""
        return sealed._read(self._values.__getitem__)  # noqa: SLF001  # the one key to it
