"""Battles between today's suggestions and those of a fixed day, which are kept here and nowhere else.

``make arena ARGS=tactics2gm`` plays them and says who won how many.
"""
