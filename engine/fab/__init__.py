"""Fast Action Battles: Golan 1973. Hidden blocks on a map of areas, for two players.

Unofficial; not affiliated with the publisher of the series. Map, units, assets, events and the exclusive rules are ours.
"""
