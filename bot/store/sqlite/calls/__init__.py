"""What the store is asked, kind by kind; :class:`bot.store.sqlite.store.Store` is all of it."""
