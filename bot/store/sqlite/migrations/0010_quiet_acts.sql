-- Answers that touch nothing others can see, count or time have places of their own in the log.

CREATE TABLE numbered (
    match       INTEGER NOT NULL REFERENCES matches (id),
    n           INTEGER NOT NULL,         -- counts the acts that others can notice
    quiet       INTEGER NOT NULL,         -- 0: others can notice it; else counts the quiet acts after act n
    kind        TEXT NOT NULL,            -- start, answer, resign, take_back
    seat        INTEGER,
    act         TEXT,                     -- JSON as in a match file; NULL where replaying needs none
    events      TEXT NOT NULL,            -- JSON list, private parts included: secret
    undone      INTEGER,                  -- number of the act that took it back
    interaction INTEGER NOT NULL,
    at          REAL NOT NULL,
    PRIMARY KEY (match, n, quiet)
) STRICT, WITHOUT ROWID;
INSERT INTO numbered SELECT match, n, 0, kind, seat, act, events, undone, interaction, at FROM acts;
DROP TABLE acts;
ALTER TABLE numbered RENAME TO acts;
CREATE INDEX acts_by_interaction ON acts (interaction);
