"""Standings over games: points by place, a crown that moves, evenings apart, people merged."""

from __future__ import annotations

from fractions import Fraction

import pytest

from companion.presenters import Viewer
from companion.presenters.evening import Evening
from companion.storage.records import Entry
from companion.tables.commands.people import MergePeople, RenameInHistory, SeparatePeople
from companion.tables.evenings import PAUSE, evenings, is_going_on, leaders, tallies
from companion.tables.roster import PastGame, Roster
from rules.engine.places import places_of
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Setup
from rules.errors import Refused
from rules.facts import Seat
from tests.tables.table_fixture import TableFixture

ANA, BO, CEM, DEE = (Seat(name) for name in ("s1", "s2", "s3", "s4"))
HALF = Fraction(1, 2)


def roster(*seats: Seat) -> Roster:
    made = Roster()
    for seat in seats or (ANA, BO, CEM, DEE):
        made.apply(Entry(1, 0, "seat", {"seat": seat, "name": seat, "colour": "nut"}))
    return made


def game(number: int, began: int = 0, *, over: bool = True, **places: int) -> PastGame:
    by_seat = {Seat(seat): place for seat, place in places.items()}
    winners = tuple(seat for seat, place in by_seat.items() if place == 1)
    setup = Setup(tuple(by_seat), {})
    return PastGame(
        "feast", setup, number, began, began + 1, winners, over=over, places=by_seat, counts=over
    )


def points(games: list[PastGame], people: Roster) -> dict[Seat, Fraction]:
    return {each.seat: each.points for each in tallies(games, people)}


# -- places ------------------------------------------------------------------------------------


def test_leavers_and_dummies_have_no_place() -> None:
    lines = (
        Line(ANA, (), 5),
        Line(BO, (), 9),
        Line(CEM, (), 7, competes=False),
        Line(DEE, (), 5),
    )
    assert places_of(Standings((), lines), (BO,)) == {BO: 1, ANA: 2, DEE: 2}
    assert places_of(Standings((), lines, "lowest"), (ANA, DEE)) == {ANA: 1, DEE: 1, BO: 3}
    assert places_of(None, (ANA,)) == {ANA: 1}


def test_whoever_won_a_tie_is_first_and_the_other_second() -> None:
    lines = (Line(ANA, (), 5), Line(BO, (), 5))
    assert places_of(Standings((), lines), (BO,)) == {BO: 1, ANA: 2}


# -- points ------------------------------------------------------------------------------------


def test_a_point_for_everybody_left_behind_and_half_for_a_shared_place() -> None:
    found = points([game(1, s1=1, s2=2, s3=2, s4=4)], roster())
    assert found == {ANA: 3, BO: 1 + HALF, CEM: 1 + HALF, DEE: 0}


def test_each_game_gives_out_the_same_sum_however_many_tie() -> None:
    for places in (
        {"s1": 1, "s2": 1, "s3": 1},
        {"s1": 1, "s2": 2, "s3": 3},
        {"s1": 1, "s2": 1, "s3": 3},
    ):
        found = points([game(1, 0, over=True, **places)], roster())
        assert sum(found.values(), Fraction(0)) == 3


def test_the_crown_moves_and_may_be_shared() -> None:
    games = [game(1, s1=1, s2=2), game(2, s2=1, s1=2), game(3, s2=1, s1=2)]
    crowns = [leaders(tallies(games[:n], roster())) for n in range(4)]
    assert [set(each) for each in crowns] == [set(), {ANA}, {ANA, BO}, {BO}]
    assert leaders(tallies([game(1, s1=1)], roster())) == ()  # nobody was left behind


def test_who_has_won_what() -> None:
    found = {
        each.seat: each.won
        for each in tallies([game(1, s1=1, s2=1), game(2, s1=1, s2=2)], roster())
    }
    assert found == {ANA: (1, 2), BO: (1,)}


# -- evenings ----------------------------------------------------------------------------------


def test_a_long_pause_begins_another_evening() -> None:
    first, second = game(1, 0, s1=1), game(2, PAUSE, s1=1)
    third = game(3, 2 * PAUSE + 2, s1=1)
    assert [[each.number for each in one] for one in evenings([first, second, third])] == [
        [1, 2],
        [3],
    ]
    assert evenings([]) == []


def test_whether_an_evening_goes_on_is_whether_the_next_game_would_belong_to_it() -> None:
    first = game(1, 0, s1=1)
    for later, goes_on in ((PAUSE, True), (PAUSE + 1, True), (PAUSE + 2, False)):
        assert is_going_on([first], later) is goes_on
        assert (len(evenings([first, game(2, later, s1=1)])) == 1) is goes_on


# -- people ------------------------------------------------------------------------------------


def viewer() -> Viewer:
    return Viewer("board", host=True)


def fixture_with_a_game() -> TableFixture:
    """Return a table at which Ana beat Bo; Cem came later."""
    fixture = TableFixture(2)
    fixture.start("feast", dummies=0)
    fixture.ok(fixture.host, "end_game")
    fixture.seats.append(fixture.table.join("device-late", "Cem", None))
    return fixture


def test_merged_people_are_counted_together_until_they_are_separated() -> None:
    people = roster()
    games = [game(1, s1=1, s2=2), game(2, s3=1, s2=2)]
    people.apply(Entry(9, 0, "merge", {"seat": CEM, "into": ANA}))
    assert points(games, people) == {ANA: 2, BO: 0}
    people.apply(Entry(9, 0, "merge", {"seat": ANA, "into": DEE}))
    assert points(games, people) == {DEE: 2, BO: 0}
    people.apply(Entry(9, 0, "separate", {"seat": CEM}))
    assert points(games, people) == {DEE: 1, BO: 0, CEM: 1}


def test_whoever_played_in_one_game_cannot_be_one_person() -> None:
    fixture = fixture_with_a_game()
    ana, bo, cem = fixture.seats
    table, host = fixture.table, fixture.host
    with pytest.raises(Refused) as refused:
        table.execute(MergePeople(ana, bo), host)
    with fixture.speaking():
        said = fixture.services.say(refused.value.why, table)
    assert said == "Ana and Bo played in the same game, so they are two people."
    table.execute(MergePeople(cem, ana), host)
    assert table.roster.identity(cem) == ana
    # Bo played with Ana, and so with Cem, who is the same.
    with pytest.raises(Refused):
        table.execute(MergePeople(cem, bo), host)
    table.execute(MergePeople(ana, cem), host)  # nothing to do
    assert table.roster.same_as == {cem: ana}
    table.execute(SeparatePeople(cem), host)
    assert table.roster.same_as == {}
    with pytest.raises(Refused):
        table.execute(MergePeople(Seat("s99"), ana), host)


def test_somebody_without_a_seat_can_be_renamed() -> None:
    fixture = fixture_with_a_game()
    ana, bo, _ = fixture.seats
    fixture.ok(fixture.host, "disconnect_phone", seat=ana)
    fixture.table.execute(RenameInHistory(ana, "Anna"), fixture.host)
    assert fixture.table.roster.people[ana].name == "Anna"
    for seat, name in ((bo, "Cem"), (Seat("s99"), "Zoe")):
        with pytest.raises(Refused):
            fixture.table.execute(RenameInHistory(seat, name), fixture.host)


def test_tonight_ends_with_a_pause_and_the_lobby_asks_for_a_rematch() -> None:
    fixture = TableFixture(2)
    past = game(1, fixture.now, s1=1, s2=2)
    fixture.table.roster.past.append(past)
    fixture.table.roster.games = 1
    t = fixture.services.renderer.presenter(fixture.table, viewer())
    assert (Evening(t).is_tonight, Evening(t).points(ANA), Evening(t).leads(BO)) == (
        True,
        "1",
        False,
    )
    assert "Time for a rematch?" not in fixture.html("board", host=True)["stage"]
    fixture.now += PAUSE + 2
    fixture.services.renderer.forget(fixture.table)
    assert not Evening(t).is_tonight
    assert "Time for a rematch?" in fixture.html("board", host=True)["stage"]
