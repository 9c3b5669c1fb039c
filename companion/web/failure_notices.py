"""Decorators for views that show a notice if their template fails."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeAlias

from flask import render_template
from werkzeug.exceptions import HTTPException

from companion.storage.errors import StoreError
from companion.web.services import services
from companion.web.table_lookup import find_table
from rules.errors import Refused

View: TypeAlias = Callable[..., Any]
"""A Flask view with a table's ``code`` in its path."""


def notice_if_page_fails(role: str) -> Callable[[View], View]:
    """Decorate the view of a table's page: if its template fails, a notice is shown."""
    return _notice_if_fails("pages/not_drawn.html", "the page", role)


def notice_if_dialog_fails(role: str) -> Callable[[View], View]:
    """Decorate the view of a table's dialog: if its template fails, a notice is shown."""
    return _notice_if_fails("pages/not_drawn_dialog.html", "a dialog", role)


def _notice_if_fails(template: str, what: str, role: str) -> Callable[[View], View]:
    def decorate(show: View) -> View:
        @wraps(show)
        def guarded(code: str, **named: Any) -> Any:
            try:
                return show(code, **named)
            except (Refused, StoreError, HTTPException):
                raise  # these have their own error handlers
            except Exception as error:  # noqa: BLE001  # a template may fail in any way
                table = find_table(code)
                services().renderer.report(table, what, role, error)
                explained = services().renderer.explain(error)
                return render_template(template, role=role, error=explained)

        return guarded

    return decorate
