-- Each person has one message that lists what waits for him; it takes the place of panels by direct message.

CREATE TABLE inboxes (
    person        INTEGER PRIMARY KEY,
    message       INTEGER,                     -- NULL: none stands
    shown         INTEGER NOT NULL DEFAULT 0,  -- a stamp of what it shows; 0: not known
    reminded_at   REAL,                        -- when it was last sent anew, or its person heard of after that
    snoozed_until REAL,
    unheard       INTEGER NOT NULL DEFAULT 0   -- reminders since he was last heard of
) STRICT;
ALTER TABLE seats ADD COLUMN told_at REAL;     -- when its player was told that he is awaited; NULL: not yet
ALTER TABLE seats ADD COLUMN called_at REAL;   -- when he was last called to the match so that he hears it

DELETE FROM outbox WHERE kind IN ('panel', 'nudge', 'update');
DROP TABLE panels;
DROP VIEW given_up;
CREATE VIEW given_up AS
    SELECT id, match FROM outbox AS one
    WHERE problem IS NOT NULL AND done_at IS NOT NULL AND kind <> 'watch' AND match IS NOT NULL AND NOT EXISTS
        (SELECT 1 FROM outbox AS later WHERE later.id > one.id AND later.match = one.match AND later.key = one.key);
