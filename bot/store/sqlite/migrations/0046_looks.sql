-- When the player of a seat last looked at the match, and which act was the last one then.

ALTER TABLE seats ADD COLUMN looked_at REAL;
ALTER TABLE seats ADD COLUMN looked_act INTEGER;
