-- Some want light pictures. NULL: whoever it is never chose.

ALTER TABLE people ADD COLUMN theme TEXT CHECK (theme IN ('dark', 'light'));
