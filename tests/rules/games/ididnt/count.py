"""I Didn't Eat That counted by hand: who pays what, without a line of the rules' own code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.games.ididnt.menu import CHECKS

Claims = dict[str, bool]


def pile_of(words: list[tuple[str, Any]], options: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The checks of the pile that the app shuffled, in their order."""
    for number in dict(words)["checks"][: options["checks"]]:
        main, side, cost = CHECKS[number].main, CHECKS[number].side, CHECKS[number].cost
        yield {"main": main, "side": side, "cost": cost}


def weight(check: Mapping[str, Any], said: Mapping[str, Any]) -> tuple[int, int]:
    """How much an excuse deserves to pay: the smallest pays first."""
    main, side = (said["claims"].get(check[what]) for what in ("main", "side"))
    credibility = int(said["credibility"])
    if main:
        return 1, -credibility
    if side:
        return 2, -credibility
    if main is None and side is None:
        return 3, credibility
    return (4 if side is False else 5), credibility


def pays(check: Mapping[str, Any], laid: list[tuple[str, Any, Any]]) -> str | None:
    """Who pays, of (seat, excuse, excuse before); nobody where the check goes back."""
    if not laid:
        return None
    worst = min(weight(check, said) for _, said, _ in laid)
    tied: dict[str, Any] = {}
    for seat, said, before in laid:
        if weight(check, said) == worst:
            tied.setdefault(seat, before)
    if len(tied) == 1:
        return next(iter(tied))
    if None in tied.values():
        return None
    worst = min(weight(check, before) for before in tied.values())
    left = [seat for seat, before in tied.items() if weight(check, before) == worst]
    return left[0] if len(left) == 1 else None


def base(words: list[tuple[str, Any]], options: Mapping[str, Any]) -> tuple[dict[str, int], Any]:
    """What everybody pays for checks, and who holds the Tip, in the game of one check a round."""
    owed: dict[str, int] = {}
    last: dict[str, list[tuple[str, Any]]] = {}
    said: dict[str, tuple[str, Any, Any]] = {}
    laid: list[tuple[str, Any, Any]] = []
    check: Any = None
    pile = list(pile_of(words, options)) if options["dealer"] == "app" else []
    deal = ""
    holder: str | None = None
    settled: set[str] = set()
    for at, value in [*words, ("end/check", None)]:
        parts = at.split("/")
        if parts[-1] in ("check", "flip"):
            if check and laid:
                who = pays(check, laid)
                if who:
                    owed[who] = owed.get(who, 0) + check["cost"]
                else:
                    pile.append(check)
            check, laid = pile.pop(0) if parts[-1] == "flip" else value, []
            if parts[0] != deal:
                deal, last = parts[0], {}
        elif parts[-1] == "end":
            check = None  # a round that the host broke off
        elif parts[-1] == "excuse":
            seat = parts[-2]
            before = last[seat][-1][1] if seat in last else None
            last.setdefault(seat, []).append((at, value))
            said[at] = (seat, value, before)
            laid.append((seat, value, before))
        elif len(parts) > 1 and parts[-2].startswith("catch-"):
            caller, excuse = parts[-1], "/".join(parts[:-2])
            accused, now, before = said[excuse]
            opposite = before and any(
                before["claims"].get(food, ate) != ate for food, ate in now["claims"].items()
            )
            may = holder in (None, caller) or options["tip"] == "anybody"
            if opposite and excuse not in settled and may and holder != accused:
                holder = accused
                settled.add(excuse)
    return owed, holder


def judged(
    row: Mapping[str, dict[str, Any]], plays: list[tuple[str, Any]]
) -> list[tuple[dict[str, Any], str | None]]:
    """The checks of a set, each with who pays it; none if the set was broken off."""
    seats = {seat for seat, _ in plays}
    if len(plays) < 5 * len(seats) or not seats:
        return []
    last: dict[str, Any] = {}
    beside: dict[str, list[tuple[str, Any, Any]]] = {key: [] for key in row}
    for seat, laid in plays:
        beside[laid["beside"]].append((seat, laid["excuse"], last.get(seat)))
        last[seat] = laid["excuse"]
    return [(check, pays(check, beside[key])) for key, check in row.items()]


def rows(words: list[tuple[str, Any]], options: Mapping[str, Any]) -> dict[str, int]:
    """What everybody pays in the game of five checks in a row."""
    owed: dict[str, int] = {}
    number = 0
    checks: dict[str, dict[str, Any]] = {}
    plays: dict[str, list[tuple[str, Any]]] = {}
    pile = list(pile_of(words, options)) if options["dealer"] == "app" else []
    for at, value in words:
        where, *rest = at.split("/")
        if rest == ["flip"]:
            for before in list(checks)[-1:]:
                pile += [c for c, who in judged(checks[before], plays[before]) if who is None]
            row, pile = pile[:5], pile[5:]
        elif rest == ["row"]:
            row = list(value.values())
        else:
            row = []
        for check in row:
            number += 1
            checks.setdefault(where, {})[str(number)] = check
        if rest[-1:] == ["play"]:
            plays.setdefault(where, []).append((rest[1], value))
    for where, each in checks.items():
        for check, who in judged(each, plays.get(where, [])):
            if who is not None:
                owed[who] = owed.get(who, 0) + check["cost"]
    return owed
