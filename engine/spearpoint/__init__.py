"""Spearpoint 1943: a card wargame of a reinforced platoon in Italy, for two.

Unofficial; not affiliated with the game's publisher. The numbered rules are in ``RULES.md``; every module is
a chapter of the rulebook.
"""
