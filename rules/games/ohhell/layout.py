"""Oh Hell on the table: everybody's bid as a card, and the trump in the middle."""

from __future__ import annotations

from rules.engine.table_scene import Fate, LaidCard, Middle, Place, TableScene
from rules.facts import Seat
from rules.games.ohhell.scene import Scene

FACES: dict[int | str, str] = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}


def layout(scene: Scene) -> TableScene:
    """Return the bids, with who made theirs once the tricks are in; before the first deal nobody has a place.

    Where the app deals, the trick that is played lies there in place of the bids.
    """
    players = scene.players or (scene.upcoming.players if scene.upcoming else ())
    trump = (scene.trump,) if scene.trump in FACES and scene.players else ()
    plays = bool(scene.trick) and scene.stage == "tricks"
    last_trick = scene.trick.values() if scene.stage == "scored" else ()
    return TableScene(
        places=tuple((_play if plays else _place)(scene, seat) for seat in players),
        middle=Middle((scene.turned,) if scene.turned else trump),
        aside=tuple(LaidCard(card) for card in last_trick),
        dealt=scene.dealt,
        faces=FACES,
        deal=scene.deal,
        deals=scene.deals,
    )


def _place(scene: Scene, seat: Seat) -> Place:
    """Return a player's bid, and what the deal brought."""
    open_before = not scene.sealed or scene.stage == "scored"
    fate: Fate = ""
    if seat in scene.tricks:
        fate = "taken" if scene.tricks[seat] == scene.bids[seat] else "bad"
    return Place(seat, scene.bids.get(seat), fate, scene.points.get(seat), lies_open=open_before)


def _play(scene: Scene, seat: Seat) -> Place:
    """Return a player's card in the trick that is played."""
    fate: Fate = "taken" if seat == scene.taken_by else ""
    return Place(seat, scene.trick.get(seat), fate, lies_open=True)
