-- A match may be a lesson: it counts nowhere, and nobody is reminded of it.

ALTER TABLE matches ADD COLUMN lesson INTEGER NOT NULL DEFAULT 0;
