"""A map of areas: what it is read from, its land, the pieces on it, and the parts of it that pictures show."""
