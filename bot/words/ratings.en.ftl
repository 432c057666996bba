# Ratings, and the leaderboard of a server.

stats-rating = -# Rating: **{ $points }** ± { $margin }{ $sure ->
    [true] {""}
   *[false] , provisional
} ({ $matches ->
    [one] 1 rated match
   *[other] { $matches } rated matches
})
stats-luck = -# Luck: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} in { $dice ->
    [one] 1 throw
   *[other] { $dice } throws
}, { $expected } to be expected
rating-short = ({ $points }{ $sure ->
    [true] )
   *[false] ?)
}

cmd-stats-leaderboard = leaderboard
cmd-stats-leaderboard-about = The strongest players of a game in this server, where it shows them
leaderboard-off = This server shows no leaderboard. Who manages it can change that with `/server setup`.
leaderboard-title = ### { $game }: the strongest in this server
leaderboard-place = { $place }. **{ $name }** { $points }{ $sure ->
    [true] {""}
   *[false] ?
} ± { $margin } · { $matches } rated
leaderboard-none = Nobody has played enough yet.
leaderboard-counted = -# Reckoned every night from all rated matches, in all servers; at least { $least } against { $opponents } opponents. A match is rated with a clock, between people, once both sides have played three turns. ?: not much is known yet.

server-leaderboard = **Leaderboard**: who is strongest here, in `/stats leaderboard`
server-leaderboard-none = Not shown
server-leaderboard-shown = Shown
cmd-server-ratings = ratings
cmd-server-ratings-about = All rated results as a file, with which anybody can check the ratings
server-ratings-file = All rated results, and the ratings that come of them. `python -m engine verify --ratings FILE` reckons them anew; it reads the file packed as it is.
server-ratings-veiled = -# Who has not played in this server is a number below zero.
