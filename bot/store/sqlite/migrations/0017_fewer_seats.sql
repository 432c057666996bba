-- A match may begin with those who are there, where its game lets it; the published hash binds what it was opened with.

ALTER TABLE matches ADD COLUMN opened TEXT;  -- JSON object: its options when it was opened; NULL: they are the same
