"""Pictures of Fast Action Battles."""
