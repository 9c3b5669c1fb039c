"""A game's styles reach what is the game's, and no more; the lists in docs/templates.md are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules.engine.registry import GAMES
from tests.rendering.game_styles import allowed, classes_given, files_of, violations

ROOT = Path(__file__).parents[2]
SHEET, ACCENT = "static/board.css", "static/accent.css"
SCRIPT, TEMPLATE = "static/pad.js", "templates/scene.html"


@pytest.mark.parametrize("game", GAMES)
def test_the_styles_of_a_game_reach_what_is_its_own(game: str) -> None:
    assert violations(game, files_of(game)) == []


def said_of(name: str, text: str) -> list[str]:
    return violations("coin", {name: text})


FAULTS = [
    (
        SHEET,
        ".pile { gap: 0 }",
        "board.css:1: .pile is no class that a game may use: write .coin-pile",
    ),
    (
        SHEET,
        "\n/* wood */\n.row {\n  gap: 0;\n}",
        "board.css:3: .row reaches what is not the game's",
    ),
    (SHEET, ".scene .place { gap: 0 }", "write it below a class, .coin-scene .scene .place"),
    (SHEET, ".coin-pile, .icon { gap: 0 }", ".icon reaches what is not the game's"),
    (SHEET, ":is(.coin-pile, .scene) .icon { gap: 0 }", ".scene .icon reaches"),
    (SHEET, ".place:not(.coin-lost) { gap: 0 }", ".place:not(.coin-lost) reaches"),
    (SHEET, "main { gap: 0 }", "main reaches"),
    (SHEET, '[data-of="a, .coin-b"] { gap: 0 }', "reaches"),
    (SHEET, '[data-game="coin"] .icon { gap: 0 }', "reaches the whole screen"),
    (SHEET, '[data-game="feast"] #scores { gap: 0 }', 'write [data-game="coin"]'),
    (SHEET, "@media (width > 9em) {\n.row { gap: 0 }\n}", "board.css:2: .row reaches"),
    (SHEET, ".coin-scene {\n  --card: none;\n}", "board.css:2: --card is not the game's"),
    (SHEET, ".coin-scene { gap: 0; --width: 1px }", "write --coin-width"),
    (SHEET, ".coin-scene { width: var(--width) }", "--width is a variable of nobody"),
    (SHEET, "@keyframes turn { from { rotate: 9deg } }", "write coin-turn"),
    (SHEET, ".coin-scene { container: box / size }", "write coin-box"),
    (SHEET, "@container box (width > 9em) { .coin-pile { gap: 0 } }", "write coin-box"),
    (SHEET, "@layer coin { .coin-pile { gap: 0 } }", "@layer would hold for every screen"),
    (SHEET, '@import "other.css";', "@import would hold for every screen"),
    (SHEET, ".coin-pile { .icon { gap: 0 } }", ".icon is nested"),
    (ACCENT, ".card { --accent: red }", '.card stands in every page: write [data-game="coin"]'),
    (ACCENT, '[data-game="coin"] { --card: red }', "--card stands in every page"),
    (
        TEMPLATE,
        '<b>\n<i class="scene pile">',
        "scene.html:2: .pile is no class that a game may use",
    ),
    (TEMPLATE, "<i class=\"{{ 'pile' if n == 'many' else 'icon' }}\">", "write .coin-pile"),
    (TEMPLATE, '<i class="icon{{ " pile" if n }}">', "write .coin-pile"),
    (TEMPLATE, '<i class="pile-{{ n }}">', "write .coin-pile-"),
    (TEMPLATE, '<i class="{{ n }}-pile">', ".{}-pile is no class"),
    (TEMPLATE, '{{ card(7, extra="lost") }}', "write .coin-lost"),
    (SCRIPT, 'find(form, ".pile");', "pad.js:1: .pile is no class"),
    (SCRIPT, 'findAll(form, "li.icon > .pile:not([hidden])");', "write .coin-pile"),
    (SCRIPT, 'each.className = "icon pile";', "write .coin-pile"),
    (SCRIPT, 'each.classList.add("pile");', "write .coin-pile"),
    (SCRIPT, 'each.style.setProperty("--card", "none");', "write --coin-card"),
]
"""What stands in a file, and a part of what is said of it."""


@pytest.mark.parametrize("name, text, part", FAULTS)
def test_each_fault_is_told_with_its_line_and_what_to_write(
    name: str, text: str, part: str
) -> None:
    [said] = said_of(name, text)
    assert part in said


FAULTLESS = [
    (SHEET, ".coin-scene .place, .coin-pile > :is(.icon, .mark)::before { gap: 0 }"),
    (SHEET, ".scene:is(.coin-scene, .coin-other) .icon { content: '}.row{'; }"),
    (SHEET, ".board-frame:has(.coin-scene) .facts { --coin-width: 1px; width: var(--coin-width) }"),
    (SHEET, '[data-game="coin"] #scores[data-lines] .who { --mark: 1px; color: var(--gold) }'),
    (SHEET, "@supports (width: 1cqh) { @media print { .coin-pile { gap: 0 } } }"),
    (SHEET, "@keyframes coin-turn { from { rotate: 9deg } 60% { rotate: 0deg } }"),
    (SHEET, "@container pad (width > 9em) { .coin-pile { gap: 0 } }"),
    (SHEET, "/* .row { } */ .coin-pile { background: url('a;b') }"),
    (
        ACCENT,
        '[data-game="coin"] { --accent: red }\n@media print { [data-game="coin"] { --fill: red } }',
    ),
    (
        TEMPLATE,
        '<i class="icon{{ " coin-lost" if n == "pile" }}{% if n == "pile" %} muted{% endif %}">',
    ),
    (TEMPLATE, '<i class="coin-{{ n }}">{# class="pile" #}'),
    (SCRIPT, 'import { a } from "../../js/dom.js"; // ".pile"\nfind(a, `${b} .coin-pile`).id;'),
]


@pytest.mark.parametrize("name, text", FAULTLESS)
def test_what_is_the_game_s_own_is_left_alone(name: str, text: str) -> None:
    assert said_of(name, text) == []


def test_what_a_game_may_use_is_there() -> None:
    sheets = "".join(path.read_text("utf-8") for path in ROOT.glob("static/css/*.css"))
    givers = [*ROOT.glob("templates/**/*.html"), *ROOT.glob("companion/**/*.py")]
    given = {name for path in givers for _, name in classes_given(path.read_text("utf-8"))}
    classes = given.union(re.findall(r"\.([a-z][\w-]*)", sheets))
    listed = allowed()
    assert listed.classes <= classes
    assert listed.parts <= {*(f".{each}" for each in classes), *re.findall(r"#[a-z][\w-]*", sheets)}
    assert listed.accents | listed.properties <= listed.known
