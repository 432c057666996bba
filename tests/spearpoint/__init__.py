"""The chapters and cards of Spearpoint 1943."""
