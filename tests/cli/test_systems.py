"""What differs between Linux, macOS and Windows, tried with stand-ins for all three."""

from __future__ import annotations

import argparse
import io
import os
import platform
import plistlib
import re
import signal
import subprocess
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from select import select
from types import SimpleNamespace

import pytest
from PIL import Image

from companion.cli import icon_files, shortcut
from companion.cli.browser import open_quietly
from companion.cli.doctor import advise
from companion.cli.greeting import first_start, greeting
from companion.cli.main import main
from companion.cli.signals import CONSOLE_CLOSED, ending_signals
from companion.cli.terminal import wait_before_closing
from companion.cli.terminal_output import shows_colours, write_plainer
from companion.cli.terminal_words import TerminalWords, system_language
from companion.network import wifi
from companion.network.addresses import ServerAddress
from companion.network.firewall import firewall
from companion.one_file import SEARCH_PATH, name_in_questions, restore_search_path
from companion.rendering.pictures import drawing_command
from companion.words.language import languages
from tests.patience import PATIENCE

LINK = "http://localhost:8000/laptop/k"
ADDRESS = ServerAddress("http://192.168.1.20:8000", "192.168.1.20")


class Terminal(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


# -- Ctrl-C, and what else ends it ------------------------------------------------------------

UNIX = SimpleNamespace(SIGINT=2, SIGTERM=15, SIGHUP=1, SIGTTIN=21)
WINDOWS = SimpleNamespace(SIGINT=2, SIGTERM=15, SIGBREAK=21, SIGABRT=22)


@pytest.mark.parametrize(
    "platform, names, ending",
    [
        ("linux", UNIX, {2, 15, 1}),
        ("darwin", UNIX, {2, 15, 1}),
        ("win32", WINDOWS, {2, 15, 21, CONSOLE_CLOSED}),
    ],
)
def test_what_ends_it(platform: str, names: SimpleNamespace, ending: set[int]) -> None:
    assert set(ending_signals(platform, names)) == ending


def test_here_ctrl_c_is_among_them() -> None:
    assert signal.SIGINT in ending_signals()


# -- the terminal ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "platform, environ, switched_on, coloured",
    [
        ("linux", {"TERM": "xterm-256color"}, False, True),
        ("darwin", {"TERM": "xterm-256color"}, False, True),
        ("win32", {}, True, True),
        ("win32", {}, False, False),
        ("linux", {"TERM": "dumb"}, True, False),
        ("darwin", {"TERM": "xterm", "NO_COLOR": "1"}, True, False),
        ("win32", {"NO_COLOR": "1"}, True, False),
    ],
)
def test_colours_are_for_terminals_that_show_them(
    platform: str, environ: dict[str, str], switched_on: bool, coloured: bool
) -> None:
    assert shows_colours(Terminal(), environ, platform, lambda: switched_on) is coloured
    assert not shows_colours(io.StringIO(), environ, platform, lambda: switched_on)


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252", "cp437", "ascii", None])
@pytest.mark.parametrize("colour", [True, False])
def test_the_first_screen_is_whole_in_every_terminal(encoding: str | None, colour: bool) -> None:
    say = TerminalWords()
    said = greeting(
        ADDRESS,
        LINK,
        say,
        enter=True,
        first=first_start(say, firewall("Companion", 8000, "Windows")),
        encoding=encoding,
        colour=colour,
    )
    assert ("\x1b" in said) is colour
    for sentence in (LINK, ADDRESS.url, "allow it for private networks", "Press Ctrl-C to stop."):
        assert sentence in " ".join(said.split())
    shown = re.sub(r"\x1b\[[0-9;]*m", "", said)
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize("encoding", ["ascii", "cp437", "cp1252"])
def test_an_encoding_that_lacks_a_character_gets_a_plainer_one(encoding: str) -> None:
    written = io.BytesIO()
    out = io.TextIOWrapper(written, encoding=encoding)
    write_plainer(out)
    out.write("“Can’t connect?” · Zoë 🦊 … « Ça\u202fva\u00a0? »")
    out.flush()
    said = written.getvalue().decode(encoding)
    assert "a va" in said.replace("\u00a0", " ")
    assert "Can" in said
    assert "t connect?" in said
    assert "?" in said.partition("Zo")[2]
    if encoding != "cp1252":
        assert said.startswith('"Can\'t connect?"')


def test_the_help_and_the_doctor_say_all_in_a_poor_encoding(tmp_path: Path) -> None:
    for arguments in (["--help"], ["doctor", "--data", str(tmp_path), "--port", "0"]):
        done = subprocess.run(
            [sys.executable, "-m", "companion", *arguments],
            env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
            capture_output=True,
            encoding="ascii",
            check=False,
        )
        assert done.returncode in {0, 1}, done.stderr
        assert "Traceback" not in done.stderr
        assert len(done.stdout) > 200


# -- the system's language ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "environ, windows, language",
    [
        ({"LANG": "de_AT.UTF-8"}, None, "de"),
        # Python sets the second one where the locale of the first is not installed.
        ({"LANG": "de_DE.UTF-8", "LC_CTYPE": "C.UTF-8"}, None, "de"),
        ({"LANGUAGE": "fr:en", "LC_MESSAGES": "de_DE", "LANG": "en_GB"}, None, "fr"),
        ({"LC_ALL": "nl_BE.UTF-8", "LANG": "fr_FR.UTF-8"}, None, "nl"),
        ({"LANG": "C.UTF-8"}, None, "en"),
        ({"LANG": "ja_JP.UTF-8"}, None, "en"),
        ({"LANG": "no locale at all"}, None, "en"),
        ({}, "es_MX", "es"),
        ({}, "ja_JP", "en"),
        ({}, None, "en"),
    ],
)
def test_the_terminal_speaks_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch,
    environ: dict[str, str],
    windows: str | None,
    language: str,
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    assert system_language(lambda: windows) == language


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("system", ["Windows", "Darwin", "Linux"])
def test_the_first_screen_fits_in_every_language(language: str, system: str) -> None:
    say = TerminalWords(language)
    for trouble in ("vpn", "virtual", "link-local"):
        first = first_start(say, firewall("Companion", 8000, system))
        address = replace(ADDRESS, trouble=trouble)
        said = greeting(address, LINK, say, moved=8000, enter=True, first=first)
        assert max(len(each) for each in said.splitlines() if LINK not in each) <= 80


def test_a_program_of_a_german_computer_speaks_german(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    main(["doctor", "--data", str(tmp_path), "--port", "0"])
    assert "Gespeicherte Tische" in capsys.readouterr().out
    assert main(["--port", "none"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("companion: „none“ ")
    assert "Ports gehen von 1 bis 65535." in said


# -- the firewall's words ----------------------------------------------------------------------


def test_windows_and_macs_ask_and_linux_does_not() -> None:
    windows, mac, linux = (
        firewall("Python", 8000, each) for each in ("Windows", "Darwin", "Linux")
    )
    assert windows.asks
    assert mac.asks
    assert not linux.asks
    assert not windows.commands
    assert not mac.commands
    asked = first_start(TerminalWords(), windows)[0]
    assert "Windows asks whether Python may use the network" in asked
    assert "private networks" in asked
    assert "Your Mac may ask whether Python" in first_start(TerminalWords(), mac)[0]


@pytest.mark.parametrize(
    "installed, command",
    [
        ({"ufw"}, "sudo ufw allow 8100/tcp"),
        ({"firewall-cmd"}, "sudo firewall-cmd --add-port=8100/tcp"),
        (set(), "sudo ufw allow 8100/tcp"),
    ],
)
def test_linux_is_told_the_command_for_its_firewall(installed: set[str], command: str) -> None:
    known = firewall("Python", 8100, "Linux", lambda name: name if name in installed else None)
    assert known.commands[0] == command
    assert len(known.commands) == 2
    assert command in first_start(TerminalWords(), known)[0]


@pytest.mark.parametrize("system", ["Windows", "Darwin", "Linux"])
def test_the_first_start_speaks_of_guest_networks_and_hotels(system: str) -> None:
    said = " ".join(first_start(TerminalWords(), firewall("Companion", 8000, system)))
    for word in ("same Wi-Fi", "guest network", "hotel", "hotspot"):
        assert word in said


@pytest.mark.parametrize(
    "system, asks", [("Windows", "Windows asks"), ("Darwin", "Your Mac may ask"), ("Linux", "ufw")]
)
def test_the_doctor_says_it_without_a_start(
    monkeypatch: pytest.MonkeyPatch, system: str, asks: str
) -> None:
    monkeypatch.setattr(platform, "system", lambda: system)
    monkeypatch.setattr(wifi, "run_program", lambda _: "")
    said = " ".join(finding.sentence for finding in advise(8000, TerminalWords()))
    for words in (asks, "same Wi-Fi", "guest network", "In a hotel"):
        assert words in said


# -- opening the browser -----------------------------------------------------------------------


@pytest.mark.parametrize("error", [None, OSError("none"), webbrowser.Error("no browser")])
def test_where_no_browser_opens_nothing_fails(error: Exception | None) -> None:
    asked = []

    def browse(link: str) -> bool:
        asked.append(link)
        if error is not None:
            raise error
        return False

    open_quietly(LINK, browse)
    assert asked == [LINK]


# -- the shortcut ------------------------------------------------------------------------------

INSTALL = argparse.Namespace(remove=False)
REMOVE = argparse.Namespace(remove=True)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    return tmp_path


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def never(command: list[str], environ: Mapping[str, str]) -> None:
    raise AssertionError(command, environ)


def test_linux_gets_a_desktop_entry_and_its_icon(home: Path) -> None:
    out = io.StringIO()
    assert shortcut.install_shortcut(INSTALL, out, {}, "linux", never) == 0
    entry = home / ".local/share/applications/companion-referee.desktop"
    text = entry.read_text(encoding="utf-8")
    assert text.startswith("[Desktop Entry]\nType=Application\nName=Companion\n")
    assert "\nTerminal=true\n" in text
    assert (home / ".local/share/icons/hicolor/scalable/apps/companion-referee.svg").is_file()
    assert str(entry) in out.getvalue()
    assert shortcut.install_shortcut(REMOVE, out, {}, "linux", never) == 0
    assert files(home) == set()
    assert shortcut.install_shortcut(REMOVE, out, {}, "linux", never) == 0
    assert out.getvalue().endswith("It was not there.\n")


def test_a_mac_gets_an_application_that_opens_a_terminal(home: Path) -> None:
    assert shortcut.install_shortcut(INSTALL, io.StringIO(), {}, "darwin", never) == 0
    app = home / "Applications" / "Companion.app" / "Contents"
    about = plistlib.loads((app / "Info.plist").read_bytes())
    program = app / "MacOS" / about["CFBundleExecutable"]
    assert os.access(program, os.X_OK)
    assert "companion.command" in program.read_text(encoding="utf-8")
    assert os.access(app / "Resources" / "companion.command", os.X_OK)
    with Image.open(app / "Resources" / f"{about['CFBundleIconFile']}.icns") as icon:
        assert icon.size == (512, 512)
    assert shortcut.install_shortcut(REMOVE, io.StringIO(), {}, "darwin", never) == 0
    assert files(home) == set()


def test_windows_is_asked_for_a_link_in_the_start_menu(home: Path) -> None:
    environ = {"APPDATA": str(home / "Roaming"), "LOCALAPPDATA": str(home / "Local")}
    asked = []

    def run(command: list[str], told: Mapping[str, str]) -> None:
        asked.append((command, told))
        Path(told["COMPANION_LINK"]).write_bytes(b"a link")

    assert shortcut.install_shortcut(INSTALL, io.StringIO(), environ, "win32", run) == 0
    ((command, told),) = asked
    assert command[0] == "powershell"
    assert all(f"$env:{name}" in command[-1] for name in told if name.startswith("COMPANION_"))
    assert files(home) == {
        "Roaming/Microsoft/Windows/Start Menu/Programs/Companion.lnk",
        "Local/Companion/Companion.ico",
    }
    with Image.open(told["COMPANION_ICON"]) as icon:
        assert icon.info["sizes"] == {(each, each) for each in icon_files.ICO_SIZES}
    assert shortcut.install_shortcut(REMOVE, io.StringIO(), environ, "win32", never) == 0
    assert files(home) == set()


def test_a_system_without_its_tool_says_so(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(OSError, match="No such file"):
        shortcut.run_program(["no-such-program-of-any-system"], {})
    (home / ".local").write_text("a file where the folder should be", encoding="utf-8")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert main(["install-shortcut"]) == 2
    assert capsys.readouterr().err.startswith("companion: ")


# -- the program of one file -------------------------------------------------------------------


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    program = tmp_path / "companion"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    return program


def test_it_is_called_by_its_own_name_and_starts_itself_again(frozen: Path) -> None:
    assert name_in_questions() == "Companion"
    assert shortcut.own_command() == [str(frozen)]
    assert drawing_command() == [str(frozen), "--draw-picture"]


@pytest.mark.usefixtures("frozen")
@pytest.mark.parametrize(
    "platform, arguments, waits",
    [
        ("win32", [], True),
        ("win32", ["doctor"], False),
        ("darwin", [], False),
        ("linux", [], False),
    ],
)
def test_a_window_of_windows_stays_until_its_error_is_read(
    platform: str, arguments: list[str], waits: bool
) -> None:
    out, keys = io.StringIO(), Terminal("\nmore\n")
    wait_before_closing(out, keys, arguments, "Press Enter", platform)
    assert ("Press Enter" in out.getvalue()) is waits
    assert keys.readline() == ("more\n" if waits else "\n")


@pytest.mark.usefixtures("frozen")
def test_it_has_no_source_to_watch(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--dev", "--no-open", "--data", str(tmp_path / "x.db")]) == 2
    assert "--dev needs Companion’s source" in capsys.readouterr().err


@pytest.mark.parametrize(
    "before, after",
    [
        ({SEARCH_PATH: "/ours", f"{SEARCH_PATH}_ORIG": "/theirs"}, {SEARCH_PATH: "/theirs"}),
        ({SEARCH_PATH: "/ours"}, {}),
        ({}, {}),
    ],
)
def test_what_it_starts_finds_the_systems_libraries(
    before: dict[str, str], after: dict[str, str]
) -> None:
    environ = {"HOME": "/home/ana", **before}
    restore_search_path(environ)
    assert environ == {"HOME": "/home/ana", **after}


STARTED = """
import os, signal
from companion.one_file import end_with_starter
end_with_starter()
print(os.getpid(), flush=True)
signal.pause()
"""
STARTER = f"""
import subprocess, sys
subprocess.run([sys.executable, "-c", {STARTED!r}])
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux says that a parent has ended")
def test_the_program_of_one_file_ends_with_the_process_that_unpacked_it() -> None:
    starter = subprocess.Popen([sys.executable, "-c", STARTER], stdout=subprocess.PIPE)
    assert starter.stdout is not None
    with starter.stdout as said:
        started = int(said.readline())
        starter.kill()
        starter.wait(PATIENCE)
        try:
            assert select([said], [], [], PATIENCE)[0], "what it says ends with it"
            assert said.read() == b""
        finally:
            with suppress(ProcessLookupError):
                os.kill(started, signal.SIGKILL)
