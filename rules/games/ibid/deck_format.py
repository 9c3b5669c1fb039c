"""I Bid You Not: what the pages for deck lists need."""

from __future__ import annotations

from collections.abc import Mapping

from rules.engine.deck_format import DeckImport, MadeDeck
from rules.engine.printed import SEEDS
from rules.facts import Json
from rules.games.ibid.deck_csv import deck_of, read_csv
from rules.games.ibid.deck_lists import DeckList, make_deck
from rules.games.ibid.tile_types import chosen_sets
from rules.typed import digits


class TileDeckFormat:
    """Reads and makes lists of tiles."""

    def of_options(self, options: Mapping[str, Json]) -> DeckList:
        """Return the list that the options ``list`` and ``whole`` hold."""
        return deck_of(options)

    def read(self, text: str, *, whole: bool) -> DeckImport:
        """Read a list from CSV."""
        reading = read_csv(text)
        options = {"deck": "ours", "list": reading.deck.lines(), "whole": whole}
        return DeckImport(options, reading.problems)

    def make(self, chosen: Mapping[str, str]) -> MadeDeck | None:
        """Return the list of the chosen sets from a seed, 1 if none is given."""
        seed = digits(chosen.get("seed", "1")[:24])
        if not seed or len(seed) > 4 or int(seed) not in SEEDS:
            return None
        sets = chosen_sets(odd="odd" in chosen, double="double" in chosen)
        return MadeDeck(make_deck(sets, int(seed)), str(int(seed)))
