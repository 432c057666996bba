-- A match may have a clock: what a seat begins with, what a turn adds and the most that it can have, in seconds, as
-- JSON. What is left of it counts down to an instant while the seat is awaited; the last sign of life tells by how
-- much such instants have to be put off. A deadline becomes a clock that is full again after each turn.

ALTER TABLE matches ADD COLUMN clock TEXT;                    -- NULL: everybody takes as long as he likes
ALTER TABLE seats ADD COLUMN bank REAL;                       -- seconds that it had when its clock last stopped
ALTER TABLE seats ADD COLUMN flag REAL;                       -- when its time is up; NULL: its clock stands still
ALTER TABLE seats ADD COLUMN earned REAL NOT NULL DEFAULT 0;  -- what its last turn has added

UPDATE matches SET clock = json_array(deadline, deadline, deadline) WHERE deadline IS NOT NULL;
UPDATE seats SET bank = deadline - min(waited, deadline) FROM matches WHERE id = match AND deadline IS NOT NULL;
UPDATE seats SET flag = bank + coalesce(paused, unixepoch('now')) FROM matches
    WHERE id = match AND deadline IS NOT NULL AND status = 'running' AND awaited_since IS NOT NULL;
ALTER TABLE matches DROP COLUMN deadline;
ALTER TABLE seats DROP COLUMN waited;

CREATE INDEX flags ON seats (flag) WHERE flag IS NOT NULL;
CREATE TABLE alive (at REAL NOT NULL) STRICT;  -- at most one row
