"""Picking one of several options: a rank, a card, a word, a player, a place in a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Generic, TypeVar

from rules.errors import Malformed, ScriptError
from rules.facts import Fact, Json, Seat
from rules.prompts.base import AbsentAnswer, Prompt
from rules.refusals import NotAnOption

T = TypeVar("T")


@dataclass(frozen=True)
class Mark:
    """A small symbol: of a seat, or else an icon by its name."""

    seat: Seat | None = None
    icon: str = ""


@dataclass(frozen=True)
class Option(Generic[T]):
    """A value that can be picked, and how it is shown where the value alone does not say enough."""

    value: T
    out: Fact | None = None
    """Why it cannot be picked now, or None."""
    name: Fact | None = None
    """What it is called: on the button, in the list of entries ("the ace of hearts")."""
    face: str = ""
    """What its card shows, if that is not its value ("A")."""
    note: Fact | None = None
    """A small text beside its face ("hearts")."""
    marks: tuple[Mark, ...] = ()
    """Whom or what it concerns."""
    effect: Fact | None = None
    """What picking it would do now ("joins Ana's 3")."""


@dataclass(frozen=True)
class Pick(Prompt[T]):
    """Pick one of the options; those that are out are shown greyed, with their reason."""

    name: str
    options: Sequence[Option[T]]
    away: AbsentAnswer[T] | None = None
    """Picks for a seat that is away; None when a person must draw a real card."""
    about: Seat | None = None
    """The seat that the card belongs to, where it is not the one that is asked: a dummy."""
    is_hand: bool = False
    """Whether the options are the hand that the app dealt to the seat that is asked."""

    def parse(self, raw: Json) -> T:
        for option in self.options:
            if _same(option.value, raw):
                return option.value
        raise Malformed(NotAnOption(), given=raw)

    def objection(self, value: T) -> Fact | None:
        return next((option.out for option in self.options if option.value == value), None)

    @property
    def values(self) -> list[T]:
        """The values of all options, in the order shown."""
        return [option.value for option in self.options]

    def allowed(self) -> list[T]:
        """Return the values that can be picked now, in the order shown."""
        return [option.value for option in self.options if option.out is None]

    def sample(self, rng: Random) -> T:
        if not (allowed := self.allowed()):
            raise ScriptError(f"nothing can be picked at {self.name}")
        return rng.choice(allowed)

    def answer_for_absent(self, rng: Random) -> T | None:
        return None if self.away is None else self.away(rng)


def _same(value: object, raw: Json) -> bool:
    """Whether a submitted value means an option's value; a form sends a number as digits."""
    return (type(value) is type(raw) and value == raw) or (
        isinstance(value, int) and isinstance(raw, str) and raw.strip() == str(value)
    )


@dataclass(frozen=True)
class PickRank(Pick[int]):
    """Pick a rank, in a deck that has several cards of a rank."""

    kind: ClassVar[str] = "rank"
    is_card: ClassVar[bool] = True


@dataclass(frozen=True)
class PickCard(Pick[int]):
    """Pick a card by its number, in a deck that has every number once."""

    kind: ClassVar[str] = "card"
    is_card: ClassVar[bool] = True


@dataclass(frozen=True)
class Choose(Pick[str]):
    """Choose one of a few words; the templates have their labels."""

    kind: ClassVar[str] = "choose"
    is_card: ClassVar[bool] = True


@dataclass(frozen=True)
class NamePlayer(Pick[Seat]):
    """Pick a player."""

    kind: ClassVar[str] = "player"


def options(values: Iterable[T]) -> tuple[Option[T], ...]:
    """Return an option for each value; all of them can be picked."""
    return tuple(Option(value) for value in values)
