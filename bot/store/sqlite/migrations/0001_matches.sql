-- The first layout: matches with their seats, log, undo points, promised messages, people and drafts.
-- A match's current state is the truth and the log proves it, so both are written in one transaction.

CREATE TABLE people (
    id           INTEGER PRIMARY KEY,  -- Discord's user id
    name         TEXT NOT NULL,
    language     TEXT,                 -- NULL: whatever his client speaks
    dm_closed_at REAL
) STRICT;

CREATE TABLE matches (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used again: it is in the ids of buttons
    status        TEXT NOT NULL CHECK (status IN ('open', 'running', 'over', 'cancelled')),
    game          TEXT NOT NULL,
    rules         TEXT NOT NULL,          -- version of the rules it began with
    scenario      TEXT NOT NULL,
    options       TEXT NOT NULL,          -- JSON object
    language      TEXT NOT NULL,
    host_id       INTEGER NOT NULL,
    guest_id      INTEGER,                -- NULL: anybody may join
    guild_id      INTEGER,
    channel_id    INTEGER NOT NULL,
    invitation_id INTEGER,                -- message in the channel
    thread_id     INTEGER,
    board_id      INTEGER,                -- message in the thread
    commitment    TEXT NOT NULL,          -- SHA-256 of the seed, published at once
    interaction   INTEGER NOT NULL UNIQUE, -- that opened it
    version       INTEGER NOT NULL,       -- counts every change; guards against a second process
    last_act      INTEGER NOT NULL,
    created_at    REAL NOT NULL,
    updated_at    REAL NOT NULL,
    seed          TEXT NOT NULL,          -- secret until the match is over
    state         BLOB                    -- secret; NULL until every seat is taken
) STRICT;
CREATE INDEX matches_by_thread ON matches (thread_id);
CREATE INDEX matches_by_guest ON matches (guest_id) WHERE status = 'open';

CREATE TABLE seats (
    match         INTEGER NOT NULL REFERENCES matches (id),
    seat          INTEGER NOT NULL,
    user_id       INTEGER,
    name          TEXT NOT NULL,
    entropy       TEXT NOT NULL,          -- the interaction by which it was taken; empty: not taken
    awaited_since REAL,                   -- NULL: the match does not wait for this seat
    nudged_at     REAL,
    PRIMARY KEY (match, seat),
    UNIQUE (match, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_user ON seats (user_id);

CREATE TABLE acts (
    match       INTEGER NOT NULL REFERENCES matches (id),
    n           INTEGER NOT NULL,
    kind        TEXT NOT NULL,            -- start, answer, resign, take_back
    seat        INTEGER,
    act         TEXT,                     -- JSON as in a match file; NULL where replaying needs none
    events      TEXT NOT NULL,            -- JSON list, private parts included: secret
    undone      INTEGER,                  -- number of the act that took it back
    interaction INTEGER NOT NULL,
    at          REAL NOT NULL,
    PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX acts_by_interaction ON acts (interaction);

CREATE TABLE snapshots (                  -- the state before an act that may yet be taken back
    match INTEGER NOT NULL REFERENCES matches (id),
    n     INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE outbox (
    id          INTEGER PRIMARY KEY,
    match       INTEGER NOT NULL REFERENCES matches (id),
    kind        TEXT NOT NULL,
    key         TEXT NOT NULL,            -- at most one open row of a match has it
    payload     TEXT NOT NULL,            -- JSON object of ids and numbers; never words, never secrets
    nonce       TEXT NOT NULL,            -- new whenever the row is promised anew
    created_at  REAL NOT NULL,
    attempts    INTEGER NOT NULL DEFAULT 0,
    next_try_at REAL NOT NULL DEFAULT 0,
    problem     TEXT,                     -- why the last attempt failed
    message_id  INTEGER,
    done_at     REAL
) STRICT;
CREATE UNIQUE INDEX outbox_open ON outbox (match, key) WHERE done_at IS NULL;
CREATE INDEX outbox_done ON outbox (done_at) WHERE done_at IS NOT NULL;

CREATE TABLE drafts (                     -- picks chosen in a panel and not yet sealed: secret
    match    INTEGER NOT NULL REFERENCES matches (id),
    seat     INTEGER NOT NULL,
    decision INTEGER NOT NULL,
    picks    TEXT NOT NULL,               -- JSON list of options
    PRIMARY KEY (match, decision, seat)
) STRICT, WITHOUT ROWID;
