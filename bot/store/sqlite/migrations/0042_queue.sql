-- People look for opponents in a server; two that fit are paired, and asked. Paired tickets lie with their pairing.

CREATE TABLE tickets (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    person     INTEGER NOT NULL,
    name       TEXT NOT NULL,
    language   TEXT NOT NULL,
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    game       TEXT NOT NULL,
    clock      TEXT,              -- JSON as in matches; NULL: none
    near       INTEGER NOT NULL,  -- only of about the same strength
    since      REAL NOT NULL,
    UNIQUE (guild_id, person, game)
) STRICT;
CREATE TABLE pairings (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used again: it is in the ids of buttons
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    tickets    TEXT NOT NULL,     -- JSON list of two
    answers    TEXT NOT NULL,     -- JSON list of two: true, false, or null
    state      TEXT NOT NULL,
    since      REAL NOT NULL,
    message_id INTEGER,
    match      INTEGER REFERENCES matches (id)
) STRICT;
CREATE INDEX pairings_by_time ON pairings (since);
