-- From what is over nothing is taken back: the states before its last acts go with its end.
DELETE FROM snapshots WHERE match IN (SELECT id FROM matches WHERE status IN ('over', 'cancelled'));
