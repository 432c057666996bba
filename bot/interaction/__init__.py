"""One press or command: what came in, what is done, what is answered."""
