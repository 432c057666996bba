-- A match may give each seat so long to answer. What counts is how long the bot was there and waited for it.

ALTER TABLE matches ADD COLUMN deadline REAL;                 -- seconds; NULL: as long as one likes
ALTER TABLE seats ADD COLUMN waited REAL NOT NULL DEFAULT 0;  -- seconds since awaited_since
