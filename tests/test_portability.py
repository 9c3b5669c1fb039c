"""What differs between operating systems stands in few modules, and no file's name or encoding is left to chance."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path, PurePath

import pytest

ROOT = Path(__file__).parents[1]
MODULES = [
    path for folder in ("companion", "rules") for path in sorted((ROOT / folder).rglob("*.py"))
]
FOLDERS = ("companion", "docs", "release", "rules", "static", "templates", "tests")

ALLOWED = {
    "ctypes": {
        "companion/cli/terminal_output.py",
        "companion/cli/terminal_words.py",
        "companion/one_file.py",
    },
    "fcntl": {"companion/network/media.py", "companion/storage/files.py"},
    "resource": {"companion/network/open_files.py"},
    "signal": {"companion/cli/signals.py", "companion/one_file.py"},
    "subprocess": {
        "companion/cli/reloading.py",
        "companion/cli/shortcut.py",
        "companion/network/wifi.py",
        "companion/rendering/pictures.py",
    },
    "webbrowser": {"companion/cli/browser.py"},
    "os.execv": {"companion/cli/reloading.py"},
    "os.isatty": {"companion/cli/terminal.py"},
    "/sys": {"companion/network/media.py"},
    "the system's name": {
        "companion/cli/shortcut.py",
        "companion/cli/signals.py",
        "companion/cli/terminal.py",
        "companion/cli/terminal_output.py",
        "companion/cli/terminal_words.py",
        "companion/network/firewall.py",
        "companion/network/interfaces.py",
        "companion/network/media.py",
        "companion/network/open_files.py",
        "companion/network/ports.py",
        "companion/network/wifi.py",
        "companion/one_file.py",
        "companion/storage/files.py",
        "companion/storage/location.py",
    },
}
"""What not every system has, or has alike, and the modules that may use it."""

LIBRARIES = {
    *(
        "ctypes",
        "fcntl",
        "grp",
        "msvcrt",
        "multiprocessing",
        "posix",
        "pty",
        "pwd",
        "resource",
        "signal",
    ),
    *("subprocess", "syslog", "termios", "tty", "webbrowser", "winreg"),
}
OF_OS = re.compile(
    r"^(fork|exec|spawn|kill|wait|set|get)(?!env)\w*(id|pty|g|v|pgrp)?$|^(isatty|openpty|uname|nice|mkfifo)$"
)
"""The functions of ``os`` that are Unix's, or behave otherwise on Windows."""
EVERYWHERE = {"getpid", "getenv", "getcwd", "get_terminal_size"}
NAMES_OF_THE_SYSTEM = {
    ("sys", "platform"),
    ("os", "name"),
    ("platform", "system"),
    ("platform", "release"),
}
PLACES = re.compile(r"^/(proc|sys|dev|etc|tmp|usr|var)(/|$)")
"""The paths that are Unix's."""


def imported(tree: ast.AST) -> Iterator[str]:
    """Yield the libraries that a module imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name.partition(".")[0] for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


def used(tree: ast.AST) -> set[str]:
    """Return what a module uses of ``ALLOWED``'s kind."""
    found = set(imported(tree)) & LIBRARIES
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            library, name = node.value.id, node.attr
            if (library, name) in NAMES_OF_THE_SYSTEM:
                found.add("the system's name")
            elif library == "os" and OF_OS.match(name) and name not in EVERYWHERE:
                found.add(f"os.{name}")
        elif isinstance(node, ast.Constant) and PLACES.match(str(node.value)):
            found.add("/" + str(node.value).split("/")[1])
    return found


def without_encoding(tree: ast.AST) -> list[int]:
    """Return the lines on which a text file or a program's output is read or written in an encoding by chance."""
    lines = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = (
            node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        )
        given = {each.arg for each in node.keywords}
        words = [each.value for each in node.args if isinstance(each, ast.Constant)]
        binary = any(
            isinstance(each, str) and re.fullmatch(r"[rwax+]*b[rwax+]*", each) for each in words
        )
        if name in {"read_text", "write_text"}:
            is_text = len(node.args) == (0 if name == "read_text" else 1)
        else:
            decodes = any(
                each.arg == "text" and ast.unparse(each.value) == "True" for each in node.keywords
            )
            is_text = decodes or (name == "open" and not binary and not _opens_no_file(node))
        if is_text and "encoding" not in given:
            lines.append(node.lineno)
    return lines


def _opens_no_file(node: ast.Call) -> bool:
    """Whether a call of ``open`` is that of a table, a package's browser or such."""
    return isinstance(node.func, ast.Attribute) and not any(
        isinstance(each, ast.Constant) and isinstance(each.value, str) for each in node.args
    )


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def test_what_differs_between_systems_stands_where_it_is_expected() -> None:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for path in MODULES:
        for name in used(parsed(path)):
            found[name].add(path.relative_to(ROOT).as_posix())
    assert found == ALLOWED


def test_every_text_has_its_encoding() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): lines
        for path in MODULES
        if (lines := without_encoding(parsed(path)))
    }
    assert found == {}


@pytest.mark.parametrize(
    "code, names",
    [
        ("import fcntl", {"fcntl"}),
        ("from signal import SIGINT", {"signal"}),
        ("import os\nos.fork()", {"os.fork"}),
        ("import os\nos.kill(1, 9)", {"os.kill"}),
        ("import os\nos.getpid()", set()),
        ("open('/proc/cpuinfo')", {"/proc"}),
        ("import sys\nsys.platform == 'win32'", {"the system's name"}),
    ],
)
def test_what_differs_is_found(code: str, names: set[str]) -> None:
    assert used(ast.parse(code)) == names


@pytest.mark.parametrize(
    "code, is_found",
    [
        ("path.read_text()", True),
        ("path.read_text('utf-8')", False),
        ("path.write_text(it)", True),
        ("path.write_text(it, encoding='utf-8')", False),
        ("open(path)", True),
        ("open(path, 'rb')", False),
        ("path.open('w')", True),
        ("path.open('r+b')", False),
        ("subprocess.run(it, text=True)", True),
        ("subprocess.run(it, text=True, encoding='utf-8')", False),
    ],
)
def test_an_encoding_that_is_missing_is_found(code: str, is_found: bool) -> None:
    assert bool(without_encoding(ast.parse(code))) is is_found


RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
"""Names that Windows keeps for devices."""
MOST_LETTERS = 150
"""How long a path may be: Windows takes 260, of which the place of the repository takes a part."""


def unfit(path: PurePath) -> bool:
    """Whether some system cannot have a file of this name."""
    return len(path.as_posix()) > MOST_LETTERS or any(
        RESERVED.fullmatch(part) or re.search(r'[<>:"|?*\\]|[ .]$', part) for part in path.parts
    )


def test_every_system_can_have_all_files() -> None:
    paths = [
        path.relative_to(ROOT)
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*")
        if "__pycache__" not in path.parts
    ]
    assert len(paths) > 1000
    assert [path for path in paths if unfit(path)] == []
    small = [path.as_posix().lower() for path in paths]
    assert len(set(small)) == len(small)


@pytest.mark.parametrize(
    "name", ["aux.py", "a/nul", "what?.md", "a:b", "ends.", "ends ", "x" * 151]
)
def test_a_name_that_some_system_cannot_have_is_found(name: str) -> None:
    assert unfit(PurePath(name))
