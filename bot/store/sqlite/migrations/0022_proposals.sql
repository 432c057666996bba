-- How a seat would end the match with everybody's consent, as JSON; NULL where nobody has proposed that.

ALTER TABLE matches ADD COLUMN proposal TEXT;
