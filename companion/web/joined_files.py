"""Style sheets and scripts that are sent as one file: on a slow network each file costs a journey.

``css/tokens+base.css`` is those two sheets one after the other; among them, ``accents`` is the
``accent.css`` of every game. ``css/tokens+base@join.css`` is what the join page uses of them (page_sheets.py). ``games/<game>/static/style+board.css`` is what the game has of them.
``js/pad.whole.js`` is a script with all that it imports (whole_scripts.py), and ``js/style_support+browser_support.js``
are two that import nothing, one after the other.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from posixpath import basename, dirname, normpath

from companion.web import old_styles, page_sheets, style_sheets, whole_scripts
from companion.web.folders import folder
from rules.engine import registry

ACCENTS = "accents"
MOST = 16
"""How many style sheets or scripts may be asked for as one."""
SCREENS = ("js/pad.js", "js/board.js")
"""The scripts of screens whose game changes: what both hold, a script that comes later need not bring."""


class JoinedFiles:
    """Makes them of the files that ``find`` returns by name, None for one that there is not."""

    def __init__(self, find: Callable[[str], Path | None]) -> None:
        self._find = find
        self.parts = lru_cache(maxsize=256)(self._parts)
        self.content = lru_cache(maxsize=256)(self._content)

    def _parts(self, name: str) -> list[str]:
        """Return the names of the files that such a file is made of.

        :raises FileNotFoundError: when one of them is missing.
        """
        script = whole_scripts.part_name(name)
        if script is not None:
            return self._modules(script)
        return self._sheets(name) if name.endswith(".css") else self._scripts(name)

    def _content(self, name: str, old: str | None) -> bytes:
        """Return such a file; ``old`` is as in the addresses that old browsers ask for.

        :raises FileNotFoundError: when there is none of this name.
        """
        parts = self.parts(name)
        script = whole_scripts.part_name(name)
        if script is not None:
            return whole_scripts.whole(script, parts, self._script).encode()
        if name.endswith(".js"):
            return "".join(self._script(each) for each in parts).encode()
        css = [self._text(each) for each in parts]
        _, page = page_sheets.page_of(basename(name).removesuffix(".css"))
        if page is not None and old is None:
            css = [used_on(page, each) for each in css]
        return "".join(sheet_for(each, old) for each in css).encode()

    # -- style sheets ------------------------------------------------------------------------------

    def _sheets(self, name: str) -> list[str]:
        joined, page = page_sheets.page_of(basename(name).removesuffix(".css"))
        if page is not None and page not in page_sheets.PAGES:
            raise FileNotFoundError(name)
        names = joined.split("+")
        if normpath(name) != name or len(set(names)) != len(names) or len(names) > MOST:
            raise FileNotFoundError(name)
        found: list[str] = []
        for each in names:
            if each == ACCENTS:
                found += self.of_games("accent.css")
            elif self._find(path := f"{dirname(name)}/{each}.css"):
                found.append(path)
            elif not path.startswith(tuple(f"games/{game}/static/" for game in registry.GAMES)):
                raise FileNotFoundError(path)
        return found

    def of_games(self, name: str) -> list[str]:
        """Return which files of this name games have: ``"games/<game>/static/board.js"``."""
        found = [f"games/{game}/static/{name}" for game in registry.GAMES]
        return [each for each in found if self._find(each)]

    # -- scripts -----------------------------------------------------------------------------------

    def _scripts(self, name: str) -> list[str]:
        names = basename(name).removesuffix(".js").split("+")
        if normpath(name) != name or len(set(names)) != len(names) or len(names) > MOST:
            raise FileNotFoundError(name)
        found = [f"{dirname(name)}/{each}.js" for each in names]
        for each in found:
            self._text(each)
        return found

    def _modules(self, script: str) -> list[str]:
        """Return the modules of a whole script; without those that its page has already."""
        of_a_game = script.startswith("games/")
        if of_a_game and not self._find(script):
            return []  # most games need none
        found = whole_scripts.modules_of(script, self._script)
        if script in SCREENS:
            return found
        screens = [whole_scripts.modules_of(each, self._script) for each in SCREENS]
        later = {each for modules in screens for each in self._fetched_later(modules)}
        if not (of_a_game or script in later):
            return found
        return [each for each in found if not all(each in modules for modules in screens)]

    def _fetched_later(self, modules: list[str]) -> set[str]:
        return {name for each in modules for name in whole_scripts.later(each, self._script(each))}

    def _text(self, name: str) -> str:
        path = self._find(name)
        if path is None:
            raise FileNotFoundError(name)
        return path.read_text(encoding="utf-8")

    def _script(self, name: str) -> str:
        return whole_scripts.without_comments(self._text(name).encode()).decode()


def page_templates(page: str) -> list[str]:
    """Return the texts of a page's templates."""

    def read(name: str) -> str:
        return (folder("templates") / name).read_text(encoding="utf-8")

    return [read(each) for each in page_sheets.templates_of(page_sheets.PAGES[page], read)]


@lru_cache
def names_on(page: str) -> frozenset[str]:
    """Return what rules can ask for on a page."""
    return page_sheets.names_in(page_templates(page))


def used_on(page: str, css: str) -> str:
    """Return what a page uses of a style sheet; all of it where that fails."""
    try:
        return page_sheets.used(css, names_on(page))
    except ValueError:
        return css


def is_joined(name: str) -> bool:
    """Return whether a name is one of such a file."""
    joins = "+" in name and name.endswith((".css", ".js"))
    return joins or whole_scripts.part_name(name) is not None


def sheet_for(css: str, old: str | None) -> str:
    """Return a style sheet in few letters, or written out for an old browser; as it is where that fails."""
    try:
        if old is None:
            return style_sheets.compact(css)
        return old_styles.lowered(css, flex_gaps=old != "no-gap")
    except ValueError:
        return css
