"""What a pad's scripts say while somebody fills in a form is of messages, too: no key, and no word of their own.

All messages of German are accented, letter by letter. What is still plain after a tap is no message.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from companion.presenters import Viewer
from companion.words.language import file_of
from rules.engine.registry import GAMES, meta
from tests.browser.evening import HAS_PLAYED, PHONE, open_context
from tests.browser.fits import browser_of, lay, open_page, step
from tests.tables.table_fixture import TableFixture
from tests.words.made_up import accent, said_otherwise
from tests.words.plain_words import PLAIN, names_of

pytestmark = pytest.mark.slow

LANGUAGE = "de"
SEEDS = (1, 2)
"""They say with which options a game is played, and what comes."""
MOST_STEPS = 250
SHOWN = """([regions, source]) => import(source).then(({ showRegions }) => {
  const form = document.getElementById("answer") ?? document.querySelector("form.answer");
  const said = new Set();
  const look = () => {
    for (const each of document.querySelectorAll("#pad *")) {
      if (each.matches("script, style, textarea")) continue;
      for (const name of ["aria-label", "title", "placeholder"]) said.add(each.getAttribute(name) ?? "");
      for (const node of each.childNodes) if (node instanceof Text) said.add(node.data.trim());
    }
  };
  const keys = "form.answer button:not([type=submit]), form.answer input[type=radio], form.answer input[type=checkbox]";
  document.getElementById("connection")?.remove(); // nothing comes on the line
  showRegions(regions);
  look();
  for (const [nth] of [...document.querySelectorAll(keys)].entries()) {
    document.querySelectorAll(keys)[nth]?.click();
    look();
  }
  return [...said];
})"""
"""Shows a pad, taps everything in its form, and returns all texts that were seen."""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = open_context(browser, PHONE, decorated=False)
    context.add_init_script(HAS_PLAYED % list(GAMES))
    page = context.new_page()
    page.route_web_socket("**/*", lambda _: None)
    yield page
    page.unroute_all(behavior="wait")
    context.close()


def filled_in(laid: TableFixture, seed: int) -> dict[str, dict[str, str]]:
    """Play, and return a pad for each kind of question whose form a script fills in."""
    rng, found = Random(seed), dict[str, dict[str, str]]()
    for _ in range(MOST_STEPS):
        referee = laid.table.referee
        assert referee is not None
        for seat in laid.seats:
            todo = laid.services.renderer.presenter(laid.table, Viewer("pad", seat)).forms.todo
            if todo.mine is None or todo.mine.prompt.name in found:
                continue
            shown = laid.html("pad", seat)
            if any("data-collect" in html for html in shown.values()):
                found[todo.mine.prompt.name] = shown
        if referee.over:
            break
        step(laid, rng, calling=False)
    return found


@pytest.mark.parametrize("game", [game for game in GAMES if file_of(game, LANGUAGE).is_file()])
def test_scripts_say_only_messages(page: Page, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = set()
    with said_otherwise(monkeypatch, LANGUAGE, accent):
        for seed in SEEDS:
            laid = lay(game, seed, meta(game).least, there=True, language=LANGUAGE)
            known = names_of(laid) | {"und"}  # the browser's own, between the items of a list
            pads = filled_in(laid, seed)
            if not pads:
                continue
            path = f"/pad/{laid.table.code}/{laid.seats[0]}"
            open_page(page, browser_of(laid, "device-Ana"), path, scripts=True)
            script = page.locator("script[src*='js/pad.js']").first.evaluate("(each) => each.src")
            for name, shown in pads.items():
                said = page.evaluate(SHOWN, [shown, script.replace("pad.js", "regions.js")])
                assert said
                plain = {each for each in said if set(PLAIN.findall(each)) - known}
                found |= {f"{name}: {each}" for each in plain}
    assert not found, "\n".join(sorted(found))
