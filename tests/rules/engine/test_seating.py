"""The seats of a game that has no more of its own than they offer."""

import pytest

from rules.engine.meta import Meta
from rules.engine.referee import Referee
from rules.engine.seating import Seats, SeatsWithLatecomers
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Script, Tabletop
from rules.facts import Seat
from tests.rules.engine.toys import (
    ANA,
    BO,
    CY,
    HOST,
    again,
    number,
    refusal,
    say,
    seal,
    start,
    state,
)

META = Meta("toy", "Toy", "", "", least=2, most=3, minutes=(5, 10), difficulty=1, best=(2, 3))
LATE = Seat("late")


def small(table: Tabletop) -> Script[None]:
    """Rounds of sealed bids; who has left is not asked, at once."""

    def publish() -> None:
        lines = tuple(Line(seat, (), 0, seats.competes(seat)) for seat in table.seats)
        table.standings = Standings((), lines)

    seats = Seats(table, META, publish)
    publish()
    for turn in range(2):
        with table.within(f"r{turn}"):
            table.scene = yield from table.sealed("bid", seats.staying, lambda _: number("bid"))


def with_deals(table: Tabletop) -> Script[None]:
    """Three deals of an open number; latecomers play from the next one on."""
    seats = SeatsWithLatecomers(table, META, lambda: None)
    for deal in range(3):
        seats.last_deal = deal == 2
        seats.deal_in()
        with table.within(f"d{deal}"):
            bids = yield from table.every("bid", seats.playing(), lambda _: number("bid"))
        table.scene = list(bids)


def competing(referee: Referee) -> list[Seat]:
    assert referee.table.standings is not None
    return [line.seat for line in referee.table.standings.lines if line.competes]


def offered(referee: Referee) -> dict[str, list[Seat]]:
    """Whom each call can name; none for a new seat."""
    return {
        call.prompt.name: [option.value for option in getattr(call.prompt, "options", ())]
        for call in referee.standing_prompts()
    }


def rulings(referee: Referee) -> list[tuple[str, str]]:
    return [(one.anchor, one.fact.code) for page in referee.table.pages for one in page]


def test_who_leaves_is_asked_no_more_and_cannot_win() -> None:
    referee = start(small)
    assert competing(referee) == [ANA, BO, CY]
    say(referee, "r0/bid/leave.0", "bo")
    assert competing(referee) == [ANA, CY]
    seal(referee, "r0/bid", ana=1, cy=3)
    referee.open("r0/bid", HOST)
    assert referee.table.scene == {ANA: 1, CY: 3}
    assert rulings(referee) == [("leaving", "toy.leaves")]
    assert state(again(referee)) == state(referee)


def test_who_is_back_is_asked_again_and_can_win() -> None:
    referee = start(small)
    say(referee, "r0/bid/leave.0", "bo")
    assert offered(referee) == {"leave": [ANA, CY], "back": [BO]}
    say(referee, "r0/bid/back.0", "bo")
    assert competing(referee) == [ANA, BO, CY]
    assert rulings(referee)[-1] == ("leaving", "toy.back")
    assert offered(referee) == {"leave": [ANA, BO, CY]}
    seal(referee, "r0/bid", ana=1, bo=2, cy=3)
    assert referee.ready


def test_the_last_player_cannot_leave() -> None:
    referee = start(small)
    say(referee, "r0/bid/leave.0", "bo")
    say(referee, "r0/bid/leave.1", "ana")
    assert offered(referee) == {"back": [BO, ANA]}


def test_a_latecomer_waits_for_the_next_deal() -> None:
    referee = start(with_deals, ANA, BO)
    say(referee, "d0/bid/join.0", "late")
    assert offered(referee)["decline"] == [LATE]
    seal(referee, "d0/bid", ana=1, bo=2)
    assert referee.table.scene == [ANA, BO]
    assert "decline" not in offered(referee)
    seal(referee, "d1/bid", ana=1, bo=2, late=3)
    assert referee.table.scene == [ANA, BO, LATE]
    assert rulings(referee) == [("joining", "toy.joins")]


def test_the_host_can_say_no_to_a_latecomer() -> None:
    referee = start(with_deals, ANA, BO)
    say(referee, "d0/bid/join.0", "late")
    say(referee, "d0/bid/decline.0", "late")
    assert rulings(referee)[-1] == ("joining", "toy.declined")
    seal(referee, "d0/bid", ana=1, bo=2)
    seal(referee, "d1/bid", ana=1, bo=2)
    assert referee.table.scene == [ANA, BO]


@pytest.mark.parametrize("name", ["ana", "late"])
def test_nobody_joins_twice(name: str) -> None:
    referee = start(with_deals, ANA, BO)
    if name == "late":
        say(referee, "d0/bid/join.0", name)
    key = next(p.key for p in referee.standing_prompts() if p.prompt.name == "join")
    assert refusal(lambda: say(referee, key, name)) == "refused.plays-already"


def test_a_full_table_says_so_and_the_last_deal_lets_nobody_in() -> None:
    referee = start(with_deals)
    assert refusal(lambda: say(referee, "d0/bid/join.0", "late")) == "toy.full"
    say(referee, "d0/bid/leave.0", "bo")
    say(referee, "d0/bid/join.0", "late")
    seal(referee, "d0/bid", ana=1, bo=2, cy=3)
    seal(referee, "d1/bid", ana=1, cy=2, late=3)
    assert "join" not in offered(referee)
