"""Storage: the store of tables and their logs, its database, schema and errors.

May import none of Companion's other packages.
"""
