-- Each person has one panel of a match by direct message, which is kept true as the match goes on.

CREATE TABLE panels (
    match   INTEGER NOT NULL REFERENCES matches (id),
    person  INTEGER NOT NULL,
    message INTEGER NOT NULL,
    shown   INTEGER NOT NULL,  -- a stamp of what it shows; 0: not known
    PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;
DROP VIEW given_up;
CREATE VIEW given_up AS
    SELECT id, match FROM outbox AS one
    WHERE problem IS NOT NULL AND done_at IS NOT NULL AND kind NOT IN ('panel', 'nudge', 'update') AND NOT EXISTS
        (SELECT 1 FROM outbox AS later WHERE later.id > one.id AND later.match = one.match AND later.key = one.key);
