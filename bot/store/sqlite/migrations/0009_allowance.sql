-- What is open or running is counted whenever a match is opened or joined, and so are invitations of late.

CREATE INDEX matches_alive ON matches (status, guild_id, host_id) WHERE status IN ('open', 'running');
DROP INDEX seats_by_invited;
CREATE INDEX seats_by_invited ON seats (invited) WHERE invited IS NOT NULL;
