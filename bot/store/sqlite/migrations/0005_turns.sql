-- Turns of many acts are told as one story: how far the thread has been told.

ALTER TABLE matches ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET told = last_act;
