-- What finished matches come to is noted once for each, and ratings are reckoned from that.

CREATE TABLE results (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    n     INTEGER NOT NULL UNIQUE,  -- in the order in which they were noted
    at    REAL NOT NULL,            -- when the match ended
    rated TEXT                      -- JSON as in the file of results; NULL: it does not count
) STRICT;
CREATE INDEX rated ON results (at, match) WHERE rated IS NOT NULL;
CREATE TABLE ratings (
    game      TEXT NOT NULL,
    person    INTEGER NOT NULL,
    mu        REAL NOT NULL,
    sigma     REAL NOT NULL,
    matches   INTEGER NOT NULL,
    opponents INTEGER NOT NULL,
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE reckoned (  -- at most one row
    night INTEGER NOT NULL,  -- in which night the ratings were reckoned
    last  INTEGER NOT NULL   -- from the results up to this one
) STRICT;
ALTER TABLE matches ADD COLUMN noted INTEGER NOT NULL DEFAULT 0;  -- whether it is among the results
CREATE INDEX to_note ON matches (id) WHERE status = 'over' AND NOT lesson AND NOT noted;
