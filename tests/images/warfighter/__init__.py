"""Pictures of Warfighter."""
