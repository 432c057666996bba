"""The rules of Fieldpost's games: pure, deterministic, and speaking in keys.

This package imports the standard library and msgspec, and nothing else of ours.
"""
