-- People on telephones want the board upright, every time.

ALTER TABLE people ADD COLUMN portrait INTEGER NOT NULL DEFAULT 0;
