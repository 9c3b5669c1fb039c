"""One match of Who's Lying? for every way in which it can go."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from rules.engine.referee import Referee
from tests.golden.files import codes as every_code
from tests.rules.games.evening import BY_HOST, Wish, call, first_of
from tests.rules.games.liar.driver import BO, CY, Match, scene_of, seat_down


def first(players: int, wish: Wish = lambda _: True, **options: Any) -> Referee:
    """The first of a row of random evenings that is as wished."""
    return first_of(lambda seed: Match(seat_down(players, **options), seed).play(), wish)


def with_code(code: str, players: int, **options: Any) -> Referee:
    return first(players, lambda referee: code in every_code(referee), **options)


def a_leave_and_a_join() -> Referee:
    """Bo leaves, so that the game is void; somebody comes for the next one."""
    match = Match(seat_down(4), 3)
    referee = match.play(until="game1/turn6")
    call(referee, "leave", BO)
    match.play(until="game1-again1/turn4")
    call(referee, "join", "ed")
    return match.play()


def amended() -> Referee:
    """A doubt was a pass after all, and a hand was counted wrong; one amendment is undone."""
    match = Match(seat_down(3), 8)
    referee = match.play(until="game1/turn9")
    doubts = [step.pending.key for step in referee.history if step.logged.value == {"doubt": True}]
    referee.amend(doubts[-1], "pass", BY_HOST)
    referee.undo(BY_HOST)
    call(referee, "hold", 9, CY)
    referee.undo(BY_HOST)
    return match.play()


def dealt_by_the_app_to_two() -> Referee:
    """Two draw from each other's dealt hands, and the rainbow card is in a hand at the end."""

    def wish(referee: Referee) -> bool:
        holds = [one.rainbow for one in scene_of(referee).tally]
        return "liar.gets" in every_code(referee) and "hand" in holds

    return first(2, wish, dealer="app")


GAMES: dict[str, Callable[[], Referee]] = {
    **{
        f"{entry}-{length}-{players}": partial(
            first, players, entry=entry, extended=length == "extended"
        )
        for players in (2, 3, 5)
        for entry in ("sealed", "open")
        for length in ("single", "extended")
    },
    "accepted-last-card": partial(with_code, "liar.accepted", 4, extended=False),
    "believed-last-card": partial(with_code, "liar.all-believe", 4, extended=False),
    "proved-last-card": partial(with_code, "liar.proved", 3, extended=False),
    "emptied-by-a-draw": partial(with_code, "liar.emptied", 2, extended=False),
    "other-colours": partial(first, 3, colours=["red", "blue", "pink", "white"], cards=9),
    "suits-and-a-joker-2": partial(with_code, "liar.draws", 2, deck="suits", extended=False),
    "suits-and-a-joker-4": partial(with_code, "liar.lie", 4, deck="suits", entry="open"),
    "a-leave-and-a-join": a_leave_and_a_join,
    "amended": amended,
    "dealt-by-the-app": partial(with_code, "liar.lie", 4, dealer="app", deck="suits"),
    "dealt-by-the-app-to-two": dealt_by_the_app_to_two,
}

SHOWS = {
    **{name: "liar.deal" for name in GAMES if "-single-" in name},
    "accepted-last-card": "liar.accepted",
    "believed-last-card": "liar.all-believe",
    "proved-last-card": "liar.proved",
    "emptied-by-a-draw": "liar.emptied",
    "suits-and-a-joker-2": "liar.draws",
    "suits-and-a-joker-4": "liar.lie",
    "a-leave-and-a-join": "liar.leaves",
}

LEAVING = ("the game in progress is void", 1)
"""What the rulebook says becomes of a leaver's hand; for how much of the key it is still asked."""

BEATS = "sealed-extended-3"
"""The recorded game whose beats are written down."""
