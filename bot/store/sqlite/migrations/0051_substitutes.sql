-- Since when somebody else is sought for a seat, in the channel of the match (Unix time, in whole seconds).

ALTER TABLE seats ADD COLUMN sought INTEGER;  -- NULL: nobody is
CREATE INDEX sought ON seats (sought) WHERE sought IS NOT NULL;
