"""Who's Lying?: what a player is asked, made of the state of the game: legality stands here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.engine.tabletop import Tabletop
from rules.errors import ScriptError
from rules.facts import HOST, Fact, Seat, fact
from rules.games.liar.adjudicate import RAINBOW
from rules.games.liar.seating import Seating
from rules.games.liar.state import State
from rules.prompts import (
    Announce,
    CardsByColour,
    Choose,
    Confirm,
    Either,
    Lay,
    Number,
    Option,
    Prompt,
    options,
)

SLIP = 5
"""By how many cards a count may be corrected at once; more than that is no slip."""


@dataclass(frozen=True)
class Turn(Either):
    """Lay, doubt or pass; ``upon`` is the announcement that stands, as a fact."""

    upon: Fact | None = None
    least: int = 1
    most: int = 1


def turn(state: State, *, sealed: bool) -> Turn:
    """Ask whoever is up; while nothing stands they must lay, and may lay any number."""
    seat, laid = state.up, state.standing
    hand = state.hands[seat]
    least = 1 if laid is None else laid.count
    most = max(least, hand)
    out: dict[str, Fact] = {}
    upon = None
    if laid is None:
        out = {"doubt": fact("liar.nothing-stands"), "pass": fact("liar.must-lay")}
    else:
        last = not state.hands[laid.seat]
        upon = fact("liar.stands", seat=laid.seat, count=laid.count, said=laid.said, last=last)
        if hand < least:
            out["lay"] = fact("liar.too-few", seat=laid.seat, least=least, hand=hand)
    short = None if laid is None else fact("liar.at-least", seat=laid.seat, least=least)
    branches: dict[str, Prompt[Any]] = {
        "doubt": Confirm("doubt"),
        "lay": _lay(state, least, most, short, sealed=sealed),
        "pass": Confirm("pass", away=True),
    }
    away = None if laid is None else "pass"
    return Turn("turn", branches, out, away, upon, least, hand)


def _lay(state: State, least: int, most: int, short: Fact | None, *, sealed: bool) -> Prompt[Any]:
    colours = state.deal.colours
    if not sealed:
        return Announce.of("lay", least, most, colours)
    cards = _cards(state, state.up, "cards", (least, most), short)
    return Lay.of("lay", cards, colours)


def _cards(
    state: State, seat: Seat, name: str, bounds: tuple[int, int], short: Fact | None = None
) -> CardsByColour:
    limits = state.ledger.limits(seat)
    why = {colour: state.ledger.why(seat, colour) for colour in limits}
    return CardsByColour(name, (*state.deal.colours, RAINBOW), *bounds, limits, why, short)


def turned_up(state: State, name: str) -> CardsByColour:
    """Ask the doubted player which colours were turned up."""
    laid = state.standing
    if laid is None:
        raise ScriptError("nothing is doubted")
    short = fact("liar.exactly", count=laid.count)
    return _cards(state, laid.seat, name, (laid.count, laid.count), short)


def agree() -> Either:
    """Ask the doubter whether that is what lies there."""
    return Either(
        "check", {"right": Confirm("right", away=True), "wrong": Confirm("wrong")}, away="right"
    )


def rainbow(state: State, seat: Seat, *, minus: bool) -> Choose:
    """Ask whether the rainbow card is in a hand, or among minus cards where nobody knows them."""
    hand = None if state.hands[seat] else fact("liar.no-hand")
    no_minus = None if minus else fact("liar.no-minus")
    wheres = (Option("none"), Option("hand", hand), Option("minus", no_minus))
    return Choose("rainbow", wheres)


def let_counts_be_corrected(table: Tabletop, seating: Seating, now: list[State]) -> None:
    """Let everybody say how many cards they hold, and the host how many were set aside.

    ``now`` holds the game under way, if there is one.
    """

    def hold_of(seat: Seat) -> Number | None:
        if not now or seat not in now[0].hands or seat == now[0].winner:
            return None
        state = now[0]
        hand = state.hands[seat]
        laid = state.standing
        least = 0 if laid is not None and laid.seat == seat else 1
        return Number("hold", max(least, hand - SLIP), hand + SLIP)

    def stand(seat: Seat) -> None:
        table.add_standing_call(
            f"hold-{seat}", seat, lambda: hold_of(seat), lambda cards: now[0].hold(seat, cards)
        )

    def aside_of() -> Number | None:
        if not now:
            return None
        return Number("aside", max(0, now[0].aside - SLIP), now[0].aside + SLIP)

    def used_up() -> Choose | None:
        if not now:
            return None
        ledger = now[0].ledger
        gone = [c for c in ledger.copies if any(not ledger.left_for(s, c) for s in now[0].seats)]
        return Choose("override", options(gone)) if gone else None

    def set_aside(cards: int) -> None:
        now[0].set_aside(cards)

    def override(colour: str) -> None:
        now[0].override(colour)

    seating.welcome = stand
    for seat in table.seats:
        stand(seat)
    table.add_standing_call("aside", HOST, aside_of, set_aside)
    table.add_standing_call("override", HOST, used_up, override)
