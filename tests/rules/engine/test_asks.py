"""First, every, calls, parts: the other ways to ask."""

import json
from random import Random
from typing import Any

import pytest

from rules.engine.log import Stamp
from rules.engine.tabletop import PendingPrompt, Script, Tabletop
from rules.engine.views import view
from rules.errors import Malformed, ScriptError
from rules.facts import ANYONE, Fact, Seat
from rules.prompts import BidPoints, Choose, Either, NamePlayer, PickCard, Together, options
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
from tests.rules.toy_facts import toy


def catching(table: Tabletop) -> Script[None]:
    """Each plays a card in turn; meanwhile the others may catch the last player, once."""
    said: list[Any] = []
    caught: set[Seat] = set()
    last: Seat | None = None
    for at, seat in enumerate((*table.seats, table.seats[0])):
        while True:

            def pending(
                at: int = at, seat: Seat = seat, last: Seat | None = last
            ) -> list[PendingPrompt[Any]]:
                calls = [
                    table.pose(
                        f"catch{at}/{other}", other, NamePlayer("catch", options([last])), call=True
                    )
                    for other in table.seats
                    if last is not None and other != last and last not in caught
                ]
                return [table.pose(f"play{at}", seat, number("play")), *calls]

            asked, value = yield from table.first("turn", pending)
            said.append((asked.who, value))
            table.scene = list(said)
            if not asked.call:
                break
            caught.add(value)
        caught.clear()
        last = seat


def test_a_call_stands_beside_the_turn_and_waits_for_nobody() -> None:
    referee = start(catching)
    say(referee, "play0", 3)
    assert [who.who for who in view(referee, None).waiting] == [BO]
    assert [call.key for call in view(referee, CY).calls] == ["catch1/cy"]
    say(referee, "play1", 4)
    assert referee.table.scene == [(ANA, 3), (BO, 4)]


def test_of_two_calls_in_one_moment_the_earlier_counts_and_the_later_is_stale() -> None:
    referee = start(catching)
    say(referee, "play0", 3)
    say(referee, "catch1/cy", "ana")
    assert refusal(lambda: say(referee, "catch1/bo", "ana")) == "refused.stale"
    assert referee.table.scene == [(ANA, 3), (CY, ANA)]


def test_the_turn_goes_on_after_a_call_and_a_replay_has_both_in_their_order() -> None:
    referee = start(catching)
    say(referee, "play0", 3)
    say(referee, "catch1/cy", "ana")
    say(referee, "play1", 4)
    say(referee, "play2", 5)
    say(referee, "catch3/ana", "cy")
    assert referee.table.scene == [(ANA, 3), (CY, ANA), (BO, 4), (CY, 5), (ANA, CY)]
    assert state(again(referee)) == state(referee)


def test_first_hands_over_the_prompt_that_stood_when_it_was_answered() -> None:
    made = 0

    def play(table: Tabletop) -> Script[None]:
        def pending() -> list[PendingPrompt[Any]]:
            nonlocal made
            made += 1
            return [table.pose("a", ANA, number("a")), table.pose("b", BO, number("b"))]

        asked, value = yield from table.first("ab", pending)
        table.scene = (asked.who, value)

    referee = start(play)
    say(referee, "b", 2)
    assert referee.table.scene == (BO, 2)
    assert made == 1


def test_every_waits_for_all_in_the_open() -> None:
    def play(table: Tabletop) -> Script[None]:
        table.scene = yield from table.every("claim", table.seats, lambda _: number("claim"))

    referee = start(play)
    seal(referee, "claim", cy=3, ana=1)
    assert {who.state for who in view(referee, None).waiting} == {"answered", "awaited"}
    assert not referee.ready
    referee.unseal("claim/ana", HOST)
    seal(referee, "claim", ana=2, bo=9)
    assert referee.over
    assert referee.table.scene == {ANA: 2, BO: 9, CY: 3}


def test_an_answer_of_every_can_be_amended_while_others_are_awaited() -> None:
    def play(table: Tabletop) -> Script[None]:
        table.scene = yield from table.every("claim", table.seats, lambda _: number("claim"))

    referee = start(play)
    seal(referee, "claim", ana=1)
    referee.amend("claim/ana", 4, HOST)
    seal(referee, "claim", bo=2, cy=3)
    assert referee.table.scene == {ANA: 4, BO: 2, CY: 3}


def not_the_same(value: Any) -> Fact | None:
    return toy("same") if value["card"] == value["bid"] else None


MOVE = Together(
    "move",
    {"card": PickCard("card", options([1, 2, 3])), "bid": BidPoints("bid", 0, 5)},
    not_the_same,
)


def test_a_card_and_a_bid_are_sealed_together() -> None:
    def play(table: Tabletop) -> Script[None]:
        table.scene = yield from table.sealed("move", table.seats, lambda _: MOVE)

    referee = start(play, ANA, BO)
    seal(referee, "move", ana={"card": 1, "bid": "4"}, bo={"card": 1, "bid": 0})
    referee.open("move", HOST)
    assert referee.table.scene == {ANA: {"card": 1, "bid": 4}, BO: {"card": 1, "bid": 0}}


def test_fields_can_object_to_each_other() -> None:
    def play(table: Tabletop) -> Script[None]:
        yield from table.anyone(MOVE)

    assert refusal(lambda: say(start(play), "move", {"card": 2, "bid": 2})) == "toy.same"


def test_a_field_that_is_missing_is_malformed() -> None:
    with pytest.raises(Malformed):
        MOVE.read({"card": 2})


def test_a_stand_in_for_several_fields_heeds_their_objections() -> None:
    fields = {
        "card": PickCard("card", options([1, 2]), away=lambda rng: rng.choice([1, 2])),
        "bid": BidPoints("bid", 1, 2, away=lambda rng: rng.choice([1, 2])),
    }
    prompt = Together("move", fields, not_the_same)
    for seed in range(20):
        value = prompt.answer_for_absent(Random(seed))
        assert value is not None
        assert value["card"] != value["bid"]


TURN = Either(
    "turn",
    {"play": PickCard("play", options([4, 5])), "pass": Choose("pass", options(["pass"]))},
    away="pass",
)


def test_one_of_several_things_is_one_prompt_so_that_an_amendment_may_change_which() -> None:
    def play(table: Tabletop) -> Script[None]:
        table.scene = []
        for seat in table.seats:
            with table.within(seat):
                did = yield from table.ask(seat, TURN)
                table.scene = [*table.scene, did]

    referee = start(play, ANA, BO)
    say(referee, "ana/turn", {"play": 4})
    say(referee, "bo/turn", {"pass": "pass"})
    referee.amend("ana/turn", {"pass": "pass"}, HOST)
    assert referee.table.scene == [("pass", "pass"), ("pass", "pass")]


def test_a_branch_that_is_out_is_refused_with_its_reason() -> None:
    prompt = Either("turn", TURN.branches, out={"play": toy("no-cards")})
    assert refusal(lambda: prompt.read({"play": 4})) == "toy.no-cards"
    assert prompt.allowed() == ["pass"]
    assert prompt.sample(Random(1)) == ("pass", "pass")


@pytest.mark.parametrize("raw", [None, {}, {"play": 4, "pass": "pass"}, {"fly": 1}, ["play", 4]])
def test_what_is_no_branch_is_malformed(raw: object) -> None:
    with pytest.raises(Malformed):
        TURN.read(raw)


def test_somebody_who_is_away_is_answered_for_as_the_prompt_says() -> None:
    def play(table: Tabletop) -> Script[None]:
        yield from table.ask(ANA, PickCard("card", options([7, 8]), away=lambda _: 8))
        yield from table.ask(ANA, PickCard("real", options([7, 8])))

    referee = start(play)
    (entry,) = referee.answer_for_absent("card", HOST)
    assert (entry.value, entry.seat, entry.by) == (8, ANA, "host")
    assert refusal(lambda: referee.answer_for_absent("real", HOST)) == "refused.draw-a-card"


def test_a_sealed_stand_in_is_sealed_as_any_other() -> None:
    def play(table: Tabletop) -> Script[None]:
        pick = PickCard("card", options([7, 8]), away=lambda rng: rng.choice([7, 8]))
        yield from table.sealed("card", table.seats, lambda _: pick)

    referee = start(play)
    referee.answer_for_absent("card/ana", HOST)
    assert refusal(lambda: referee.answer_for_absent("card/ana", HOST)) == "refused.sealed-already"
    assert [who.state for who in view(referee, BO).waiting] == ["sealed", "awaited", "awaited"]


def test_whoever_is_quickest_answers_what_anyone_is_asked() -> None:
    def play(table: Tabletop) -> Script[None]:
        yield from table.ask(ANYONE, number("topic"))

    referee = start(play)
    assert view(referee, BO).mine[0].key == "topic"
    assert view(referee, None).mine == ()
    assert view(referee, None, host=True).mine[0].key == "topic"
    (entry,) = say(referee, "topic", 5, "bo")
    assert (entry.seat, entry.by) == (None, "bo")


def test_what_the_host_is_asked_is_put_to_nobody_else() -> None:
    def play(table: Tabletop) -> Script[None]:
        yield from table.host(number("size"))

    referee = start(play)
    assert view(referee, ANA).mine == ()
    assert view(referee, ANA, host=True).mine[0].key == "size"


def twice(table: Tabletop) -> Script[None]:
    yield from table.anyone(number("same"))
    yield from table.anyone(number("same"))


def sealed_twice(table: Tabletop) -> Script[None]:
    yield from table.sealed("bid", (ANA,), lambda _: number("bid"))
    yield from table.sealed("bid", (BO,), lambda _: number("bid"))


def nobody(table: Tabletop) -> Script[None]:
    yield from table.first("nobody", list)


def test_a_script_that_uses_a_key_twice_is_wrong() -> None:
    referee = start(twice)
    with pytest.raises(ScriptError):
        say(referee, "same", 1)


def test_a_sealed_ask_is_never_taken_for_one_that_was_opened() -> None:
    referee = start(sealed_twice)
    seal(referee, "bid", ana=1)
    with pytest.raises(ScriptError):
        referee.open("bid", HOST)


def test_a_script_that_asks_nobody_is_wrong() -> None:
    with pytest.raises(ScriptError):
        start(nobody)


def test_a_bug_in_a_script_leaves_the_game_where_it_stood() -> None:
    def play(table: Tabletop) -> Script[None]:
        yield from table.anyone(number("one"))
        two = yield from table.anyone(number("two"))
        table.scene = 1 // (two - 3)
        yield from table.anyone(number("three"))

    referee = start(play)
    say(referee, "one", 1)
    before = state(referee), list(referee.log)
    with pytest.raises(ZeroDivisionError):
        say(referee, "two", 3)
    assert (state(referee), referee.log) == before
    (entry,) = say(referee, "two", 4)
    assert (entry.seq, entry.key) == (2, "two")
    with pytest.raises(ZeroDivisionError):
        referee.amend("two", 3, HOST)
    assert referee.table.scene == 1
    assert len(referee.log) == 2


def test_a_refused_entry_changes_nothing() -> None:
    referee = start(catching)
    say(referee, "play0", 3)
    before = state(referee), list(referee.log)
    acts = [
        lambda: say(referee, "play1", 11),
        lambda: say(referee, "play0", 1),
        lambda: referee.amend("play0", 3, HOST),
        lambda: referee.amend("play0", "x", HOST),
        lambda: referee.amend("play7", 1, HOST),
        lambda: referee.open("turn", HOST),
        lambda: referee.unseal("play1", HOST),
        lambda: referee.answer_for_absent("play1", HOST),
    ]
    for act in acts:
        refusal(act)
        assert (state(referee), referee.log) == before
    assert [entry.seq for entry in say(referee, "play1", 1)] == [2]


def test_a_long_game_needs_no_deep_stack() -> None:
    def play(table: Tabletop) -> Script[None]:
        for turn in range(5000):
            yield from table.anyone(number(f"turn{turn}"))

    from rules.engine.log import Entry, Kind

    log = tuple(Entry(n + 1, Kind.ANSWER, f"turn{n}", 1 + n % 10) for n in range(4999))
    referee = start(play, log=log)
    assert referee.current_ask is not None
    assert referee.current_ask.key == "turn4999"
    assert len(referee.history) == 4999


def test_every_answer_of_a_log_is_json() -> None:
    referee = start(catching)
    say(referee, "play0", "3")
    assert json.loads(json.dumps(referee.log[0].value)) == 3
    assert referee.answer("play1", 4, Stamp("bo", 17, "c1"))[0].command == "c1"
