"""The program is killed in the middle of games, and nothing that was said is lost or let slip."""
