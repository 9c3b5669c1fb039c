"""One game of Goofspiel for every way in which it can go."""

from __future__ import annotations

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.facts import Json, Seat
from rules.games.goofspiel.facts import Tie, Won
from tests.rules.games.evening import BY_HOST, Evening, Wish, by_name, facts, first_of, host_says
from tests.rules.games.goofspiel.driver import play_round, seat_down


def first(players: int, wish: Wish, **options: Json) -> Referee:
    """The first of a row of random evenings that is as wished."""
    return first_of(lambda seed: Evening(seat_down(players, **options), seed).play(), wish)


def ties(referee: Referee) -> list[Tie]:
    """The ties of a game, as they were said."""
    return [fact for fact in facts(referee) if isinstance(fact, Tie)]


def plain() -> Referee:
    return first(3, lambda referee: len(referee.table.winners) == 1)


def the_worked_example() -> Referee:
    """A 4 stays, and the 8 takes it with the 9; then the rest as it falls."""
    referee = seat_down(3)
    play_round(referee, 1, 4, 7, 7, 2)
    play_round(referee, 2, 9, 5, 8, 3)
    return Evening(referee, 3).play()


def two_players_ascending() -> Referee:
    return first(2, lambda _: True, order="ascending")


def descending_discarded() -> Referee:
    return first(4, lambda referee: bool(ties(referee)), order="descending", ties="discard")


def shared_with_a_rest() -> Referee:
    def rest(referee: Referee) -> bool:
        return any(sum(tie.pot) % len(tie.seats) for tie in ties(referee))

    return first(3, rest, ties="share", cards=6)


def all_cards_cancel() -> Referee:
    return first(4, lambda referee: bool(ties(referee)), ties="cancel", cards=5)


def seven_players() -> Referee:
    return first(7, lambda _: True)


def tied_win() -> Referee:
    return first(3, lambda referee: len(referee.table.winners) == 2, cards=5)


def the_last_prize_stays() -> Referee:
    def stays(referee: Referee) -> bool:
        won = referee.table.pages[-1][-1].fact
        return isinstance(won, Won) and won.pot != ()

    return first(2, stays, cards=4)


def a_leave_and_a_return() -> Referee:
    """Bo leaves while all seal and comes back, Di leaves for good."""
    evening = Evening(seat_down(4, cards=8), 5)
    referee = evening.play(until="round3/card")
    host_says(referee, "leave", Seat("bo"))
    evening.play(until="round5/prize")
    host_says(referee, "back", Seat("bo"))
    evening.play(until="round6/prize")
    host_says(referee, "leave", Seat("di"))
    return evening.play()


def amended() -> Referee:
    """A prize and a card were mistyped; the host mends them, and takes one of them back."""
    evening = Evening(seat_down(4, cards=6), 8)
    referee = evening.play(until="round4/card")
    for key in ("round1/card/cy", "round2/prize"):
        old = referee.applied_answer(key)
        other = next(card for card in old.prompt.allowed() if card != old.value)  # type: ignore[attr-defined]
        referee.amend(key, other, BY_HOST)
    referee.undo(BY_HOST)
    return evening.play()


def an_odd_deck() -> Referee:
    """Ana's suit has a second 7 in place of the 8."""
    referee = seat_down(2)
    play_round(referee, 1, 10, 7, 6)
    host_says(referee, "override", 7)
    play_round(referee, 2, 11, 7, 5)
    return Evening(referee, 1).play()


def the_app_deals() -> Referee:
    """The app flips the prizes; Bo changes a card, and Di leaves."""
    evening = Evening(seat_down(4, cards=7, dealer="app"), 3)
    referee = evening.play(until="round4/flip")
    old = referee.applied_answer("round2/card/bo")
    other = next(card for card in old.prompt.allowed() if card != old.value)  # type: ignore[attr-defined]
    referee.amend("round2/card/bo", other, Stamp(Seat("bo")))
    evening.play(until="round5/card")
    host_says(referee, "leave", Seat("di"))
    return evening.play()


GAMES = by_name(
    (
        plain,
        the_worked_example,
        two_players_ascending,
        descending_discarded,
        shared_with_a_rest,
        all_cards_cancel,
        seven_players,
        tied_win,
        the_last_prize_stays,
        a_leave_and_a_return,
        amended,
        an_odd_deck,
        the_app_deals,
    )
)

SHOWS = {
    "the-worked-example": "goofspiel.tie",
    "descending-discarded": "goofspiel.tie",
    "shared-with-a-rest": "goofspiel.tie",
    "all-cards-cancel": "goofspiel.tie",
    "a-leave-and-a-return": "goofspiel.leaves",
    "an-odd-deck": "goofspiel.odd-deck",
}

LEAVING = ("your cards are out of play at once", 0)
"""What the rulebook says becomes of a leaver's hand; for how much of the key it is still asked."""

BEATS = "plain"
"""The recorded game whose beats are written down."""
