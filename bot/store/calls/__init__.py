"""What the store is asked, kind by kind; :class:`bot.store.store.Store` is all of it."""
