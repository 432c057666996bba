"""A database in an SQLite file: one writer, readers beside it."""
