-- A match may be paused by consent: since when (Unix time, in whole seconds); NULL while it goes on.

ALTER TABLE matches ADD COLUMN paused INTEGER;

CREATE INDEX pauses ON matches (paused) WHERE paused IS NOT NULL;
