"""The cards of 2GM Tactics."""
