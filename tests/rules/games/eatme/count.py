"""Eat Me counted by hand, cell by cell, without a line of the rules' own code."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any


class Ring:
    """Each cell has a number: 0 for food, the organism's otherwise."""

    def __init__(self, size: int, food: Iterable[int]) -> None:
        self.size = size
        self.cells = dict.fromkeys(food, 0)
        self.owners: list[str] = [""]

    def run(self, start: int) -> set[int]:
        """The cells that hang together with this one, of the same organism or of food."""
        found, todo = set(), [start]
        while todo:
            cell = todo.pop()
            if cell in found or self.cells.get(cell, -1) != self.cells[start]:
                continue
            found.add(cell)
            todo += [cell - 1 or self.size, cell % self.size + 1]
        return found

    def put(self, card: int, player: str) -> tuple[str, int] | None:
        """Put a card down; return who scores, and how many."""
        if card in self.cells:
            return None
        runs = [
            self.run(n) for n in (card - 1 or self.size, card % self.size + 1) if n in self.cells
        ]
        owned = {self.cells[min(run)]: run for run in runs if self.cells[min(run)]}
        if not owned:
            self.owners.append(player)
            eater = len(self.owners) - 1
        else:
            eater = max(owned, key=lambda number: (len(owned[number]), -number))
        scored = None
        for number, run in owned.items():
            if number != eater:
                scored = self.owners[number], len(run)
        for cell in {card}.union(*runs):
            self.cells[cell] = eater
        return scored


def orders(bids: Sequence[Mapping[str, int]], lots: Sequence[str]) -> list[list[str]]:
    """The order of each round, from what was bid for it."""
    done: list[list[str]] = []
    for paid in bids:
        if done:
            before = done[-1]
            key = {seat: (-bid, -before.index(seat)) for seat, bid in paid.items()}
        else:
            key = {s: (-bid, lots.index(s) if s in lots else 0) for s, bid in paid.items()}
        done.append(sorted(paid, key=key.__getitem__))
    return done


def paid(
    words: Mapping[str, Any], seats: Sequence[str], rounds: int, start: int, same: bool
) -> list[dict[str, int]]:
    """What everybody paid for each round; where nothing was received, a tenth of what was left."""
    left = dict.fromkeys(seats, start)
    bids: list[dict[str, int]] = []
    for number in range(1, rounds + 1):
        now = {}
        for seat in seats:
            if same:
                said = words.get(f"round{number}/move/{seat}", {}).get("bid")
            elif number == 1:
                said = words.get(f"bid/{seat}")
            else:
                said = words.get(f"round{number - 1}/move/{seat}", {}).get("bid")
            now[seat] = (left[seat] + 9) // 10 if said is None else said
        for seat in seats:
            left[seat] -= now[seat]
        bids.append(now)
    return bids


def totals(
    record: Mapping[str, Any], words: Mapping[str, Any]
) -> tuple[dict[str, int], dict[str, int]]:
    """Everybody's points, and bid points left."""
    seats, options = record["seats"], record["options"]
    rounds = options["hand"]
    in_hands = len(seats) * rounds
    if not options["ouroboros"]:
        free, size = options["revealed"], in_hands + options["revealed"] + 1
    elif options.get("ring") == "whole":
        free, size = 52 - in_hands, 52
    else:
        free, size = options["free"], in_hands + options["free"]
    if "deck" in words:
        food = words["deck"][size - 1 - free : size - 1]
    elif options["dealer"] == "app":
        food = words.get("food", [])
    elif "foods" in words:
        food = words["foods"]
    else:
        food = [words["food"]] if free else []
    assert len(set(food)) == free
    ring = Ring(size, food)
    bids = paid(words, seats, rounds, options["points"], options["same_round"])
    points = dict.fromkeys(seats, 0)
    for number, order in enumerate(orders(bids, words.get("lots", ())), start=1):
        taken: set[int] = set()
        for seat in order:
            move = words.get(f"round{number}/move/{seat}", {})
            drawn = words.get(f"round{number}/drawn-{seat}")
            if options["ouroboros"]:
                card = next(n for n in move.get("wishes", drawn) if n not in taken)
            else:
                card = move.get("card", drawn)
            taken.add(card)
            if scored := ring.put(card, seat):
                points[scored[0]] += scored[1]
    return points, {seat: options["points"] - sum(one[seat] for one in bids) for seat in seats}
