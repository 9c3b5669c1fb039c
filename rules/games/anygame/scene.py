"""What lies on the table: the score sheet, and the entries of a sealed round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from rules.facts import Json, Seat


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the sheet: its round, what each seat has written, and its sum.

    ``won`` is whether the points are those of a sealed round.
    """

    round: int
    sums: Mapping[Seat, str]
    points: Mapping[Seat, int]
    won: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """The present stage: choosing what comes next, writing the sheet, or a sealed round."""

    round: int
    stage: Literal["next", "sheet", "sealed", "shown"] = "next"
    kind: Literal["number", "choice", "player"] = "number"
    """What is entered in sealed rounds."""
    rows: Sequence[Row] = ()
    """The rows that are full, the oldest first."""
    writing: Row | None = None
    """The row that is being written."""
    asked: Sequence[Seat] = ()
    """Who enters in this sealed round: everybody, or those who tied."""
    again: int = 0
    """How often those who tied have been asked again."""
    entries: Mapping[Seat, Json] = field(default_factory=dict)
    """What was turned over, in the order in which it is shown; empty while it is sealed."""
    winners: Sequence[Seat] = ()
    cancelled: Sequence[Seat] = ()
    begun: bool = True
    """Whether anything has been chosen yet."""
