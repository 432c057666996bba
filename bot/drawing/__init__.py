"""Pictures for people: what is drawn, kept and shared out fairly, and the process that draws it."""
