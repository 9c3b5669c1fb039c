"""Finds where code looks at the clock on the wall."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

READS = {
    "time": {
        "time",
        "time_ns",
        "clock_gettime",
        "clock_gettime_ns",
        "localtime",
        "gmtime",
        "ctime",
        "asctime",
        "strftime",
    },
    "datetime": {"datetime", "date"},
    "email.utils": {"localtime", "formatdate"},
    "werkzeug.http": {"http_date"},
    "uuid": {"uuid1"},
}
"""Modules, and what in them looks at the clock on the wall, or makes a date of what it says."""
HANDED_IN = {"clock", "CLOCK"}
"""The names under which an app's config and its dependencies hand in the clock on the wall."""
HOLDERS = {"config", "dependencies"}
"""The names of the objects that hold it."""

_COMMENTS_AND_TEXTS = re.compile(
    r"""//[^\n]* | /\*.*?\*/ | "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*'""", re.VERBOSE | re.DOTALL
)
_SCRIPT_READS = re.compile(r"\bDate\b|\btimeOrigin\b|\bTemporal\b")


_RUNS = re.compile(r"""<script[^>]*>(.*?)</script>|\son\w+=(?:'([^']*)'|"([^"]*)")""", re.DOTALL)


def in_python(source: str) -> Iterator[tuple[str, str]]:
    """Yield the function (or class) around each look at the clock, and what is read there.

    >>> list(in_python("import time\\ndef age(): return time.time() - 5"))
    [('age', 'time.time')]
    """
    tree = ast.parse(source)
    yield from _Finder(_imported(tree)).found(tree, "")


def in_script(source: str) -> list[str]:
    """Return what a script reads of the clock on the wall; comments and texts do not count.

    >>> in_script("const age = Date.now() - 5; // since the Date")
    ['Date']
    """
    return _SCRIPT_READS.findall(_COMMENTS_AND_TEXTS.sub(" ", source))


def scripts_in_page(html: str) -> str:
    """Return what a page runs by itself: its inline scripts and its ``on...`` attributes.

    >>> scripts_in_page("<script>a()</script> b() <p onclick='c()'>")
    'a()\\nc()'
    """
    return "\n".join(filter(None, (part for found in _RUNS.findall(html) for part in found)))


def _imported(tree: ast.AST) -> dict[str, str]:
    """Return what each imported name stands for: {"now": "time.time"}."""
    names = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for each in node.names:
                whole = each.name if each.asname else each.name.partition(".")[0]
                names[each.asname or whole] = whole
        elif isinstance(node, ast.ImportFrom) and not node.level:
            for each in node.names:
                names[each.asname or each.name] = f"{node.module}.{each.name}"
    return names


class _Finder:
    """Walks through a module whose imports are known."""

    def __init__(self, imported: dict[str, str]) -> None:
        self._imported = imported

    def found(self, node: ast.AST, around: str) -> Iterator[tuple[str, str]]:
        """Yield what is read in a node and below it; ``around`` is the function that it is in."""
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            around = f"{around}.{node.name}" if around else node.name
        if (read := self._read(node)) is not None:
            yield around, read
            return
        for child in ast.iter_child_nodes(node):
            if not _is_annotation(child, node):
                yield from self.found(child, around)

    def _read(self, node: ast.AST) -> str | None:
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
            return f"[{node.slice.value}]" if node.slice.value in HANDED_IN else None
        if isinstance(node, ast.Attribute) and node.attr in HANDED_IN:
            held = ast.unparse(node.value).rpartition(".")[2].lstrip("_")
            return f"{held}.{node.attr}" if held in HOLDERS else None
        origin = self._origin(node)
        for module, names in READS.items():
            for name in names:
                whole = f"{module}.{name}"
                if origin is not None and (origin == whole or origin.startswith(whole + ".")):
                    return origin
        return None

    def _origin(self, node: ast.AST) -> str | None:
        """Return what a name or an attribute stands for, if it comes from an import."""
        if isinstance(node, ast.Name):
            return self._imported.get(node.id)
        if isinstance(node, ast.Attribute):
            inner = self._origin(node.value)
            return None if inner is None else f"{inner}.{node.attr}"
        return None


def _is_annotation(child: ast.AST, parent: ast.AST) -> bool:
    """Whether a node only says of what type something is."""
    return any(getattr(parent, each, None) is child for each in ("annotation", "returns"))
