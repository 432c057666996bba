-- When the computer answers next in a match, and how well it plays a seat.

ALTER TABLE matches ADD COLUMN thinks_at REAL;
CREATE INDEX matches_by_thought ON matches (thinks_at) WHERE thinks_at IS NOT NULL;
ALTER TABLE seats ADD COLUMN level TEXT NOT NULL DEFAULT 'veteran';
