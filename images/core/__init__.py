"""What every picture is made of, whatever the game."""
