-- Up to four play: people are invited to seats, not to matches.

ALTER TABLE seats ADD COLUMN invited INTEGER;  -- who may take it; NULL: anybody
UPDATE seats SET invited = (SELECT guest_id FROM matches WHERE id = match) WHERE user_id IS NULL;
CREATE INDEX seats_by_invited ON seats (invited) WHERE user_id IS NULL;
DROP INDEX matches_by_guest;
ALTER TABLE matches DROP COLUMN guest_id;
