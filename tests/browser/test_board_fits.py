"""The board at every kind of moment, with the longest names: no word is cut off, covered, off the screen or too small."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import cycle
from random import Random
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect

from companion.presenters import Viewer
from companion.tables.activities import Activity
from companion.tables.roster import PastGame
from companion.words.language import SOURCE, languages
from rules.engine.registry import GAMES, meta
from rules.engine.tabletop import Setup
from tests.browser.evening import BOARD, open_context
from tests.browser.fits import (
    GEOMETRY,
    IN_ANOTHER_LANGUAGE,
    MADE_UP,
    browser_of,
    lay,
    longer,
    open_page,
    step,
)
from tests.tables.table_fixture import TableFixture
from tests.words.made_up import mirror, said_otherwise

pytestmark = pytest.mark.slow

SIZES = ((1920, 1080), (1280, 720))
OF_A_KIND = 1
"""How many moments of a kind are measured: those at which the most is said."""
DRAWN = 3
"""How many of a kind are drawn to choose from."""

SHOWN = ("head", "stage", "says", "side")
Regions: TypeAlias = dict[str, str]
"""What the board shows at a moment: the HTML of its regions, by name."""

MISPLACED = (
    f"(moments) => {{{GEOMETRY}"
    """
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const hidden = (element) =>
    element.closest(".visually-hidden, title, .card, option, [data-many] .eatme-turn-state span") ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const paints = (element) => {
    const style = getComputedStyle(element);
    return style.backgroundImage !== "none" || !/, 0\\)$|^transparent$/.test(style.backgroundColor);
  };
  const coverOf = (element, x, y) => {
    for (const each of document.elementsFromPoint(x, y)) {
      if (each.contains(element) || element.contains(each)) return null;
      if (paints(each)) return each;
    }
    return null;
  };

  // Read from three metres: 32 px of 1080. What the host reads at the laptop may be smaller, and so may a long name.
  const SMALLER = "button, a.button, kbd, .small-print, .quick-form, [data-long-name] .tent-name";
  const least = (element) => innerHeight / 1080 * (element.closest(`${SMALLER}, .lobby`) ? 24 : 32);

  function measure(panel, note) {
    const room = panel.getBoundingClientRect(), seen = [];
    if (outside(room, screen, 1)) note("off the screen", panel);
    for (const each of [panel, ...panel.querySelectorAll("*")]) {
      const { overflowX, overflowY } = getComputedStyle(each);
      const scrolls = (way, inner, outer) => /auto|scroll/.test(way) && inner > outer + 1;
      if (each.matches(".options")) continue; // there are games with many
      if (scrolls(overflowX, each.scrollWidth, each.clientWidth) || scrolls(overflowY, each.scrollHeight, each.clientHeight)) {
        note("scrolls inside", each);
      }
    }
    const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode());) {
      const element = node.parentElement;
      if (!node.textContent.trim() || hidden(element) || element.closest(".options")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = parseFloat(getComputedStyle(element).fontSize);
      // A line's box is higher than its letters.
      let lines = [...range.getClientRects()].filter((box) => box.width > 2).map((box) => {
        const above = Math.max(0, (box.height - size) / 2);
        return { left: box.left, right: box.right, top: box.top + above, bottom: box.bottom - above };
      });
      for (let each = element; each !== panel; each = each.parentElement) {
        const style = getComputedStyle(each), box = each.getBoundingClientRect();
        if (style.overflowX === "visible" && style.overflowY === "visible") continue;
        const margin = style.overflowX === "clip" ? parseFloat(style.overflowClipMargin) || 0 : 0;
        // Of what was decided two lines are shown; a button opens the rest.
        // A word that is wider than any name ends in dots, and so may a name where it is small print.
        const dots = style.textOverflow === "ellipsis";
        const may = /(.)\\1{6}/.test(node.textContent) || element.closest(SMALLER);
        const within = dots && may ? { ...box.toJSON(), left: -Infinity, right: Infinity } : box;
        const cut = !each.matches(".decided") && lines.some((line) => outside(line, within, dots ? .5 : 2 + margin));
        if (cut) note("cut off", node);
        lines = lines.map((line) => meet(line, box));
      }
      lines = lines.filter((line) => line.right - line.left > 4 && line.bottom - line.top > 4);
      if (lines.some((line) => outside(line, room, 1) || outside(line, screen, 0))) note("sticks out", node);
      const plate = element.closest(".tent")?.getBoundingClientRect();
      if (plate && lines.some((line) => outside(line, plate, 1))) note("sticks out of its name plate", node);
      if (element.closest("svg")) continue;
      if (size < least(element) - .5) note(`only ${Math.round(size)} px`, node);
      for (const line of lines) {
        const other = seen.find((each) => each.node !== node && overlap(each.line, line));
        if (other) note(`written over “${other.node.textContent.trim()}”`, node);
        seen.push({ node, line });
        const middle = (line.top + line.bottom) / 2;
        const cover = [.1, .5, .9].map((part) => coverOf(element, line.left + part * (line.right - line.left), middle)).find(Boolean);
        if (cover) note(`covered by ${cover.id || cover.className}`, node);
      }
    }
  }

  // Names break at spaces and hyphens only.
  function nameInPieces(element, note) {
    for (const node of element.childNodes) {
      for (const word of node.textContent.matchAll(/[^\\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = [...range.getClientRects()].map((box) => Math.round(box.top));
        if (Math.max(...lines) > Math.min(...lines)) note("broken in mid-word", node);
      }
    }
  }

  const found = [];
  moments.forEach((regions, moment) => {
    for (const [name, html] of Object.entries(regions)) document.getElementById(`region-${name}`).innerHTML = html;
    const note = (what, node) => found.push([moment, what, node.textContent.trim().slice(0, 60)]);
    // Between two deals a screen lies over the table, some seconds later: each is looked at alone.
    const between = document.querySelector(".between");
    if (between) measure(between, note);
    between?.remove();
    for (const panel of document.querySelectorAll("#scene, #says, #scores, .finale, .lobby > *")) measure(panel, note);
    for (const name of document.querySelectorAll(".who-name, .tent-name, .eatme-turn-name, .course-name")) nameInPieces(name, note);
    // In the lobby a person, and a game with its votes, keep to their own lines; so does the greeting, off the buttons.
    for (const line of document.querySelectorAll(".lobby :is(.order-item, .course)")) {
      const room = line.getBoundingClientRect();
      for (const each of line.querySelectorAll("*")) {
        if (each.closest(".visually-hidden, .name-button, .link-button")) continue;
        if (outside(each.getBoundingClientRect(), room, 1)) note("bursts out of its line", each);
      }
      const greeting = line.querySelector(".hello > span")?.getBoundingClientRect();
      for (const each of greeting ? line.querySelectorAll(".button, .mark, .seat-state") : []) {
        if (overlap(greeting, each.getBoundingClientRect())) note("lies under the greeting", each);
      }
    }
    for (const each of document.querySelectorAll(".board-head > h1, .board-head > .facts, .board-head > .tools > *")) {
      const box = each.getBoundingClientRect();
      if (outside(box, screen, 1)) note("off the screen", each);
      if (box.height > innerHeight / 12) note("is more than a line", each);
    }
    for (const button of document.querySelectorAll(".finale > .row > .button, .lobby :is(button, a, select)")) {
      const under = [...document.querySelectorAll(".corner-mute > *")].some((each) =>
        overlap(each.getBoundingClientRect(), button.getBoundingClientRect()));
      if (under) note("lies under the key for the sound", button);
    }
    // Before that the places are shown, one after the other, over all of it.
    const podium = document.querySelector(".podium");
    if (podium) {
      document.body.dataset.closing = "";
      podium.dataset.phase = "on";
      measure(podium, note);
      for (const name of podium.querySelectorAll(".who-name")) nameInPieces(name, note);
      for (const each of podium.querySelectorAll(".podium-card > *")) {
        const { left, right, top, bottom } = each.parentElement.getBoundingClientRect(), frame = .008 * innerHeight;
        const within = { left, right, top: top + frame, bottom: bottom - frame };
        const box = each.getBoundingClientRect();
        if (box.width && outside(box, within, 1)) note("crosses the frame of its card", each);
      }
      delete document.body.dataset.closing;
    }
    // Then how the evening stood, and how it stands.
    const evening = document.querySelector(".evening-show");
    for (const beat of evening ? [".evening-before", ".evening-now"] : []) {
      document.body.dataset.closing = "";
      for (const each of evening.querySelectorAll(".evening-before, .evening-now")) each.dataset.phase = "after";
      for (const each of [evening, ...evening.querySelectorAll(`${beat}, .evening-news`)]) each.dataset.phase = "on";
      measure(evening, note);
      evening.dataset.phase = "after";
      delete document.body.dataset.closing;
    }
  });
  return found;
}
"""
)


def open_board(page: Page, laid: TableFixture) -> None:
    """Open the board of a table."""
    open_page(page, browser_of(laid, "laptop", laptop=True), f"/board/{laid.table.code}")


def moments(laid: TableFixture, seed: int, *, calling: bool, most: int = 1500) -> list[Regions]:
    """Play, and return the board at the moments of each kind at which the most is said."""
    rng, kinds, drawn = Random(seed), dict[object, list[Regions]](), Counter[object]()
    for _ in range(most):
        referee = laid.table.referee
        assert referee is not None
        look = laid.services.renderer.presenter(laid.table, Viewer("board", host=True))
        told = frozenset(ruling.fact.code for ruling in look.rulings.all)
        asked = (
            frozenset(re.sub(r"\d", "", pending.key) for pending in referee.current_ask.pending)
            if referee.current_ask
            else None
        )
        drawn[told, asked] += 1
        if drawn[told, asked] <= DRAWN:
            same = kinds.setdefault((told, asked), [])
            same.append(laid.html("board", host=True))
            same.sort(key=lambda each: len(each["says"]), reverse=True)
            del same[OF_A_KIND:]
        if referee.over:
            break
        step(laid, rng, calling=calling)
    laid.ok(laid.host, "undo")
    ended = laid.do(laid.host, "stop", counts="yes")["ok"]  # unless nothing is scored
    early = [laid.html("board", host=True)] if ended else []
    every = [*(each for same in kinds.values() for each in same), *early]
    return [{name: each[name] for name in SHOWN} for each in every]


def lobby(laid: TableFixture) -> Regions:
    """Return the lobby after three games, when all that it can say of people is said at once."""
    roster, game = laid.table.roster, "liar"
    roster.timer = 60
    seats = tuple(laid.seats)
    places = {seat: max(1, number) for number, seat in enumerate(seats)}  # two share the first
    for number in range(1, 4):
        roster.past.append(
            PastGame(
                game,
                Setup(seats, {}),
                number,
                laid.now - 2,
                at=laid.now - 1,
                winners=seats[:2],
                totals=dict.fromkeys(seats, 0),
                over=True,
                places=places,
                counts=True,
            )
        )
    roster.games = len(roster.past)
    for seat, other in zip(seats, cycle([game, game, game, "ididnt", "anygame"])):
        laid.ok(seat, "vote", game=other if len(seats) > 5 else game)
    for seat in seats[1:]:
        laid.table.connect(f"device-{seat}")
    laid.table.set_activity("practice", seats[1], Activity("practice", "ididnt"))
    laid.table.set_activity("tour", seats[-1], Activity("tour", game))
    roster.sitting_out.update(seats[2:4])
    roster.hosts.add("tv")
    roster.tvs.add("tv")
    stage = laid.html("board", host=True)["stage"]
    return {"stage": stage.replace(laid.table.code, "WMWM")}  # the widest letters


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = open_context(browser, BOARD)
    page = context.new_page()
    yield page
    page.unroute_all(behavior="wait")
    context.close()


def misplaced(
    page: Page, shown: list[Regions], sizes: Sequence[tuple[int, int]] = SIZES
) -> list[Any]:
    """Return what is out of sight: the screen's height, the moment, what is wrong, the words."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found += [[height, *each] for each in page.evaluate(MISPLACED, shown)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_out_of_sight_at_a_full_table(page: Page, game: str) -> None:
    laid = lay(game, 1, meta(game).most, there=True)
    open_board(page, laid)
    assert misplaced(page, moments(laid, 1, calling=False)) == []


@pytest.mark.parametrize("game, language", IN_ANOTHER_LANGUAGE)
def test_nor_where_fewer_play_and_all_are_away(page: Page, game: str, language: str) -> None:
    players = Random(game).randint(meta(game).least, meta(game).most)
    laid = lay(game, 0, players, there=False, language=language)
    open_board(page, laid)
    assert misplaced(page, moments(laid, 0, calling=True)) == []


@pytest.mark.parametrize("game", MADE_UP)
def test_nor_in_a_longer_language_from_right_to_left(
    page: Page, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mirror(monkeypatch)
    with said_otherwise(monkeypatch, SOURCE, longer):
        laid = lay(game, 1, meta(game).most, there=True)
        open_board(page, laid)
        assert misplaced(page, moments(laid, 1, calling=False)) == []


@pytest.mark.parametrize("game", ["feast", "ididnt"])
def test_there_is_room_for_the_evening_at_the_end(page: Page, game: str) -> None:
    """Much is told: the evening, a form to learn next, what was decided, and eight long names that share the crown."""
    laid = lay(game, 1, 8, there=True)
    roster = laid.table.roster
    places = dict.fromkeys(laid.seats, 1)
    began = laid.now - 1
    setup = Setup(tuple(laid.seats), {})
    earlier = PastGame(
        "goofspiel",
        setup,
        1,
        began,
        at=began,
        winners=tuple(laid.seats),
        over=True,
        places=places,
        counts=True,
    )
    roster.past.append(earlier)
    roster.games += 1
    assert roster.playing is not None
    roster.playing = replace(roster.playing, number=2)
    rng = Random(3)
    while laid.table.referee is not None and not laid.table.referee.over:
        step(laid, rng, calling=False)
    open_board(page, laid)
    shown = laid.html("board", host=True)
    assert "finale-evening" in shown["stage"]
    assert misplaced(page, [{name: shown[name] for name in SHOWN}]) == []


def test_what_a_show_has_covered_has_its_button_when_it_is_over(page: Page) -> None:
    laid, rng = lay("ohhell", 1, 6, there=True, dealer="table", deals="up", largest=3), Random(1)
    while laid.table.referee is not None and not laid.table.referee.over:
        step(laid, rng, calling=False)
    phone = browser_of(laid, "laptop", laptop=True)
    page.route_web_socket("**/*", lambda _: None)
    open_page(page, phone, f"/board/{laid.table.code}", scripts=True)
    more = page.locator(".finale-says .more")
    expect(more).to_be_visible()
    page.evaluate("document.body.dataset.playingOut = ''; dispatchEvent(new Event('resize'))")
    expect(page.locator(".finale-says .decided[data-cut]")).to_have_count(0)
    page.evaluate("delete document.body.dataset.playingOut")
    expect(more).to_be_visible()


def test_all_who_share_a_place_have_room_on_its_card(page: Page) -> None:
    open_board(page, lay("anygame", 1, 8, there=True))
    shown = []
    for sharing in range(1, 9):
        laid = lay("anygame", 1, max(5, sharing), there=True, playing=False)
        laid.start("anygame")
        laid.ok(laid.host, "answer", key="round1/next", value={"scores": True})
        for nth, seat in enumerate(reversed(laid.seats)):
            points = "100" if nth < sharing else str(nth)
            laid.ok(laid.host, "answer", key=f"round1/score/{seat}", value=points)
        laid.ok(laid.host, "answer", key="round2/next", value={"finish": True})
        html = laid.html("board", host=True)
        assert f'data-shared-by="{min(sharing, 6)}"' in html["stage"]
        shown.append({name: html[name] for name in SHOWN})
    assert misplaced(page, shown) == []


def test_what_a_host_may_do_about_people_stands_in_columns(page: Page) -> None:
    laid = lay("feast", 1, 8, there=True)
    open_board(page, laid)
    people = laid.html("board", host=True)["people"]
    page.evaluate(
        "html => { document.body.append(document.getElementById('dialogs').content);"
        " document.getElementById('region-people').innerHTML = html;"
        " document.getElementById('people').showModal(); }",
        people,
    )
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        boxes = page.locator("#people .people-rest .button").evaluate_all(
            "all => all.map((each) => [each.getBoundingClientRect().left, each.getBoundingClientRect().width])"
        )
        assert len(boxes) >= 3 * 8
        assert len({round(left) for left, _ in boxes}) <= 5
        assert len({round(wide) for _, wide in boxes}) == 1


@pytest.mark.parametrize("language, players", [*zip(languages(), (7, 5, 4, 3, 2), strict=True)])
def test_nothing_bursts_out_of_the_lobby_between_games(
    page: Page, language: str, players: int
) -> None:
    for people in (8, players):
        laid = lay("feast", 1, people, there=False, language=language, playing=False)
        open_board(page, laid)
        shown = [lobby(laid)]
        for way in ("remove", "add"):  # all of it, and the options alone
            page.evaluate(f"document.documentElement.classList.{way}('all-options')")
            found = misplaced(page, shown, (*SIZES, (1366, 768), (3840, 2160)))
            assert "\n".join(map(str, found)) == ""
