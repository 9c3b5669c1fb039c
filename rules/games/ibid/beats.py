"""I Bid You Not: an auction and each decision after it, moment by moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rules.engine.beats import SECONDS, Beat, Kind
from rules.facts import Json, Ruling, Seat
from rules.games.ibid.scene import Scene

REVEALS = ("ibid.sorted", "ibid.ignored", "ibid.all-ignored")
"""The rulings that come of bids that were turned over."""
TOLD: Mapping[str, str] = {
    "ibid.all-ignored": "ignored",
    "ibid.no-bids": "no-bids",
    "ibid.right-of": "right-of",
    "ibid.next-offer": "next",
    "ibid.in-order": "order",
}
"""The rulings that the board shows without a move, each with the name of its beat."""
WITH_TILES = ("ibid.to-hand", "ibid.burnt", "ibid.gift", "ibid.spoiled")
"""The rulings about one more tile; a page may have several of them."""
WINNERS: Mapping[str, str] = {"ibid.gift": "to", "ibid.spoiled": "frm"}
"""Those that change the score of the offer's winner, each with the name of its field for that seat."""
BIDS = 3.2
"""Seconds that all bids take at most, however many they are."""
KNOCK = 0.35
"""Seconds of each of the two knocks with which an offer is taken."""
QUICK_SCORE = 0.3
"""Seconds of a score that changes with each tile."""


def auction_beats(rulings: Sequence[Ruling], scene: Scene) -> Iterator[Beat]:
    """Yield the beats of a reveal: the bids from the lowest on, the order, and what is decided.

    Open bids are on the board already. Each decision has its own page, unless
    the first bidder has no choice.
    """
    if any(each.fact.code in REVEALS for each in rulings) and not scene.bid_openly:
        many = len(scene.bids) * SECONDS["bid"] > BIDS
        takes = round(BIDS / len(scene.bids), 2) if many else 0.0
        for bid in sorted(scene.bids, key=lambda bid: bid.rank):
            yield Beat("bid", (bid.seat,), takes=takes)
    for nth, ruling in enumerate(rulings):
        yield from _told(nth, ruling.fact.code, ruling.fact.data)


def _told(nth: int, code: str, data: Mapping[str, Json]) -> Iterator[Beat]:
    """Yield the beats of one ruling."""
    if code == "ibid.ignored":
        yield Beat("strike", _seats(data, "seat"), nth, "ignored", takes=1.0)
    elif code == "ibid.sorted":
        yield Beat("tell", (), nth, "inverted" if data["inverted"] else "sorted")
    elif code == "ibid.skipped":
        yield Beat("skip", _seats(data, "seat"), nth)
    elif code == "ibid.lost":
        yield Beat("turn", _seats(data, "seat"), nth, f"lost-{_number(data)}")
        yield Beat("score", _seats(data, "seat"), nth)
    elif code == "ibid.put":
        yield Beat("turn", _seats(data, "seat"), nth, "put")
    elif code == "ibid.took":
        yield Beat("strike", _seats(data, "seat"), nth, "once", takes=KNOCK)
        yield Beat("strike", _seats(data, "seat"), nth, "twice", takes=KNOCK)
        yield Beat("take", _seats(data, "seat"), nth, "offer")
        yield Beat("score", _seats(data, "seat"), nth)
    elif code == "ibid.bids-too":
        yield Beat("take", _seats(data, "seat"), nth, "bids")
        yield Beat("score", _seats(data, "seat"), nth)
    elif code == "ibid.returned":
        yield Beat("tell", _seats(data, "seat"), nth, "returned")
    elif code in WITH_TILES:
        kind: Kind = "turn" if code == "ibid.gift" else "tell"
        yield Beat(kind, _seats(data, "seat"), nth, f"tile-{_number(data)}")
        if code in WINNERS:
            yield Beat("score", _seats(data, WINNERS[code]), nth, takes=QUICK_SCORE)
    elif code in TOLD:
        yield Beat("tell", _seats(data, "seat"), nth, TOLD[code])


def _seats(data: Mapping[str, Json], name: str) -> tuple[Seat, ...]:
    seat = data.get(name)
    return (Seat(str(seat)),) if seat is not None else ()


def _number(data: Mapping[str, Json]) -> Json:
    tile = data["tile"]
    return tile["number"] if isinstance(tile, Mapping) else None
