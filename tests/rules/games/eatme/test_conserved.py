"""What holds in every game of Eat Me, whoever plays and whatever the options are."""

from collections.abc import Sequence
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.engine.referee import Referee
from rules.engine.tabletop import Setup
from rules.games.eatme.adjudicate import Body, tastiest
from rules.games.eatme.meta import META, revealed, ring_size
from rules.games.eatme.scene import Round, Span
from rules.games.eatme.script import GAME
from tests.rules.conformance.rand import play
from tests.rules.games.eatme.driver import scene_of
from tests.rules.games.evening import NAMES, codes


def game(players: int, seed: int) -> tuple[Referee, list[Round]]:
    """A game of chance, and each of its rounds card by card."""
    rounds: dict[int, Round] = {}

    def note(referee: Referee) -> None:
        scene = scene_of(referee)
        if scene.last is not None:
            rounds[scene.last.number] = scene.last

    options = META.sample(Random(seed), players)
    referee = Referee(GAME, Setup(NAMES[:players], options), Random(seed))
    play(referee, seed, talk=0.05, each=note)
    return referee, list(rounds.values())


def apart(bodies: tuple[Body, ...], size: int) -> bool:
    """Whether no two bodies touch or overlap, and each is one run of the ring."""
    where = {cell: number for number, body in enumerate(bodies) for cell in body.cells}
    runs = all(
        b == a % size + 1
        for body in bodies
        for a, b in zip(body.cells, body.cells[1:], strict=False)
    )
    touching = any(where[cell] != where.get(cell % size + 1, where[cell]) for cell in where)
    return runs and not touching and len(where) == sum(body.size for body in bodies)


def check(referee: Referee, rounds: list[Round]) -> None:
    scene = scene_of(referee)
    players, options = len(referee.setup.seats), referee.setup.options
    assert scene.size == ring_size(players, options)
    spent = {cell for body in rounds[0].before for cell in body.cells}
    assert len(spent) <= revealed(players, options)
    points = dict.fromkeys(referee.setup.seats, 0)
    for number, round_ in enumerate(rounds, start=1):
        assert round_.number == number
        assert {play.seat for play in round_.plays} == set(referee.setup.seats)
        bids = [play.bid for play in round_.plays]
        assert bids == sorted(bids, reverse=True)
        before = {body.id: body for body in round_.before}
        for play_ in round_.plays:
            spent.add(play_.card)
            assert {cell for body in play_.bodies for cell in body.cells} == spent
            assert apart(play_.bodies, scene.size)
            if play_.eaten:
                assert play_.points == before[play_.eaten].size
                assert play_.scorer == before[play_.eaten].owner
                points[play_.scorer] += play_.points  # type: ignore[index]
            before = {body.id: body for body in play_.bodies}
    assert points == scene.points
    assert all(left >= 0 for left in scene.left.values())


def bodies_at(step: int, spans: Sequence[Span]) -> list[Body]:
    """What lies there at a step, as the board draws it."""
    return [
        span.body for span in spans if span.start <= step and (span.end is None or step < span.end)
    ]


def check_spans(round_: Round) -> None:
    """Check that the spans are the bodies of each step of a round, and the mark that of the second largest."""
    for step, bodies in enumerate([round_.before, *(play_.bodies for play_ in round_.plays)]):
        assert sorted(bodies_at(step, round_.spans), key=str) == sorted(bodies, key=str)
        second = tastiest(bodies)
        assert bodies_at(step, round_.tastiest) == ([] if second is None else [second])
    gone = {play_.eaten for play_ in round_.plays if play_.eaten}
    assert {span.body.id for span in round_.spans if span.eaten and span.body.id} == gone


@given(players=st.integers(2, 8), seed=st.integers(0, 10_000))
@settings(max_examples=30, deadline=None)
def test_cells_are_conserved_and_points_are_what_was_eaten(players: int, seed: int) -> None:
    referee, rounds = game(players, seed)
    scene = scene_of(referee)
    check(referee, rounds)
    for round_ in rounds:
        check_spans(round_)
    if scene.ouroboros:
        assert len(scene.bodies) <= 1
    if "eatme.odd-deck" not in codes(referee):
        withdrawn = 0 if scene.ouroboros else 1
        assert (
            len(scene.bodies_by_number) == scene.size - withdrawn == scene.size - len(scene.missing)
        )
