"""The program is killed in the middle of games: nothing acknowledged is lost, nothing sealed is shown."""
