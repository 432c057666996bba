-- How often a seat has asked the others to let it take back what the rules no longer let it.

ALTER TABLE seats ADD COLUMN undos INTEGER NOT NULL DEFAULT 0;
