"""The course of a game: the totals after each page of rulings that changed them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.registry import GAMES
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Script, Tabletop
from rules.facts import Seat
from rules.prompts import Number
from tests.repeats import repeats
from tests.rules.conformance.rand import copy_of, play, table
from tests.rules.engine.toys import ANA, BO, CY, HOST, again, say, start
from tests.rules.games.evening import host_says
from tests.rules.games.feast.driver import Evening, seat_down
from tests.rules.toy_facts import toy


def publish(
    table: Tabletop, totals: Mapping[Seat, int], gone: frozenset[Seat] = frozenset()
) -> None:
    lines = (Line(seat, (), total, seat not in gone) for seat, total in totals.items())
    table.standings = Standings((), tuple(lines))


def three_rounds(table: Tabletop) -> Script[None]:
    """In each round the host says how many points Ana gets; 9 also gives Bo one."""
    totals = {ANA: 0, BO: 0}
    publish(table, totals)
    table.rule("deal", toy("deal"))
    for number in (1, 2, 3):
        with table.within(f"round{number}"):
            points = yield from table.host(Number("points", 0, 9))
            table.new_page()
            table.rule("points", toy("points", points=points))
            totals = {ANA: totals[ANA] + points, BO: totals[BO] + (points == 9)}
            publish(table, totals)
    table.new_page()
    table.rule("end", toy("won"))


def course(table: Tabletop) -> list[tuple[int, str, dict[str, int]]]:
    return [
        (point.page, point.path, {str(k): n for k, n in point.totals.items()})
        for point in table.course
    ]


def test_what_somebody_gained_just_before_they_left_is_in_it() -> None:
    def script(table: Tabletop) -> Script[None]:
        publish(table, {ANA: 0, BO: 0, CY: 0})
        with table.within("round1"):
            yield from table.host(Number("points", 0, 9))
            table.new_page()
            publish(table, {ANA: 3, BO: 16, CY: 0})
            publish(table, {ANA: 3, BO: 16, CY: 0}, frozenset({BO, CY}))
        table.new_page()
        with table.within("round2"):
            yield from table.host(Number("points", 0, 9))
            publish(table, {ANA: 5, BO: 16, CY: 0}, frozenset({BO, CY}))
        table.new_page()

    game = start(script, ANA, BO, CY)
    say(game, "round1/points", 1)
    say(game, "round2/points", 1)
    totals = [totals for *_, totals in course(game.table)]
    assert totals == [{ANA: 0, BO: 0, CY: 0}, {ANA: 3, BO: 16}, {ANA: 5}]


def test_it_has_the_start_and_each_page_that_changed_a_total() -> None:
    game = start(three_rounds, ANA, BO)
    assert course(game.table) == [(0, "", {ANA: 0, BO: 0})]
    say(game, "round1/points", 4)
    assert course(game.table)[1:] == [(1, "round1", {ANA: 4, BO: 0})]
    say(game, "round2/points", 0)  # changes nothing
    say(game, "round3/points", 9)
    assert game.over
    assert course(game.table) == [
        (0, "", {ANA: 0, BO: 0}),
        (1, "round1", {ANA: 4, BO: 0}),
        (3, "round3", {ANA: 13, BO: 1}),
    ]


def test_a_page_knows_where_it_began() -> None:
    game = start(three_rounds, ANA, BO)
    for number in (1, 2, 3):
        say(game, f"round{number}/points", 1)
    paths = [game.table.path_of(page) for page in range(len(game.table.pages))]
    assert paths == ["", "round1", "round2", "round3", "round3"]
    assert game.table.path_of(99) == ""


def test_it_follows_what_is_amended_and_undone() -> None:
    game = start(three_rounds, ANA, BO)
    for number, points in enumerate((4, 5, 6), 1):
        say(game, f"round{number}/points", points)
    before = course(game.table)
    game.amend("round1/points", 0, HOST)
    assert course(game.table) == [
        (0, "", {ANA: 0, BO: 0}),
        (2, "round2", {ANA: 5, BO: 0}),
        (3, "round3", {ANA: 11, BO: 0}),
    ]
    game.undo(HOST)
    assert course(game.table) == before == course(again(game).table)
    game.undo(HOST)
    assert course(game.table) == before[:-1]


def test_nobody_has_a_total_before_they_come_or_after_they_leave() -> None:
    def play(table: Tabletop) -> Script[None]:
        publish(table, {ANA: 0, BO: 0})
        for number, totals, gone in ((1, {ANA: 3, BO: 2, CY: 0}, ""), (2, {ANA: 3, CY: 5}, "bo")):
            with table.within(f"round{number}"):
                yield from table.host(Number("go", 0, 1))
                table.new_page()
                table.rule("points", toy("points"))
                publish(table, {BO: 2, **totals}, frozenset({Seat(gone)}))

    game = start(play)
    say(game, "round1/go", 1)
    say(game, "round2/go", 1)
    assert [sorted(point.totals) for point in game.table.course] == [
        [ANA, BO],
        [ANA, BO, CY],
        [ANA, CY],
    ]


def test_a_game_without_a_score_has_no_course() -> None:
    def play(table: Tabletop) -> Script[None]:
        yield from table.host(Number("go", 0, 1))
        table.new_page()

    game = start(play)
    say(game, "go", 1)
    assert game.table.course == ()


@pytest.mark.game("feast")
def test_who_leaves_the_feast_and_comes_back_is_missing_meanwhile() -> None:
    evening = Evening(seat_down(4), 7)
    referee = evening.play(until="deal1/round2/ploy")
    host_says(referee, "leave", "bo")
    referee = evening.play(until="deal2/round1/topic")
    host_says(referee, "back", "bo")
    referee = evening.play()
    there = [("bo" in point.totals, point.path) for point in referee.table.course]
    assert there[0] == (True, "")
    away = [path for is_there, path in there if not is_there]
    assert away
    assert all(path.startswith("deal1/") for path in away)
    assert there[-1][0]
    # A dummy never competes, so it has no line.
    assert all(set(point.totals) <= set(referee.setup.seats) for point in referee.table.course)


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 10_000))
@settings(max_examples=repeats(3), deadline=None)
def test_every_game_has_a_course_that_ends_with_its_standings(game: str, seed: int) -> None:
    referee = play(table(game, seed), seed)
    standings = referee.table.standings
    points = referee.table.course
    assert standings is not None
    assert points[0].page == 0
    changed = [point.page for point in points[1:]]
    assert changed == sorted(set(changed))
    assert points[-1].totals == {line.seat: line.total for line in standings.lines if line.competes}
    assert all(a.totals != b.totals for a, b in pairwise(points))
    assert copy_of(referee).table.course == points
