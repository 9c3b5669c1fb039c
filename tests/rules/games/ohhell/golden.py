"""One game of Oh Hell for every way in which it can go."""

from __future__ import annotations

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.facts import Fact, Json, Seat
from rules.games.ohhell.facts import AllMade, Made, Miscount, Missed, Scored
from tests.rules.games.evening import BY_HOST, Wish, by_name, first_of, host_says
from tests.rules.games.ohhell.driver import Evening, play_deal, seat_down


def first(
    players: int, wish: Wish = lambda _: True, *, miscounts: int = 0, **options: Json
) -> Referee:
    """The first of a row of random evenings that is as wished; hands of up to four cards if nothing is said."""
    options = {"largest": 4, **options}

    def play(seed: int) -> Referee:
        return Evening(seat_down(players, **options), seed, miscounts=miscounts).play()

    return first_of(play, wish)


def facts(referee: Referee, kind: type[Fact]) -> list[Fact]:
    """The facts of a kind, as they were said."""
    said = [ruling.fact for page in referee.table.pages for ruling in page]
    return [fact for fact in said if isinstance(fact, kind)]


def one_winner(referee: Referee) -> bool:
    return len(referee.table.winners) == 1


def nought_both_ways(referee: Referee) -> bool:
    """Whether somebody made a bid of nought, and somebody missed one."""
    scored = [fact for fact in facts(referee, Scored) if isinstance(fact, Scored)]
    return {isinstance(fact, Made) for fact in scored if fact.bid == 0} == {True, False}


def up_and_down() -> Referee:
    return first(4, one_winner, largest=7)


def the_worked_example() -> Referee:
    """Ana makes 2 and Bo makes nought, and Cy takes two too many; then the rest as it falls."""
    referee = seat_down(3, deals="down", largest=6)
    play_deal(referee, {"ana": 2, "bo": 0, "cy": 2}, {"ana": 2, "bo": 0, "cy": 4}, "spades")
    return Evening(referee, 1).play()


def down_from_seven() -> Referee:
    return first(5, one_winner, deals="down", largest=7)


def only_up() -> Referee:
    return first(3, deals="up")


def down_and_up() -> Referee:
    return first(6, deals="downup")


def the_whole_deck() -> Referee:
    """Four players with 13 cards: nothing is left to turn up."""
    return first(4, deals="down", largest=13)


def trumps_in_order() -> Referee:
    return first(4, trumps="order", deals="updown")


def a_deal_without_trumps() -> Referee:
    return first(3, trumps="order_none")


def no_trumps() -> Referee:
    return first(3, trumps="none", deals="up")


def bids_in_turn() -> Referee:
    return first(4, bids="turn")


def the_dealer_is_hooked() -> Referee:
    return first(5, bids="hook")


def everybody_counts() -> Referee:
    return first(4, tricks="each")


def a_miscount() -> Referee:
    return first(4, lambda one: bool(facts(one, Miscount)), miscounts=1, tricks="each")


def two_miscounts() -> Referee:
    """What everybody enters is wrong twice, and one player enters all."""

    def twice(referee: Referee) -> bool:
        return any(isinstance(fact, Miscount) and fact.one for fact in facts(referee, Miscount))

    return first(3, twice, miscounts=4, tricks="each")


def misses_score_their_tricks() -> Referee:
    return first(4, scores="tricks")


def misses_lose_the_difference() -> Referee:
    return first(4, scores="difference")


def misses_lose_five_a_trick() -> Referee:
    def below_nought(referee: Referee) -> bool:
        standings = referee.table.standings
        return standings is not None and any(line.total < 0 for line in standings.lines)

    return first(5, below_nought, scores="five")


def squares() -> Referee:
    return first(4, scores="squares", largest=6, deals="down")


def nought_by_the_cards() -> Referee:
    return first(3, nought_both_ways, nought=True)


def everybody_makes_it() -> Referee:
    return first(3, lambda one: bool(facts(one, AllMade)))


def somebody_never_misses() -> Referee:
    def flawless(referee: Referee) -> bool:
        missed = {fact.seat for fact in facts(referee, Missed) if isinstance(fact, Missed)}
        return len(missed) < 3

    return first(3, flawless, deals="up")


def seven_players() -> Referee:
    return first(7, largest=7, deals="up")


def tied_win() -> Referee:
    return first(4, lambda one: len(one.table.winners) == 2, deals="up")


def a_leave_and_a_return() -> Referee:
    """Bo leaves while all bid and comes back two deals later; Di, who would deal, leaves between two deals."""
    evening = Evening(seat_down(5, deals="updown", largest=4), 5)
    referee = evening.play(until="deal2/bid")
    host_says(referee, "leave", Seat("bo"))
    evening.play(until="deal4/trump")
    host_says(referee, "back", Seat("bo"))
    evening.play(until="deal5/trump")
    host_says(referee, "leave", Seat("di"))
    return evening.play()


def latecomers() -> Referee:
    """Two sit down late in a game of four; with six at the table, nobody gets ten cards any more."""
    evening = Evening(seat_down(4, deals="down", largest=10), 3)
    referee = evening.play(until="deal1/tricks")
    host_says(referee, "join", "guest-1")
    host_says(referee, "join", "guest-2")
    return evening.play()


def amended() -> Referee:
    """A trump, a bid and the tricks were mistyped; the host mends them, and takes one of them back."""
    evening = Evening(seat_down(4, largest=4), 8)
    referee = evening.play(until="deal4/bid")
    referee.amend("deal3/trump", "clubs", BY_HOST)
    old = referee.applied_answer("deal2/bid/cy").value
    referee.amend("deal2/bid/cy", 1 if old == 0 else 0, BY_HOST)
    tricks = referee.applied_answer("deal3/tricks").value
    giver = next(seat for seat, number in tricks.items() if number)
    taker = next(seat for seat in tricks if seat != giver)
    changed = {giver: tricks[giver] - 1, taker: tricks[taker] + 1}
    referee.amend("deal3/tricks", {**tricks, **changed}, BY_HOST)
    referee.undo(BY_HOST)
    return evening.play()


def the_app_deals() -> Referee:
    """The app deals to four: Ana changes a card, and Di leaves while all bid."""
    evening = Evening(seat_down(4, largest=4, dealer="app"), 6)
    referee = evening.play(until="deal3/trick3")
    changes = first_choice(referee, "deal3/trick", Seat("ana"))
    referee.amend(*changes, Stamp(Seat("ana")))
    evening.play(until="deal4/bid")
    host_says(referee, "leave", Seat("di"))
    return evening.play()


def first_choice(referee: Referee, path: str, seat: Seat) -> tuple[str, str]:
    """The key of the first card of a seat in which it had a choice, and another card that it could play."""
    for step in referee.history:
        if step.pending.key.startswith(path) and step.pending.who == seat:
            others = [card for card in step.prompt.allowed() if card != step.value]  # type: ignore[attr-defined]
            if others:
                return step.pending.key, others[0]
    raise AssertionError("no choice")


GAMES = by_name(
    (
        up_and_down,
        the_worked_example,
        down_from_seven,
        only_up,
        down_and_up,
        the_whole_deck,
        trumps_in_order,
        a_deal_without_trumps,
        no_trumps,
        bids_in_turn,
        the_dealer_is_hooked,
        everybody_counts,
        a_miscount,
        two_miscounts,
        misses_score_their_tricks,
        misses_lose_the_difference,
        misses_lose_five_a_trick,
        squares,
        nought_by_the_cards,
        everybody_makes_it,
        somebody_never_misses,
        seven_players,
        tied_win,
        a_leave_and_a_return,
        latecomers,
        amended,
        the_app_deals,
    )
)

SHOWS = {
    "the-worked-example": "ohhell.made",
    "a-miscount": "ohhell.miscount",
    "two-miscounts": "ohhell.miscount",
    "everybody-makes-it": "ohhell.all-made",
    "a-leave-and-a-return": "ohhell.leaves",
    "latecomers": "ohhell.joins",
}

LEAVING = ("a neighbour plays your cards to the end of the deal", 1)
"""What the rulebook says becomes of a leaver's hand; for how much of the key it is still asked."""

BEATS = "the-worked-example"
"""The recorded game whose beats are written down."""
