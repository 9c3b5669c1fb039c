"""Style sheets for old browsers (Safari 14, Chrome 80, Firefox 79), written out in what they know.

Style sheets are written in today's CSS. A browser that lacks some of it is found by
``static/js/style_support.js`` and asks for every sheet with ``?old`` instead. What it is sent:

- ``:is()``, ``:where()`` and lists in ``:not()`` are written out;
- ``margin-inline``, ``inset`` and their kin are written for the side they mean (pages run from left
  to right; names of other scripts keep their direction to themselves);
- what only a script can know is an attribute or a custom property, which ``static/js/old_styles.js``
  keeps: ``A:has(B)`` is ``A[data-has~="…"]``, ``@container`` is ``[data-box~="…"]`` on the
  container, 1cqw is ``var(--cqw)``, and ``:focus-visible`` is ``[data-by-keys]``;
- with ``?old=no-gap``, the gaps of flex boxes are margins (Safari 14.0, Chrome 80 to 83).

What is left out changes looks alone: ``text-wrap``, ``subgrid``, ``accent-color``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import quote

from companion.web.style_sheets import Rule, parse, split, stop, written


def lowered(css: str, *, flex_gaps: bool = True) -> str:
    """Return a style sheet as an old browser understands it.

    :raises ValueError: when something in it cannot be written for one.
    """
    rules = parse(css)
    return written([new for each in rules for new in _lowered_rule(each, flex_gaps=flex_gaps)])


# -- rules ----------------------------------------------------------------------------------------


def _lowered_rule(rule: Rule, *, flex_gaps: bool) -> Iterator[Rule]:
    if rule.head.startswith("@container"):
        yield from _in_container(rule, flex_gaps=flex_gaps)
        return
    inner = [new for each in rule.rules for new in _lowered_rule(each, flex_gaps=flex_gaps)]
    declarations = [new for each in rule.declarations for new in _lowered_declaration(*each)]
    declarations = _one_transform(declarations)
    if rule.head.startswith("@") or _is_keyframe(rule.head):
        yield Rule(rule.head, declarations, inner)
        return
    selectors = [new for each in split(rule.head, ",") for new in selectors_of(each)]
    if not flex_gaps:
        yield from _gaps_as_margins(selectors, dict(rule.declarations))
    yield Rule(",".join(selectors), declarations, inner)


def _is_keyframe(head: str) -> bool:
    return all(re.fullmatch(r"from|to|[\d.]+%", each) for each in split(head, ","))


def _in_container(rule: Rule, *, flex_gaps: bool) -> Iterator[Rule]:
    """Let the rules of an ``@container`` hold below a box that the script has marked."""
    found = re.fullmatch(
        r"@container ?([\w-]*) ?\(((?:min|max)-(?:width|height)): ([\d.]+)(rem|em|px)\)", rule.head
    )
    if not found:
        raise ValueError(f"old browsers cannot be told {rule.head}")
    mark = f'[data-box~="{quote("|".join(found.groups()), safe="")}"]'
    for each in rule.rules:
        for new in _lowered_rule(each, flex_gaps=flex_gaps):
            below = []
            for selector in split(new.head, ","):
                first, rest = _first_compound(selector)
                below += [f"{mark} {selector}", *([f"{first}{mark}{rest}"] if rest else [])]
            yield Rule(",".join(below), new.declarations)


def _first_compound(selector: str) -> tuple[str, str]:
    end = stop(selector, 0, " >+~")
    return selector[:end], selector[end:]


def _gaps_as_margins(selectors: list[str], has: dict[str, str]) -> Iterator[Rule]:
    """Write the gaps of a flex box as margins of what lies in it."""
    if "display" not in has and has.get("flex-direction") == "column":
        # It lies beside the others elsewhere.
        yield Rule(",".join(f"{each} > * + *" for each in selectors), [("margin-left", "0")])
    if has.get("display") not in {"flex", "inline-flex"} or "gap" not in has:
        return
    rows, columns = (split(has["gap"], " ") * 2)[:2]
    if has.get("flex-wrap") == "wrap":
        # Half a gap all around: what is centred stays so.
        margin = [("margin", f"calc({rows} / 2) calc({columns} / 2)")]
        yield Rule(",".join(f"{each} > *" for each in selectors), _with_units(margin))
        return
    side = (
        ("margin-top", rows) if has.get("flex-direction") == "column" else ("margin-left", columns)
    )
    yield Rule(",".join(f"{each} > * + *" for each in selectors), _with_units([side]))


# -- selectors ------------------------------------------------------------------------------------

_LISTS = re.compile(r":(is|where|not|has)\(")
_COMBINATORS = " >+~"


def selectors_of(selector: str, start: int = 0, within: str = "") -> list[str]:
    """Return the selectors that say together, in an old browser, what one says today.

    Before ``start`` everything is written out. ``within`` is said of the same element besides.
    """
    selector = selector.replace(":focus-visible", "[data-by-keys]")
    found = _LISTS.search(selector, start)
    if not found:
        return [selector]
    end = stop(selector, found.end(), ")")
    before, after = selector[: found.start()], selector[end + 1 :]
    compound = within + _last_compound(before)[1]
    inside = split(selector[found.end() : end], ",")
    around = compound if found[1] == "not" else ""
    parts = [new for each in inside for new in selectors_of(each, within=around)]
    match found[1]:
        case "not":
            parts = [_mark(part, "") if _has_combinator(part) else part for part in parts]
            written = [before + "".join(f":not({part})" for part in parts)]
        case "has":
            written = [before + _has(compound, part) for part in parts]
        case _:
            written = [_joined(before, part) for part in parts]
    return [new for each in written for new in selectors_of(each + after, len(each), within)]


def _last_compound(selector: str) -> tuple[str, str]:
    """Split off what a selector says of the last element that it names."""
    start = at = 0
    while (at := stop(selector, at, _COMBINATORS)) < len(selector):
        start = at = at + 1
    return selector[:start], selector[start:]


def _joined(before: str, part: str) -> str:
    """Write one of the selectors of an ``:is()`` in its place: the name of an element comes first."""
    ahead, compound = _last_compound(before)
    if compound and _has_combinator(part):
        return before + _mark(part, "")
    return ahead + part + compound if part[0].isalpha() else before + part


def _has_combinator(selector: str) -> bool:
    return stop(selector, 0, _COMBINATORS) < len(selector)


def _mark(selector: str, inside: str) -> str:
    """Return the mark that the script gives to such elements, if they have such others in them."""
    return f'[data-has~="{quote(f"{selector}|{inside}", safe="")}"]'


def _has(compound: str, inside: str) -> str:
    plain = re.sub(r":not\([^)]*\)|\[data-has~=[^]]*\]", "", compound)
    if not plain:
        raise ValueError(f"an element that has {inside} is to be named")
    return _mark(plain, inside)


# -- declarations ---------------------------------------------------------------------------------

_LOGICAL = re.compile(
    r"(margin|padding|border|inset)(?:-(inline|block)(?:-(start|end))?)?(-(?:width|style|color))?"
)
_SIDES = {"inline": ("left", "right"), "block": ("top", "bottom")}
_CONTAINER_UNIT = re.compile(r"(?<![\w.-])(-?[\d.]+)(cq\w+)")
_KEYWORDS = {
    ("overflow", "clip"): "hidden",
    ("float", "inline-start"): "left",
    ("float", "inline-end"): "right",
}
_TURNS = ("translate", "rotate", "scale")


def _lowered_declaration(name: str, value: str) -> list[tuple[str, str]]:
    return _with_units(_spelled(name, value))


def _spelled(name: str, value: str) -> list[tuple[str, str]]:
    if (name, value) in _KEYWORDS:
        return [(name, _KEYWORDS[name, value])]
    match name:
        case "overflow-wrap":
            return [
                ("word-break", "break-word" if value == "anywhere" else "normal"),
                (name, value),
            ]
        case "appearance" | "hyphens" | "user-select":
            return [(f"-webkit-{name}", value), (name, value)]
        case "container-type":
            return [("--contains", value)]
        case "container":
            called, _, how = value.partition("/")
            return [("--contains", f"{how.strip()} {called.strip()}")]
    logical = _LOGICAL.fullmatch(name)
    if not logical or not (logical[2] or logical[1] == "inset"):
        return [(name, value)]
    return _physical(logical[1], logical[2], logical[3], logical[4] or "", value)


def _physical(
    what: str, axis: str | None, end: str | None, part: str, value: str
) -> list[tuple[str, str]]:
    """Write a logical property for the sides that it means."""
    prefix = "" if what == "inset" else f"{what}-"
    if axis and end:
        return [(f"{prefix}{_SIDES[axis][end == 'end']}{part}", value)]
    value, important = re.subn(r" ?!important$", "", value)
    values = [value] if what == "border" and not part else split(value, " ")
    sides = _SIDES[axis] if axis else ("top", "right", "bottom", "left")
    if axis:
        values = (values * 2)[:2]
    else:
        values += [values[0]] if len(values) == 1 else []
        values += values[: 4 - len(values)] if len(values) == 2 else values[1:2] * (4 - len(values))
    last = " !important" if important else ""
    return [
        (f"{prefix}{side}{part}", each + last) for side, each in zip(sides, values, strict=True)
    ]


def _with_units(declarations: list[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(name, _CONTAINER_UNIT.sub(_unit, value)) for name, value in declarations]


def _unit(found: re.Match[str]) -> str:
    number, unit = found.groups()
    if unit not in {"cqw", "cqh"}:
        raise ValueError(f"old browsers cannot be told of {unit}")
    return f"calc({number} * var(--{unit},1v{unit[-1]}))"


def _one_transform(declarations: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Write ``translate``, ``rotate`` and ``scale`` as one transform."""
    turns = {name: value for name, value in declarations if name in _TURNS}
    if not turns:
        return declarations
    words = " ".join(
        f"{name}({','.join(split(turns[name], ' '))})" for name in _TURNS if name in turns
    )
    kept = [each for each in declarations if each[0] not in _TURNS]
    return [*kept, ("transform", words)]
