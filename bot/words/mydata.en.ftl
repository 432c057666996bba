# What is kept about a person.

cmd-mydata = mydata
cmd-mydata-about = What Fieldpost keeps about you: see it, take it with you, have it deleted
cmd-mydata-show = show
cmd-mydata-show-about = What is kept about you
cmd-mydata-export = export
cmd-mydata-export-about = Everything kept about you, in a file
cmd-mydata-delete = delete
cmd-mydata-delete-about = Have everything about you deleted
mydata-title = ### What I keep about you
mydata-nothing = Nothing.
mydata-kept = - { $what ->
    [settings] Your name, language and settings
    [matches] Seats in { $count ->
        [one] 1 match
       *[other] { $count } matches
    }
    [invitations] { $count ->
        [one] 1 invitation
       *[other] { $count } invitations
    } to matches
    [decks] { $count ->
        [one] 1 deck
       *[other] { $count } decks
    }
    [drafts] { $count ->
        [one] 1 answer
       *[other] { $count } answers
    } not sealed yet
    [reminders] When I last reminded you
    [watched] { $count ->
        [one] 1 match
       *[other] { $count } matches
    } you watch or have watched
    [searches] { $count ->
        [one] 1 search
       *[other] { $count } searches
    } for an opponent
    [turns] Whether you were in time: { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
    [vacations] { $count ->
        [one] 1 vacation
       *[other] { $count } vacations
    }
    [ratings] Your rating in { $count ->
        [one] 1 game
       *[other] { $count } games
    }
    [left] { $count ->
        [one] 1 seat
       *[other] { $count } seats
    } you left to somebody else
    [results] { $count ->
        [one] 1 rated result
       *[other] { $count } rated results
    }
   *[tournaments] { $count ->
        [one] 1 tournament
       *[other] { $count } tournaments
    }
}
mydata-ways = -# `/mydata export` gives you all of it in a file. What you did in a match is in its match file, which its thread gets at the end. `/mydata delete` removes it.
mydata-file = Everything I keep about you. The hands of others are not in it.
mydata-held = { $count ->
    [0] You take part in { $more ->
        [one] tournament { $tournaments }
       *[other] tournaments { $tournaments }
    }: leave first, or call it off if it is yours.
   *[other] You still have a seat in { $count ->
        [one] match { $matches }
       *[other] matches { $matches }
    }. Hand it over with `/handover`, or use `/resign`, first.{ $more ->
        [0] {""}
        [one] {" "}You take part in tournament { $tournaments } too.
       *[other] {" "}You take part in tournaments { $tournaments } too.
    }
}
mydata-sure = **Delete everything about you?** Settings, decks and ratings go for good. In matches that you finished you will be “N. N.”, so that their files can still be checked. Messages in threads stay: they are Discord's.
mydata-delete = Delete everything
mydata-deleted = Done: I know nothing about you any more. If you play again, you begin as somebody new.
