"""The language of a request: the one that its browser was told to speak, or else the browser's own."""

from __future__ import annotations

from typing import cast

from flask import Flask, g, request, session

from companion.presenters.sentences import Languages, spoken
from companion.words.language import SOURCE
from companion.words.language import languages as known_languages

KEPT = "language"
"""The name under which a device keeps the language that somebody picked on it."""


def language() -> str:
    """Return the code of this request's language: picked on the device, or its browser's, or English.

    Of "de-CH" the app has "de".
    """
    known = known_languages()
    picked = session.get(KEPT)
    if picked in known:
        return str(picked)
    return request.accept_languages.best_match(known) or SOURCE


def language_of_page() -> str:
    """Return the language of the page that opens a connection, which its address says.

    Some versions of Chromium ask for another language there than for pages.
    """
    speaks = request.args.get("speaks")
    return speaks if speaks in known_languages() else language()


def choose_language(app: Flask) -> None:
    """Speak the language of each request."""

    @app.before_request
    def speak() -> None:
        languages = cast("Languages", app.jinja_env.globals["languages"])
        g.spoken_before = spoken.set(languages[language()])

    @app.teardown_request
    def stop(_: BaseException | None) -> None:
        if (before := g.pop("spoken_before", None)) is not None:
            spoken.reset(before)
