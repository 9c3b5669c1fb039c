"""``companion install-shortcut``: puts Companion, with its icon, where a system's programs are found."""

from __future__ import annotations

import argparse
import os
import plistlib
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from companion.cli import icon_files
from companion.cli.terminal_words import system_words
from companion.one_file import is_one_file
from companion.words.errors import ToldError

NAME = "Companion"
IDENTIFIER = "companion-referee"
"""The name of the files on Linux, so that they are nobody else's."""
SECONDS = 60
"""Seconds that Windows may take to write a shortcut."""
MAKE_LINK = """\
$link = (New-Object -ComObject WScript.Shell).CreateShortcut($env:COMPANION_LINK)
$link.TargetPath = $env:COMPANION_PROGRAM
$link.Arguments = $env:COMPANION_ARGUMENTS
$link.IconLocation = $env:COMPANION_ICON
$link.Description = $env:COMPANION_ABOUT
$link.Save()
"""
"""The commands for Windows' PowerShell; a path in a variable needs no quoting."""

RunProgram = Callable[[list[str], Mapping[str, str]], None]
"""Runs a program in an environment; raises an error if it fails."""


def run_program(command: list[str], environ: Mapping[str, str]) -> None:
    """Run a program for at most ``SECONDS``.

    :raises OSError: if it is missing.
    :raises ToldError: if it fails.
    """
    try:
        subprocess.run(  # noqa: S603  # the command is ours
            command, env=dict(environ), timeout=SECONDS, check=True, capture_output=True
        )
    except subprocess.SubprocessError as error:
        raise ToldError("shortcut", why=str(error)) from error


def install_shortcut(
    options: argparse.Namespace,
    out: TextIO,
    environ: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    run: RunProgram = run_program,
) -> int:
    """Install the shortcut or remove it, print where, and return 0.

    :raises OSError: if a file cannot be written.
    :raises ToldError: if Windows does not make it.
    """
    say = system_words()
    if options.remove:
        removed = [path for path in _places(environ, platform) if _removed(path)]
        out.write(f"{say('shortcut-gone' if removed else 'shortcut-not-there')}\n")
        return 0
    command = own_command(platform)
    match platform:
        case "win32":
            place = _install_on_windows(command, environ, run, say("shortcut-about"))
        case "darwin":
            place = _install_on_macos(command)
        case _:
            place = _install_on_linux(command, environ, say("shortcut-about"))
    out.write(f"{say('shortcut-made', place=str(place))}\n")
    out.write(f"{say('shortcut-take-away')}\n")
    return 0


def own_command(platform: str = sys.platform) -> list[str]:
    """Return the command that starts Companion as it was started now."""
    if is_one_file():
        return [sys.executable]
    script = Path(sys.executable).with_name("companion.exe" if platform == "win32" else "companion")
    return [str(script)] if script.is_file() else [sys.executable, "-m", "companion"]


def _install_on_linux(command: list[str], environ: Mapping[str, str], about: str) -> Path:
    entry, icon = _places(environ, "linux")
    _write(icon, icon_files.svg().encode())
    lines = {
        "Type": "Application",
        "Name": NAME,
        "Comment": about,
        "Exec": " ".join(map(_quoted, command)),
        "Icon": IDENTIFIER,
        "Terminal": "true",
        "Categories": "Game;CardGame;",
    }
    text = "".join(f"{key}={value}\n" for key, value in lines.items())
    _write(entry, f"[Desktop Entry]\n{text}".encode())
    return entry


def _quoted(argument: str) -> str:
    """Return an argument as a desktop entry's Exec line quotes it.

    >>> _quoted("/home/ana/100% mine/companion")
    '"/home/ana/100%% mine/companion"'
    """
    for character in '\\"`$':
        argument = argument.replace(character, f"\\{character}")
    # Every value of a desktop entry escapes its backslashes, so each is doubled once more.
    argument = argument.replace("\\", "\\\\").replace("%", "%%")
    return f'"{argument}"'


def _install_on_macos(command: list[str]) -> Path:
    """Make a small application that opens the terminal with Companion in it."""
    (app,) = _places({}, "darwin")
    start = 'exec open -a Terminal "$(dirname "$0")/../Resources/companion.command"'
    about = {
        "CFBundleExecutable": NAME,
        "CFBundleIconFile": NAME,
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleName": NAME,
        "CFBundlePackageType": "APPL",
    }
    _write(app / "Contents" / "Info.plist", plistlib.dumps(about))
    _write(app / "Contents" / "MacOS" / NAME, f"#!/bin/sh\n{start}\n".encode(), runs=True)
    _write(
        app / "Contents" / "Resources" / "companion.command",
        f"#!/bin/sh\nexec {shlex.join(command)}\n".encode(),
        runs=True,
    )
    _write(app / "Contents" / "Resources" / f"{NAME}.icns", icon_files.icns())
    return app


def _install_on_windows(
    command: list[str], environ: Mapping[str, str], run: RunProgram, about: str
) -> Path:
    link, icon = _places(environ, "win32")
    _write(icon, icon_files.ico())
    link.parent.mkdir(parents=True, exist_ok=True)
    variables = {
        "COMPANION_LINK": str(link),
        "COMPANION_PROGRAM": command[0],
        "COMPANION_ARGUMENTS": subprocess.list2cmdline(command[1:]),
        "COMPANION_ICON": str(icon),
        "COMPANION_ABOUT": about,
    }
    run(["powershell", "-NoProfile", "-Command", MAKE_LINK], {**environ, **variables})
    return link


def _places(environ: Mapping[str, str], platform: str) -> tuple[Path, ...]:
    """Return the files and folders of the shortcut on a system; the first is what people see."""
    home = Path.home()
    if platform == "win32":
        roaming = Path(environ.get("APPDATA") or home / "AppData" / "Roaming")
        local = Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
        menu = roaming / "Microsoft" / "Windows" / "Start Menu" / "Programs"
        return menu / f"{NAME}.lnk", local / NAME / f"{NAME}.ico"
    if platform == "darwin":
        return (home / "Applications" / f"{NAME}.app",)
    data = Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    icons = data / "icons" / "hicolor" / "scalable" / "apps"
    return data / "applications" / f"{IDENTIFIER}.desktop", icons / f"{IDENTIFIER}.svg"


def _write(path: Path, content: bytes, *, runs: bool = False) -> None:
    """Write a file, and create its folder; ``runs`` makes it a program."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    if runs:
        path.chmod(0o755)


def _removed(path: Path) -> bool:
    """Remove a file or a folder, and return whether it was there."""
    if path.is_dir():
        shutil.rmtree(path)
        return True
    with suppress(FileNotFoundError):
        path.unlink()
        return True
    return False
