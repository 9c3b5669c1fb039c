"""What tests, benches and long runs play on: the program, PostgreSQL and HAProxy, and the log of a table."""
