"""I Didn't Eat That: which names mean the same dish, in whatever language and spelling they are typed."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from difflib import SequenceMatcher
from functools import lru_cache

from rules.games.ididnt.menu import MAINS, SIDES

DISHES = (*MAINS, *SIDES)
NAMES = {
    "de": "Steak, Fisch, Burger, Pasta, Hähnchen, Hummer, Pommes, Salat, Suppe, Reis, Erbsen, Brot",
    "fr": "Steak, Poisson, Burger, Pâtes, Poulet, Homard, Frites, Salade, Soupe, Riz, Petits pois, Pain",
    "es": "Filete, Pescado, Burger, Pasta, Pollo, Bogavante, Patatas, Ensalada, Sopa, Arroz, Guisantes, Pan",
    "nl": "Biefstuk, Vis, Burger, Pasta, Kip, Kreeft, Friet, Salade, Soep, Rijst, Erwten, Brood",
}
"""What the menu of each language calls our dishes, in the order of ``DISHES``: as the message ``dish`` says."""
ROLE_NAMES = {
    "main": "main, Hauptgericht, plat, plat principal, principal, plato principal, hoofdgerecht",
    "side": "side, Beilage, garniture, accompagnement, guarnición, bijgerecht",
}
"""What the menus of each language call what a dish is on a check."""
BEFORE = {"Nudeln": "Pasta"}
"""What menus called our dishes in earlier versions; evenings that began then still say it."""
CLOSE = 0.8
"""Names of which so much is the same letters may be two spellings of one dish."""
SHORTEST_WORD = 3
"""A shorter word that two names share says nothing."""


@lru_cache(maxsize=1024)
def folded(name: str) -> str:
    """Return a name without case, accents and what stands between its words.

    >>> folded("Crème-Brûlée")
    'creme brulee'
    """
    plain = "".join(
        char
        for char in unicodedata.normalize("NFKD", name.casefold())
        if not unicodedata.combining(char)
    )
    return " ".join("".join(char if char.isalnum() else " " for char in plain).split())


MENU = {
    folded(name): dish
    for names in (DISHES, *(each.split(", ") for each in NAMES.values()))
    for dish, name in zip(DISHES, names, strict=True)
} | {folded(name): dish for name, dish in BEFORE.items()}
"""Our dishes by their folded names in all languages."""


ROLES = {folded(name): role for role, names in ROLE_NAMES.items() for name in names.split(", ")}
"""What a dish is on a check, by its folded names in all languages."""


def meant(name: str, known: Iterable[str]) -> str:
    """Return what a table calls a dish: as in ``known``, else as our menu, else as it was typed.

    >>> meant("ensalada", ["Steak", "Salad"]), meant("pates", ()), meant("Cake", ["Steak"])
    ('Salad', 'Pasta', 'Cake')
    """
    dish = MENU.get(folded(name), folded(name))
    same = (food for food in known if MENU.get(folded(food), folded(food)) == dish)
    return next(same, MENU.get(folded(name), name))


def could_be(name: str, other: str) -> bool:
    """Return whether a name that is on no menu may mean another dish: a person has to say.

    >>> could_be("French fries", "Fries"), could_be("Burgers", "Burger"), could_be("Cake", "Rice")
    (True, True, False)
    """
    if folded(name) in MENU:
        return folded(other) not in MENU and could_be(other, name)
    dish = MENU.get(folded(other))
    names = [called for called, each in MENU.items() if each == dish] if dish else [folded(other)]
    return any(_alike(folded(name), each) for each in names)


def _alike(one: str, other: str) -> bool:
    words, others = (
        {word for word in each.split() if len(word) >= SHORTEST_WORD} for each in (one, other)
    )
    if words and others and (words <= others or others <= words):
        return True
    return SequenceMatcher(None, one, other).ratio() >= CLOSE
