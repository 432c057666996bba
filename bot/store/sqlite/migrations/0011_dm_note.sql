-- Nobody but a person himself learns that he takes no direct messages.

ALTER TABLE people ADD COLUMN dm_note INTEGER;  -- the match in which he is yet to be told so; NULL: nothing to tell
