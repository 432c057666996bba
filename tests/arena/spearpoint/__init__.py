"""Spearpoint 1943 as its suggestions played it at ab5ba4d: an opponent that stays as it is."""
