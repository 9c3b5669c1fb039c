"""Watches the files of games while their author changes them (``companion --dev``).

Templates, words, styles and scripts are read again at once. Python modules and rulebooks need a new
process; the tables are saved, so it goes on where the old one was.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from flask import Flask
from gevent import Greenlet, sleep, spawn

from companion.web.folders import folder
from companion.web.reloading import read_again
from rules.engine import registry

EVERY = 0.5
"""Seconds between two looks at the files."""
NEED_A_START = {".py", ".md"}
"""What the names of files end with that need a new process."""
READ_AGAIN = {".html", ".ftl", ".svg", ".css", ".js", ".mp3"}
"""And of those that are read again."""
CHECK = """
import sys
from rules.engine import registry
for game in sys.argv[1:]:
    if game in registry.REFUSED:
        sys.exit(f"{game}: {registry.REFUSED[game]}")
    registry.load(game)
import companion.web.app
"""
"""Loads the rules of the games that are named, and the app."""


class Watcher:
    """Finds out which files in some folders have changed."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self._folders = tuple(folders)
        self._seen = self._stamps()

    def changed(self) -> list[Path]:
        """Return the files that were written, added or removed since the last call, by name."""
        before, self._seen = self._seen, self._stamps()
        return sorted(path for path, _ in set(before.items()) ^ set(self._seen.items()))

    def _stamps(self) -> dict[Path, tuple[int, int]]:
        """Return when each file was written, and its length."""
        found = {}
        for path in (each for root in self._folders for each in root.rglob("*")):
            if path.suffix in NEED_A_START | READ_AGAIN:
                try:
                    status = path.stat()
                except FileNotFoundError:  # removed just now
                    continue
                found[path] = status.st_mtime_ns, status.st_size
        return found


def watched() -> set[Path]:
    """Return the folders of the app and of all games."""
    own = {folder("templates"), folder("static"), Path(__file__).parents[1]}
    rules = Path(registry.__file__).parents[1]
    return {*own, rules, *(registry.folder(game) for game in registry.GAMES)}


def start_watching(
    app: Flask, start_again: Callable[[], None], say: Callable[[str], None]
) -> Greenlet:
    """Start a greenlet that reads changed files again, and return it.

    Where a module or a rulebook has changed, it calls ``start_again`` if the rules can be loaded;
    otherwise it says why not, and the previous rules are kept.
    """
    return spawn(_watch, app, Watcher(watched()), start_again, say)


def _watch(
    app: Flask, watcher: Watcher, start_again: Callable[[], None], say: Callable[[str], None]
) -> None:
    while True:
        sleep(EVERY)
        if not (changed := watcher.changed()):
            continue
        names = ", ".join(path.name for path in changed[:3]) + (", …" if changed[3:] else "")
        if not any(path.suffix in NEED_A_START for path in changed):
            read_again(app)
            say(f"  Changed: {names}\n")
        elif why := why_not_loaded():
            say(f"  {names} can’t be loaded, so the previous rules are kept:\n\n{why}\n")
        else:
            say(f"  Changed: {names}. Starting again…\n")
            start_again()
            return


def why_not_loaded() -> str:
    """Load the rules of all games in another process; return what it says if it fails, or nothing."""
    command = [sys.executable, "-c", CHECK, *registry.GAMES]
    done = subprocess.run(  # noqa: S603  # our own code
        command, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    return done.stderr if done.returncode else ""


def start_same_program(port: int) -> None:
    """Replace this process by a new one that was started in the same way; it does not return.

    The new one keeps the port, so that the open screens find it, and opens no browser.
    """
    command = [sys.executable, *sys.orig_argv[1:], "--no-open", "--port", str(port)]
    os.execv(sys.executable, command)  # noqa: S606  # the same program
