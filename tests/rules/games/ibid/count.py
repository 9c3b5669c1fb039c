"""I Bid You Not counted by hand: without a line of the rules' own code, from the log alone.

The whole game without actions, every house rule included; of a game with actions, its score piles.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules.games.ibid.scene import Scene
from tests.rules.games.last_words import last_words

NUMBERS = {"base": range(1, 65), "odd": range(-64, 0), "double": range(65, 101)}
"""The numbers that the rulebook gives each set."""


def numbers_left(numbers: Iterable[int], options: Mapping[str, Any]) -> list[int]:
    """Put numbers away by hand, the highest first, then the lowest, until so many are left."""
    left = sorted(numbers)
    if options["length"] == "range":
        return [each for each in left if options["lowest"] <= each <= options["highest"]]
    wanted = round(len(left) * {"all": 4, "most": 3, "half": 2}[options["length"]] / 4)
    highest = True
    while len(left) > wanted:
        left.pop(-1 if highest else 0)
        highest = not highest
    return left


def possible(options: Mapping[str, Any]) -> list[int]:
    """Every number that a tile can have, by the sets that are on."""
    on = ["base", *(name for name in ("odd", "double") if options[name])]
    return [number for name in on for number in NUMBERS[name]]


def number(said: Any) -> int:
    """The number that an entry says: alone, or with a description."""
    return int(said["number"] if isinstance(said, Mapping) else said)


class Hand:
    """Replays a log of a game without actions, and keeps its score piles by number."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        rows = [
            dict(zip(("seq", "kind", "key", "value", "seat", "by"), row, strict=True))
            for row in record["log"]
        ]
        self.words = last_words(rows)
        self.options = record["options"]
        self.seats: list[str] = record["seats"]
        self.piles: dict[str, list[int]] = {seat: [] for seat in self.seats}
        self.left: dict[str, int] = {}
        self.offer: list[int] = []
        self.gone: dict[str, int] = {}

    def play(self, size: int) -> dict[str, list[int]]:
        """Return every pile after the last auction."""
        starter = self.words["offer1/start/starter"]
        at = self.seats.index(starter)
        each, more = divmod(size - 1, len(self.seats))
        for step in range(len(self.seats)):
            seat = self.seats[(at + step) % len(self.seats)]
            self.left[seat] = each + (1 if step < more else 0)
        self.offer = [number(self.words["offer1/start/start"])]
        turn, offer, now = 0, 1, (at - 1) % len(self.seats)
        while any(self.left.values()):
            turn += 1
            now = next(
                (now + step) % len(self.seats)
                for step in range(1, len(self.seats) + 1)
                if self.left[self.seats[(now + step) % len(self.seats)]]
            )
            path = f"offer{offer}/turn{turn}"
            said = self.words[f"{path}/turn"]
            if "add" in said:
                self.offer.append(number(said["add"]))
                self.left[self.seats[now]] -= 1
            else:
                self.auction(path, now)
                offer += 1
        return self.piles

    def auction(self, path: str, declarer: int) -> None:
        """Who takes the offer, and what starts the next one."""
        ring = self.seats[declarer + 1 :] + self.seats[: declarer + 1]
        bids = {seat: number(self.words[f"{path}/bid/{seat}"]) for seat in ring if self.left[seat]}
        for seat in bids:
            self.left[seat] -= 1
        low, high = min(self.offer), max(self.offer)
        lowest_first = all(low < bid < high for bid in bids.values())
        order = sorted(bids, key=lambda seat: bids[seat] if lowest_first else -bids[seat])
        skipped: set[str] = set()
        taker = order[-1]
        for seat in order[:-1]:
            choice = self.words.get(f"{path}/{seat}/choice", "take")
            if choice == "take":
                taker = seat
                break
            skipped.add(seat)
            self.skip(f"{path}/{seat}", seat, choice)
        self.piles[taker] += self.offer
        first = self.words.get(f"{path}/starts", min(bids, key=lambda seat: bids[seat]))
        self.offer = [bids[first]]
        if self.options["middle_returns"] and len(order) > 2:
            half = len(order) // 2
            middle = order[half - 1 : half + 1] if len(order) % 2 == 0 else [order[half]]
            for seat in set(middle) - skipped - {taker, first}:
                self.left[seat] += 1

    def skip(self, path: str, seat: str, choice: str) -> None:
        """Lose what was drawn, add what was put."""
        if choice != "add":
            self.piles[seat].remove(self.words[f"{path}/draw1/drawn"])
        if choice == "lose":
            return
        put = self.words[f"{path}/put"]
        self.left[seat] -= 1
        if isinstance(put, Mapping) and "place" in put:
            self.offer.insert(put["place"], number(put["tile"]))
        elif number(put) < min(self.offer):
            self.offer.insert(0, number(put))
        else:
            self.offer.append(number(put))


def worth(prices: Sequence[tuple[str, int, str]], *, acting: bool, per_type: bool) -> int:
    """What tiles (type, price, action) come to."""
    kept: list[int] = []
    for kind in {kind for kind, _, _ in prices}:
        mine = sorted(price for other, price, _ in prices if other == kind)
        kept += mine if not per_type or len(mine) < 3 else [mine[0], mine[-1]]
    heads = [action for kind, _, action in prices if kind == "headgrowns" and acting]
    return sum(kept) + len(kept) * (heads.count("a") - heads.count("b"))


def of_piles(scene: Scene, options: Mapping[str, Any]) -> dict[str, int]:
    """Everybody's total, from the piles as they lie there."""
    return {
        seat: worth(
            [(tile.type, tile.price, tile.action) for tile in pile],
            acting=options["actions"],
            per_type=options["per_type"],
        )
        for seat, pile in scene.piles.items()
    }


def scattered(scene: Scene) -> Iterable[int]:
    """Every number that lies in the offer or in a pile."""
    yield from (laid.tile.number for laid in scene.offer)
    for pile in scene.piles.values():
        yield from (tile.number for tile in pile)
