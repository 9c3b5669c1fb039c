"""The Feast on the table: everybody's ploy, the topic in the middle, and the gaffes beside it."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.table_scene import Fate, LaidCard, Middle, Moment, Place, TableScene
from rules.games.feast.scene import Play, Scene


def layout(scene: Scene) -> TableScene:
    """Return what lies where in a round."""
    topic = () if scene.topic is None else (scene.topic,)
    takers = tuple(play.seat for play in scene.plays if play.took and play.took.source == "topic")
    return TableScene(
        places=tuple(_place(scene, play) for play in scene.plays),
        middle=Middle(topic, takers),
        dealt=scene.dealt,
        aside=(*_gaffes(scene), *_taken_gaffes(scene)),
        captures={
            seat: [capture.rank for capture in taken] for seat, taken in scene.captures.items()
        },
        deal=scene.deal,
        deals=scene.deals,
        round=scene.round,
        rounds=scene.rounds,
    )


def _place(scene: Scene, play: Play) -> Place:
    gain = play.took.rank if play.took else None
    return Place(play.seat, play.rank, _fate(scene, play), gain, play.dummy, play.dummy)


def _fate(scene: Scene, play: Play) -> Fate:
    """Return what has become of a ploy; while it is not judged, nothing is decided of it."""
    if play.took:
        return "taken" if play.took.source == "topic" else "low"
    if play.gaffe:
        return "matched"
    return "none" if play.rank is not None and scene.stage in ("scored", "over") else ""


def _gaffes(scene: Scene) -> Iterator[LaidCard[int]]:
    """Yield the gaffes that nobody has taken: each lies there since it was matched."""
    for rank in scene.pile:
        yield LaidCard(rank, since=Moment("match", what=str(rank)))


def _taken_gaffes(scene: Scene) -> Iterator[LaidCard[int]]:
    """Yield those that somebody takes: until then they lie there."""
    for play in scene.plays:
        if play.took and play.took.source == "gaffe":
            rank = play.took.rank
            yield LaidCard(rank, Moment("match", what=str(rank)), Moment("take", play.seat))
