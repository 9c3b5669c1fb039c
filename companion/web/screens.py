"""Pages and dialogs that show a table as one viewer sees and reads it."""

from __future__ import annotations

from typing import Any

from flask import render_template

from companion.presenters import TablePresenter


def render_screen(template: str, t: TablePresenter, **given: Any) -> str:
    """Render a template for a viewer: in their language, with the names that they know."""
    with t.speaking():
        return render_template(template, t=t, **given)
