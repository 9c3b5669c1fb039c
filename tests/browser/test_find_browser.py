"""The browser that the other tests drive is found where people have it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser import find_browser


@pytest.fixture(autouse=True)
def bare_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine whose only programs are those that a test puts there."""
    for name in ("COMPANION_BROWSER", "PLAYWRIGHT_BROWSERS_PATH", "LOCALAPPDATA", "PROGRAMFILES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setattr(find_browser, "_APPLICATIONS", tmp_path / "Applications")
    monkeypatch.setattr(sys, "argv", ["find_browser"])
    return tmp_path


def put(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o755)
    return str(path)


SHELL, CHROMIUM = "bin/chromium-headless-shell", "bin/chromium"
FETCHED = "home/.cache/ms-playwright"
FETCHED_SHELL = f"{FETCHED}/chromium_headless_shell-1200"


def test_a_bare_machine_has_none() -> None:
    assert find_browser.find() is None


@pytest.mark.parametrize(
    "path",
    [
        *(SHELL, CHROMIUM, "bin/google-chrome-stable", "bin/msedge", "bin/brave"),
        "home/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        f"{FETCHED}/chromium-1200/chrome-linux/chrome",
        f"{FETCHED}/chromium-1200/chrome-linux64/chrome",
        f"{FETCHED_SHELL}/chrome-linux/headless_shell",
        "home/Library/Caches/ms-playwright/chromium-1200/chrome-mac/Chromium.app/Contents/MacOS/Chromium",
        "elsewhere/chromium-1200/chrome-linux/chrome",
    ],
)
def test_one_is_found_where_people_and_playwright_have_it(
    bare_machine: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(bare_machine / "elsewhere"))
    there = put(bare_machine / path)
    assert find_browser.find() == there


@pytest.mark.parametrize(
    "first, other",
    [
        (SHELL, CHROMIUM),
        (CHROMIUM, "bin/brave"),
        (
            f"{FETCHED_SHELL}/chrome-headless-shell-linux64/chrome-headless-shell",
            f"{FETCHED}/chromium-1200/chrome-linux64/chrome",
        ),
    ],
)
def test_the_small_shell_goes_before_chromium_and_that_before_its_kin(
    bare_machine: Path, first: str, other: str
) -> None:
    put(bare_machine / other)
    there = put(bare_machine / first)
    assert find_browser.find() == there


def test_the_one_that_is_named_goes_first(
    bare_machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(bare_machine / "bin" / "chromium")
    mine = put(bare_machine / "mine")
    monkeypatch.setenv("COMPANION_BROWSER", mine)
    assert find_browser.find() == mine


def test_a_wrong_name_is_said_and_nothing_is_fetched(
    bare_machine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    put(bare_machine / "bin" / "chromium")
    monkeypatch.setenv("COMPANION_BROWSER", "/no/such/browser")
    monkeypatch.setattr(sys, "argv", ["find_browser", "--install"])
    assert find_browser.main() == 1
    assert "/no/such/browser" in capsys.readouterr().err


def test_one_that_is_there_is_not_fetched_again(
    bare_machine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = put(bare_machine / "bin" / "chromium")
    monkeypatch.setattr(sys, "argv", ["find_browser", "--install"])
    assert find_browser.main() == 0
    said = capsys.readouterr()
    assert said.out.strip() == there
    assert said.err == ""


def apt_knows(
    bare_machine: Path, monkeypatch: pytest.MonkeyPatch, *packages: str
) -> list[list[str]]:
    """Give the machine an apt-get that knows these packages; return what is run from then on."""
    put(bare_machine / "bin" / "apt-get")
    ran: list[list[str]] = []

    def run(command: list[str], **_: object) -> None:
        ran.append(command)
        if "playwright" in command:
            put(bare_machine / "home/.cache/ms-playwright/chromium-1200/chrome-linux/chrome")
        elif command[-1] in packages:
            put(bare_machine / "bin" / command[-1])

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    return ran


@pytest.mark.parametrize(
    "known, asked_for",
    [
        (["chromium-headless-shell", "chromium"], ["chromium-headless-shell"]),
        (["chromium"], ["chromium-headless-shell", "chromium"]),
    ],
)
def test_apt_is_asked_for_the_small_shell_and_then_for_the_whole_browser(
    bare_machine: Path, monkeypatch: pytest.MonkeyPatch, known: list[str], asked_for: list[str]
) -> None:
    ran = apt_knows(bare_machine, monkeypatch, *known)
    assert find_browser.install() == str(bare_machine / "bin" / known[0])
    assert [each[-1] for each in ran] == ["update", *asked_for]


def test_when_apt_brings_none_playwright_is_asked(
    bare_machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran = apt_knows(bare_machine, monkeypatch)
    found = find_browser.install()
    assert found is not None
    assert found.endswith("chromium-1200/chrome-linux/chrome")
    wanted = ["update", "chromium-headless-shell", "chromium", "chromium"]
    assert [each[-1] for each in ran] == wanted
    assert ran[-1][1:] == ["-m", "playwright", "install", "chromium"]


def test_when_nothing_helps_it_says_what_would(
    bare_machine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bare_machine.exists()

    def fail(_command: list[str], **_: object) -> None:
        raise OSError("no network")

    monkeypatch.setattr(subprocess, "run", fail)
    monkeypatch.setattr(sys, "argv", ["find_browser", "--install"])
    assert find_browser.main() == 1
    assert "COMPANION_BROWSER=" in capsys.readouterr().err
