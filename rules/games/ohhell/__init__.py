"""Oh Hell, a traditional game of secret bids for a standard deck."""
