"""Oh Hell's reveals, moment by moment: the bids together, then who made it, who missed, and the points."""

from __future__ import annotations

from random import Random

import pytest

from rules.engine.beats import Beat, length
from rules.engine.referee import Referee
from rules.engine.registry import meta
from rules.engine.seating import Leaves
from rules.facts import Ruling
from tests.repeats import repeats
from tests.rules.games.evening import NAMES
from tests.rules.games.ohhell.driver import (
    Evening,
    bid,
    deal_out,
    enter_tricks,
    scene_of,
    seat_down,
)
from tests.rules.games.watching import Reveals

ANA, BO, CY = NAMES[:3]


def beats_of(referee: Referee) -> tuple[Beat, ...]:
    return referee.game.beats_of(referee.table)


def after_bids(**options: object) -> Referee:
    referee = seat_down(3, deals="down", largest=5, **options)
    deal_out(referee, "hearts")
    assert beats_of(referee) == ()
    bid(referee, ana=2, bo=1, cy=2)
    return referee


def test_sealed_bids_are_turned_over_together_and_then_summed_up() -> None:
    referee = after_bids()
    turn, tell = beats_of(referee)
    assert turn.kind == "turn"
    assert turn.seats == tuple(scene_of(referee).players)
    assert tell == Beat("tell", ruling=0, what="bids")


def test_bids_that_were_heard_need_no_reveal() -> None:
    assert beats_of(after_bids(bids="turn")) == ()


def test_those_who_made_it_come_before_those_who_missed_and_the_points_last() -> None:
    referee = after_bids(scores="difference")
    enter_tricks(referee, ana=2, bo=2, cy=1)
    kinds = [(beat.kind, beat.seats) for beat in beats_of(referee)]
    assert kinds[0] == ("take", (ANA,))
    assert {kind for kind, _ in kinds[1:3]} == {"strike"}
    assert {seats for _, seats in kinds[1:3]} == {(BO,), (CY,)}
    assert kinds[3][0] == "score"
    assert set(kinds[3][1]) == {ANA, BO, CY}


def test_where_a_miss_costs_nothing_only_those_who_made_it_score() -> None:
    referee = after_bids()
    enter_tricks(referee, ana=2, bo=2, cy=1)
    assert beats_of(referee)[-1] == Beat("score", (ANA,))


def test_everybody_who_made_it_is_told_at_the_end() -> None:
    referee = after_bids()
    enter_tricks(referee, ana=2, bo=1, cy=2)
    assert [beat.kind for beat in beats_of(referee)] == ["take"] * 3 + [
        "highlight",
        "tell",
        "score",
    ]


def test_what_is_ruled_later_adds_nothing() -> None:
    referee = after_bids()
    enter_tricks(referee, ana=2, bo=2, cy=1)
    rulings = [*referee.table.present_event.rulings, Ruling("leaving", Leaves("ohhell", BO))]
    assert tuple(referee.game.beats(rulings, referee.table.scene)) == beats_of(referee)


@pytest.mark.parametrize("players", range(3, 8))
def test_a_deal_takes_two_to_six_seconds_however_many_play(players: int) -> None:
    referee = seat_down(players, deals="down", largest=7)
    deal_out(referee, "hearts")
    bid(referee, **dict.fromkeys(NAMES[:players], 0))
    assert 2 < length(beats_of(referee)) < 6
    nothing: dict[str, int] = dict.fromkeys(NAMES[:players], 0)
    enter_tricks(referee, **{**nothing, "ana": 7})
    assert 2 < length(beats_of(referee)) < 6


@pytest.mark.parametrize("seed", range(repeats(6)))
def test_in_any_game_a_reveal_only_grows_and_every_score_has_its_beat(seed: int) -> None:
    rng = Random(seed)
    players = rng.randint(3, 7)
    options = {**meta("ohhell").sample(rng, players), "largest": 3}
    seen = Reveals()

    def happens(evening: Evening) -> bool:
        seen.look(evening.referee.game, evening.referee.table)
        return False

    referee = Evening(seat_down(players, **options), seed, happens=happens).play()
    seen.look(referee.game, referee.table)
    deals = scene_of(referee).deals
    assert len(seen.seen) == deals * (2 if options["bids"] == "sealed" else 1)
