"""The end of a game as the board is given it: places, the course of the score, its chart, and mentions."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import pairwise
from random import Random

import pytest

from companion.presenters import Viewer
from companion.presenters.course import Chart, PlayerTotals, draw, scale, spread_apart
from companion.tables.roster import Person
from companion.web.folders import folder
from rules.engine.ceremony import places
from rules.engine.mentions import MOST
from rules.engine.registry import GAMES, meta
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Setup, Tabletop
from rules.facts import Seat
from tests.rendering.test_finale import play
from tests.tables.table_fixture import TableFixture

ANA, BO, CY, DEE, EVA = (Seat(name) for name in ("ana", "bo", "cy", "dee", "eva"))
SVG = "{http://www.w3.org/2000/svg}"


def parsed(drawn: str) -> ET.Element:
    return ET.fromstring(drawn)  # noqa: S314  # what our template has drawn


def table_of(totals: dict[Seat, int], *winners: Seat, lowest: bool = False) -> Tabletop:
    table = Tabletop(Setup(tuple(totals)))
    lines = tuple(Line(seat, (), total) for seat, total in totals.items())
    table.standings = Standings((), lines, "lowest" if lowest else "highest")
    table.winners = winners
    return table


@pytest.mark.parametrize(
    "totals, winners, ranks",
    [
        ({ANA: 3, BO: 9, CY: 5, DEE: 1}, [BO], [(1, "bo"), (2, "cy"), (3, "ana"), (4, "dee")]),
        ({ANA: 9, BO: 9, CY: 5, DEE: 1}, [ANA, BO], [(1, "ana bo"), (3, "cy"), (4, "dee")]),
        ({ANA: 9, BO: 5, CY: 5, DEE: 1}, [ANA], [(1, "ana"), (2, "bo cy"), (4, "dee")]),
        ({ANA: 2, BO: 2}, [ANA, BO], [(1, "ana bo")]),
        ({ANA: 4, BO: 2}, [ANA], [(1, "ana"), (2, "bo")]),
    ],
)
def test_those_who_tie_share_a_place_and_the_next_one_is_skipped(
    totals: dict[Seat, int], winners: list[Seat], ranks: list[tuple[int, str]]
) -> None:
    found = [(each.rank, " ".join(each.seats)) for each in places(table_of(totals, *winners))]
    assert found == ranks


def test_the_lowest_comes_first_where_the_lowest_wins() -> None:
    found = places(table_of({ANA: 900, BO: 150, CY: 400}, BO, lowest=True))
    assert [each.seats for each in found] == [(BO,), (CY,), (ANA,)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 5])
def test_the_end_of_every_game(game: str, players: int) -> None:
    fixture = TableFixture(players=max(players, meta(game).least))
    fixture.start(game)
    assert "podium" not in fixture.html("board")["stage"]
    play(fixture, 3)
    t = fixture.services.renderer.presenter(fixture.table, Viewer("board"))
    referee = fixture.table.referee
    assert referee is not None
    assert referee.table.standings is not None
    competing = {line.seat for line in referee.table.standings.lines if line.competes}
    shown = [seat for place in t.ceremony.places for seat in place.seats]
    assert set(shown) == competing
    assert len(shown) == len(competing)
    assert set(t.ceremony.places[0].seats) == set(referee.table.winners)
    ranks = [place.rank for place in t.ceremony.podium]
    assert ranks == sorted(ranks, reverse=True)
    assert ranks[-1] == 1
    # The last row of the course is the score.
    totals = {line.seat: line.total for line in referee.table.standings.lines}
    last = t.ceremony.course[-1]
    for person, cell in zip(t.ceremony.players, last.cells, strict=True):
        assert cell == t.score.amount(totals[person.seat])
    assert all(row.label for row in t.ceremony.course)
    assert len(t.ceremony.mentions) <= MOST
    chart = t.ceremony.chart
    assert chart is not None
    inside(chart)
    # Each part of the game is there, also one in which nobody scored.
    paths = [referee.table.path_of(page) for page in range(len(referee.table.pages))]
    assert len(chart.spans) == len({path.partition("/")[0] for path in paths if path})
    svg = parsed(fixture.app.jinja_env.get_template("board/course.html").render(chart=chart))
    names = [text.text for text in svg.iter(f"{SVG}text")]
    assert all(person.name in names for person in t.ceremony.players)
    stage = fixture.html("board")["stage"]
    rows = re.findall("<tr>", stage.partition('id="course-table"')[2].partition("</table>")[0])
    assert len(rows) == len(t.ceremony.course) + 1


# -- the chart -----------------------------------------------------------------------------


def inside(chart: Chart) -> None:
    """Check that everything is drawn within the picture, and the names apart from each other."""
    for line in chart.lines:
        steps = re.findall(r"[ML]([\d.]+) ([\d.]+)", line.path)
        assert re.fullmatch(r"([ML][\d.]+ [\d.]+)+", line.path)
        assert all(chart.left <= float(x) <= chart.right for x, _ in steps)
        assert all(0 < float(y) < chart.height for _, y in steps)
        assert (line.x, line.y) == tuple(map(float, steps[-1]))
    middles = sorted(line.name_y for line in chart.lines)
    assert middles[0] >= chart.size / 2
    assert middles[-1] <= chart.height - chart.size / 2
    assert all(b - a >= chart.size for a, b in pairwise(middles))
    assert all(level.y <= chart.floor for level in chart.levels)


def people(*names: str) -> list[Person]:
    colours = ("cherry", "carrot", "citrus", "leafy-green", "fish", "grape", "nut", "ice-cream")
    return [
        Person(Seat(f"s{nth}"), name, colour)
        for nth, (name, colour) in enumerate(zip(names, colours, strict=False))
    ]


@pytest.mark.parametrize("players", [1, 2, 8])
@pytest.mark.parametrize("name", ["Bo", "Maximilian-Alexa", "WWWWWWWWWWWWWWWW"])
def test_the_chart_has_room_for_everybody(players: int, name: str) -> None:
    rng = Random(4)
    for low, high in ((0, 3), (-4, 12), (0, 0), (50, 50), (-9, -2), (0, 4350)):
        runs = [
            PlayerTotals(person, tuple((nth, rng.randint(low, high)) for nth in range(33)))
            for person in people(*[name] * players)
        ]
        chart = draw("Course", runs, ["", *["Deal 1"] * 16, *["Deal 2"] * 16], str)
        inside(chart)
        assert [span.label for span in chart.spans] == ["Deal 1", "Deal 2"]
        # A name ends within the picture, also with wide letters.
        assert chart.right + 53 <= 1000 - len(name) * chart.size * 0.3


def test_a_line_has_a_gap_where_its_player_was_away() -> None:
    (ana,) = people("Ana")
    chart = draw(
        "Course", [PlayerTotals(ana, ((0, 0), (1, 4), (3, 4), (4, 6)))], ["", *"abcd"], str
    )
    assert re.sub(r"[\d. ]", "", chart.lines[0].path) == "MLML"


def test_a_line_of_somebody_who_left_ends_before_the_others() -> None:
    ana, bo = people("Ana", "Bo")
    runs = [PlayerTotals(ana, ((0, 0), (1, 4), (2, 9))), PlayerTotals(bo, ((0, 0), (1, 3)))]
    chart = draw("Course", runs, ["", "Round 1", "Round 2"], str)
    assert chart.lines[0].x == chart.right
    assert chart.lines[1].x < chart.right


def test_names_stand_beside_close_lines_in_the_order_of_the_totals() -> None:
    totals = (400, 401, 400, 402)
    runs = [
        PlayerTotals(person, ((0, 0), (1, total)))
        for person, total in zip(people(*"abcd"), totals, strict=True)
    ]
    lines = draw("Course", runs, ["", "Round 1"], str).lines
    for ends in ([line.name_y for line in lines], [line.y for line in lines]):
        order = sorted(range(4), key=lambda nth: ends[nth])
        assert order == [3, 1, 0, 2]


def test_of_many_parts_only_some_are_labelled() -> None:
    (ana,) = people("Ana")
    parts = ["", *(f"Round {number}" for number in range(1, 27))]
    runs = [PlayerTotals(ana, tuple((nth, nth) for nth in range(27)))]
    labels = [span.label for span in draw("Course", runs, parts, str).spans if span.label]
    assert labels == ["Round 1", "Round 6", "Round 11", "Round 16", "Round 21", "Round 26"]


@pytest.mark.parametrize("low, high", [(0, 1), (0, 94), (-7, 3), (0, 99_999), (-20, 0), (0, 0)])
def test_the_scale_holds_all_totals_in_few_round_steps(low: int, high: int) -> None:
    steps = scale(low, high)
    assert steps[0] <= low
    assert steps[-1] >= high
    assert 3 <= len(steps) <= 8


def test_names_that_wish_for_one_place_stand_apart() -> None:
    assert spread_apart([200, 200, 200, 10], 20, 400, 43) == [157, 200, 243, 20]
    assert spread_apart([390, 390, 395], 20, 400, 43) == [314, 357, 400]


def test_the_chart_has_the_colours_of_the_seats_and_its_lines_are_seen_on_paper() -> None:
    """A line is told from paper by 3:1 at least (WCAG 1.4.11)."""
    template = folder("templates") / "board" / "course.html"
    source = " ".join(template.read_text(encoding="utf-8").split())
    sheet = (folder("static") / "css" / "first.css").read_text(encoding="utf-8")
    seats = re.findall(
        r'\[data-colour="([\w-]+)"\]\s*\{\s*--seat: (#\w+);\s*--on-seat: (#\w+);\s*\}', sheet
    )
    assert len(seats) == 9
    inks = dict(re.findall(r'"([\w-]+)": "(#\w{6})"', source))
    for name, seat, on_seat in seats:
        assert f'"{name}": ("{seat}", "{on_seat}")' in source
        assert contrast(inks.get(name, seat), "#fdf6e6") >= 3, name
    (paper,) = re.findall(r'class="chart-paper"[^>]* fill="(#\w+)"', source)
    assert paper == re.findall(r"--card: (#\w+);", sheet)[0]


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21."""

    def light(colour: str) -> float:
        parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
        red, green, blue = (
            p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_a_picture_of_the_chart_stands_alone() -> None:
    """It is well-formed, says what it is, and refers to nothing."""
    fixture = TableFixture(players=8)
    template = fixture.app.jinja_env.get_template("board/course.html")
    runs = [
        PlayerTotals(person, ((0, 0), (1, nth)))
        for nth, person in enumerate(people(*"ABCDEFG", "<&>"))
    ]
    drawn = template.render(chart=draw("How the score went", runs, ["", "Deal 1"], str))
    svg = parsed(drawn)
    assert svg.attrib["aria-label"] == "How the score went"
    assert len([path for path in svg.iter(f"{SVG}path") if path.get("class") == "chart-line"]) == 8
    assert not re.search(r"href|url\(|var\(|<style", drawn)
    assert "<&>" in [text.text for text in svg.iter(f"{SVG}text")]
