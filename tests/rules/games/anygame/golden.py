"""One recorded game for every way in which any other game can go."""

from __future__ import annotations

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.facts import Json, Seat
from tests.rules.games.anygame.driver import (
    add,
    enter,
    finish,
    next_is,
    sealed_round,
    seat_down,
    write_round,
)
from tests.rules.games.evening import BY_HOST, NAMES, by_name, call, host_says

ANA, BO, CY, DI = NAMES[:4]


def by_rounds() -> Referee:
    """Three rounds of sums, with a target that Bo reaches."""
    referee = seat_down(3, title="Skat", target=30)
    write_round(referee, 1, "3+6+2", "12-5", "-4")
    write_round(referee, 2, "10", "24", "0")
    write_round(referee, 3, "5+5", "1", "18")
    return finish(referee, 4)


def the_lowest_wins() -> Referee:
    referee = seat_down(4, best="lowest", title="Hearts")
    write_round(referee, 1, "13", "4", "9", "0")
    write_round(referee, 2, "2+3", "18", "0", "3")
    return finish(referee, 3)


def running_totals() -> Referee:
    """Totals that are added to, by their own phones and for somebody else, with a target."""
    referee = seat_down(3, sheet="totals", target=40)
    next_is(referee, 1, "scores")
    add(referee, 1, 0, ANA, "18")
    add(referee, 1, 0, BO, "-20")
    call(referee, "other", {"who": "cy", "sum": "12+4"}, ANA)
    add(referee, 1, 1, ANA, "27-3")
    add(referee, 1, 1, BO, "done")
    next_is(referee, 2, "scores")
    add(referee, 2, 0, CY, "30")
    add(referee, 2, 1, CY, "done")
    return finish(referee, 3)


def written_for_somebody_else() -> Referee:
    """A game of edition 2: the key of the call counted everything that was written."""
    referee = seat_down(3, edition=2)
    next_is(referee, 1, "scores")
    referee.answer("round1/score/bo", "8", Stamp(BO))
    call(referee, "other", {"who": "cy", "sum": "2+2"}, BO)
    referee.answer("round1/score/ana", "6", Stamp(ANA))
    return finish(referee, 2)


def the_highest_bid() -> Referee:
    """Sealed bids for points, with a row of the sheet between them."""
    referee = seat_down(3, points=5)
    sealed_round(referee, 1, ana=12, bo=9, cy=3)
    write_round(referee, 2, "4", "8", "1")
    sealed_round(referee, 3, ana=1, bo=2, cy=40)
    return finish(referee, 4)


def a_shared_bid() -> Referee:
    referee = seat_down(3, points=5)
    sealed_round(referee, 1, ana=12, bo=9, cy=12)
    return finish(referee, 2)


def equal_numbers_cancel() -> Referee:
    referee = seat_down(3, points=5, ties="cancel")
    sealed_round(referee, 1, ana=12, bo=9, cy=12)
    return finish(referee, 2)


def every_number_was_matched() -> Referee:
    referee = seat_down(4, points=5, ties="cancel")
    sealed_round(referee, 1, ana=12, bo=9, cy=12, di=9)
    return finish(referee, 2)


def bidding_again() -> Referee:
    """The lowest wins; Ana and Cy tie twice."""
    referee = seat_down(3, points=3, ties="again", wins="lowest")
    sealed_round(referee, 1, ana=2, bo=9, cy=2)
    enter(referee, "round1/again1", ana=5, cy=5)
    enter(referee, "round1/again2", ana=8, cy=5)
    return finish(referee, 2)


def only_shown() -> Referee:
    referee = seat_down(3, wins="none", low=-5, high=5)
    sealed_round(referee, 1, ana=-5, bo=0, cy=5)
    return finish(referee, 2)


def choices() -> Referee:
    referee = seat_down(4, entry="choice", choices=["Stay", "Run", "Hide"])
    sealed_round(referee, 1, ana="c1", bo="c2", cy="c2", di="c3")
    sealed_round(referee, 2, ana="c1", bo="c1", cy="c2", di="c2")
    return finish(referee, 3)


def players() -> Referee:
    referee = seat_down(3, entry="player", title="Who is the spy?")
    sealed_round(referee, 1, ana="bo", bo="cy", cy="bo")
    write_round(referee, 2, "1", "0", "2")
    return finish(referee, 3)


def eight_players() -> Referee:
    referee = seat_down(8)
    write_round(referee, 1, *map(str, range(8)))
    write_round(referee, 2, *map(str, range(8, 0, -1)))
    return finish(referee, 3)


def tied_win() -> Referee:
    referee = seat_down(2)
    write_round(referee, 1, "7", "3+4")
    return finish(referee, 2)


def nothing_written() -> Referee:
    """A sealed round for no points; nobody keeps the score."""
    referee = seat_down(2, title="Just a guess")
    sealed_round(referee, 1, ana=40, bo=41)
    return finish(referee, 2)


def a_leave_and_a_return() -> Referee:
    """Bo leaves while all write and comes back; Cy, who was to write last, leaves for good."""
    referee = seat_down(4)
    next_is(referee, 1, "scores")
    referee.answer("round1/score/ana", "5", Stamp(ANA))
    host_says(referee, "leave", BO)
    referee.answer("round1/score/di", "3", Stamp(DI))
    host_says(referee, "leave", CY)
    referee.answer("round1/close", "yes", Stamp(ANA))
    host_says(referee, "back", BO)
    next_is(referee, 2, "scores")
    for seat, text in ((ANA, "1"), (BO, "9"), (DI, "2")):
        referee.answer(f"round2/score/{seat}", text, Stamp(seat))
    return finish(referee, 3)


def a_latecomer() -> Referee:
    referee = seat_down(2)
    next_is(referee, 1, "scores")
    host_says(referee, "join", Seat("cy"))
    referee.answer("round1/score/ana", "5", Stamp(ANA))
    referee.answer("round1/score/bo", "4", Stamp(BO))
    next_is(referee, 2, "scores")
    for seat, text in ((CY, "10"), (ANA, "2"), (BO, "3")):
        referee.answer(f"round2/score/{seat}", text, Stamp(seat))
    return finish(referee, 3)


def other_settings() -> Referee:
    """The highest of 0 to 100 wins; from the second round on the lowest of 1 to 10, and equal ones cancel."""
    referee = seat_down(3, title="Bids")
    sealed_round(referee, 1, ana=90, bo=9, cy=12)
    host_says(referee, "settings", SETTINGS)
    sealed_round(referee, 2, ana=2, bo=1, cy=1)
    host_says(referee, "settings", {**SETTINGS, "enter": "player"})
    sealed_round(referee, 3, ana="bo", bo="bo", cy="ana")
    return finish(referee, 4)


SETTINGS: Json = {
    "enter": "number",
    "low": 1,
    "high": 10,
    "wins": "lowest",
    "ties": "cancel",
    "points": 7,
}


def amended() -> Referee:
    """Two scores were mistyped; the host changes them, and takes one change back."""
    referee = seat_down(3)
    write_round(referee, 1, "3+6+2", "12", "4")
    write_round(referee, 2, "5", "50", "6")
    referee.amend("round2/score/bo", "5", BY_HOST)
    referee.amend("round1/score/cy", "40", BY_HOST)
    referee.undo(BY_HOST)
    return finish(referee, 3)


GAMES = by_name(
    (
        by_rounds,
        the_lowest_wins,
        running_totals,
        written_for_somebody_else,
        the_highest_bid,
        a_shared_bid,
        equal_numbers_cancel,
        every_number_was_matched,
        bidding_again,
        only_shown,
        choices,
        players,
        eight_players,
        tied_win,
        nothing_written,
        a_leave_and_a_return,
        a_latecomer,
        other_settings,
        amended,
    )
)

SHOWS = {
    "by-rounds": "anygame.reached",
    "the-lowest-wins": "anygame.row",
    "running-totals": "anygame.reached",
    "the-highest-bid": "anygame.wins",
    "a-shared-bid": "anygame.wins",
    "equal-numbers-cancel": "anygame.wins",
    "every-number-was-matched": "anygame.nobody",
    "bidding-again": "anygame.tied",
    "only-shown": "anygame.shown",
    "choices": "anygame.counted",
    "players": "anygame.counted",
    "a-leave-and-a-return": "anygame.leaves",
    "a-latecomer": "anygame.joins",
    "other-settings": "anygame.settings",
}

LEAVING = ("what you have written stays on the sheet", 0)
"""What the rulebook says becomes of a leaver's hand; for how much of the key it is still asked."""

BEATS = "bidding-again"
"""The recorded game whose beats are written down."""
