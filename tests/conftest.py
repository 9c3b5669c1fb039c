"""What tests of several folders share: how many cases they try, and one real browser for each process."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings
from jinja2 import Environment, FileSystemBytecodeCache

from companion.presenters import sentences
from companion.rendering.environment import configure
from companion.web import app
from tests import turns
from tests.left_out import summary
from tests.repeats import FACTOR
from tests.servers.postgresql import empty_database, server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from companion.presenters.sentences import Language

TESTS = Path(__file__).parent
WITH_BROWSERS = {TESTS / "browser", TESTS / "engines", TESTS / "release"}
"""The folders in which tests may drive a browser."""

LEFT_OUT = pytest.StashKey[list[str]]()
"""The names of the slow tests whose turn it is not."""

# Each run tries the same, so that none is red by chance; ``make test-tenfold`` tries what comes.
settings.register_profile("companion", deadline=None, derandomize=FACTOR == 1, print_blob=True)
settings.load_profile("companion")

# The programs that tests start speak English, whatever this computer speaks.
for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"):
    os.environ.pop(name, None)
os.environ["LC_ALL"] = "C.UTF-8"

# A shell lets what it runs in the background ignore Ctrl-C, and nohup the end of the terminal. Programs that
# tests start would inherit that, but no handler.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    signal.signal(signal.SIGHUP, lambda *_: None)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run name the turn of the slow tests, or the game whose tests it has."""
    parser.addoption(
        "--turn",
        type=int,
        metavar="COMMIT",
        help="of the slow tests, run those that run with the commit of this number: a third, and what changed last",
    )
    parser.addoption("--game", metavar="NAME", help="run the tests of this game, and no others")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where only tests with a browser run, import no others: that takes each process as long as ten of them."""
    marks = config.option.markexpr.split()
    only_browsers = marks[:1] == ["browser"] and "or" not in marks
    is_folder_of_tests = collection_path.parent == TESTS and collection_path.is_dir()
    return (
        True
        if only_browsers and is_folder_of_tests and collection_path not in WITH_BROWSERS
        else None
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests that drive a browser, so that ``-m "not browser"`` leaves them out.

    What a file sets up once is set up by one process, which runs all its tests with that. Slow tests whose turn
    it is not are left out, and all tests but those of the game that is named.
    """
    if (game := config.getoption("game")) is not None:
        leave_out_other_games(config, items, game)
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            if TESTS in item.path.parents and WITH_BROWSERS.isdisjoint(item.path.parents):
                raise pytest.UsageError(
                    f"{item.nodeid} drives a browser: it belongs in tests/browser"
                )
            item.add_marker("browser")
        if of_its_file(item) and item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(item.nodeid.partition("::")[0]))
    if (number := config.getoption("turn")) is not None:
        leave_out_by_turns(config, items, number)


def leave_out_other_games(config: pytest.Config, items: list[pytest.Item], game: str) -> None:
    """Keep the tests of a game.

    :raises pytest.UsageError: when there is no such game.
    """
    from rules.engine.registry import GAMES
    from tests.new_game.of_game import is_of

    if game not in GAMES:
        raise pytest.UsageError(f"There is no game {game!r}. There are {', '.join(GAMES)}.")
    chosen = {item for item in items if is_of(item, game)}
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = [item for item in items if item in chosen]


def leave_out_by_turns(config: pytest.Config, items: list[pytest.Item], number: int) -> None:
    """Keep of the slow tests those that run with the commit of this number."""
    slow = {item.nodeid: item for item in items if item.get_closest_marker("slow")}
    files = {name: item.path for name, item in slow.items()}
    kept = turns.chosen(files, number, turns.changed_files())
    left_out = [item for name, item in slow.items() if name not in kept]
    config.stash[LEFT_OUT] = [item.nodeid for item in left_out]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item.nodeid in kept or item.nodeid not in slow]


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Let the process that shares out tests know what was left out: it collects none itself."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left_out"] = session.config.stash.get(LEFT_OUT, [])


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take over what a process has left out; all leave out the same."""
    node.config.stash[LEFT_OUT] = getattr(node, "workeroutput", {}).get("left_out", [])


def pytest_collection_finish() -> None:
    """Let garbage be collected rarely, and never looked for in what is imported: it was a tenth of the tests' time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(8_000)


def of_its_file(item: pytest.Item) -> bool:
    """Whether a test takes something that is set up once for all tests of its file."""
    definitions = getattr(item, "_fixtureinfo", None)
    given = definitions.name2fixturedefs.values() if definitions is not None else ()
    return any(each.scope == "module" for every in given for each in every)


@pytest.fixture(scope="session", autouse=True)
def compiled_templates(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let each app have the templates that an app before it compiled: that takes longer than most tests.

    Tests that run side by side share them.
    """
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "compiled"
    folder.mkdir(exist_ok=True)

    def with_compiled(env: Environment) -> None:
        env.bytecode_cache = FileSystemBytecodeCache(str(folder))
        configure(env)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "configure", with_compiled)
        yield


@pytest.fixture(scope="session", autouse=True)
def a_language_is_set() -> Iterator[None]:
    """Let whatever speaks without a language fail, in place of speaking English."""

    def nothing_is_set() -> str:
        raise LookupError("Nobody has set the language that is spoken: see speaking_as")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sentences, "without_language", nothing_is_set)
        yield


@pytest.fixture(scope="session")
def browser(pytestconfig: pytest.Config) -> Iterator[Browser]:
    """Start Chromium once, with the programs that its tests share; most tests need neither."""
    from playwright.sync_api import sync_playwright

    from tests.browser.evening import launch, shared_programs
    from tests.browser.open_pages import open_pages

    pytestconfig.pluginmanager.register(open_pages)
    with sync_playwright() as playwright, shared_programs():
        browser = launch(playwright)
        yield browser
        browser.close()
    pytestconfig.pluginmanager.unregister(open_pages)


@pytest.fixture(scope="session")
def language() -> Language:
    """Return the words of the app and of all games."""
    from tests.rules.games.steps import language as words

    return words()


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """Start a PostgreSQL of our own, unless one is offered; return its URL."""
    offered = os.environ.get("TEST_DATABASE_URL")
    if offered:
        yield offered
        return
    with server() as own:
        yield own.url


@pytest.fixture
def postgresql(postgresql_server: str) -> Iterator[str]:
    """Return the URL of an empty PostgreSQL database."""
    with empty_database(postgresql_server) as url:
        yield url


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(
    terminalreporter: Any, config: pytest.Config
) -> Generator[None, None, None]:
    """Say last what was left out by turns, and for want of programs, and in which commands to have it."""
    yield
    if (number := config.getoption("turn")) is not None:
        left_out = config.stash.get(LEFT_OUT, [])
        for line in turns.summary(number, left_out):
            terminalreporter.write_line(line)
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = [each.longrepr[2] for each in skipped if isinstance(each.longrepr, tuple)]
    for line in summary(reasons):
        terminalreporter.write_line(line)
