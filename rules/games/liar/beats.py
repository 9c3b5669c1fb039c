"""Who's Lying?: the beats in which the board shows a doubt and its result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.engine.beats import Beat
from rules.facts import Ruling, Seat
from rules.games.liar.facts import (
    Doubted,
    Drawn,
    GameWon,
    Lie,
    OddDeck,
    Scores,
    TakesBack,
    TakesPile,
    Truth,
)
from rules.games.liar.scene import Scene, TurnedUp

SLOWLY = 0.8
"""Seconds until the next card is turned up."""
ALL_CARDS = 3.0
"""Seconds that all cards take at most, however many they are."""


def turn_beats(rulings: Sequence[Ruling], scene: Scene) -> Iterator[Beat]:
    """Yield the beats of a turn: a doubt, its cards, what they prove, who takes what, who wins.

    A turn without a doubt has beats only if it ends a game. The points of a game change the scores
    of all at once; cards in hand, which are the score of a single game, change those who take some.
    """
    single = scene.games == 1
    won: int | None = None
    doubter = _open_doubt(rulings, scene)
    if doubter is not None:
        yield Beat("challenge", (doubter,))
    for nth, ruling in enumerate(rulings):
        match ruling.fact:
            case Lie(seat=seat) | Truth(seat=seat):
                if scene.shown is not None and not _lay_face_up(rulings[:nth], scene.shown):
                    yield Beat("challenge", (scene.shown.doubter,))
                    yield from _turn(scene.shown)
                yield Beat("lie" if isinstance(ruling.fact, Lie) else "truth", (seat,), nth)
            case TakesPile(seat=seat):
                yield Beat("take", (seat,), nth, "pile")
            case TakesBack(seat=seat):
                yield Beat("take", (seat,), nth, "pile")
                if single:
                    yield Beat("score", (seat,), nth)
            case Drawn(seat=seat, other=other):
                yield Beat("take", (seat, other), nth, "draw")
                if single:
                    yield Beat("score", (seat, other), nth)
            case GameWon(seat=seat):
                won = nth
                yield Beat("highlight", (seat,), nth, "last-card")
                yield Beat("tell", (seat,), nth, "won")
            case Scores(winner=winner, lines=lines) if winner is not None:
                yield Beat("score", (winner, *(line.seat for line in lines)), won)


def _open_doubt(rulings: Sequence[Ruling], scene: Scene) -> Seat | None:
    """Return who doubts where players turn the cards up by hand and enter them then; None without a doubt.

    It is shown before they do, and its verdict comes on the same page.
    """
    if scene.stage == "turned-up":
        laid, doubter = scene.standing, scene.up
    elif scene.shown and any(isinstance(each.fact, Doubted) for each in rulings):
        laid, doubter = scene.shown.laid, scene.shown.doubter
    else:
        return None
    return doubter if laid is not None and laid.cards is None else None


def _lay_face_up(before: Sequence[Ruling], shown: TurnedUp) -> bool:
    """Return whether the cards lay face up before they were judged.

    Players who enter only what is turned up have turned them up by hand; so have those whose host
    has looked at them and said that the deck is different.
    """
    return shown.laid.cards is None or any(isinstance(each.fact, OddDeck) for each in before)


def _turn(shown: TurnedUp) -> Iterator[Beat]:
    """Yield a beat for each card: those that agree with what was said first, the others last."""
    count = len(shown.cards) + len(shown.odd)
    seconds = round(min(SLOWLY, ALL_CARDS / count), 2)
    for card in range(count):
        yield Beat("turn", (shown.laid.seat,), what=f"card-{card}", takes=seconds)
