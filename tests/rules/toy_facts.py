"""Facts of games that only tests play, and the fields of any fact."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any

from rules.facts import Fact


class ToyFact(Fact, family="toy"):
    pass


@cache
def _kind(name: str, *values: str) -> type[Fact]:
    class_name = "".join(word.capitalize() for word in name.split("-"))
    fields: dict[str, Any] = {"__annotations__": dict.fromkeys(values, Any)}
    return type(class_name, (ToyFact,), fields)


def toy(name: str, **values: Any) -> Fact:
    """Return a fact ``toy.<name>`` with these values; the same name and fields are the same class."""
    return _kind(name, *values)(**values)


def values_of(fact: Fact) -> dict[str, Any]:
    """Return the values of a fact by the names of their fields."""
    return {each.name: getattr(fact, each.name) for each in fields(fact)}  # type: ignore[arg-type]  # each class is a dataclass
