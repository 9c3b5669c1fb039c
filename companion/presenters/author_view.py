"""What a screen's templates are given, as JSON for authors of games (``companion --dev``)."""

from __future__ import annotations

from typing import Any

from companion.presenters.table_presenter import TablePresenter
from rules.engine.referee import Referee
from rules.engine.views import ViewerPrompt, as_json
from rules.facts import Json, Seat
from rules.prompts.base import Prompt


def author_view(t: TablePresenter) -> dict[str, Json]:
    """Return the scene, the rulings, the standings and the questions as this viewer may see them.

    A secret that the viewer may not read is ``{"sealed": key}``. Empty between games.
    """
    referee, view = t.table.referee, t.view
    if referee is None or view is None:
        return {}

    def seen(thing: Any) -> Json:
        return as_json(thing, referee, t.seat)

    return {
        "game": t.game,
        "options": seen(t.options),
        "over": view.over,
        "scene": seen(view.scene),
        "rulings": [seen(ruling.fact) for ruling in view.rulings],
        "standings": seen(view.standings),
        "waiting": seen(view.waiting),
        "asked": [_question(mine, referee, t.seat) for mine in view.mine],
        "calls": [_question(mine, referee, t.seat) for mine in view.calls],
    }


def _question(mine: ViewerPrompt, referee: Referee, seat: Seat | None) -> Json:
    return {"key": mine.key, **_prompt(mine.prompt, referee, seat), "answer": mine.value}


def _prompt(prompt: Prompt[Any], referee: Referee, seat: Seat | None) -> dict[str, Json]:
    """Return a prompt's kind and its fields, without functions."""
    found: dict[str, Json] = {"kind": prompt.kind}
    for name, value in vars(prompt).items():
        if isinstance(value, Prompt):
            found[name] = _prompt(value, referee, seat)
        elif isinstance(value, dict) and any(isinstance(part, Prompt) for part in value.values()):
            found[name] = {key: _prompt(part, referee, seat) for key, part in value.items()}
        elif not callable(value):
            found[name] = as_json(value, referee, seat)
    return found
