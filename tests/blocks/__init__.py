"""Six Areas: a tiny game of hidden blocks for three who play together against the rules."""
