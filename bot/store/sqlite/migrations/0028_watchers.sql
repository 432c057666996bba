-- People may watch matches that others play: after each turn they are told by direct message what happened.

CREATE TABLE watchers (
    match       INTEGER NOT NULL REFERENCES matches (id),
    person      INTEGER NOT NULL,
    told        INTEGER,           -- the last act that he was told; NULL: he has stopped watching
    interaction INTEGER NOT NULL,  -- by which he began, or stopped
    PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX watched ON watchers (person);
DROP VIEW given_up;
CREATE VIEW given_up AS
    SELECT id, match FROM outbox AS one
    WHERE problem IS NOT NULL AND done_at IS NOT NULL AND kind NOT IN ('panel', 'nudge', 'update', 'watch')
        AND NOT EXISTS
        (SELECT 1 FROM outbox AS later WHERE later.id > one.id AND later.match = one.match AND later.key = one.key);
