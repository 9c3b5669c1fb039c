"""A script with all that it imports, in one file: a phone asks for it once, not for forty in turn.

Each module becomes a function that runs once; what it exports is kept under its name in ``window.companion``,
so that a script which is fetched later (that of another game, say) shares it. The modules are written plainly
enough for that: imports and exports have lines of their own, nothing exported is given another value later, and
no two import each other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from posixpath import dirname, join, normpath, relpath

_TYPE = re.compile(r"/\*\* @[^*\n]*\*/ ?")
_IMPORT = re.compile(r'^import (?:\{([^}]*)\} from )?"([^"]+)";$', re.MULTILINE)
_EXPORTED = re.compile(
    r"^export (?P<kind>(?:async )?function\*?|const|class) (?P<name>\w+)", re.MULTILINE
)
_LIST = re.compile(r"^export \{([^}]*)\};$", re.MULTILINE)
_LATER = re.compile(r'\bimport\("([^"]+)"\)')
_LEFT = re.compile(r"^(?:import|export)\b(?!\().*", re.MULTILINE)
"""An import or export that none of these takes: a module as a whole, a default, one on a line with something else."""
_COMMENT = re.compile(rb"^[ \t]*(?://[^\n]*|/\*\*(?:[^*]|\*(?!/))*\*/)[ \t]*$", re.MULTILINE)
"""A comment of a script that has its lines for itself."""
_MARGIN = re.compile(rb"^[ \t]+", re.MULTILINE)
"""The spaces at the beginning of a line; no text of a script has several lines."""
_ENDING = ".whole.js"


def without_comments(script: bytes) -> bytes:
    """Return a script without the comments that have their lines for themselves, and without margins.

    The lines stay, empty, so that an error on a phone names the line of the file.
    """
    return _MARGIN.sub(b"", _COMMENT.sub(lambda found: b"\n" * found[0].count(b"\n"), script))


def whole_name(name: str) -> str:
    """Return under which name a script is served whole: ``"js/pad.whole.js"``."""
    return name.removesuffix(".js") + _ENDING


def part_name(name: str) -> str | None:
    """Return which script a name asks for as a whole; None when it asks for none."""
    return name.removesuffix(_ENDING) + ".js" if name.endswith(_ENDING) else None


def imported(name: str, script: str) -> list[str]:
    """Return the names of the modules that a script imports at its start."""
    return [normpath(join(dirname(name), path)) for _, path in _IMPORT.findall(script)]


def modules_of(name: str, read: Callable[[str], str], around: tuple[str, ...] = ()) -> list[str]:
    """Return the names of a script and of all that it imports, each after those that it needs.

    :raises ValueError: when modules import each other.
    """
    if name in around:
        raise ValueError(f"they import each other: {', '.join(around)}")
    found: list[str] = []
    for each in imported(name, read(name)):
        found += [new for new in modules_of(each, read, (*around, name)) if new not in found]
    return [*found, name]


def later(name: str, script: str) -> list[str]:
    """Return the names of the modules that a script fetches when it needs them."""
    return [normpath(join(dirname(name), path)) for path in _LATER.findall(script)]


def whole(name: str, modules: Sequence[str], read: Callable[[str], str]) -> str:
    """Return a script with these modules, which it is the last of.

    :raises ValueError: when a module cannot be written so.
    """
    start = "window.companion = window.companion || {};\n"
    return start + "".join(_function(each, read(each), name) for each in modules)


def _function(name: str, script: str, within: str) -> str:
    """Write a module as a function that runs once."""
    if re.search(r"^export (?:let|var|default|\*)", script, re.MULTILINE):
        raise ValueError(f"{name} exports what may change, or has no name")
    exports = [found["name"] for found in _EXPORTED.finditer(script)]
    for names in _LIST.findall(script):
        exports += [_pair(each, outside=": ", swap=True) for each in _split(names)]
    body = _IMPORT.sub(lambda found: _taken(name, *found.groups()), script)
    body = _LIST.sub("", _EXPORTED.sub(r"\g<kind> \g<name>", body))
    if left := _LEFT.search(body):
        raise ValueError(f"{name} imports or exports in a way that is not known here: {left[0]}")
    body = _LATER.sub(lambda found: _fetched(name, found[1], within), body)
    if dirname(name) != dirname(within):
        here = relpath(name, dirname(within))
        body = body.replace("import.meta.url", f'new URL("{here}", import.meta.url).href')
    lines = [line for line in _TYPE.sub("", body).splitlines() if line.strip()]
    inside = "\n".join([*lines, f"return {{ {', '.join(exports)} }};"])
    key = f'companion["{name}"]'
    return f"{key} = {key} || (() => {{\n{inside}\n}})();\n"


def _split(names: str) -> list[str]:
    return [each.strip() for each in names.split(",") if each.strip()]


def _pair(each: str, *, outside: str, swap: bool) -> str:
    """Write ``a as b`` for an object: as what it is in there, and what it is called here."""
    one, _, other = each.partition(" as ")
    if not other:
        return one
    return f"{other}{outside}{one}" if swap else f"{one}{outside}{other}"


def _taken(name: str, names: str | None, path: str) -> str:
    """Write an import as a look into what the other module has kept."""
    if names is None:
        return ""
    pairs = ", ".join(_pair(each, outside=": ", swap=False) for each in _split(names))
    return f'const {{ {pairs} }} = companion["{normpath(join(dirname(name), path))}"];'


def _fetched(name: str, path: str, within: str) -> str:
    """Write the fetching of a module that is needed later; it comes whole too."""
    other = normpath(join(dirname(name), path))
    near = relpath(whole_name(other), dirname(within))
    near = near if near.startswith(".") else f"./{near}"
    return f'import("{near}").then(() => companion["{other}"])'
