"""What is looked at in each state of a walk."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, TypeAlias

from companion.presenters import Viewer
from companion.rendering.regions import ON_DEMAND, SCREENS
from companion.rendering.renderer import Renderer
from companion.tables.table import Table
from companion.web.services import Services
from companion.words.language import SOURCE, file_of
from tests.rendering.help_lines import HelpLines, asked, name_of
from tests.rendering.rendered_screens import rendered_or_not, told
from tests.walks.walk import ACCENTED, COURTS, Walk
from tests.words.plain_words import names_of, plain_words

Screen: TypeAlias = tuple[dict[str, str], dict[str, Any]]
"""The regions of a screen, and its data."""


class Drawn:
    """Each screen can be drawn, and whoever is asked something has a form to answer it."""

    def look(self, walk: Walk) -> Iterator[str]:
        for viewer, screen in walk.screens.items():
            for region, html in screen.items():
                if "not-drawn" in html or "Undefined" in html:
                    yield f"the log says why {region} could not be drawn: {viewer}"
            presenter = walk.presenter(viewer)
            is_asked = viewer.role == "pad" and presenter.forms.todo.kind == "form"
            if is_asked and "<form" not in screen["main"]:
                yield f"{viewer} has no form: {screen['main']}"
            if "enter it" in (waiting := str(presenter.pending.waiting_title)):
                yield f"{waiting}: nobody knows what is meant"

    def end(self, walk: Walk) -> Iterator[str]:
        assert walk.table.referee is not None
        board = walk.presenter(Viewer("board", host=True))
        for each in walk.table.referee.history:
            if not board.entries.describe(each)["label"]:
                yield f"{each.pending.key} has no name"
        drawn = {viewer.role for viewer in walk.screens}
        # A practice has a table of its own: tests/web/test_practise.py.
        if missing := set(SCREENS) - {"practise"} - drawn:
            yield f"not looked at: {missing}"


class Dialogs:
    """What opens can be drawn: a question for somebody else, an entry to amend, all entries, the undo."""

    def look(self, walk: Walk) -> Iterator[str]:
        if walk.number % 8 == 0 or walk.is_over:
            yield from self._open(walk)

    def end(self, walk: Walk) -> Iterator[str]:
        yield from self._open(walk)

    def _open(self, walk: Walk) -> Iterator[str]:
        referee, code = walk.table.referee, walk.table.code
        if referee is None:
            return
        paths = [f"/entries/{code}"]
        if referee.current_ask is not None:
            asked = walk.rng.choice(referee.current_ask.pending)
            paths.append(f"/ask/{code}?key={asked.key}")
        if referee.history:
            step = walk.rng.choice(referee.history)
            paths += [f"/undo/{code}", f"/amend/{code}?key={step.pending.key}"]
        client = walk.fixture.client(laptop=True)
        for path in paths:
            answer = client.get(path)
            # 403 and 409 are answers of their own: the host may not amend what is secret, for one.
            if answer.status_code not in {200, 403, 409} or "not-drawn" in answer.text:
                yield f"{path}: {answer.status}"


def fresh(renderer: Renderer, table: Table, viewer: Viewer) -> Screen:
    """Return what a viewer would be shown by a renderer that has made nothing before, for nobody else."""
    return shown_by(
        Renderer(renderer._environment, renderer._languages, renderer._url), table, viewer
    )


def shown_by(renderer: Renderer, table: Table, viewer: Viewer) -> Screen:
    """Return what a renderer shows a viewer."""
    return rendered_or_not(renderer, table, viewer), renderer.data(table, viewer)


class Page:
    """A page that takes in what it is sent, with everything open that can be."""

    def __init__(self, services: Services, table: Table, viewer: Viewer) -> None:
        self._viewer = services.hub.add(table, viewer)
        self._viewer.open(sorted(ON_DEMAND[viewer.role]))
        self._regions: dict[str, str] = {}
        self._data: dict[str, Any] = {}

    def read(self) -> Screen:
        """Return what it shows now."""
        for frame in self._viewer.outbox.take():
            message = json.loads(frame)
            self._data |= message.get("data", {})
            self._regions |= message.get("regions", {})
        states = self._data.get("submissions", {})
        return {name: told(html, states) for name, html in self._regions.items()}, self._data


class Stale:
    """What was kept for many and sent to pages is what each would be shown alone and anew.

    A few screens a state: the others miss what happens meanwhile. A page reads one language.
    """

    def __init__(self, walk: Walk) -> None:
        self.pages = {
            each: Page(walk.fixture.services, walk.table, each)
            for number, viewer in enumerate(walk.viewers)
            for each in [viewer._replace(language=(SOURCE, ACCENTED)[number % 2])]
        }

    def look(self, walk: Walk) -> Iterator[str]:
        for viewer in walk.rng.sample(list(self.pages), walk.rng.randint(1, 3)):
            anew = fresh(walk.renderer, walk.table, viewer)
            kept = shown_by(walk.renderer, walk.table, viewer)
            sent = self.pages[viewer].read()
            for now, known, page in zip(anew, kept, sent, strict=True):
                for name, value in now.items():
                    if not value == known[name] == page[name]:
                        yield f"{viewer} is shown an old {name}"

    def end(self, walk: Walk) -> Iterator[str]:
        del walk
        yield from ()


class Explained:
    """Whatever is asked, at most three short lines say what may be done, and name a rule."""

    def __init__(self, walk: Walk) -> None:
        self.lines = HelpLines(walk.fixture, walk.game)
        self.seen: set[str] = set()

    def look(self, walk: Walk) -> Iterator[str]:
        referee = walk.table.referee
        if referee is None or referee.current_ask is None:
            return
        now = {name_of(each.prompt) for each in asked(referee)}
        if walk.number % 5 == 0 or not now <= self.seen:
            self.seen |= now
            yield from self.lines.mistakes()

    def end(self, walk: Walk) -> Iterator[str]:
        del walk
        if not self.seen:
            yield "nothing was asked"


class English:
    """Every word of an accented screen is of a message, or a name: of a game that has that language."""

    def __init__(self, walk: Walk) -> None:
        self.is_spoken = file_of(walk.game, ACCENTED).is_file()
        """Whether the game has the language: one without it says its options and its rulebook in English."""
        self.read: set[str] = set()
        """What was read already."""

    def look(self, walk: Walk) -> Iterator[str]:
        if walk.language != ACCENTED or not self.is_spoken:
            return
        known = names_of(walk.fixture)
        for screen in walk.screens.values():
            for html in screen.values():
                if html not in self.read:
                    self.read.add(html)
                    yield from plain_words(html, known)

    def end(self, walk: Walk) -> Iterator[str]:
        del walk
        if self.is_spoken and not self.read:
            yield "nothing was read"


SIGN = re.compile(r">\s*([A-Z])(?=[♠♥♦♣]?(?:&#xFE0E;|\ufe0e)?\s*<)|\b([BDHJKQRV])(?=[♠♥♦♣])")
"""What stands alone in an element, or before a suit: a letter on a card."""


class Letters:
    """Court cards have the letters of the table's deck, whoever reads them."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.read: set[str] = set()
        """What was read already."""

    def look(self, walk: Walk) -> Iterator[str]:
        for screen in walk.screens.values():
            for html in screen.values():
                if html in self.read:
                    continue
                self.read.add(html)
                seen = re.sub(r'\bvalue="[^"]*"', "", html)  # what is sent, and stands in the log
                signs = {first or second for first, second in SIGN.findall(seen)} - {"A"}
                self.found |= signs
                if others := signs - {*COURTS}:
                    yield f"other letters: {sorted(others)}"

    def end(self, walk: Walk) -> Iterator[str]:
        if walk.shows_courts and not self.found:
            yield "no court card was seen"
