"""A language: all messages that the app and its games have in it, and English where one is missing."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from babel import Locale
from markupsafe import Markup

from companion.words.arguments import NOBODY, Speaker
from companion.words.heard import Heard
from companion.words.messages import Messages, Mistake
from rules.engine import registry

log = logging.getLogger(__name__)

SOURCE = "en"
"""The language that has every message."""
FOLDER = Path(__file__).parent
_heard: Heard | None = None
"""What messages have said, for authors; None where nobody asks."""


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages that the app has, English first.

    They are looked for once: while a new version is installed, a running one still answers.
    """
    found = sorted(each.name for each in FOLDER.iterdir() if (each / "app.ftl").is_file())
    return (SOURCE, *(each for each in found if each != SOURCE))


@cache
def court_letters(language: str) -> str:
    """Return the letters of jack, queen and king on the decks of a language's country.

    >>> court_letters("de"), court_letters("es")
    ('BDK', 'JQK')
    """
    return plain("app", "court-letters", language).replace(" ", "")


def decks() -> tuple[str, ...]:
    """Return the letters of court cards that a table can pick, the English first."""
    return tuple(dict.fromkeys(court_letters(each) for each in languages()))


def own_name(language: str) -> str:
    """Return what a language is called in itself, with a capital.

    >>> [own_name(each) for each in ("de", "fr")]
    ['Deutsch', 'Français']
    """
    name = Locale.parse(language).get_language_name(language) or language
    return name[:1].upper() + name[1:]


def file_of(family: str, language: str) -> Path:
    """Return the file with the messages of a family: of a game, or of a part of the app."""
    if family in registry.GAMES:
        return registry.folder(family) / "words" / f"{language}.ftl"
    return FOLDER / language / f"{family}.ftl"


def families(language: str) -> list[str]:
    """Return the names of the app's own families in a language."""
    return sorted(each.stem for each in (FOLDER / language).glob("*.ftl"))


@cache
def messages(family: str, language: str) -> Messages | None:
    """Return the messages of a family in a language; None if it has none."""
    file = file_of(family, language)
    if not file.is_file():
        return None
    shown = file.relative_to(file.parents[2 if family in registry.GAMES else 1])
    return Messages(language, file.read_text(encoding="utf-8"), shown.as_posix())


@cache
def find(language: str, family: str, name: str, attribute: str = "") -> Messages | None:
    """Return the messages that have one of this name; None if none has it.

    A game's own message comes first, then that of all games; for a part of the app, then that of
    all screens. Each is looked for in this language, and then in English.
    """
    families = (family, "game", "app") if family in registry.GAMES else (family, "app")
    for each in dict.fromkeys((language, SOURCE)):
        for one in families:
            found = messages(one, each)
            if found is not None and found.has(name, attribute):
                return found
    return None


def forget() -> None:
    """Read all files again, because some of them have changed."""
    messages.cache_clear()
    languages.cache_clear()
    find.cache_clear()
    court_letters.cache_clear()


def say(
    language: str,
    family: str,
    name: str,
    about: Mapping[str, object],
    speaker: Speaker = NOBODY,
    *,
    attribute: str = "",
) -> Markup | None:
    """Return what a message says in a language; None if no file has it.

    One that cannot be said in another language is said in English, and the log says why.

    :raises Mistake: if the English one cannot be said.
    """
    own = find(language, family, name, attribute)
    if own is None:
        return None
    try:
        said = own.say(name, about, speaker, attribute)
    except Mistake:
        if own.language == SOURCE:
            raise
        log.exception("A message is said in English instead")
        return say(SOURCE, family, name, about, speaker, attribute=attribute)
    if _heard is not None:
        _heard.note(said, f"{own.file}: {name}" + (f".{attribute}" if attribute else ""))
    return said


def hear() -> Heard:
    """Begin to keep what messages say, and return it: for authors."""
    global _heard  # noqa: PLW0603  # messages are said from everywhere
    _heard = Heard()
    return _heard


def text(family: str, name: str, language: str, /, **about: object) -> Markup:
    """Return what a message says that names no seat.

    :raises KeyError: if there is no such message.
    """
    said = say(language, family, name, about)
    if said is None:
        raise KeyError(name)
    return said


def plain(family: str, name: str, language: str, /, **about: object) -> str:
    """Return what a message says that names no seat, as plain text.

    :raises KeyError: if there is no such message.
    """
    return text(family, name, language, **about).unescape()
