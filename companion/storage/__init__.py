"""Storage: the store of tables' logs in SQLite or PostgreSQL, its schema and its errors.

Imports nothing of Companion's.
"""
