"""Makes sentences of facts: the one place where what the referee says becomes words.

The words are Jinja macros: ``templates/say/<family>.html`` for the house's own ("refused",
"audit", "app"), ``games/<game>/words.html`` for a game's, from the game's own folder, and
``templates/say/game.html`` for what all games say alike. A fact ``coin.fell-down`` is
said by the macro ``fell_down`` of the game ``coin``, which is given the fact and a
function that makes names of seats. A second language is a second set of these files.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from types import MappingProxyType, ModuleType
from typing import Any, TypeAlias, cast

from jinja2 import Environment, TemplateNotFound
from markupsafe import Markup

from companion.presenters import rulebooks
from rules.engine.registry import GAMES
from rules.facts import Fact, Seat

Names: TypeAlias = Callable[[Seat | None], Markup]
"""Makes the name of a seat, marked up for a page."""
Given: TypeAlias = Mapping[str, Any]
"""What a macro is given if it has a parameter of that name: ``options`` and ``players``."""
NOTHING: Given = MappingProxyType({})


class Language:
    """The macros of one set of templates."""

    def __init__(self, environment: Environment) -> None:
        self._environment = environment
        self._module = lru_cache(maxsize=None)(self._load)

    def _load(self, path: str) -> ModuleType | None:
        try:
            return cast("ModuleType", self._environment.get_template(path).module)
        except TemplateNotFound as missing:
            if missing.name == path:
                return None
            raise

    def forget(self) -> None:
        """Forget the templates that were loaded, because some of them have changed."""
        self._module.cache_clear()

    def find(self, path: str, name: str) -> Any:
        """Return what a template defines under a name: a macro, or a list.

        None if it defines no such macro, or if there is no such template. Everything
        that a game may or may not define is found in this way.
        """
        return getattr(self._module(path), name.replace("-", "_").replace(".", "_"), None)

    def _words_macro(self, family: str, name: str) -> Callable[..., str] | None:
        """Return a family's macro of this name; a game that has none uses that of all games."""
        macro: Callable[..., str] | None = self.find(_words_of(family), name)
        if macro is None and family in GAMES:
            macro = self.find("say/game.html", name)
        return macro

    def has(self, family: str, name: str) -> bool:
        """Whether a family has a macro of this name, its own or that of all games."""
        return self._words_macro(family, name) is not None

    def knows(self, code: str) -> bool:
        """Whether there is a sentence for the facts of this code."""
        family, _, name = code.partition(".")
        return self.has(family, name)

    def say(self, fact: Fact, names: Names, me: Seat | None = None) -> Markup:
        """Return the sentence of a fact, as markup; as ``me`` reads it, where it is about them.

        :raises KeyError: when nobody has written it; a test says every fact of every game.
        """
        family, _, name = fact.code.partition(".")
        own = self._words_macro(family, f"you_{name}") if me is not None else None
        if own is not None and (said := tidy(own(fact, names, me))):
            return said
        macro = self._words_macro(family, name)
        if macro is None:
            raise KeyError(fact.code)
        return tidy(macro(fact, names))

    def words(
        self, family: str, name: str, *args: Any, default: str = "", given: Given = NOTHING
    ) -> Markup:
        """Return what a macro of a family says, or the default where it has none of that name."""
        macro = self._words_macro(family, name)
        return tidy(with_given(macro, given)(*args)) if macro is not None else Markup(default)

    def guide(self, game: str, name: str, names: Names, given: Given) -> Markup:
        """Return what a macro of a game's ``guide.html`` says; without one, what its rulebook says."""
        found = self.find(f"games/{game}/guide.html", name)
        return (
            rulebooks.guide(game, name) if found is None else tidy(with_given(found, given)(names))
        )

    def listed(self, family: str, name: str) -> tuple[str, ...]:
        """Return a list that a family's file sets beside its macros; empty where it sets none."""
        return tuple(self.find(_words_of(family), name) or ())

    def mapping(self, family: str, name: str) -> Mapping[str, str]:
        """Return a table that a family's file sets beside its macros; empty where it sets none."""
        return dict(self.find(_words_of(family), name) or {})


_REASON = re.compile(r'\s*<span class="because[^"]*">.*?</span>')
"""The reason in a sentence: it follows the result, and has no other element but names."""
_SECOND_POINT = re.compile(r"(\.(?:</b>)?)\.(?=\s|$)")


def with_given(macro: Callable[..., Any], given: Given) -> Callable[..., Any]:
    """Return a macro with those of ``given`` that it has parameters for."""
    wanted = {name: given[name] for name in getattr(macro, "arguments", ()) if name in given}
    return partial(macro, **wanted) if wanted else macro


def _words_of(family: str) -> str:
    """Return the template with the words of a family: "refused", "audit", or a game."""
    return f"games/{family}/words.html" if family in GAMES else f"say/{family}.html"


def without_reason(sentence: Markup) -> Markup:
    """Return the result alone: a sentence without what its macro marks as the reason.

    >>> without_reason(Markup('Bo takes the 7. <span class="because">His 6 is the highest.</span>'))
    Markup('Bo takes the 7.')
    """
    return Markup(_REASON.sub("", sentence).strip())


def reason_of(sentence: Markup) -> Markup:
    """Return what the macro of a sentence marks as the reason; empty if it marks none.

    >>> reason_of(Markup('Bo takes the 7. <span class="because">His 6 is the highest.</span>'))
    Markup('<span class="because">His 6 is the highest.</span>')
    """
    return Markup(" ".join(each.strip() for each in _REASON.findall(sentence)))


def tidy(said: str) -> Markup:
    """Return markup with single spaces, and one point where a name that ends in one ends a sentence.

    It is put together as plain text, since markup would mark up each word.

    >>> tidy("Changed by  Anna B.. <b>Bo Jr.</b>. It’s <b>Cy</b>.")
    Markup('Changed by Anna B. <b>Bo Jr.</b> It’s <b>Cy</b>.')
    """
    return Markup(_SECOND_POINT.sub(r"\1", " ".join(str.split(said))))
