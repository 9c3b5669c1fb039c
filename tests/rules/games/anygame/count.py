"""Any other game counted by hand: totals from what was entered, without a line of the rules' own code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def worth(text: str) -> int:
    """What a sum comes to: its signs are read one by one."""
    sign, number, whole = 1, "", 0
    for each in f"{text}+":
        if each in "+-":
            whole += sign * int(number or 0)
            sign, number = (-1 if each == "-" else 1), ""
        else:
            number += each
    return whole


def takers(numbers: Mapping[str, int], options: Mapping[str, Any]) -> list[str]:
    """Who has the winning number."""
    left = dict(numbers)
    if options["ties"] == "cancel":
        left = {s: n for s, n in numbers.items() if list(numbers.values()).count(n) == 1}
    order = sorted(left.values(), reverse=options["wins"] == "highest")
    return [seat for seat, n in left.items() if n == order[0]]


def totals(
    words: Mapping[str, Any], seats: list[str], options: Mapping[str, Any]
) -> dict[str, int]:
    """Everybody's points, from what was entered."""
    score = dict.fromkeys(seats, 0)
    last: dict[str, dict[str, int]] = {}
    for key, value in words.items():
        where, _, name = key.rpartition("/")
        writes = where.endswith("/score") or "/add" in where
        if writes and name in seats and value != "done":
            score[name] += worth(str(value))
        elif name.startswith("other-"):
            score[value["who"]] += worth(value["sum"])
        elif where.endswith("/entry"):
            last.setdefault(key.split("/")[0], {})
            last.setdefault(where, {})[name] = value
    changes = [(_round(key), value) for key, value in words.items() if "/settings." in key]
    for number in [each for each in last if "/" not in each]:
        options = dict(options)
        for since, change in changes:
            if since <= _round(number):
                options |= {**change, "entry": change["enter"]}
        if options["entry"] != "number" or options["wins"] == "none":
            continue
        tries = [each for each in last if each.startswith(f"{number}/")]
        won = takers(last[tries[-1]], options) if last[tries[-1]] else []
        for seat in won:
            score[seat] += int(options["points"]) // len(won)
    return score


def _round(key: str) -> int:
    return int(key.split("/", maxsplit=1)[0].removeprefix("round"))
