-- Tournaments of servers; a match may be one of theirs.

CREATE TABLE tournaments (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used again: it is in the ids of buttons
    guild_id INTEGER NOT NULL,
    state    TEXT NOT NULL,
    data     TEXT NOT NULL                       -- JSON object with all of it
) STRICT;
CREATE INDEX tournaments_by_state ON tournaments (state, guild_id);
ALTER TABLE matches ADD COLUMN tournament INTEGER REFERENCES tournaments (id);
