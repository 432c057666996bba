"""What every game shares: decisions, the agenda, dice, modifiers, match files and the registry."""
