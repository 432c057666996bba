-- How people have kept their time: their last turns in matches with a clock, and those for which they came too late.

CREATE TABLE turns (
    id     INTEGER PRIMARY KEY,
    person INTEGER NOT NULL,
    match  INTEGER NOT NULL REFERENCES matches (id),
    missed INTEGER NOT NULL,
    chose  INTEGER NOT NULL  -- whether there was a choice to make
) STRICT;
CREATE INDEX turns_of ON turns (person, id);
