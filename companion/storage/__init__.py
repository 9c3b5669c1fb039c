"""Storage: the store of tables and their logs, its database, schema and errors.

May import ``words``.
"""
