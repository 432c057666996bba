-- Cards that operators add: each edition that a match was opened with, whole, so that it can be played to its end.

CREATE TABLE packs (
    key   TEXT PRIMARY KEY,  -- the pack's id and a digest of its text, as matches name it in their options
    files TEXT NOT NULL      -- JSON object: the text of each file
) STRICT, WITHOUT ROWID;
