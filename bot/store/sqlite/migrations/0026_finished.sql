-- What has been played in a server is counted for /stats.

CREATE INDEX finished ON matches (guild_id, updated_at, game) WHERE status = 'over' AND NOT lesson;
