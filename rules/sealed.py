"""Values that stay secret for longer than one ask.

A script holds a :class:`Sealed` in place of the value. It can pass it on and map it, but not read
it: the value is in the referee's :class:`Vault`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, NoReturn, TypeAlias, TypeVar

from rules.facts import Json, Seat

T = TypeVar("T")
U = TypeVar("U")

Peek: TypeAlias = Callable[[str], Any]
"""Returns the value in the vault under a key."""


class Sealed(Generic[T]):
    """A value that only its readers may see until it is opened for everybody.

    Its repr has no value, and it cannot be copied, pickled or made into JSON. Only the referee can
    read it: to show it to a reader, or to open it.

    >>> Vault().seal("deal1/lay", 7, [Seat("ana")])
    <sealed deal1/lay>
    """

    __slots__ = ("_read", "key", "readers")

    def __init__(self, key: str, readers: Iterable[Seat], read: Callable[[Peek], T]) -> None:
        self.key = key
        self.readers = frozenset(readers)
        self._read = read

    def map(self, change: Callable[[T], U], part: str | None = None) -> Sealed[U]:
        """Return the result of ``change``, sealed for the same readers; it is called when it is read.

        Give it its own key with ``part`` when it may be opened without the rest: one card of
        a deck.
        """
        key = self.key if part is None else f"{self.key}/{part}"
        return Sealed(key, self.readers, lambda peek: change(self._read(peek)))

    def only_for(self, *seats: Seat) -> Sealed[T]:
        """Return the same secret for these readers only."""
        return Sealed(self.key, seats, self._read)

    @staticmethod
    def bundle(key: str, secrets: Iterable[Sealed[U]]) -> Sealed[tuple[U, ...]]:
        """Return several secrets as one tuple, sealed under its own key, with no readers.

        Map it to open one thing about the parts without opening them: whether a pile has a card.
        """
        parts = tuple(secrets)
        return Sealed(key, (), lambda peek: tuple(part._read(peek) for part in parts))  # noqa: SLF001  # the same class

    def __repr__(self) -> str:
        return f"<sealed {self.key}>"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a sealed value can be neither copied nor pickled")

    def __deepcopy__(self, memo: dict[int, Any]) -> NoReturn:
        self.__reduce__()


class Vault:
    """The values of all secrets of a game, by key; only the referee has it."""

    def __init__(self) -> None:
        self._values: dict[str, Json] = {}

    def seal(self, key: str, value: T, readers: Iterable[Seat]) -> Sealed[T]:
        """Store a value under a key, and return the secret that a script may hold."""
        self._values[key] = value
        return Sealed(key, readers, lambda peek: peek(key))

    def peek(self, sealed: Sealed[T]) -> T:
        """Return the value of a secret."""
        return sealed._read(self._values.__getitem__)  # noqa: SLF001  # nothing else reads it
