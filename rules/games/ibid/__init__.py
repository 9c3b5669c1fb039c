"""I Bid You Not, for tiles with unique numbers (Pandaqi)."""
