"""The SQL of the store, one text for every database it can lie in."""
