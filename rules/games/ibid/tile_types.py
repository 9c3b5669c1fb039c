"""I Bid You Not: the published types of tiles, their numbers, and the prices."""

from __future__ import annotations

from dataclasses import dataclass

PRICES = (-7, -5, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9)
LOW, HIGH = -64, 100


@dataclass(frozen=True)
class Type:
    """A type of tile; ``first`` is its number nearest to 0, ``actions`` those it can have."""

    id: str
    name: str
    first: int
    set: str
    actions: tuple[str, ...] = ("a", "b")


SETS: dict[str, range] = {"base": range(1, 65), "odd": range(-64, 0), "double": range(65, 101)}
"""The possible numbers of each set: the base, Odd Inventions, Double Devices."""

TYPES: dict[str, Type] = {
    each.id: each
    for each in (
        Type("headgrowns", "Headgrowns", 1, "base"),
        Type("swatphone", "Swatphone", 2, "base"),
        Type("flown-mower", "Flown Mower", 4, "base"),
        Type("laptopple", "Laptopple", 7, "base"),
        Type("walkie-barkie", "Walkie-Barkie", 10, "base"),
        Type("camerat", "Camerat", 15, "base", ()),
        Type("dishsmasher", "Dishsmasher", 20, "base", ()),
        Type("refrigergator", "Refrigergator", 30, "base"),
        Type("wrist-wash", "Wrist Wash", 40, "base"),
        Type("cashing-machine", "Cashing Machine", 50, "base"),
        Type("bear-dryer", "Bear Dryer", -1, "odd"),
        Type("aquariumbrella", "Aquariumbrella", -2, "odd"),
        Type("smoak-alarm", "Smoak Alarm", -4, "odd"),
        Type("squinter", "Squinter", -8, "odd", ()),
        Type("ceiling-van", "Ceiling Van", -12, "odd"),
        Type("calculater", "Calculater", -20, "odd"),
        Type("thumb-hive", "Thumb Hive", -30, "odd"),
        Type("computer-moose", "Computer Moose", 65, "double"),
        Type("telefishion", "Telefishion", 67, "double"),
        Type("digital-sock", "Digital Sock", 70, "double"),
        Type("microwave", "Microwave", 75, "double", ()),
        Type("nightbulb", "Nightbulb", 82, "double"),
        Type("remote-controll", "Remote Controll", 88, "double"),
        Type("gamehat", "Gamehat", 93, "double"),
    )
}
BY_NAME: dict[str, Type] = {
    **{each.name.casefold(): each for each in TYPES.values()},
    **{each.id: each for each in TYPES.values()},
}


def chosen_sets(*, odd: bool, double: bool) -> tuple[str, ...]:
    """Return the names of the sets in play; the base always is."""
    return ("base", *(("odd",) if odd else ()), *(("double",) if double else ()))


def types_of(sets: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return the ids of the types of some sets, and which actions each can have."""
    return {each.id: each.actions for each in TYPES.values() if each.set in sets}


def possible_numbers(sets: tuple[str, ...]) -> list[int]:
    """Return every number that a tile of some sets can have, in ascending order.

    >>> possible_numbers(("base", "odd"))[63:66]
    [-1, 1, 2]
    """
    return sorted(number for each in sets for number in SETS[each])


def number_range(sets: tuple[str, ...]) -> range:
    """Return the range that holds all numbers of some sets.

    >>> number_range(("base", "odd"))
    range(-64, 65)
    """
    return range(min(SETS[each].start for each in sets), max(SETS[each].stop for each in sets))
