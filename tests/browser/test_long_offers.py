"""I Bid You Not on the board with offers longer than an evening brings: every tile and action has its room."""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from rules.games.ibid.limits import Limits
from rules.games.ibid.scene import Bid, Laid, Scene, Sold, Stage
from rules.games.ibid.tile_types import HIGH, LOW, PRICES, TYPES
from rules.games.ibid.tiles import Tile
from tests.browser.fits import lay, step
from tests.browser.test_board_fits import SHOWN, misplaced, open_board, page

pytestmark = pytest.mark.slow
__all__ = ["page"]

TILES = (1, 6, 12, 20, 26)
PLAYERS = (2, 4, 6)
STAGES: tuple[Stage, ...] = ("turn", "auction", "skip", "won")


def draw(rng: Random, many: int, acting: float) -> tuple[Tile, ...]:
    """Return tiles in the order of their numbers; some have an action."""
    tiles = []
    for number in sorted(rng.sample(range(LOW, HIGH + 1), many)):
        about = rng.choice(list(TYPES.values()))
        acts = bool(about.actions) and rng.random() < acting
        action: Any = rng.choice(about.actions) if acts else ""
        tiles.append(Tile(number, about.id, rng.choice(PRICES), action))
    return tuple(tiles)


def scene(seats: tuple[Any, ...], stage: Stage, many: int, seed: int) -> Scene:
    """Return a moment with an offer of so many tiles; every second player bids two tiles."""
    rng = Random(seed)
    tiles = draw(rng, many, 0.4)
    laid = [
        Laid(each, by, "turn", nth, nth)
        for nth, (each, by) in enumerate(zip(tiles, cycle(seats), strict=False), 1)
    ]
    offer, sold, bids = tuple(laid), tuple[Sold, ...](), tuple[Bid, ...]()
    if stage != "turn":
        pairs = draw(rng, 2 * len(seats), 0)
        bids = tuple(
            Bid(seat, pairs[2 * nth : 2 * nth + 1 + nth % 2], "skipped" if nth == 0 else "waits")
            for nth, seat in enumerate(seats)
        )
    if stage == "won":
        sold = tuple(
            Sold(each, "discarded" if nth == 2 else "scored") for nth, each in enumerate(tiles)
        )
        offer = (Laid(draw(rng, 1, 0)[0], seats[0], "start", many, many + 1),)
    return Scene(
        stage=stage,
        offer=offer,
        number=3,
        turn=many,
        seat=seats[0],
        asked=seats[1] if stage == "auction" else None,
        bids=bids,
        inverted=bool(seed % 2),
        band=(tiles[0].number, tiles[-1].number) if bids else None,
        winner=seats[0] if sold else None,
        sold=sold,
        drawn=draw(rng, 3, 0) if stage == "skip" else (),
        hands=dict.fromkeys(seats, 7),
        piles=dict.fromkeys(seats, ()),
        worth=dict.fromkeys(seats, ()),
        offer_actions=Limits(offer, many).offer_actions,
        sets=("base", "odd", "double"),
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_every_tile_of_a_long_offer_is_read(page: Page, players: int) -> None:
    laid, shown, rng = lay("ibid", 4, players, there=True), [], Random(4)
    assert laid.table.referee is not None
    # The headline is that of an auction.
    while laid.table.referee.table.scene.stage != "auction":  # type: ignore[attr-defined]
        step(laid, rng, calling=False)
    for seed, many in (*enumerate(TILES), (9, 20)):
        for stage in STAGES:
            laid.services.renderer.forget(laid.table)
            laid.table.referee.table.scene = scene(tuple(laid.seats), stage, many, seed)
            regions = laid.html("board", host=True)
            assert regions["stage"].count('class="ibid-tile"') >= many
            shown.append({name: regions[name] for name in SHOWN})
    open_board(page, laid)
    assert misplaced(page, shown) == []
