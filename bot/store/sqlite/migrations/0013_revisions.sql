-- A promised message keeps its nonce until what was sent with it is known; how often it was promised is counted.
-- What was given up can be asked for again, unless it has been promised anew since.

ALTER TABLE outbox ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
CREATE INDEX outbox_problems ON outbox (match) WHERE problem IS NOT NULL;
CREATE VIEW given_up AS
    SELECT id, match FROM outbox AS one
    WHERE problem IS NOT NULL AND done_at IS NOT NULL AND kind NOT IN ('panel', 'nudge') AND NOT EXISTS
        (SELECT 1 FROM outbox AS later WHERE later.id > one.id AND later.match = one.match AND later.key = one.key);
