"""Picking one of several: a rank, a card, a choice of words, a player."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Generic, TypeVar

from rules.errors import Malformed, ScriptError
from rules.facts import Fact, Json, Seat, fact
from rules.prompts.base import Prompt, StandIn

T = TypeVar("T")


@dataclass(frozen=True)
class Option(Generic[T]):
    """One thing that can be picked.

    ``out`` says why it cannot be picked now; ``note`` is what it is called, where its value is no
    word; ``effect`` says what it would come to as things stand ("joins Ana's 3").
    """

    value: T
    out: Fact | None = None
    note: Fact | None = None
    effect: Fact | None = None


@dataclass(frozen=True)
class Pick(Prompt[T]):
    """Pick one of the options; those that are out are shown, greyed, with their reason."""

    name: str
    options: tuple[Option[T], ...]
    away: StandIn[T] | None = None
    """What is answered for a seat that is away; None where a person must draw a real card."""
    about: Seat | None = None
    """Whose card it is, where that is not who is asked: a dummy's."""

    def parse(self, raw: Json) -> T:
        for option in self.options:
            if _same(option.value, raw):
                return option.value
        raise Malformed(fact("refused.not-an-option"), given=raw)

    def objection(self, value: T) -> Fact | None:
        return next((option.out for option in self.options if option.value == value), None)

    def allowed(self) -> list[T]:
        """Return the values that can be picked now, in the order shown."""
        return [option.value for option in self.options if option.out is None]

    def sample(self, rng: Random) -> T:
        if not (allowed := self.allowed()):
            raise ScriptError(f"nothing can be picked at {self.name}")
        return rng.choice(allowed)

    def stand_in(self, rng: Random) -> T | None:
        return None if self.away is None else self.away(rng)


def _same(value: object, raw: Json) -> bool:
    """Whether a value is what came in, where a form may have sent a number as its digits."""
    return (type(value) is type(raw) and value == raw) or (
        isinstance(value, int) and isinstance(raw, str) and raw.strip() == str(value)
    )


@dataclass(frozen=True)
class PickRank(Pick[int]):
    """Pick the rank of a card of a deck in which ranks stand several times."""

    kind: ClassVar[str] = "rank"


@dataclass(frozen=True)
class PickCard(Pick[int]):
    """Pick a card by its number, in a deck in which every number stands once."""

    kind: ClassVar[str] = "card"


@dataclass(frozen=True)
class Choose(Pick[str]):
    """Choose between a few things said in words; the label of a value is the language layer's."""

    kind: ClassVar[str] = "choose"


@dataclass(frozen=True)
class NamePlayer(Pick[Seat]):
    """Name one of the players."""

    kind: ClassVar[str] = "player"


@dataclass(frozen=True)
class PlaceInRow(Pick[int]):
    """Pick a gap in a row of things: 0 is left of the first, ``len(row)`` right of the last."""

    row: tuple[Json, ...] = ()
    kind: ClassVar[str] = "place"


def options(values: Iterable[T]) -> tuple[Option[T], ...]:
    """Make options of values, all of which can be picked."""
    return tuple(Option(value) for value in values)
