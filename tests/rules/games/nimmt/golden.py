"""One game of 6 nimmt! for every way in which it can go."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.facts import Json, Seat
from rules.games.nimmt.facts import DealOver, TakesChosen
from tests.rules.games.evening import (
    BY_HOST,
    Wish,
    asked,
    by_name,
    facts,
    first_of,
    host_says,
    offered,
)
from tests.rules.games.nimmt.driver import Evening, lay_rows, play_round, seat_down, take_row


def first(players: int, wish: Wish = lambda _: True, **options: Json) -> Referee:
    """The first of a row of random evenings that is as wished; a single deal if nothing is said."""
    options = {"ends": "deals", "deals": 1, **options}
    return first_of(lambda seed: Evening(seat_down(players, **options), seed).play(), wish)


def one_winner(referee: Referee) -> bool:
    return len(referee.table.winners) == 1


def plain() -> Referee:
    """Four players with all cards, until somebody has 66 bull heads; one wins."""
    return first(4, one_winner, ends="limit")


def the_worked_example() -> Referee:
    """The rows end with 12, 37, 43, 58, and the cards are 14, 15, 44, 61; then the rest as it falls."""
    referee = seat_down(4, ends="deals", deals=1)
    lay_rows(referee)
    play_round(referee, 14, 15, 44, 61)
    return Evening(referee, 3).play()


def the_sixth_card() -> Referee:
    """Three rounds fill the first row with five cards, and Bo adds the sixth."""
    referee = seat_down(2, ends="deals", deals=1)
    lay_rows(referee, 10, 80, 90, 100)
    play_round(referee, 11, 12)
    play_round(referee, 13, 14)
    play_round(referee, 81, 15)
    return Evening(referee, 3).play()


def lower_than_all() -> Referee:
    """Ana's 3 is lower than all rows: she takes the fourth, and the other cards join what she began."""
    referee = seat_down(3, ends="deals", deals=1)
    lay_rows(referee)
    play_round(referee, 3, 5, 40)
    take_row(referee, 4)
    return Evening(referee, 3).play()


def a_row_taken_twice_in_a_round() -> Referee:
    """With eight players a row is taken by the lowest card, filled again, and taken once more."""
    referee = seat_down(8, ends="deals", deals=1)
    lay_rows(referee, 20, 21, 22, 23)
    play_round(referee, 1, 2, 3, 4, 5, 6, 7, 30)
    take_row(referee, 2)
    return Evening(referee, 3).play()


def somebody_is_away() -> Referee:
    """Ana is away when she has to take a row: the app takes the one with the fewest bull heads."""
    referee = seat_down(2, ends="deals", deals=1, dealer="app")
    evening = Evening(referee, 1)
    evening.play(until=lambda one: asked(one).endswith("/row"))
    referee.answer_for_absent(asked(referee), BY_HOST)
    return evening.play()


def few_cards() -> Referee:
    return first(5, deck="few")


def chosen_openly() -> Referee:
    """Two deals, in which everybody chooses ten cards before they play them."""
    return first(3, deck="draft", deals=2)


def chosen_openly_on_phones() -> Referee:
    return first(2, deck="draft", dealer="app")


def three_deals() -> Referee:
    return first(3, deals=3)


def a_short_limit() -> Referee:
    def two_deals(referee: Referee) -> bool:
        return len([fact for fact in facts(referee) if isinstance(fact, DealOver)]) == 2

    return first(3, two_deals, ends="limit", limit=20)


def eight_players() -> Referee:
    return first(8, one_winner, dealer="app")


def tied_win() -> Referee:
    return first(3, lambda referee: len(referee.table.winners) == 2)


def nobody_takes_a_row() -> Referee:
    """Somebody gets through a deal without a single bull head."""

    def clean(referee: Referee) -> bool:
        standings = referee.table.standings
        return standings is not None and any(line.total == 0 for line in standings.lines)

    return first(4, clean)


def a_leave_and_a_return() -> Referee:
    """Bo leaves while all seal and comes back, and is out while the next deal is dealt; Di leaves for good."""
    evening = Evening(seat_down(4, ends="deals", deals=3), 5)
    referee = evening.play(until="deal1/round3/card")
    host_says(referee, "leave", Seat("bo"))
    evening.play(until="deal1/round5/card")
    host_says(referee, "back", Seat("bo"))
    evening.play(until="deal1/round9/card")
    host_says(referee, "leave", Seat("bo"))
    evening.play(until="deal2/round2/card")
    host_says(referee, "back", Seat("bo"))
    evening.play(until="deal3/round4/card")
    host_says(referee, "leave", Seat("di"))
    return evening.play()


def a_leaver_has_to_take_a_row() -> Referee:
    """Ana leaves when she has to take a row: her card lies there, and the app takes one for her."""
    referee = seat_down(3, ends="deals", deals=1)
    lay_rows(referee)
    play_round(referee, 3, 5, 40)
    host_says(referee, "leave", Seat("ana"))
    return Evening(referee, 3).play()


def a_leaver_of_the_draft() -> Referee:
    """Cy leaves while all choose their cards: the app draws the rest."""
    evening = Evening(seat_down(3, ends="deals", deals=1, deck="draft"), 2)
    referee = evening.play(until="deal1/turn4/cy")
    host_says(referee, "leave", Seat("cy"))
    return evening.play()


def latecomers() -> Referee:
    """One sits down late and starts with the mean, another one is declined."""
    evening = Evening(seat_down(3, ends="deals", deals=2), 3)
    referee = evening.play(until="deal1/round4/card")
    host_says(referee, "join", "guest-1")
    host_says(referee, "join", "guest-2")
    host_says(referee, "decline", "guest-2")
    evening.play(until="deal2/round1/card")
    assert "join" not in offered(referee)
    return evening.play()


def amended() -> Referee:
    """A first card, a card and a row were mistyped; the host mends them, and takes the last of it back."""

    def mend(referee: Referee, name: str) -> None:
        step = next(each for each in referee.history if each.prompt.name == name)
        others = [value for value in step.prompt.allowed() if value != step.value]  # type: ignore[attr-defined]
        referee.amend(step.pending.key, others[len(others) // 2], BY_HOST)

    def game(seed: int) -> Referee:
        return Evening(seat_down(4, ends="deals", deals=1), seed).play(until="deal1/round6/card")

    referee = first_of(game, lambda one: any(isinstance(each, TakesChosen) for each in facts(one)))
    for name in ("row", "start", "card"):
        mend(referee, name)
    referee.undo(BY_HOST)
    return Evening(referee, 4).play()


def a_clash() -> Referee:
    """Ana and Bo have sealed the same number; the host keeps both, since the deck has it twice."""
    referee = seat_down(3, ends="deals", deals=1)
    lay_rows(referee)
    play_round(referee, 20, 20, 50)
    referee.answer(asked(referee), True, BY_HOST)
    return Evening(referee, 3).play()


def an_odd_deck() -> Referee:
    """The deck has a second 14 in place of some other card."""
    referee = seat_down(2, ends="deals", deals=1)
    lay_rows(referee)
    play_round(referee, 14, 50)
    host_says(referee, "override", 14)
    play_round(referee, 60, 14)
    return Evening(referee, 1).play()


def the_app_deals() -> Referee:
    """The app deals to four: Bo changes a card, and Di leaves."""
    evening = Evening(seat_down(4, ends="deals", deals=2, dealer="app"), 3)
    referee = evening.play(until="deal1/round4/card")
    old = referee.applied_answer("deal1/round2/card/bo")
    other = next(card for card in old.prompt.allowed() if card != old.value)  # type: ignore[attr-defined]
    referee.amend("deal1/round2/card/bo", other, Stamp(Seat("bo")))
    evening.play(until="deal2/round5/card")
    host_says(referee, "leave", Seat("di"))
    return evening.play()


GAMES: dict[str, Callable[[], Referee]] = by_name(
    (
        plain,
        the_worked_example,
        the_sixth_card,
        lower_than_all,
        a_row_taken_twice_in_a_round,
        somebody_is_away,
        few_cards,
        chosen_openly,
        chosen_openly_on_phones,
        three_deals,
        a_short_limit,
        eight_players,
        tied_win,
        nobody_takes_a_row,
        a_leave_and_a_return,
        a_leaver_has_to_take_a_row,
        a_leaver_of_the_draft,
        latecomers,
        amended,
        a_clash,
        an_odd_deck,
        the_app_deals,
    )
)

SHOWS = {
    "the-worked-example": "nimmt.follows",
    "the-sixth-card": "nimmt.takes-five",
    "lower-than-all": "nimmt.takes-chosen",
    "a-row-taken-twice-in-a-round": "nimmt.takes-five",
    "somebody-is-away": "nimmt.takes-chosen",
    "a-leave-and-a-return": "nimmt.back",
    "a-leaver-has-to-take-a-row": "nimmt.takes-chosen",
    "a-leaver-of-the-draft": "nimmt.leaves",
    "latecomers": "nimmt.starts-with",
    "a-clash": "nimmt.odd-deck",
    "an-odd-deck": "nimmt.odd-deck",
}

LEAVING = ("your cards are out of play at once", 0)
"""What the rulebook says becomes of a leaver's hand; for how much of the key it is still asked."""

BEATS = "the-worked-example"
"""The recorded game whose beats are written down."""
