"""What every prompt has in common: one question, and which answers to it are right.

Legality stands here once. The pad's buttons, the reason under a greyed-out button, the server's
refusal, the tests' random player and the bots all come from the same prompt.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from rules.errors import Illegal, Malformed
from rules.facts import Fact, Json, fact
from rules.sealed import Sealed

T = TypeVar("T")


class Seal(Protocol):
    """Lays a part of an answer away: the value, and a word for the part."""

    def __call__(self, value: Any, part: str, /) -> Sealed[Any]: ...


class Prompt(ABC, Generic[T]):
    """A question with a closed set of right answers of type ``T``.

    ``kind`` says how a pad shows it (``templates/pad/prompts/<kind>.html``), ``name`` what it is
    about ("ploy", "topic"); both are public, even while the answer is sealed.
    """

    kind: ClassVar[str]
    name: str

    @abstractmethod
    def parse(self, raw: Json) -> T:
        """Make an answer of what came in.

        :raises Malformed: when it is no answer to this prompt, whatever the state of the game.
        """

    @abstractmethod
    def objection(self, value: T) -> Fact | None:
        """Say why this answer is not allowed now, or None when it is."""

    @abstractmethod
    def sample(self, rng: Random) -> T:
        """Draw one of the allowed answers, each with the same chance where they can be counted.

        :raises rules.errors.ScriptError: when there is none.
        """

    def dump(self, value: T) -> Json:
        """Write an answer down; ``parse`` reads it back."""
        return value

    def stand_in(self, rng: Random) -> T | None:
        """Answer for a seat that is away, or return None when a person must (a real card)."""
        del rng
        return None

    def conceal(self, value: T, seal: Seal) -> Any:
        """Return what the script is given of an answer: the parts that stay secret are sealed."""
        del seal
        return value

    def public(self, value: T) -> Json:
        """Write down what everybody may see of an answer once it is in the game."""
        return self.dump(value)

    def parts(self) -> tuple[Prompt[Any], ...]:
        """Return the prompts that this one is made of: itself, but for one with several fields."""
        return (self,)

    def read(self, raw: Json) -> T:
        """Parse and judge in one go.

        :raises Malformed: as ``parse``.
        :raises Illegal: with the objection.
        """
        value = self.parse(raw)
        why = self.objection(value)
        if why is not None:
            raise Illegal(why, given=raw)
        return value

    def recall(self, raw: Json) -> T:
        """Read an answer of the log again, after whatever was changed before it.

        It is judged anew; but a prompt that keeps a part secret leaves that part alone, since to
        refuse it now would tell everybody what it is.

        :raises Malformed: as ``parse``.
        :raises Illegal: with the objection.
        """
        return self.read(raw)


def whole_number(raw: Json, low: int, high: int) -> int:
    """Read an integer in a range, from a number or from digits as a form sends them.

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


StandIn = Callable[[Random], T]
