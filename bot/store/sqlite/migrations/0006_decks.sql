-- Decks that people keep, each for himself alone.

CREATE TABLE decks (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used again: it is in the ids of buttons
    person     INTEGER NOT NULL,
    game       TEXT NOT NULL,
    side       TEXT NOT NULL,
    slot       TEXT NOT NULL CHECK (slot IN ('saved', 'draft', 'last')),
    name       TEXT NOT NULL,          -- empty unless it is saved
    cards      TEXT NOT NULL,          -- JSON object: how many, by card
    updated_at REAL NOT NULL,
    UNIQUE (person, game, side, slot, name)
) STRICT;
