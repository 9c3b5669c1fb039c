"""Who's Lying?: the prompts, made from the state of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.engine.dealing import app_deals
from rules.engine.tabletop import Tabletop
from rules.errors import ScriptError
from rules.facts import HOST, Fact, Seat
from rules.games.liar.facts import (
    DrawnSince,
    Exactly,
    InHand,
    LayMore,
    MustLay,
    NoHand,
    NoMinus,
    NothingStands,
    Stands,
    TooFew,
)
from rules.games.liar.prompt_kinds import Announce, CardsByColour, Lay
from rules.games.liar.seating import Seating
from rules.games.liar.state import State
from rules.prompts import Choose, Confirm, Either, Number, Option, PrivatePrompt, Prompt, options

MAX_CORRECTION = 5
"""By how many cards a count may be corrected at once."""


@dataclass(frozen=True)
class Turn(Either):
    """Lay, doubt or pass; ``upon`` is the lay that can be doubted, as a fact."""

    upon: Fact | None = None
    least: int = 1
    most: int = 1
    drawn_from: Callable[[], bool] = bool
    """Whether cards have been drawn from the player's dealt hand since: the turn stays as it is then."""

    def settled(self) -> Fact | None:
        """Return that cards have been drawn since: from another hand they would be other ones.

        What their taker has laid of them would be set aside or not, which says what that was.
        """
        return DrawnSince() if self.drawn_from() else None

    def for_message(self, value: Any) -> MessageTurn:
        """Return a turn as its message reads it: the branch, and what is announced."""
        ((what, answer),) = value.items() if isinstance(value, Mapping) else (value,)
        if what != "lay":
            return MessageTurn(what, {})
        count = answer["count"] if "count" in answer else sum(answer["cards"].values())
        return MessageTurn(what, {answer["say"]: count})


@dataclass(frozen=True)
class MessageTurn:
    """What somebody does in a turn: ``what`` is the branch, ``lot`` how many cards of which colour they announce."""

    what: str
    lot: Mapping[str, int]


@dataclass(frozen=True)
class WhereRainbow(Choose):
    """Say where the rainbow card is; ``minus_too`` is whether it can be among minus cards that nobody has seen."""

    minus_too: bool = False


def turn(state: State, *, sealed: bool) -> Turn | PrivatePrompt[tuple[str, Any]]:
    """Return the prompt for a turn; only its player may see it where the app has dealt the hand."""
    if state.dealt is None:
        return _turn(state, None, sealed=sealed)
    hand = state.dealt.hand(state.up)
    return PrivatePrompt("turn", hand.map(lambda cards: _turn(state, cards, sealed=True)))


def _turn(state: State, dealt: Mapping[str, int] | None, *, sealed: bool) -> Turn:
    """Return the prompt for a turn; with nothing to doubt the player must lay, any number.

    ``dealt`` is the hand that the app has dealt, or None.
    """
    seat, laid = state.up, state.standing
    hand = state.hands[seat]
    least = 1 if laid is None else laid.count
    most = max(least, hand)
    out: dict[str, Fact] = {}
    upon = None
    if laid is None:
        out = {"doubt": NothingStands(), "pass": MustLay()}
    else:
        last = not state.hands[laid.seat]
        upon = Stands(seat=laid.seat, count=laid.count, said=laid.said, last=last)
        if hand < least:
            out["lay"] = TooFew(seat=laid.seat, least=least, hand=hand)
    short = None if laid is None else LayMore(seat=laid.seat, least=least)
    branches: dict[str, Prompt[Any]] = {
        "doubt": Confirm("doubt"),
        "lay": _lay(state, dealt, (least, most), short, sealed=sealed),
        "pass": Confirm("pass", away=True),
    }
    away = "pass" if laid is not None else "lay" if dealt is not None else None
    # Laying on a player's last cards lets that player win; with too few cards there is nothing to lay.
    gives_up = laid is not None and not state.hands[laid.seat]
    unoffered = ("lay",) if gives_up or hand < least else ()
    dealt_hands, number = state.dealt, state.turn

    def drawn_from() -> bool:
        return dealt_hands is not None and dealt_hands.was_drawn_from(seat, number)

    return Turn("turn", branches, out, away, unoffered, upon, least, hand, drawn_from)


def _lay(
    state: State,
    dealt: Mapping[str, int] | None,
    bounds: tuple[int, int],
    short: Fact | None,
    *,
    sealed: bool,
) -> Prompt[Any]:
    colours = state.deal.colours
    if dealt is not None:
        return Lay.of("lay", _cards_of_hand(state, dealt, bounds, short), colours)
    if not sealed:
        return Announce.of("lay", *bounds, colours)
    cards = _cards(state, state.up, "cards", bounds, short)
    return Lay.of("lay", cards, colours)


def _cards_of_hand(
    state: State, dealt: Mapping[str, int], bounds: tuple[int, int], short: Fact | None
) -> CardsByColour:
    """Return the prompt for cards of a hand that the app has dealt."""
    colours = (*state.deal.colours, state.deal.wild)
    limits = {colour: dealt.get(colour, 0) for colour in colours}
    why = {colour: InHand(colour, number) for colour, number in limits.items()}
    return CardsByColour("cards", colours, *bounds, limits, why, short, is_hand=True)


def _cards(
    state: State, seat: Seat, name: str, bounds: tuple[int, int], short: Fact | None = None
) -> CardsByColour:
    ledger = state.ledger
    colours = (*state.deal.colours, state.deal.wild)
    limits = {colour: ledger.left_for(seat, colour) for colour in colours}
    why = {colour: ledger.why_no_more(seat, colour) for colour in colours}
    return CardsByColour(name, colours, *bounds, limits, why, short)


def turned_up(state: State, name: str) -> CardsByColour:
    """Return the prompt for the doubted player: which cards were turned up."""
    laid = state.standing
    if laid is None:
        raise ScriptError("nothing is doubted")
    short = Exactly(count=laid.count)
    return _cards(state, laid.seat, name, (laid.count, laid.count), short)


CHECK = Either(
    "check", {"right": Confirm("right", away=True), "wrong": Confirm("wrong")}, away="right"
)
"""The prompt for the doubter: whether those cards were turned up."""
CONTEST = Confirm("contest")
"""The call of the other players: that other cards were turned up."""


def rainbow(state: State, seat: Seat, *, minus: bool) -> Choose:
    """Return the prompt for where a player has the rainbow card.

    ``minus``: the player has minus cards that nobody has seen.
    """
    hand = None if state.hands[seat] else NoHand()
    no_minus = None if minus else NoMinus()
    wheres = (Option("none"), Option("hand", hand), Option("minus", no_minus))
    return WhereRainbow("rainbow", wheres, minus_too=minus)


def add_standing_calls(table: Tabletop, seating: Seating, games: list[State]) -> None:
    """Let each player correct the count of their hand, and the host that of the cards set aside.

    The host may also stop the audit of a colour. ``games`` holds the present game, or nothing. Where
    the app deals there is nothing to correct.
    """
    if app_deals(table.options):
        return

    def hand_prompt(seat: Seat) -> Number | None:
        if not games or seat not in games[0].hands or seat == games[0].winner:
            return None
        state = games[0]
        hand = state.hands[seat]
        laid = state.standing
        least = 0 if laid is not None and laid.seat == seat else 1
        return Number("hold", max(least, hand - MAX_CORRECTION), hand + MAX_CORRECTION)

    def add_hand_call(seat: Seat) -> None:
        table.add_standing_call(
            f"hold-{seat}",
            seat,
            lambda: hand_prompt(seat),
            lambda cards: games[0].correct_hand(seat, cards),
        )

    def aside_prompt() -> Number | None:
        if not games:
            return None
        return Number(
            "aside", max(0, games[0].aside - MAX_CORRECTION), games[0].aside + MAX_CORRECTION
        )

    def override_prompt() -> Choose | None:
        if not games:
            return None
        ledger = games[0].ledger
        gone = [c for c in ledger.copies if any(not ledger.left_for(s, c) for s in games[0].seats)]
        return Choose("override", options(gone)) if gone else None

    def set_aside(cards: int) -> None:
        games[0].correct_aside(cards)

    def stop_auditing(colour: str) -> None:
        games[0].stop_auditing(colour)

    seating.on_newcomer = add_hand_call
    for seat in table.seats:
        add_hand_call(seat)
    table.add_standing_call("aside", HOST, aside_prompt, set_aside)
    table.add_standing_call("override", HOST, override_prompt, stop_auditing)
