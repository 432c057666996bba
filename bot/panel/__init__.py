"""The one panel that asks every question of every game: decisions in, components out, picks back."""
