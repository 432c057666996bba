-- How the dice of each side fell in a match, beside its result.

ALTER TABLE results ADD COLUMN luck TEXT NOT NULL DEFAULT '[]';  -- JSON list: side, dice, hits, hits to be expected
