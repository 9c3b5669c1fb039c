"""What tests, benches and long runs share: the program, PostgreSQL, HAProxy, and the log of a table."""
