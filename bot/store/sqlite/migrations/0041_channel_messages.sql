-- Messages may be promised that belong to no match: then the payload names the channel.

DROP VIEW given_up;
CREATE TABLE promised (
    id          INTEGER PRIMARY KEY,
    match       INTEGER REFERENCES matches (id),
    kind        TEXT NOT NULL,
    key         TEXT NOT NULL,            -- at most one open row of a match, or of those without one, has it
    payload     TEXT NOT NULL,            -- JSON object of ids and numbers; never words, never secrets
    nonce       TEXT NOT NULL,            -- new whenever the row is promised anew
    created_at  REAL NOT NULL,
    attempts    INTEGER NOT NULL DEFAULT 0,
    next_try_at REAL NOT NULL DEFAULT 0,
    problem     TEXT,                     -- why the last attempt failed
    message_id  INTEGER,
    done_at     REAL,
    revision    INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO promised (id, match, kind, key, payload, nonce, created_at, attempts, next_try_at, problem, message_id,
        done_at, revision)
    SELECT id, match, kind, key, payload, nonce, created_at, attempts, next_try_at, problem, message_id,
        done_at, revision FROM outbox;
DROP TABLE outbox;
ALTER TABLE promised RENAME TO outbox;
CREATE UNIQUE INDEX outbox_open ON outbox (match, key) WHERE done_at IS NULL;
CREATE UNIQUE INDEX outbox_open_elsewhere ON outbox (key) WHERE done_at IS NULL AND match IS NULL;
CREATE INDEX outbox_done ON outbox (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX outbox_problems ON outbox (match) WHERE problem IS NOT NULL;
CREATE VIEW given_up AS
    SELECT id, match FROM outbox AS one
    WHERE problem IS NOT NULL AND done_at IS NOT NULL AND kind NOT IN ('panel', 'nudge', 'update', 'watch')
        AND match IS NOT NULL AND NOT EXISTS
        (SELECT 1 FROM outbox AS later WHERE later.id > one.id AND later.match = one.match AND later.key = one.key);
