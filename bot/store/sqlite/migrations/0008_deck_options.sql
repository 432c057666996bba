-- Decks remember by which options they are built, and the opening hand that their person has chosen.

ALTER TABLE decks ADD COLUMN hand TEXT NOT NULL DEFAULT '{}';     -- JSON object: how many, by card
ALTER TABLE decks ADD COLUMN options TEXT NOT NULL DEFAULT '{}';  -- JSON object: as a match names its own
