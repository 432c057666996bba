-- Dice have versions; a player adds a word of his own to them, so the interaction of a seat stands by itself.

ALTER TABLE matches ADD COLUMN dice INTEGER NOT NULL DEFAULT 1;  -- matches of before keep the first version
ALTER TABLE seats ADD COLUMN interaction INTEGER;                -- by which the seat was taken; NULL: not taken
UPDATE seats SET interaction = CAST(entropy AS INTEGER) WHERE entropy <> '';
