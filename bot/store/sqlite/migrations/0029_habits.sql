-- In which zone a person lives, when he is not to be disturbed there, and how he wants to be reminded.

ALTER TABLE people ADD COLUMN zone TEXT;                             -- by its IANA name; NULL: not known
ALTER TABLE people ADD COLUMN quiet TEXT DEFAULT '[22,8]';           -- from which hour to which, as JSON; NULL: never
ALTER TABLE people ADD COLUMN reminders TEXT NOT NULL DEFAULT 'at_once';
