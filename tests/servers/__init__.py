"""What tests, benches and long runs play on: the program and PostgreSQL, and the log of a table."""
