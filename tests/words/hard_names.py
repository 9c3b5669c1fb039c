"""Writes each message of a language with what is hard to say: ``python -m tests.words.hard_names fr``.

Names that begin with a vowel, or end in s or in a digit; one, two and three people, and the reader among
them; 0, 1, 2 and 21 of something; dishes in the plural. What a message may be given follows from its fact,
from what messages do with it (choose by a number, list it, say it by another message), or from its name.
"""

from __future__ import annotations

import sys
import typing
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from itertools import cycle, islice
from math import prod
from pathlib import Path
from typing import Any

from fluent.syntax import ast
from markupsafe import Markup, escape

from companion.words.arguments import NOBODY, Listed, Name, Pair, Speaker, Thing
from companion.words.checking import PLURALS, families, read
from companion.words.language import SOURCE, languages, plain
from companion.words.language import messages as messages_of
from companion.words.messages import Mistake
from rules.engine.registry import GAMES
from rules.facts import Fact, GameFact, Seat
from tests.own_tests import is_ours
from tests.rendering.test_fact_sentences import every_fact, message_name

FOLDER = Path(__file__).parent.parent / "golden" / "words"
PEOPLE = ("Élise", "Klaus", "dummy-1", "Ana")
COUNTS = (1, 2, 0, 21)
DISHES = ("Fries", "Peas", "Fish", "Soup")
MOST = 6
"""How often a message is written at most."""

BY_NAME = """
person: seat name who by entered_by accused caller holder payer doubter owner eaten_owner winner frm to whose other leader
person: dealer starter up
persons: seats names winners leaders others tying
number: total low high most least number round deal rank topic bid size first last hand worth left gain length games n
number: all places minus pot credibility best times sum tricks won minutes seconds step amount after
number: before now previous_deal
dish: main side food named_food ate denied dish
"""
"""What variables are by their names, where neither a fact nor a message says it."""
KINDS = {
    name: kind
    for kind, _, names in (line.partition(":") for line in BY_NAME.split("\n"))
    for name in names.split()
}

SAYS_EACH = frozenset({"SENTENCES", "COMMAS", "SEMICOLONS", "DOTS", "OR"})
OF_LISTS = frozenset({"COUNT", "UPTO", "OTHERS", "WITH", "HAS", "FIRST", "LAST"})
OF_NUMBERS = frozenset({"MONEY", "ABS", "SIGNED", "ORDINAL", "NUMBER"})


@dataclass
class Use:
    """What messages do with a variable."""

    choices: dict[str, None] = field(default_factory=dict)
    lengths: set[int] = field(default_factory=set)
    """The lengths of a list by which a message chooses."""
    says: dict[str, None] = field(default_factory=dict)
    """The messages that say it."""
    fields: dict[str, Use] = field(default_factory=dict)
    kinds: set[str] = field(default_factory=set)
    """What else it has to be: "list", "number", "person", or "by seat", a mapping."""

    def merge(self, other: Use) -> None:
        """Add what is done with it elsewhere."""
        self.choices |= other.choices
        self.lengths |= other.lengths
        self.says |= other.says
        self.kinds |= other.kinds
        for name, each in other.fields.items():
            self.fields.setdefault(name, Use()).merge(each)


_file = cache(read)
Uses: typing.TypeAlias = dict[str, Use]


class Reader:
    """Reads the messages of one file: what they ask for, and what they say of it."""

    def __init__(self, family: str, language: str) -> None:
        files = [_file(family, each) for each in (language, SOURCE)]
        self.family = family
        self.language = language
        self.files = [each for each in files if each is not None]
        self._uses: dict[str, Uses] = {}

    def page(self) -> Iterator[str]:
        """Yield the name of each message that may be hard to say, and below it what it says."""
        for part in self.files[0].parts:
            if said := list(dict.fromkeys(self.said(part))):
                yield from (part, *(f"  {each}" for each in said))

    def said(self, part: str) -> Iterator[str]:
        """Yield what a message says, of one hard thing after the other."""
        messages = messages_of(self.family, self.language)
        assert messages is not None
        name, _, attribute = part.partition(".")
        types = _types_of(self.family, name)
        for about in self.draws(self.uses(part), types):
            options = {key[1:]: about.pop(key) for key in list(about) if key.startswith("-")}
            given = {"options": options, "players": about.pop("PLAYERS", 4)}
            # Of a fact, only what stands under "you" is said to somebody.
            is_me = (about.pop("YOU", "") == "you" and not types) or attribute.startswith("you")
            speaker = Speaker(self._name, Seat(PEOPLE[0]) if is_me else None, given)
            try:
                yield str(messages.say(name, about, speaker, attribute).striptags())
            except Mistake as wrong:
                yield f"! {wrong}"

    def _name(self, seat: Seat | None) -> Markup:
        if seat != "dummy-1":
            return escape(seat)
        return escape(plain("screens", "dummy", self.language, number=1))

    def uses(self, part: str, seen: frozenset[str] = frozenset()) -> Uses:
        """Return what a message does with its variables, also where it refers to other messages."""
        if not seen and part in self._uses:
            return self._uses[part]
        found: Uses = {}
        if part not in seen:
            for file in self.files:
                if part in file.parts:
                    self._pattern(file.parts[part], found, seen | {part})
                    break
        if not seen:
            self._uses[part] = found
        return found

    def _pattern(self, pattern: ast.Pattern, found: Uses, seen: frozenset[str]) -> None:
        for each in pattern.elements:
            if isinstance(each, ast.Placeable):
                if isinstance(each.expression, ast.SelectExpression):
                    self._select(each.expression, found, seen)
                else:
                    self._use(each.expression, found, seen)

    def _select(self, node: ast.SelectExpression, found: Uses, seen: frozenset[str]) -> None:
        keys = [
            each.key.name if isinstance(each.key, ast.Identifier) else each.key.value
            for each in node.variants
        ]
        use = self._use(node.selector, found, seen)
        called = node.selector.id.name if isinstance(node.selector, ast.FunctionReference) else ""
        numbers = {int(each) for each in keys if each.isdigit()}
        if use is not None and called in {"COUNT", "UPTO"}:
            use.lengths |= numbers
        elif use is not None and called not in {"HAS", "YOU"}:
            use.choices |= dict.fromkeys(keys)
            use.kinds |= {"number"} if numbers or PLURALS & set(keys) else set()
        for each in node.variants:
            self._pattern(each.value, found, seen)

    def _use(self, node: Any, found: Uses, seen: frozenset[str]) -> Use | None:
        """Return the use of the variable that an expression is about; None if it is about none."""
        match node:
            case ast.VariableReference():
                return found.setdefault(node.id.name, Use())
            case ast.MessageReference():
                part = node.id.name + (f".{node.attribute.name}" if node.attribute else "")
                for name, use in self.uses(part, seen).items():
                    found.setdefault(name, Use()).merge(use)
            case ast.FunctionReference():
                return self._call(node, found, seen)
        return None

    def _call(self, node: ast.FunctionReference, found: Uses, seen: frozenset[str]) -> Use | None:
        called, given = node.id.name, node.arguments.positional
        literal = next((each.value for each in given if isinstance(each, ast.StringLiteral)), "")
        if called == "OPTION":
            return found.setdefault(f"-{literal}", Use())
        if called == "PLAYERS":
            return found.setdefault("PLAYERS", Use(kinds={"number"}))
        inner = [self._use(each, found, seen) for each in given]
        use = next((each for each in inner if each is not None), None)
        if use is None:
            return None
        if called == "AT":
            use.kinds |= set() if literal else {"by seat"}
            return use.fields.setdefault(literal, Use())
        use.kinds |= {"list"} if called in SAYS_EACH | OF_LISTS else set()
        use.kinds |= {"number"} if called in OF_NUMBERS else set()
        if called in {"YOU", "OTHERS", "WITH", "NAME"}:
            use.kinds.add("person")
        if called in {"YOU", "OTHERS", "WITH"}:
            found.setdefault("YOU", Use({"other": None, "you": None}))
        if called not in SAYS_EACH | {"SAY"}:
            return use
        use.says[literal] = None
        for name, each in self.uses(literal, seen).items():
            if _is_everywhere(name):
                found.setdefault(name, Use()).merge(each)
        return None

    def draws(self, uses: Uses, types: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
        """Yield values of the variables: each choice with each other, if that is not too often.

        Nothing where only words vary, or options.
        """
        values = {
            name: self._values(name, use, nth, types.get(name))
            for nth, (name, use) in enumerate(uses.items())
        }
        firsts = [each[0] for name, each in values.items() if not _is_everywhere(name)]
        if not any(isinstance(each, int | Name | Listed | Thing) for each in firsts):
            return
        chosen = [
            len(values[name])
            for name, use in uses.items()
            if (use.choices or use.lengths) and name[0] != "-"
        ]
        often = 2 if any(isinstance(each, Name | Listed) for each in firsts) else 1
        every = prod(chosen) <= MOST
        for nth in range(max(often, min(prod(chosen), MOST))):
            step, about = nth, {}
            for name, each in values.items():
                about[name] = each[step % len(each)]
                if every and len(chosen) > 1 and (uses[name].choices or uses[name].lengths):
                    step //= len(each)
            yield about

    def _values(self, name: str, use: Use, nth: int, hint: Any) -> list[Any]:
        """Return what a variable may be, the hardest first."""
        if "by seat" in use.kinds:
            amounts = cycle(self._values(name, use.fields[""], nth, None))
            given = zip(PEOPLE, amounts, strict=False)
            return [Listed([Pair(*each, Speaker(self._name), seats=True) for each in given])]
        if "list" in use.kinds or typing.get_origin(hint) in {tuple, list, frozenset}:
            is_person = not use.says and hint is None and KINDS.get(name) != "dish"
            one = Use(says=use.says, kinds={"person"} if is_person else set())
            items = self._values(name, one, nth, (*typing.get_args(hint), None)[0])
            lengths = dict.fromkeys((*use.lengths, 1, 2, 3))
            return [Listed(tuple(islice(cycle(items), each))) for each in sorted(lengths)]
        if use.says or use.fields:
            return self._things(name, use, nth)
        types = set(_all_types(hint))
        own = not types - {None, str}
        """Whether its fact leaves open what it is."""
        found: list[Any]
        if "number" in use.kinds:
            numbers = [int(each) for each in use.choices if each.isdigit()]
            found = list(dict.fromkeys((*COUNTS, *numbers)))
        elif (
            "person" in use.kinds
            or Seat in types
            or (own and KINDS.get(name, "").startswith("person"))
        ):
            people = [Name(Seat(each), Speaker(self._name)) for each in PEOPLE]
            found = people[nth % 3 :] + people[: nth % 3]
            if own and KINDS.get(name) == "persons" and "person" not in use.kinds:
                found = [Listed(found[: each + 1]) for each in range(3)]
        elif KINDS.get(name) == "dish":
            found = list(DISHES)
        elif keys := [each for each in use.choices if each not in {"none", "other"}]:
            found = [{"yes": True, "no": False}.get(each, each) for each in keys]
        elif int in types or (own and (KINDS.get(name) == "number" or name in _numbers())):
            found = list(COUNTS)
        else:
            found = [f"‹{name}›"]
        return found + ([None] if "none" in use.choices else [])

    def _things(self, name: str, use: Use, nth: int) -> list[Any]:
        """Return things with the fields that are read, also by the messages that say them."""
        uses: Uses = {}
        says = list(use.says)
        for message in says:
            for each, one in self.uses(message).items():
                uses.setdefault(each, Use()).merge(one)
                says += [more for more in one.says if each == "it" and more not in says]
        it = uses.pop("it", Use())
        uses = {each: one for each, one in uses.items() if not _is_everywhere(each)}
        for each, one in use.fields.items():
            uses.setdefault(each, Use()).merge(one)
        if not uses:
            return self._values(name, Use(it.choices, kinds=it.kinds), nth, None)
        things: list[Any] = [Thing(each, NOBODY) for each in self.draws(uses, {})] or [
            Thing(
                {each: self._values(each, one, nth, None)[0] for each, one in uses.items()}, NOBODY
            )
        ]
        return things + ([None] if "none" in it.choices else [])


def _is_everywhere(name: str) -> bool:
    """Whether a value is given to each message: an option, how many play, or who reads it."""
    return name[0] == "-" or name.isupper()


def _all_types(hint: Any) -> Iterator[Any]:
    yield hint
    for each in typing.get_args(hint):
        yield from _all_types(each)


@cache
def _numbers() -> frozenset[str]:
    """Return the variables by whose plural some English message chooses."""
    found: set[str] = set()
    for family in families():
        reader = Reader(family, SOURCE)
        for part in reader.files[0].parts:
            found |= {name for name, use in reader.uses(part).items() if "number" in use.kinds}
    return frozenset(found)


@cache
def _facts() -> Mapping[tuple[str, str], type[Fact]]:
    return {
        ("game" if issubclass(each, GameFact) else each.family, message_name(each)): each
        for each in every_fact()
    }


def _types_of(family: str, name: str) -> Mapping[str, Any]:
    """Return the types of the fields of the fact that a message says; none if it says none."""
    fact = _facts().get((family, name)) or _facts().get(("game", name))
    if fact is None:
        return {}
    types = typing.get_type_hints(fact)
    return {each.name: types[each.name] for each in fields(fact)}  # type: ignore[arg-type]  # each class is a dataclass


def file_of(language: str) -> Path:
    """Return the file that keeps what a language says of what is hard to say."""
    return FOLDER / f"{language}.txt"


def page(language: str) -> str:
    """Return what a language says of what is hard to say, the app first, then its games."""
    lines: list[str] = []
    for family in families():
        if family not in GAMES or is_ours(family):
            lines += [f"## {family}", *Reader(family, language).page(), ""]
    return "\n".join(lines)


def main(chosen: Sequence[str]) -> None:
    for each in chosen or languages():
        file_of(each).write_text(page(each), encoding="utf-8")
        print(f"{file_of(each).relative_to(Path.cwd())}: read it, and what has changed in it")


if __name__ == "__main__":
    main(sys.argv[1:])
