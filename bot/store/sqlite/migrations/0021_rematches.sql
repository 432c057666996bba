-- A match may be another one once more; there is one such match at a time.

ALTER TABLE matches ADD COLUMN rematch_of INTEGER REFERENCES matches (id);

CREATE UNIQUE INDEX rematches ON matches (rematch_of) WHERE rematch_of IS NOT NULL AND status <> 'cancelled';
