"""Warfighter."""
