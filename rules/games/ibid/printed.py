"""I Bid You Not: a deck of tiles to print, made from a seed."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.meta import Values as Options
from rules.engine.options import Toggle
from rules.engine.printed import PrintedCard, PrintedDeck, Values
from rules.games.ibid.deck_lists import make_deck
from rules.games.ibid.tile_types import chosen_sets


def seeded_cards(values: Values) -> Iterator[PrintedCard]:
    """Yield the tiles of the chosen sets, made from a seed, by number."""
    sets = chosen_sets(odd=values["odd"], double=values["double"])
    return make_deck(sets, values["seed"]).cards()


def _chosen(_: int, options: Options) -> Values:
    sets = {name: options[name] for name in ("odd", "double")}
    return {**sets, "seed": options["seed"]} if options["deck"] == "app" else sets


PRINTED = (
    PrintedDeck(
        name="tiles",
        label="A deck of tiles",
        help="64 tiles, or more with the expansions. The same seed always gives the same deck.",
        cards=seeded_cards,
        options=(
            Toggle(name="odd", label="Odd Inventions", help="42 more tiles, from −64 to −1."),
            Toggle(name="double", label="Double Devices", help="36 more tiles, from 65 to 100."),
        ),
        seeded=True,
        chosen=_chosen,
        note="In the lobby, set “The tiles” to “Printed from the app”, and the seed to {seed}.",
    ),
)
