"""The tiles that the app prints are those of the deck that a table plays with."""

from __future__ import annotations

import pytest

from rules.engine.registry import meta
from rules.games.ibid.meta import deck
from rules.games.ibid.printed import PRINTED

(TILES,) = PRINTED


@pytest.mark.parametrize("odd, double, count", [(0, 0, 64), (1, 0, 106), (0, 1, 100), (1, 1, 142)])
def test_the_printed_deck_is_that_of_the_table(odd: int, double: int, count: int) -> None:
    chosen = {"odd": bool(odd), "double": bool(double), "seed": 12}
    options = meta("ibid").settle(4, {"deck": "app", **chosen})
    values = TILES.chosen(4, options)
    assert values == chosen
    printed = [card.values["tile"] for card in TILES.dealt(TILES.settle(values))]
    assert printed == list(deck(options).tiles.values())
    assert len(printed) == count


def test_a_table_with_tiles_of_its_own_gets_any_seed() -> None:
    values = TILES.chosen(4, meta("ibid").settle(4, {"odd": True}))
    assert values == {"odd": True, "double": False}
