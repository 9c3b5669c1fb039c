"""Who's Lying?, a game of laying cards face down and doubting."""
