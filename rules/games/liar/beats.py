"""Who's Lying?: the beats in which the board shows a doubt and its result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.engine.beats import Beat, Kind
from rules.facts import Ruling, Seat
from rules.games.liar.scene import Scene, TurnedUp

VERDICTS: dict[str, Kind] = {"liar.truth": "truth", "liar.lie": "lie"}
TAKES = ("liar.takes-back", "liar.takes-pile")
WINS = ("liar.accepted", "liar.all-believe", "liar.proved", "liar.emptied")
"""The rulings that name the winner of a game."""
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
        code, data = ruling.fact.code, ruling.fact.data
        if code in VERDICTS:
            if scene.shown is not None and not _were_seen(rulings[:nth], scene.shown):
                yield Beat("challenge", (scene.shown.doubter,))
                yield from _turn(scene.shown)
            yield Beat(VERDICTS[code], (Seat(str(data["seat"])),), nth)
        elif code in TAKES:
            taker = Seat(str(data["seat"]))
            yield Beat("take", (taker,), nth, "pile")
            if single and code == "liar.takes-back":
                yield Beat("score", (taker,), nth)
        elif code == "liar.draws":
            both = (Seat(str(data["seat"])), Seat(str(data["other"])))
            yield Beat("take", both, nth, "draw")
            if single:
                yield Beat("score", both, nth)
        elif code in WINS:
            won = nth
            yield Beat("tell", (Seat(str(data["seat"])),), nth, "won")
        elif code == "liar.scores":
            lines = (Seat(str(line["seat"])) for line in data["lines"])
            yield Beat("score", (Seat(str(data["winner"])), *lines), won)


def _open_doubt(rulings: Sequence[Ruling], scene: Scene) -> Seat | None:
    """Return who doubts where players turn the cards up by hand and enter them then; None without a doubt.

    It is shown before they do, and its verdict comes on the same page.
    """
    if scene.stage == "turned-up":
        laid, doubter = scene.standing, scene.up
    elif scene.shown and any(each.fact.code in VERDICTS for each in rulings):
        laid, doubter = scene.shown.laid, scene.shown.doubter
    else:
        return None
    return doubter if laid is not None and laid.cards is None else None


def _were_seen(before: Sequence[Ruling], shown: TurnedUp) -> bool:
    """Return whether the cards lay face up before they were judged.

    Players who enter only what is turned up have turned them up by hand; so have those whose host
    has looked at them and said that the deck is different.
    """
    return shown.laid.cards is None or any(each.fact.code == "liar.override" for each in before)


def _turn(shown: TurnedUp) -> Iterator[Beat]:
    """Yield a beat for each card: those that agree with what was said first, the others last."""
    count = len(shown.cards) + len(shown.odd)
    seconds = round(min(SLOWLY, ALL_CARDS / count), 2)
    for card in range(count):
        yield Beat("turn", (shown.laid.seat,), what=f"card-{card}", takes=seconds)
