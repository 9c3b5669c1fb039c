"""What followed from an amendment or an undo, as facts."""

from typing import Literal

import pytest

from rules.engine.correction_facts import Move
from rules.engine.corrections import Correction, corrections, next_undo
from rules.engine.log import Kind, Stamp
from rules.engine.referee import Referee
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Script, Tabletop
from rules.prompts import Choose, Secret, Together, options
from tests.rules.engine.test_amend_and_undo import played
from tests.rules.engine.toys import ANA, BO, HOST, again, number, say, seal, start
from tests.rules.toy_facts import toy, values_of


def followed(referee: Referee) -> dict[str, dict[str, object]]:
    return {each.code: values_of(each) for each in corrected(referee).followed}


def corrected(referee: Referee) -> Correction:
    correction = next(corrections(referee), None)
    assert correction is not None
    return correction


def race(table: Tabletop, unit: Literal["points", "cents"] = "points") -> Script[None]:
    """Three rounds of sealed numbers; the higher takes both, and the most in all wins."""
    score = dict.fromkeys(table.seats, 0)
    for turn in range(3):
        with table.within(f"round{turn + 1}"):
            said = yield from table.sealed("bid", table.seats, lambda _: number("bid"))
        best = max(said, key=lambda seat: said[seat])
        score[best] += 10
        table.new_page()
        table.rule("x", toy("best", seat=best))
        lines = tuple(Line(seat, (), total) for seat, total in score.items())
        table.standings = Standings((), lines, unit=unit)
    table.winners = table.standings.leaders() if table.standings else ()


def raced(rounds: int, unit: Literal["points", "cents"] = "points") -> Referee:
    referee = start(lambda table: race(table, unit), ANA, BO)
    for turn in range(1, rounds + 1):
        seal(referee, f"round{turn}/bid", ana=turn, bo=5)
        referee.open(f"round{turn}/bid", HOST)
    return referee


def test_nothing_was_corrected_yet() -> None:
    assert next(corrections(raced(1)), None) is None


@pytest.mark.parametrize("unit", ["points", "cents"])
def test_what_one_loses_and_another_gains_are_two_totals(unit: Literal["points", "cents"]) -> None:
    referee = raced(2, unit)
    referee.amend("round1/bid/ana", 9, Stamp("ana", at=7))
    correction = corrected(referee)
    assert (correction.by, correction.at) == ("ana", 7)
    before, after = correction.entry.before, correction.entry.after
    assert before is not None
    assert after is not None
    assert (before.value, after.value) == (1, 9)
    moves = (Move(ANA, 0, 10, unit), Move(BO, 20, 10, unit))
    assert followed(referee) == {
        "corrected.totals": {"moves": moves, "unit": unit, "heading": None}
    }


def test_an_amendment_may_change_nothing_else() -> None:
    referee = raced(2)
    referee.amend("round1/bid/ana", 2, HOST)
    assert followed(referee) == {"corrected.nothing-else": {}}


def test_another_may_win() -> None:
    referee = raced(3)
    referee.amend("round1/bid/ana", 9, HOST)
    referee.amend("round2/bid/ana", 9, HOST)
    assert followed(referee)["corrected.comes-first"] == {"seats": (ANA,)}


def test_a_game_that_was_over_goes_on() -> None:
    referee = raced(3)
    referee.undo(HOST)
    assert followed(referee)["corrected.goes-on"] == {}
    assert followed(referee)["corrected.totals"]["moves"] == (Move(BO, 30, 20, "points"),)
    assert corrected(referee).entry.kind is Kind.REVEAL


def test_what_is_sealed_has_no_value_when_it_is_undone() -> None:
    referee = raced(1)
    seal(referee, "round2/bid", ana=3)
    taken = next_undo(referee)
    assert taken is not None
    assert taken.before is not None
    assert (taken.before.seat, taken.before.value, taken.before.sealed) == (ANA, None, True)
    referee.undo(HOST)
    assert followed(referee) == {"corrected.asked-again": {"seat": ANA}}
    done = corrected(referee).entry
    assert done.before is not None
    assert done.before.value is None


def test_what_is_set_aside_is_counted_and_what_comes_back() -> None:
    referee = played(1, 2, 3)
    referee.amend("t0/card", 2, HOST)
    assert followed(referee) == {
        "corrected.set-aside": {"count": 2},
        "corrected.decided": {"decision": toy("played", card=2)},
    }
    referee.undo(HOST)
    assert followed(referee) == {"corrected.back": {"count": 2}}
    done = corrected(referee).entry
    assert done.before is not None
    assert done.after is not None
    assert (done.kind, done.before.value, done.after.value) == (Kind.AMEND, 2, 1)


def test_what_is_undone_is_asked_again_of_whoever_was_asked() -> None:
    referee = played(1)
    referee.undo(HOST)
    assert followed(referee) == {"corrected.asked-again": {"seat": None}}
    assert next_undo(referee) is None


def test_it_is_the_same_from_the_log_and_after_what_came_since() -> None:
    referee = raced(2)
    referee.amend("round1/bid/ana", 9, HOST)
    first = corrected(referee)
    seal(referee, "round3/bid", ana=9, bo=1)
    referee.open("round3/bid", HOST)
    for one in (referee, again(referee)):
        assert corrected(one).followed == first.followed


def laying(table: Tabletop) -> Script[None]:
    """Ana lays in secret; Bo may doubt it, which opens it."""
    lay = yield from table.ask(
        ANA, Together("lay", {"said": number("said"), "real": Secret(number("real"))})
    )
    answer = yield from table.ask(BO, Choose("answer", options(["believe", "doubt"])))
    if answer == "doubt":
        table.scene = yield from table.open(lay["real"])


def test_a_secret_that_was_changed_stays_one_when_it_has_been_opened_since() -> None:
    told = []
    for real in (4, 5):
        referee = start(laying)
        say(referee, "lay", {"said": 3, "real": 9})
        referee.amend("lay", {"said": 3, "real": real}, Stamp("ana"))
        say(referee, "answer", "doubt")
        done = corrected(referee)
        before, after = done.entry.before, done.entry.after
        assert before is not None
        assert after is not None
        assert before.sealed
        told.append((before.value, after.value, done.followed))
    assert told[0] == told[1]
    assert told[0][1] == {"said": 3, "real": None}
