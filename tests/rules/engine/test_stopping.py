"""A game that the host ends early: who leads is told, and nobody has won."""

from __future__ import annotations

from rules.engine.log import Kind
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Script, Tabletop
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


def bids(table: Tabletop) -> Script[None]:
    """Three sealed bids: whoever bids scores as much."""
    totals = dict.fromkeys(table.seats, 0)
    for turn in range(3):
        table.standings = Standings((), tuple(Line(seat, (), n) for seat, n in totals.items()))
        with table.within(f"turn{turn}"):
            bid = yield from table.sealed("bid", table.seats, lambda _: number("bid"))
            table.new_page()
            table.rule("x", toy("played"))
            totals = {seat: n + bid[seat] for seat, n in totals.items()}
    table.standings = Standings((), tuple(Line(seat, (), n) for seat, n in totals.items()))
    table.winners = (ANA,)


def test_whoever_leads_stands_in_the_place_of_the_winners() -> None:
    game = start(bids)
    seal(game, "turn0/bid", ana=1, bo=5, cy=5)
    game.open("turn0/bid", HOST)
    (entry,) = game.stop(HOST, counts=False)
    assert (entry.kind, entry.value) == (Kind.STOP, False)
    assert game.over
    assert game.table.stopped
    assert game.table.winners == (BO, CY)
    assert not game.counts
    assert state(again(game)) == state(game)
    assert again(game).table.stopped


def test_what_is_sealed_stays_sealed_and_an_undo_goes_on() -> None:
    game = start(bids)
    seal(game, "turn0/bid", ana=1, bo=5, cy=5)
    game.open("turn0/bid", HOST)
    seal(game, "turn1/bid", ana=9)
    before = state(game)
    game.stop(HOST, counts=True)
    assert game.counts
    assert not game.pending_answers
    assert game.table.standings is not None
    assert {line.seat: line.total for line in game.table.standings.lines} == {ANA: 1, BO: 5, CY: 5}
    game.undo(HOST)
    assert state(game) == before
    assert not again(game).table.stopped
    game.redo(HOST)
    assert game.table.winners == (BO, CY)


def test_a_change_of_an_earlier_entry_moves_the_lead() -> None:
    game = start(bids)
    seal(game, "turn0/bid", ana=1, bo=5, cy=4)
    game.open("turn0/bid", HOST)
    game.stop(HOST, counts=False)
    game.amend("turn0/bid/ana", 7, HOST)
    assert game.over
    assert game.table.winners == (ANA,)
    assert state(again(game)) == state(game)


def test_nobody_leads_before_anything_is_scored_or_after_the_end() -> None:
    game = start(bids)
    assert refusal(lambda: game.stop(HOST, counts=False)) == "refused.nothing-scored"
    for turn in range(3):
        seal(game, f"turn{turn}/bid", ana=1, bo=5, cy=4)
        game.open(f"turn{turn}/bid", HOST)
    assert refusal(lambda: game.stop(HOST, counts=False)) == "refused.over-already"
    assert game.table.winners == (ANA,)
    assert game.counts


def test_nothing_is_entered_after_it() -> None:
    game = start(bids)
    seal(game, "turn0/bid", ana=1, bo=5, cy=4)
    game.open("turn0/bid", HOST)
    game.stop(HOST, counts=False)
    assert refusal(lambda: say(game, "turn1/bid/ana", 3)) == "refused.stale"
