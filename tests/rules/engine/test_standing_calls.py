"""What may be said whatever else is asked."""

import pytest

from rules.engine.tabletop import Script, Tabletop
from rules.engine.views import view
from rules.errors import Stale
from rules.facts import HOST as THE_HOST
from rules.facts import Seat
from rules.prompts import NamePlayer, Number, options
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


def leaving(table: Tabletop) -> Script[None]:
    """Rounds of an open number and sealed bids; who left bids no more from the next round on."""
    gone: list[Seat] = []
    scene: list[object] = []
    table.scene = scene

    def may_leave() -> NamePlayer | None:
        staying = [seat for seat in table.seats if seat not in gone]
        return NamePlayer("leave", options(staying)) if len(staying) > 1 else None

    def leave(seat: Seat) -> None:
        gone.append(seat)
        scene.append(("left", seat))

    table.add_standing_call("leave", THE_HOST, may_leave, leave)
    for turn in range(3):
        with table.within(f"r{turn}"):
            limit = yield from table.anyone(lambda: number("limit", 1, 10 - len(gone)))
            staying = [seat for seat in table.seats if seat not in gone]

            def bid(_: Seat, limit: int = limit) -> Number:
                return number("bid", 1, limit)

            bids = yield from table.sealed("bid", staying, bid)
            if len(set(bids.values())) == 1:
                extra = yield from table.host(number("tie"))
                scene.append(extra)
        scene.append(bids)


def test_a_correction_in_the_middle_of_an_ask_asks_anew() -> None:
    referee = start(leaving)
    say(referee, "r0/limit/leave.0", "cy")
    assert referee.table.scene == [("left", CY)]
    assert refusal(lambda: say(referee, "r0/limit", 10)) == "refused.out-of-range"
    say(referee, "r0/limit", 9)
    assert referee.current_ask is not None
    assert [pending.who for pending in referee.current_ask.pending] == [ANA, BO]


def test_a_correction_in_the_middle_of_a_sealed_ask_leaves_what_is_sealed() -> None:
    referee = start(leaving)
    say(referee, "r0/limit", 10)
    seal(referee, "r0/bid", ana=1, bo=2)
    say(referee, "r0/bid/leave.0", "bo")
    assert set(referee.pending_answers) == {"r0/bid/ana", "r0/bid/bo"}
    seal(referee, "r0/bid", cy=3)
    referee.open("r0/bid", HOST)
    assert referee.table.scene == [("left", BO), {ANA: 1, BO: 2, CY: 3}]
    assert state(again(referee)) == state(referee)


def test_a_correction_after_the_last_seal_and_before_the_reveal_replays_there() -> None:
    referee = start(leaving)
    say(referee, "r0/limit", 10)
    seal(referee, "r0/bid", ana=1, bo=2, cy=3)
    say(referee, "r0/bid/leave.0", "bo")
    assert referee.ready
    referee.open("r0/bid", HOST)
    assert state(again(referee)) == state(referee)
    assert referee.table.scene == [("left", BO), {ANA: 1, BO: 2, CY: 3}]


def test_of_two_the_same_the_later_is_stale() -> None:
    referee = start(leaving)
    say(referee, "r0/limit/leave.0", "cy")
    assert refusal(lambda: say(referee, "r0/limit/leave.0", "cy")) == "refused.stale"
    say(referee, "r0/limit/leave.1", "bo")
    assert view(referee, None, host=True).calls == ()


def test_only_the_host_is_offered_what_the_host_may_say() -> None:
    referee = start(leaving)
    assert view(referee, ANA).calls == ()
    assert [call.key for call in view(referee, None, host=True).calls] == ["r0/limit/leave.0"]


def test_after_an_amendment_earlier_it_stands_where_it_was_said() -> None:
    referee = start(leaving)
    say(referee, "r0/limit", 10)
    seal(referee, "r0/bid", ana=1, bo=2, cy=3)
    referee.open("r0/bid", HOST)
    say(referee, "r1/limit/leave.0", "cy")
    say(referee, "r1/limit", 9)
    before = state(referee)
    referee.amend("r0/bid/bo", 5, HOST)
    assert referee.table.scene == [{ANA: 1, BO: 5, CY: 3}, ("left", CY)]
    referee.amend("r0/bid/bo", 2, HOST)
    assert state(referee) == before == state(again(referee))


def test_one_said_later_does_not_hang_on_one_that_lost_its_place() -> None:
    referee = start(leaving)
    say(referee, "r0/limit", 10)
    seal(referee, "r0/bid", ana=2, bo=2, cy=2)
    referee.open("r0/bid", HOST)
    say(referee, "r0/tie/leave.0", "cy")
    say(referee, "r0/tie", 7)
    say(referee, "r1/limit/leave.0", "bo")
    referee.amend("r0/bid/ana", 1, HOST)
    assert referee.table.scene == [{ANA: 1, BO: 2, CY: 2}, ("left", BO)]
    assert {given.key for given in referee.unplaced_answers()} == {"r0/tie/leave.0", "r0/tie"}
    referee.amend("r0/bid/ana", 2, HOST)
    assert referee.table.scene == [("left", CY), 7, {ANA: 2, BO: 2, CY: 2}, ("left", BO)]


def test_it_can_be_undone_and_amended() -> None:
    referee = start(leaving)
    before = state(referee)
    say(referee, "r0/limit/leave.0", "cy")
    referee.amend("r0/limit/leave.0", "bo", HOST)
    assert referee.table.scene == [("left", BO)]
    referee.undo(HOST)
    assert referee.table.scene == [("left", CY)]
    referee.undo(HOST)
    assert state(referee) == before


def test_a_standing_call_is_found_by_its_name_once_something_else_is_asked() -> None:
    referee = start(leaving)
    key = "r0/limit/leave.0"
    assert referee.find_current(key).key == key
    say(referee, "r0/limit", 5)
    assert referee.find_current(key).key == "r0/bid/leave.0"
    with pytest.raises(Stale):
        referee.find_current("r0/limit")


def test_a_replay_makes_only_the_calls_that_its_log_answers_or_that_are_offered_in_the_end() -> (
    None
):
    made: list[int] = []

    def play(table: Tabletop) -> Script[None]:
        turns: list[int] = []

        def make() -> Number:
            made.append(len(turns))
            return number("odd", 1, 9)

        table.add_standing_call("odd", THE_HOST, make, lambda _: None)
        for turn in range(6):
            yield from table.anyone(number(f"t{turn}"))
            turns.append(turn)

    referee = start(play)
    for turn in range(4):
        if turn == 2:
            say(referee, "t2/odd.0", 7)
        say(referee, f"t{turn}", 1)
    made.clear()
    copy = again(referee)
    assert made == [2, 4]
    assert view(copy, None, host=True) == view(referee, None, host=True)
    assert [each.key for each in copy.standing_prompts()] == ["t4/odd.0"]
