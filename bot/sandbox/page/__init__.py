"""People's side: the page, its WebSocket, and what a client lets somebody do."""
