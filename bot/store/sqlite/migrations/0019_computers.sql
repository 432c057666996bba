-- The computer may play a seat of a match.

ALTER TABLE seats ADD COLUMN computer INTEGER NOT NULL DEFAULT 0;
