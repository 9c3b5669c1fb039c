"""Any other game: judges a sealed round, as pure functions: who wins with what was entered, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rules.facts import Seat


class Verdict(NamedTuple):
    """Who wins a sealed round, with which number, and whose numbers cancel each other."""

    winners: tuple[Seat, ...]
    number: int | None
    cancelled: tuple[Seat, ...] = ()


def judge(entries: Mapping[Seat, int], wins: str, ties: str) -> Verdict:
    """Return who has the highest or the lowest number (#winner, #ties).

    >>> entries = {Seat("ana"): 7, Seat("bo"): 7, Seat("cy"): 2}
    >>> {ties: judge(entries, "highest", ties).winners for ties in ("share", "cancel", "again")}
    {'share': ('ana', 'bo'), 'cancel': ('cy',), 'again': ('ana', 'bo')}
    >>> judge(entries, "lowest", "cancel")
    Verdict(winners=('cy',), number=2, cancelled=('ana', 'bo'))
    """
    often = Counter(entries.values())
    cancelled = tuple(s for s, n in entries.items() if ties == "cancel" and often[n] > 1)
    counting = {seat: n for seat, n in entries.items() if seat not in cancelled}
    if not counting:
        return Verdict((), None, cancelled)
    best = max(counting.values()) if wins == "highest" else min(counting.values())
    return Verdict(tuple(s for s, n in counting.items() if n == best), best, cancelled)


def tally(entries: Mapping[Seat, str], order: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """Return how often each was entered, the most first; equal ones in the order given.

    >>> tally({Seat("ana"): "c2", Seat("bo"): "c2", Seat("cy"): "c1"}, ["c1", "c2", "c3"])
    (('c2', 2), ('c1', 1))
    """
    often = Counter(entries.values())
    ordered = sorted(often, key=lambda each: (-often[each], order.index(each)))
    return tuple((each, often[each]) for each in ordered)
