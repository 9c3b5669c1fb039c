"""Large moments: a comeback is found in the score of any game, and what was shown of it stays."""

from __future__ import annotations

import pytest

from rules.engine.beats import Beat
from rules.engine.highlights import with_comebacks
from rules.engine.registry import GAMES
from rules.engine.setup import Setup
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Tabletop
from rules.facts import Seat
from tests.rules.conformance.recorded_reveals import SHARE_REVEALS, recorded_reveals
from tests.rules.engine.toys import ANA, BO, CY
from tests.rules.games.watching import Seen
from tests.rules.toy_facts import toy

pytestmark = SHARE_REVEALS


def told(game: str) -> set[str]:
    beats = [beat for each in recorded_reveals(game) for beat in each.beats]
    return {beat.what for beat in beats if beat.kind == "highlight"}


def comebacks(game: str) -> list[tuple[Seen, int]]:
    """Return the comebacks of all recorded games: the reveal, and the number of its beat from 0."""
    return [
        (each, nth)
        for each in recorded_reveals(game)
        for nth, beat in enumerate(each.beats)
        if beat.what == "comeback"
    ]


@pytest.mark.parametrize(
    "game, what",
    [
        ("feast", "all-matched"),
        ("ididnt", "caught"),
        ("liar", "last-card"),
        ("eatme", "swallowed"),
        ("nimmt", "takes-five"),
        ("nimmt", "lowest"),
        ("ohhell", "all-made"),
    ],
)
def test_each_large_moment_of_a_game_is_in_a_recorded_one(game: str, what: str) -> None:
    assert what in told(game)


@pytest.mark.parametrize("game", GAMES)
def test_after_a_comeback_its_player_leads_alone(game: str) -> None:
    for seen, nth in comebacks(game):
        (seat,) = seen.beats[nth].seats
        totals = {each: [line.total for line in lines] for each, lines in seen.lines.items()}
        others = [each for each in totals if each != seat and seen.lines[each][0].competes]
        after = [totals[each][nth] for each in others]
        own = totals[seat]
        # The least or the most wins, as the game has it.
        assert own[nth] < min(after) or own[nth] > max(after), (game, seen.path)


def test_there_are_comebacks() -> None:
    assert any(comebacks(game) for game in GAMES)


def standings(ana: int, bo: int, cy: int, *, gone: Seat | None = None) -> Standings:
    points = {ANA: ana, BO: bo, CY: cy}
    lines = (Line(seat, (), total, seat != gone) for seat, total in points.items())
    return Standings((), tuple(lines))


@pytest.mark.parametrize("gain, comes_back", [(5, False), (7, True)])
def test_who_leaves_after_a_reveal_makes_nobody_come_back_in_it(
    gain: int, *, comes_back: bool
) -> None:
    """Cy was last twice, and takes the lead only if Ana, who has 6 points, does not count."""
    table = Tabletop(Setup((ANA, BO, CY)))
    table.standings = standings(0, 0, 0)
    for now in (standings(5, 3, 0), standings(6, 4, 0), standings(6, 4, gain)):
        table.new_page()
        table.rule("takes", toy("takes", seat=CY))
        table.standings = now
    beats = (Beat("score", (CY,), 0),)
    shown = with_comebacks(beats, table)
    assert shown == (*beats, *([Beat("highlight", (CY,), what="comeback")] * comes_back))
    table.rule("leaving", toy("leaves", seat=ANA))
    table.standings = standings(6, 4, gain, gone=ANA)
    assert with_comebacks(beats, table) == shown
