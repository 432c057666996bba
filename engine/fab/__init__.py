"""Fast Action Battles: Golan 1973. Hidden blocks on a map of areas, for two players.

Unofficial; not affiliated with the publisher of the series. Map, units, pieces, events and exclusive rules
are ours.
"""
