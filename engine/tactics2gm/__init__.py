"""2GM Tactics: a card wargame of the Second World War on a board of squares.

Unofficial; not affiliated with the game's publisher.
"""
