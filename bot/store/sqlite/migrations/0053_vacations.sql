-- Vacations of people: as long as one lasts, no time runs for them. Threads are told by their seats.

CREATE TABLE vacations (
    id     INTEGER PRIMARY KEY,
    person INTEGER NOT NULL,
    since  REAL NOT NULL,
    until  REAL NOT NULL,  -- at the latest
    ended  REAL            -- NULL: it lasts
) STRICT;
CREATE UNIQUE INDEX away ON vacations (person) WHERE ended IS NULL;
CREATE INDEX vacations_of ON vacations (person, since);
ALTER TABLE seats ADD COLUMN away INTEGER;  -- until when its player is on vacation, if the thread was told so
