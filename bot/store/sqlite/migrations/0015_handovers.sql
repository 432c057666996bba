-- A seat may be handed over while a match runs; who has left one sees as a spectator, and takes no other.

ALTER TABLE seats ADD COLUMN offered INTEGER;                   -- to whom; 0: to anybody; NULL: to nobody
ALTER TABLE seats ADD COLUMN former TEXT NOT NULL DEFAULT '[]';  -- JSON list of who had it: id and name
