-- Whoever turns an invitation down has had it: his seat forgets him, what is counted must not.

CREATE TABLE invitations (
    match INTEGER NOT NULL REFERENCES matches (id),
    person INTEGER NOT NULL,
    at REAL NOT NULL
) STRICT;
CREATE INDEX invitations_of_person ON invitations (person, at);
INSERT INTO invitations
SELECT s.match, s.invited, m.created_at FROM seats s JOIN matches m ON m.id = s.match WHERE s.invited IS NOT NULL;
