"""Battles between today's suggestions and those of a fixed day, which are kept here and nowhere else.

``python -m tests.arena tactics2gm --battles 400`` plays them and says who won how many.
"""
