"""The Feast counted by hand: who takes what, without a line of the rules' own code."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

S = TypeVar("S", bound=str)


def takes(
    topic: int, ploys: Mapping[S, int], dummies: Iterable[S], choice: int | str | None
) -> dict[S, int]:
    """What each hand takes in one round; ``choice`` is what a player answered who could choose."""
    ranks = list(ploys.values())
    lonely = [rank for rank in range(10, 0, -1) if ranks.count(rank) == 1]
    gaffes = [rank for rank in ranks if ranks.count(rank) >= 2]
    if not lonely:
        return {}
    who = {rank: seat for seat, rank in ploys.items() if rank in lonely}
    top, bottom = who[lonely[0]], who[lonely[-1]]
    if top == bottom:
        if top in dummies:
            return {top: max([topic, *gaffes])}
        return {top: topic if choice == "topic" else int(str(choice))}
    taken = {top: topic}
    if gaffes:
        free = bottom not in dummies and len(set(gaffes)) > 1
        taken[bottom] = int(str(choice)) if free else max(gaffes)
    return taken


def totals(words: Mapping[str, Any]) -> dict[str, list[int]]:
    """Each hand's points by deal, from what was entered."""
    score: dict[str, list[int]] = {}
    for deal in range(1, 5):
        number = 1
        while (at := f"deal{deal}/round{number}") + "/topic" in words:
            mine = {key: value for key, value in words.items() if key.startswith(f"{at}/")}
            split = {tuple(key.split("/")[2:]): value for key, value in mine.items()}
            played = {
                key[1]: value
                for key, value in split.items()
                if key[0] == "ploy" and "." not in key[1]
            }
            dummies = {
                key[0]: value
                for key, value in split.items()
                if key[1:] == ("dummy",) and key[0] not in played
            }
            choice = split.get(("capture",), split.get(("gaffe",)))
            taken = takes(split["topic",], played | dummies, dummies, choice)
            for seat in played | dummies:
                score.setdefault(seat, [0, 0, 0, 0])[deal - 1] += taken.get(seat, 0)
            number += 1
    return score
