"""The interface of every prompt: a question, and the answers that are allowed.

A prompt is the only place that decides what is allowed. The pad's buttons, the reason under a
greyed-out button, the server's refusal, the bots and the tests' random players all use it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rules.errors import Illegal, Malformed
from rules.facts import Fact, Json
from rules.refusals import NotANumber, OutOfRange
from rules.sealed import Sealed
from rules.typed import digits

T = TypeVar("T")


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
    is_card: ClassVar[bool] = False
    """Whether an answer is a card, which lies face down on the pad once it is sealed."""
    name: str

    @abstractmethod
    def parse(self, raw: Json) -> T:
        """Return the answer that a submitted value represents.

        :raises Malformed: when it is no answer to this prompt.
        """

    def objection(self, value: T) -> Fact | None:
        """Return why an answer is not allowed now, or None when it is allowed; by default it is."""
        del value
        return None

    def for_message(self, value: T) -> object:
        """Return an answer as its message reads it, which may use its fields; by default as it is."""
        return value

    @abstractmethod
    def sample(self, rng: Random) -> T:
        """Draw an allowed answer, if possible each with the same chance.

        :raises rules.errors.ScriptError: when no answer is allowed.
        """

    def dump(self, value: T) -> Json:
        """Return an answer as JSON; ``parse`` reads it back."""
        return value

    def answer_for_absent(self, rng: Random) -> T | None:
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
        """Return the answer that a submitted value represents, if it is allowed now.

        :raises Malformed: as ``parse``.
        :raises Illegal: when there is an objection.
        """
        value = self.parse(raw)
        why = self.objection(value)
        if why is not None:
            raise Illegal(why, given=raw)
        return value

    def settled(self) -> Fact | None:
        """Return why an applied answer cannot be amended any more, or None."""
        return None

    def recall(self, raw: Json) -> T:
        """Return an answer from the log, if it is still allowed after earlier entries changed.

        It is judged by what everybody has seen. A prompt with a secret part does not judge that part, and
        one of a hand that the app dealt does not judge an answer by the other cards of the hand:
        refusing it would reveal them.

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
    if isinstance(raw, str) and len(raw) < 24 and len(text := digits(raw)) in range(1, 12):
        raw = int(text)
    if not isinstance(raw, int) or isinstance(raw, bool):
        raise Malformed(NotANumber(), given=raw)
    if not low <= raw <= high:
        raise Malformed(OutOfRange(low=low, high=high), given=raw)
    return raw


AbsentAnswer = Callable[[Random], T]
"""Returns an answer for a seat that is away."""
