"""Each game is walked through once, at random, and many tests look on."""
