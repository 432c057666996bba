-- A turn adds to a seat's clock once in each phase of the rulebook.

ALTER TABLE seats ADD COLUMN earned_in TEXT NOT NULL DEFAULT '';  -- the phase for which it has earned time last
