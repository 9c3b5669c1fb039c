"""What a game's style sheets, templates and scripts may name, so that they meet neither another game's nor the app's."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rules.engine.registry import folder

ROOT = Path(__file__).parents[2]
AT_RULES = ("container", "keyframes", "media", "supports")
"""The at-rules that a game's style sheet may have."""
STATIC = "static"
TEMPLATES = "templates"

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_CSS = re.compile(r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|[{};]|[^{};"\']+')
_CLASS = re.compile(r"\.(-?[A-Za-z_][\w-]*)")
_PROPERTY = re.compile(r"--[\w-]+")
_JINJA = re.compile(r"\{\{.*?\}\}|\{%.*?%\}", re.DOTALL)
_NOTE = re.compile(r"\{#.*?#\}", re.DOTALL)
_CLASSES = re.compile(rf'\b(?:class|extra)="((?:{_JINJA.pattern}|[^"])*)"', re.DOTALL)
_CONDITION = re.compile(r"\bif\b.*?(?=\belse\b|\}\})", re.DOTALL)
_STRING = re.compile(r'"[^"\n]*"|\'[^\'\n]*\'|`[^`]*`')
_IN_SELECTOR = re.compile(r"(?<![\w)\]}.?])((?:\.[A-Za-z][\w-]*)+)(?![\w(])")
_NAME = re.compile(r"(?<![\w-])[A-Za-z][\w-]*")
_LIST = re.compile(r":(?:is|where)\(")
_NOT = re.compile(r":not\(")
_SECTION = re.compile(r"^## A game's own styles\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_BULLET = re.compile(r"^- \*\*(.+?)\*\*(.*?)(?=^- |^\n|\Z)", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Allowed:
    """What of the app a game may name: the lists of docs/templates.md."""

    classes: frozenset[str]
    parts: frozenset[str]
    """What lies around a game, as selectors: ``"#scores"``, ``".answer"``."""
    accents: frozenset[str]
    """The custom properties that ``accent.css`` sets."""
    properties: frozenset[str]
    """The custom properties that its other sheets may set."""
    known: frozenset[str]
    """All custom properties that the app's sheets set: a game may read them."""


@cache
def allowed() -> Allowed:
    """Return what docs/templates.md allows."""
    section = _SECTION.search((ROOT / "docs/templates.md").read_text("utf-8"))
    assert section is not None
    bullets = {
        title: frozenset(re.findall(r"`([^`]+)`", text))
        for title, text in _BULLET.findall(section[1])
    }
    sheets = (path.read_text("utf-8") for path in ROOT.glob("static/css/*.css"))
    return Allowed(
        frozenset[str]().union(*(bullets[each] for each in bullets if each.startswith("Classes"))),
        bullets["Parts around a game"],
        bullets["Variables of accent.css"],
        bullets["Variables of parts"],
        frozenset(re.findall(r"(?<![\w-])(--[\w-]+)\s*:", "".join(sheets))),
    )


def files_of(game: str) -> dict[str, str]:
    """Return what a game's own styles can be named in: each file's text by its path in the game's folder."""
    root = folder(game)
    names = (f"{STATIC}/*.css", f"{STATIC}/*.js", f"{TEMPLATES}/**/*.html", "words/*.ftl")
    paths = sorted(path for each in names for path in root.glob(each))
    return {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in paths}


def violations(game: str, files: Mapping[str, str]) -> list[str]:
    """Return what in a game's files could meet what is not the game's: file, line, and what to write."""
    found = []
    for name, text in files.items():
        if name == f"{STATIC}/accent.css":
            said = in_accent(game, text)
        elif name.endswith(".css"):
            said = in_sheet(game, text)
        elif name.endswith(".js"):
            said = in_script(game, text)
        else:
            said = in_template(game, text)
        found += [f"{name}:{line}: {what}" for line, what in said]
    return found


@dataclass(frozen=True)
class Block:
    """What stands before a brace, with its declarations, of which an at-rule with rules in it has none."""

    line: int
    head: str
    inside: tuple[str, ...]
    """The heads of the blocks around it, the outermost first."""
    declarations: tuple[tuple[int, str], ...]
    """Each with its line."""


def blocks(css: str) -> Iterator[Block]:
    """Yield the blocks of a style sheet, each when it ends, and its at-rules without one."""
    css = _COMMENT.sub(lambda each: re.sub(r"[^\n]", " ", each[0]), css)
    around: list[tuple[int, str, list[tuple[int, str]]]] = []
    said, line = "", 1
    for part in _CSS.findall(css):
        if part not in ("{", "}", ";"):
            said += part
            line += part.count("\n")
            continue
        start, words = line - said.lstrip().count("\n"), " ".join(said.split())
        said = ""
        if part == "{":
            around.append((start, words, []))
        elif words and around:
            around[-1][2].append((start, words))
        elif words:
            yield Block(start, words, (), ())
        if part == "}" and around:
            begun, head, declarations = around.pop()
            yield Block(begun, head, tuple(each[1] for each in around), tuple(declarations))


def in_accent(game: str, css: str) -> Iterator[tuple[int, str]]:
    """Yield what is wrong with the sheet that stands in every page."""
    own = f'[data-game="{game}"]'
    for block in blocks(css):
        if block.head.startswith("@media"):
            continue
        if block.head != own:
            yield block.line, f"{block.head} stands in every page: write {own}"
        for line, declaration in block.declarations:
            name = declaration.partition(":")[0].strip()
            if name not in allowed().accents:
                yield line, f"{name} stands in every page: put it into style.css or board.css"


def in_sheet(game: str, css: str) -> Iterator[tuple[int, str]]:
    """Yield what is wrong with a style sheet of a game's screens."""
    for block in blocks(css):
        around = block.inside[-1] if block.inside else ""
        if block.head.startswith("@"):
            yield from ((block.line, each) for each in _in_at_rule(game, block))
        elif around.startswith("@keyframes"):
            pass
        elif around and not around.startswith("@"):
            yield block.line, f"{block.head} is nested: write {around} {block.head} by itself"
        else:
            yield from ((block.line, each) for each in _in_selector(game, block.head))
        for line, declaration in block.declarations:
            yield from ((line, each) for each in _in_declaration(game, declaration))


def in_template(game: str, html: str) -> Iterator[tuple[int, str]]:
    """Yield what is wrong with the classes that a template, or a message, gives."""
    for line, name in classes_given(html):
        yield from ((line, each) for each in _unknown(game, name))


def classes_given(html: str) -> Iterator[tuple[int, str]]:
    """Yield the classes that a template gives, with their lines; of one that is composed, its beginning."""
    html = _NOTE.sub(lambda each: re.sub(r"[^\n]", " ", each[0]), html)
    for attribute in _CLASSES.finditer(html):
        line = html[: attribute.start()].count("\n") + 1
        yield from ((line, each) for each in _given(attribute[1]))


def in_script(game: str, script: str) -> Iterator[tuple[int, str]]:
    """Yield what is wrong with the classes and custom properties that a script names."""
    script = _COMMENT.sub(lambda each: re.sub(r"[^\n]", " ", each[0]), script)
    for number, text in enumerate(script.split("\n"), 1):
        for string in _STRING.findall(re.sub(r"(^|\s)//.*", "", text)):
            if "/" in string:
                continue
            names = [each for chain in _IN_SELECTOR.findall(string) for each in chain.split(".")]
            if re.search(r"\bclass(Name|List)\b", text):
                names += _NAME.findall(string) if not names else []
            for name in filter(None, names):
                yield from ((number, each) for each in _unknown(game, name))
            for name in _PROPERTY.findall(string):
                if not name.startswith(f"--{game}-"):
                    yield number, f"{name} is not the game's: write --{game}-{name[2:]}"


def _given(attribute: str) -> Iterator[str]:
    rest = attribute
    for part in _JINJA.findall(attribute):
        rest = rest.replace(part, "" if not part.startswith("{{") else "{}", 1)
        if part.startswith("{{"):
            for string in _STRING.findall(_CONDITION.sub("", part)):
                yield from string[1:-1].split()
    for word in rest.split():
        if word != "{}":
            yield word.partition("{}")[0] or word


def _unknown(game: str, name: str) -> Iterator[str]:
    if not name.startswith(f"{game}-") and name not in allowed().classes:
        yield f".{name} is no class that a game may use: write .{game}-{name}"


def _in_at_rule(game: str, block: Block) -> Iterator[str]:
    name, _, rest = block.head[1:].partition(" ")
    if name not in AT_RULES:
        yield f"@{name} would hold for every screen: leave it out"
    elif name == "keyframes" and not rest.startswith(f"{game}-"):
        yield f"@keyframes {rest} is not the game's: write {game}-{rest}"
    elif name == "container":
        container = rest.partition("(")[0].strip()
        if container and container != "pad" and not container.startswith(f"{game}-"):
            yield f"@container {container} is not the game's: write {game}-{container}"


def _in_declaration(game: str, declaration: str) -> Iterator[str]:
    name, _, value = (each.strip() for each in declaration.partition(":"))
    own = f"--{game}-"
    if name.startswith("--") and not name.startswith(own) and name not in allowed().properties:
        yield f"{name} is not the game's, and what lies within reads it: write {own}{name[2:]}"
    for read in re.findall(r"var\(\s*(--[\w-]+)", value):
        if not read.startswith(own) and read not in allowed().known:
            yield f"{read} is a variable of nobody: write {own}{read[2:]}"
    if name in {"container", "container-name"}:
        container = value.partition("/")[0].strip()
        if container not in {"", "none"} and not container.startswith(f"{game}-"):
            yield f"the container {container} is not the game's: write {game}-{container}"


def _in_selector(game: str, selectors: str) -> Iterator[str]:
    unknown = [
        said for name in _CLASS.findall(_unquoted(selectors)) for said in _unknown(game, name)
    ]
    reaching = (said for each in _alternatives(selectors) for said in _unanchored(game, each))
    yield from unknown or reaching


def _unanchored(game: str, selector: str) -> Iterator[str]:
    named = selector
    while (found := _NOT.search(named)) is not None:
        named = named[: found.start()] + named[_closing(named, found.end()) + 1 :]
    if any(name.startswith(f"{game}-") for name in _CLASS.findall(_unquoted(named))):
        return
    for other in re.findall(r'\[data-game="?([\w-]+)"?\]', named):
        if other != game:
            yield f'{selector} is for another game: write [data-game="{game}"]'
            return
    parts = "|".join(re.escape(each) for each in sorted(allowed().parts))
    if "[data-game=" not in named:
        yield f"{selector} reaches what is not the game's: write it below a class, .{game}-scene {selector}"
    elif not re.search(rf"(?:{parts})(?![\w-])", named):
        yield f"{selector} reaches the whole screen: write it below a class, .{game}-scene"


def _unquoted(selector: str) -> str:
    return re.sub(r"\"[^\"]*\"|'[^']*'", "", selector)


def _alternatives(selectors: str) -> Iterator[str]:
    """Yield what a list of selectors stands for, one after the other: ``:is(a, b) c`` for ``a c`` and ``b c``."""
    for selector in _split(selectors):
        found = _LIST.search(selector)
        if found is None:
            yield selector
            continue
        end = _closing(selector, found.end())
        for one in _split(selector[found.end() : end]):
            yield from _alternatives(selector[: found.start()] + one + selector[end + 1 :])


def _split(selectors: str) -> list[str]:
    """Return the selectors of a list, as ``["a", ":is(b, c) d"]``."""
    found, depth, start = [], 0, 0
    for at, letter in enumerate(selectors):
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and not depth:
            found.append(selectors[start:at])
            start = at + 1
    return [each.strip() for each in [*found, selectors[start:]]]


def _closing(text: str, start: int) -> int:
    """Return where the parenthesis closes that was opened before ``start``."""
    depth = 1
    for at in range(start, len(text)):
        depth += (text[at] == "(") - (text[at] == ")")
        if not depth:
            return at
    return len(text)
