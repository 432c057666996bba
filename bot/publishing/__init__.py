"""What was promised, made into messages and pictures, in order and once."""
