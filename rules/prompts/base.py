"""The interface of every prompt: a question, and the answers that are allowed.

A prompt is the only place that decides what is allowed. The pad's buttons, the reason under a
greyed-out button, the server's refusal, the bots and the tests' random players all use it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rules.errors import Illegal, Malformed
from rules.facts import Fact, Json, fact
from rules.sealed import Sealed

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")


class Seal(Protocol):
    """Seals a part of an answer: takes the value and a name for the part."""

    def __call__(self, value: Any, part: str, /) -> Sealed[Any]: ...


class Prompt(ABC, Generic[T]):
    """A question whose answers are of type ``T``.

    ``kind`` names the template that shows it on a pad: ``templates/pad/prompts/<kind>.html``, or
    for a kind of one game, ``"<game>.<kind>"``, ``templates/prompts/<kind>.html`` in the game's
    folder. ``name`` says what is asked for ("rank", "bid"). Both are public, also while the answer
    is sealed.
    """

    kind: ClassVar[str]
    name: str

    @abstractmethod
    def parse(self, raw: Json) -> T:
        """Return the answer that a submitted value stands for.

        :raises Malformed: when it is no answer to this prompt.
        """

    @abstractmethod
    def objection(self, value: T) -> Fact | None:
        """Return why an answer is not allowed now, or None when it is allowed."""

    @abstractmethod
    def sample(self, rng: Random) -> T:
        """Draw an allowed answer, if possible each with the same chance.

        :raises rules.errors.ScriptError: when no answer is allowed.
        """

    def dump(self, value: T) -> Json:
        """Return an answer as JSON; ``parse`` reads it back."""
        return value

    def stand_in(self, rng: Random) -> T | None:
        """Return an answer for a seat that is away, or None when a person must give it (a real card)."""
        del rng
        return None

    def conceal(self, value: T, seal: Seal) -> Any:
        """Return an answer as the script gets it, with the parts that stay secret sealed."""
        del seal
        return value

    def public(self, value: T) -> Json:
        """Return as JSON what everybody may see of an applied answer."""
        return self.dump(value)

    def parts(self) -> tuple[Prompt[Any], ...]:
        """Return the prompts that this one is made of; only itself, unless it has several fields."""
        return (self,)

    def read(self, raw: Json) -> T:
        """Return the answer that a submitted value stands for, if it is allowed now.

        :raises Malformed: as ``parse``.
        :raises Illegal: when there is an objection.
        """
        value = self.parse(raw)
        why = self.objection(value)
        if why is not None:
            raise Illegal(why, given=raw)
        return value

    def recall(self, raw: Json) -> T:
        """Return an answer from the log, if it is still allowed after earlier entries changed.

        A prompt with a secret part does not judge that part, since refusing it would reveal it.

        :raises Malformed: as ``parse``.
        :raises Illegal: when there is an objection.
        """
        return self.read(raw)


def whole_number(raw: Json, low: int, high: int) -> int:
    """Return an int from ``low`` to ``high``, both included, from a number or a form's digits.

    >>> whole_number("12", 0, 20)
    12

    :raises Malformed: for anything else, True and 3.0 included.
    """
    if isinstance(raw, str) and len(raw) < 12:
        text = raw.strip().replace("\u2212", "-")
        if text.removeprefix("-").isdecimal() and text.isascii():
            raw = int(text)
    if not isinstance(raw, int) or isinstance(raw, bool):
        raise Malformed(fact("refused.not-a-number"), given=raw)
    if not low <= raw <= high:
        raise Malformed(fact("refused.out-of-range", low=low, high=high), given=raw)
    return raw


class MappingOf(Mapping[K, V]):
    """A value for each of some keys, made when somebody looks: the reasons of a prompt.

    A replay makes every prompt of a game again and looks at hardly any of them. ``make`` may use
    only what does not change any more, since it is called at any time, or never.
    """

    __slots__ = ("_keys", "_made", "_make")

    def __init__(self, keys: tuple[K, ...], make: Callable[[K], V]) -> None:
        self._keys = keys
        self._make = make
        self._made: dict[K, V] = {}

    def __getitem__(self, key: K) -> V:
        if key not in self._made:
            if key not in self._keys:
                raise KeyError(key)
            self._made[key] = self._make(key)
        return self._made[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)

    def __repr__(self) -> str:
        return repr(dict(self))


StandIn = Callable[[Random], T]
"""Returns an answer for a seat that is away."""
