"""The computer as a player: by what its seat knows, by chance of its own, and the same answer every time."""
