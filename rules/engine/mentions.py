"""Mentions: what was remarkable in a game, told at its end, as data made from its rulings."""

from __future__ import annotations

from dataclasses import dataclass

from rules.facts import Fact, Seat

MOST = 5
"""How many mentions are shown of one game."""


@dataclass(frozen=True, slots=True)
class Mention:
    """One remarkable thing of a game.

    ``fact`` says what it is; the language layer makes its sentence, as it does for rulings. ``page`` is
    the number of the page of rulings that it comes from, from 0. ``seats`` are those whom it is about.
    """

    fact: Fact
    page: int
    seats: tuple[Seat, ...] = ()
