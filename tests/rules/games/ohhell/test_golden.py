"""Recorded games, counted again by the referee that was written from the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.golden.files import files, read, rows_of
from tests.rules.games.last_words import last_words
from tests.rules.games.ohhell.referee import Referee

COME_OR_GO = ("a-leave-and-a-return", "latecomers", "the-app-deals")
FILES = [file for file in files("ohhell") if file.stem not in COME_OR_GO]
"""Those in which nobody comes or goes; these are compared in ``test_referee.py``."""
EACH = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def tricks_of(words: dict[str, Any], deal: str, players: list[str]) -> dict[str, int]:
    """The tricks that counted at last: those of all, or what each entered, and entered again."""
    if f"{deal}/tricks" in words:
        found: dict[str, int] = words[f"{deal}/tricks"]
        return found
    again = "recount/" if any(key.startswith(f"{deal}/recount/") for key in words) else ""
    return {seat: words[f"{deal}/{again}own/{seat}"] for seat in players}


def counted(record: dict[str, Any]) -> Referee:
    """A recorded game, kept by the other referee from what was entered."""
    words = last_words(rows_of(record))
    book = Referee(record["seats"], words["dealer"], record["options"])
    for number in range(1, book.number_of_deals + 1):
        book.the_cards_are_dealt()
        deal = f"deal{number}"
        for seat in book.order:
            said = f"{deal}/bid-{seat}"
            book.hears(seat, words[said if said in words else f"{deal}/bid/{seat}"])
        book.scores(tricks_of(words, deal, book.order))
    return book


@EACH
def test_a_count_by_hand_comes_to_the_same(file: Path) -> None:
    record = read(file)
    book = counted(record)
    assert record["expected"]["totals"] == book.score
    assert set(record["expected"]["winners"]) == book.winners()
