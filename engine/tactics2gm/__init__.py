"""2GM Tactics, beta rules: companies on a field of squares, built from points, fought to the Headquarters."""
