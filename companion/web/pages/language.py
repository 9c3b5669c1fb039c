"""Picking the language that Companion speaks on a device."""

from __future__ import annotations

from flask import Blueprint, request, session

from companion.web.device_cookies import device
from companion.web.request_language import KEPT
from companion.web.words import said
from companion.words.language import languages

language = Blueprint("language", __name__)


@language.post("/language")
def pick() -> tuple[str, int]:
    """Keep the language in the form for this device; its page then loads itself again."""
    picked = request.form.get("language", "")
    if picked not in languages():
        return said("no-such-language"), 400
    device()  # what keeps the device's seat also keeps its language
    session[KEPT] = picked
    return "", 204
