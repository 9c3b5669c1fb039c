"""What a game's script yields to the referee: prompts to answer, and secrets to open."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, TypeAlias, TypeVar

from rules.facts import Body, Seat, Who
from rules.prompts.base import Prompt
from rules.prompts.together import PrivatePrompt
from rules.sealed import Sealed

T = TypeVar("T")


class Mode(Enum):
    """When an ask is complete: at its first answer, or when all are in, openly or sealed."""

    FIRST = "first"
    EVERY = "every"
    SEALED = "sealed"


@dataclass(frozen=True, slots=True)
class PendingPrompt(Generic[T]):
    """A prompt that waits for an answer, under a key that is the same in every replay."""

    key: str
    who: Who
    prompt: Prompt[T] | PrivatePrompt[T]
    call: bool = False
    """Whether nobody has to answer it."""
    proposed: Seat | None = None
    """Of what anyone is asked: the seat that it is natural for. See :mod:`rules.engine.proposals`."""

    @property
    def seat(self) -> Seat | None:
        """The seat that is asked; None for anyone, the host or chance."""
        return None if isinstance(self.who, Body) else self.who


@dataclass(frozen=True, slots=True)
class Ask:
    """Prompts that are posed at the same time."""

    key: str
    mode: Mode
    pending: tuple[PendingPrompt[Any], ...]


@dataclass(frozen=True, slots=True)
class OpenSecret:
    """Asks the referee to open a secret for everybody."""

    secret: Sealed[Any]


@dataclass(frozen=True, slots=True)
class StandingCall:
    """A call that may be answered during any ask: a correction, a player who leaves.

    ``make`` returns the prompt, or None while there is nothing to answer; ``then`` receives the
    answer.
    """

    name: str
    who: Who
    make: Callable[[], Prompt[Any] | None]
    then: Callable[[Any], None]


class Signal(Enum):
    """What the referee sends into a script in the place of answers."""

    ASK_AGAIN = "ask again"
    """A standing call was answered: the script makes its ask again."""


Demand: TypeAlias = Ask | OpenSecret
Reply: TypeAlias = Mapping[str, Any]
"""The answers to an ask, by prompt key."""
Script: TypeAlias = Generator[Demand, Any, T]
MakePrompt: TypeAlias = Callable[[Seat], Prompt[T] | PrivatePrompt[T]]
