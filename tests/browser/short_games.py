"""Games of one round at a real table, entered as phones and the board do, without drawing each step."""

from __future__ import annotations

from itertools import count
from typing import Any

from playwright.sync_api import BrowserContext

from tests.browser.evening import RETRIES, Evening

_IDS = count()


def command(
    night: Evening, context: BrowserContext, do: str, *, pad: str = "", **rest: Any
) -> None:
    """Send a command from somebody's browser: from the pad of a seat, if one is given."""
    answer = context.request.post(
        f"{night.program.url}/command/{night.code}?seat={pad}",
        headers={"Origin": night.program.url},
        data={"id": f"short-{next(_IDS)}", "do": do, **rest},
        max_retries=RETRIES,
    )
    assert answer.ok, answer.text()


def play_points(night: Evening, points: dict[str, int], **options: Any) -> None:
    """Play a game in which the people with these seats get these points; it is over, not ended."""
    board = night.board_context
    command(night, board, "choose_game", game="anygame", options=options)
    command(night, board, "start_game")
    command(night, board, "answer", key="round1/next", value={"scores": True})
    for seat, total in points.items():
        command(night, board, "answer", key=f"round1/score/{seat}", value=str(total))
    command(night, board, "answer", key="round2/next", value={"finish": True})


def close_game(night: Evening) -> None:
    """Go back to the lobby, if the board shows a game."""
    lobby = night.board.locator(".lobby")
    if not lobby.count():
        command(night, night.board_context, "end_game")
        lobby.wait_for()


def begin_anew(night: Evening, game: str = "feast", **options: Any) -> None:
    """Begin a game, and end the one before it."""
    close_game(night)
    command(night, night.board_context, "choose_game", game=game, options=options)
    command(night, night.board_context, "start_game")
