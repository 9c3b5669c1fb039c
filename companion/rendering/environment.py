"""Sets up the Jinja environment that screens are rendered with.

Everything here is a documented way to extend Jinja: globals, and ``Environment.context_class``
with its method ``call``. ``docs/measurements.md`` has what each of them saves.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, MutableMapping
from functools import lru_cache
from types import BuiltinMethodType, MethodType
from typing import Any, Literal

from babel import Locale
from jinja2 import Environment
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape

from companion.presenters.sentences import Languages, lettered, message, plain, spoken, spoken_code
from companion.rendering.script_words import script_words
from companion.words.language import languages, messages, own_name

MAX_REMEMBERED = 4096
"""How many results of one macro are cached."""
MAX_CHARACTERS = 1_000_000
"""The most characters of these results together. Some macros render a whole hand of cards, which
seldom repeats: without this limit their caches would grow for hours."""

RED_SUITS = re.compile("[♥♦]\ufe0e?")
"""A suit that is red on cards; the sign after it says that it is text, no emoji."""

COMPONENTS = {
    "cached_macros.html": ("icon", "mark", "who", "card"),
    "macros.html": ("command", "items"),
    "reactions.html": ("reaction_row",),
}
"""The macros that every template can call without importing them, by their files."""


def configure(environment: Environment) -> None:
    """Set an environment up; call it before the first template is loaded."""
    environment.context_class = DirectContext
    environment.globals.update(
        remembered=Remembered,
        prompt_template=prompt_template,
        m=message,
        plain=plain,
        lettered=lettered,
        language_code=spoken_code,
        script_words=script_words,
        direction=direction,
        offered_languages=offered_languages,
        speaks=speaks,
        languages=Languages(environment),
    )
    environment.filters["red_suits"] = red_suits


def offered_languages() -> list[tuple[str, str]]:
    """Return the code of each language that somebody can pick, and its own name for itself."""
    return [(code, own_name(code)) for code in languages()]


def direction() -> Literal["ltr", "rtl"]:
    """Return the direction of the language of what is rendered now."""
    return "rtl" if Locale.parse(spoken_code()).text_direction == "rtl" else "ltr"


def speaks(game: str) -> bool:
    """Whether a game has words in the language of what is rendered now."""
    return messages(game, spoken_code()) is not None


def add_components(environment: Environment) -> None:
    """Make the components globals; call it after adding the globals that they use."""
    for path, names in COMPONENTS.items():
        module = environment.get_template(path).module
        environment.globals.update({name: getattr(module, name) for name in names})


def red_suits(said: str) -> Markup:
    """Return what is said, for a text and no attribute, with hearts and diamonds in red.

    >>> red_suits("♠ ♥")
    Markup('♠ <span class="red-suit">♥</span>')
    """
    said = str(escape(said))
    return Markup(RED_SUITS.sub(r'<span class="red-suit">\g<0></span>', said))  # noqa: S704  # escaped


def prompt_template(kind: str) -> str:
    """Return the name of the template that shows a kind of prompt.

    A kind that belongs to one game has the game's name before a dot.

    >>> prompt_template("card"), prompt_template("coin.toss")
    ('pad/prompts/card.html', 'games/coin/prompts/toss.html')
    """
    game, dot, name = kind.rpartition(".")
    return f"games/{game}/prompts/{name}.html" if dot else f"pad/prompts/{name}.html"


class Remembered:
    """A macro that renders the same arguments once and returns that result from then on.

    For macros whose output depends on their arguments alone. A template wraps its own macro::

        {%- macro icon(name) -%} ... {%- endmacro -%}
        {%- set icon = remembered(icon) -%}

    A call with an argument that has no hash, such as a dictionary, renders again.
    """

    def __init__(self, macro: Callable[..., Markup]) -> None:
        self._macro = macro
        self._length = 0
        # Typed: text and markup of the same characters are equal, and rendered differently.
        self._results = lru_cache(maxsize=MAX_REMEMBERED, typed=True)(self._render)

    def _render(self, language: str, *args: Hashable, **named: Hashable) -> Markup:
        """Render and cache a result of a language; if the cache is full, clear it first."""
        del language
        if self._length > MAX_CHARACTERS:
            self._results.cache_clear()
            self._length = 0
        result = self._macro(*args, **named)
        self._length += len(result)
        return result

    def __call__(self, *args: Hashable, **named: Hashable) -> Markup:
        """Return what the macro renders for these arguments."""
        try:
            return self._results(_language(), *args, **named)
        except TypeError:
            # An argument has no hash, or the call was wrong and raises the same error again here.
            return self._macro(*args, **named)


def _language() -> str:
    """Return what tells apart how the language that is rendered now says things; empty while none is."""
    language = spoken.get(None)
    return "" if language is None else language.code + language.courts


_DIRECT = frozenset({MethodType, BuiltinMethodType, Macro, Remembered})
"""The types of what is called directly."""


class DirectContext(Context):
    """A context that calls methods and macros directly.

    Jinja looks at everything that a template calls, twice, for a mark that it wants the context
    as its first argument, which costs more than most calls do. Methods and macros are called
    without that look. So a method marked with ``pass_context`` does not get the context (a plain
    function does), and a macro escapes as the template does that defines it. Jinja's compiler
    hands the names of the loop around a call on as ``_loop_vars`` and ``_block_vars``; if another
    version names them otherwise, ``tests/rendering/test_environment.py`` fails.

    The globals of a single template (``get_template(..., globals=...)``) do not reach the templates
    that it imports; we use none. Jinja would compare them with its own at every import.
    """

    def __init__(
        self,
        environment: Environment,
        parent: dict[str, Any],
        name: str | None,
        blocks: dict[str, Callable[[Context], Any]],
        globals: MutableMapping[str, Any] | None = None,  # noqa: ARG002  # Jinja's name
    ) -> None:
        super().__init__(environment, parent, name, blocks)

    def call(
        self,
        called: Callable[..., Any],
        /,
        *args: Any,
        _loop_vars: dict[str, Any] | None = None,
        _block_vars: dict[str, Any] | None = None,
        **named: Any,
    ) -> Any:
        """Call something for a template."""
        if type(called) in _DIRECT:
            return called(*args, **named)
        return super().call(called, *args, _loop_vars=_loop_vars, _block_vars=_block_vars, **named)
