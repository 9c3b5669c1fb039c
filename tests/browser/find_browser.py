"""The Chromium that the browser tests drive: found on this machine, or fetched when asked to.

``python -m tests.browser.find_browser`` says where it is, ``--install`` fetches one if there is
none. Needs nothing installed but Playwright, and that only to fetch.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

# Debian's small shell comes first: it is the same Chromium without windows, and the tests take
# two thirds of the time in it.
_ON_PATH = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "msedge",
    "microsoft-edge",
    "microsoft-edge-stable",
    "brave",
    "brave-browser",
)

_APPLICATIONS = Path("/Applications")

_ON_MACOS = (
    "Google Chrome.app/Contents/MacOS/Google Chrome",
    "Chromium.app/Contents/MacOS/Chromium",
    "Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "Brave Browser.app/Contents/MacOS/Brave Browser",
)

_ON_WINDOWS = (
    r"Google\Chrome\Application\chrome.exe",
    r"Chromium\Application\chrome.exe",
    r"Microsoft\Edge\Application\msedge.exe",
    r"BraveSoftware\Brave-Browser\Application\brave.exe",
)

# Under the folder where Playwright keeps what it downloads, the small shell first here too.
_DOWNLOADED = (
    "chromium_headless_shell-*/chrome-*/*headless*shell*",
    "chromium-*/chrome-linux*/chrome",
    "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
    "chromium-*/chrome-win*/chrome.exe",
)


def find() -> str | None:
    """The path of a Chromium or one of its kin; none if this machine has none.

    COMPANION_BROWSER goes first. One that names no program finds nothing, rather than another.
    """
    named = os.environ.get("COMPANION_BROWSER")
    if named:
        return shutil.which(named)
    return next((path for path in _places() if os.access(path, os.X_OK)), None)


def install() -> str | None:
    """The path of a Chromium, fetched by apt-get or by Playwright if there was none."""
    found = find()
    if found or os.environ.get("COMPANION_BROWSER"):
        return found
    for fetch in (_by_apt, _by_playwright):
        fetch()
        found = find()
        if found:
            return found
    return None


def _places() -> Iterator[str]:
    for name in _ON_PATH:
        path = shutil.which(name)
        if path:
            yield path
    for folder in (_APPLICATIONS, Path.home() / "Applications"):
        yield from (str(folder / app) for app in _ON_MACOS if (folder / app).is_file())
    for variable in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
        folder = Path(os.environ.get(variable) or os.devnull)
        yield from (
            str(folder / program) for program in _ON_WINDOWS if (folder / program).is_file()
        )
    for kept in _downloads():
        for pattern in _DOWNLOADED:
            # The newest one last in the alphabet is good enough: any will do.
            found = (str(path) for path in kept.glob(pattern) if path.is_file())
            yield from sorted(found, reverse=True)


def _downloads() -> Iterator[Path]:
    chosen = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    if chosen and chosen != "0":
        yield Path(chosen)
    yield Path.home() / ".cache" / "ms-playwright"
    yield Path.home() / "Library" / "Caches" / "ms-playwright"
    if os.environ.get("LOCALAPPDATA"):
        yield Path(os.environ["LOCALAPPDATA"]) / "ms-playwright"


def _by_apt() -> None:
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not root or not shutil.which("apt-get"):
        return
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    _run(["apt-get", "-qq", "update"], quietly)
    # Debian has the small shell since version 12; Ubuntu and older versions of Debian have no such package.
    for package in ("chromium-headless-shell", "chromium"):
        _run(["apt-get", "-qq", "install", "-y", "--no-install-recommends", package], quietly)
        if find():
            return


def _by_playwright() -> None:
    _run([sys.executable, "-m", "playwright", "install", "chromium"], dict(os.environ))


def _run(command: list[str], environ: dict[str, str]) -> None:
    """Run it and let it fail: whether there is a browser now is looked at, not believed."""
    print("No browser yet; trying:", " ".join(command), file=sys.stderr)
    try:
        subprocess.run(command, env=environ, stdout=sys.stderr, check=False, timeout=600)
    except (OSError, subprocess.TimeoutExpired) as error:
        print(error, file=sys.stderr)


def main() -> int:
    """Print the browser's path; the exit code is 1, with a sentence, if there is none."""
    found = install() if "--install" in sys.argv[1:] else find()
    if found:
        print(found)
        return 0
    named = os.environ.get("COMPANION_BROWSER")
    print(
        f"COMPANION_BROWSER names {named}, and there is no such program."
        if named
        else "The browser tests need Chromium, Chrome, Edge or Brave, and found none. Install one,"
        " or name it: COMPANION_BROWSER=/path/to/chromium",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
