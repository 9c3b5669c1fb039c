"""I Bid You Not, by Pandaqi, for tiles with unique numbers."""
