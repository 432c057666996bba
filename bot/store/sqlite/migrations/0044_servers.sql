-- How servers are set up.

CREATE TABLE servers (
    id    INTEGER PRIMARY KEY,  -- Discord's
    setup TEXT NOT NULL         -- JSON object; what has its default is left out
) STRICT;
