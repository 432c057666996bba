-- When the others were told that a seat's time is up, and what they can do about it (Unix time, in whole seconds).

ALTER TABLE seats ADD COLUMN told_out INTEGER;  -- NULL: it is not up, or there was no need
