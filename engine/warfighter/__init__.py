"""Warfighter: Europe 1944. One to six players lead one squad against the rules.

Rules follow the player aid; what it leaves open is settled by the rulings of the ledger (``RULES.md``).
"""
