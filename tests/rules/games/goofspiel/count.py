"""Goofspiel counted by hand: who takes what, without a line of the rules' own code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def shares(cards: Mapping[str, int], lying: int, ties: str) -> tuple[dict[str, int], int]:
    """What each takes in one round, and what stays on the table."""
    seats = sorted(cards, key=lambda seat: -cards[seat])
    if ties == "cancel":
        seats = [seat for seat in seats if list(cards.values()).count(cards[seat]) < 2]
    first = [seat for seat in seats if cards[seat] == cards[seats[0]]]
    if len(first) == 1:
        return {first[0]: lying}, 0
    if ties == "share":
        return {seat: lying // len(first) for seat in first}, 0
    return {}, 0 if ties == "discard" else lying


def totals(words: Mapping[str, Any], seats: list[str], ties: str) -> dict[str, int]:
    """Everybody's points, from what was entered."""
    score = dict.fromkeys(seats, 0)
    lying = 0
    number = 1
    while (at := f"round{number}") + "/prize" in words:
        asked = {seat: words.get(f"{at}/card/{seat}") for seat in seats}
        cards = {seat: card for seat, card in asked.items() if card is not None}
        taken, lying = shares(cards, lying + words[f"{at}/prize"], ties)
        for seat, points in taken.items():
            score[seat] += points
        number += 1
    return score
