web-opening = Opening the table…
web-bot-name = Bot { $seat }
web-you = you
web-host = host
web-away = away
web-points = points
web-seats = Players
web-is-bot = bot
web-has-sitter = a bot sits in
web-has-chosen = has chosen
web-is-asked = is asked now
web-your-turn = Your turn
web-not-your-turn = It is not your turn.
web-you-have-chosen = You have chosen; you can still change it.
web-have-chosen = { $done } of { $all } have chosen
web-waiting-for = { $count ->
    [0] One moment…
   *[other] Waiting for { $names }
}
web-thinking = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
web-waiting-for-deal = The table waits for the next deal.
web-over = The game is over.
web-pass-to = Pass the device to { $name }
web-curtain = Now for { $name }
web-curtain-others = Everybody else looks away.
web-curtain-open = I am { $name }: show the table
web-title-turn = ● Your turn · { $game }
web-title-over = Over · { $game }
web-line-lost = The connection is lost; trying again. Nothing is lost.
web-play-here = Play here again
web-key-gone = This link opens no seat here any more.
web-key-gone-why = The host may have made a new one. You can watch meanwhile.
web-watch = Watch
web-you-watch = watching
web-table-menu = Table
web-log = What happened
web-news = Since your last action
web-nothing-yet = Nothing yet.
web-say = { $count ->
    [0] Say something
   *[other] Say something, { $count } new
}
web-say-title = Say something
web-say-words = Your words
web-send = Send
web-nothing-said = Nobody has said anything yet.
web-undo = Undo my last action
web-list-actions = List all actions (L)
web-table = This table
web-gathering = { $free ->
    [0] Everybody is here
    [one] One seat is free
   *[other] { $free } seats are free
}
web-seat-free = free
web-start = Start
web-start-when-full = You can start when every seat is taken.
web-starts-by-itself = The game starts when everybody is here.
web-host-starts = The host starts the game.
web-sit = Join the table
web-sit-more = Somebody else on this device
web-sit-more-why = Pass the device round; a curtain hides what is secret.
web-sit-down = Sit down
web-invite = Invite
web-invite-how = Whoever opens the link can take a free seat, or watch.
web-code = QR code of the invitation
web-copy = Copy the link
web-share = Share
web-seat-kind = { $kind ->
    [bot] A bot, level: { $level }.
    [free] This seat is free.
   *[person] Sits at place { $seat }.
}
web-is-here = Connected.
web-is-away = Not connected now; the seat waits.
web-sitter-plays = A bot sits in, level: { $level }. The person takes the seat back by coming back.
web-sit-out = Send the sitter away
web-sit-in = Let a bot sit in
web-sit-in-why = While this player is away
web-seat-link = Take your seat to another device
web-seat-link-why = Whoever has this link has your seat; do not share it.
web-show-code = Show the QR code
web-seat-code = QR code of this seat
web-leave = Leave the table
web-mute = Mute
web-unmute = Hear again
web-reissue = Make a new link for this seat
web-reissued = Pass this link on; the old one opens nothing any more.
web-watchers = { $count ->
    [0] Nobody watches.
    [one] One person watches.
   *[other] { $count } people watch.
}
web-watch-link = Link to watch
web-host-means = As the host
web-stop = End the game
web-stop-sure = End the game for everybody?
web-delete = Delete the table
web-delete-sure = Delete the table and its record for everybody, for good?
web-cancel = Cancel
web-shuffle = A shuffle that anyone can check
web-shuffle-why = The room published this commitment to its secret before the first deal. After the end you can check that every deal follows from it.
web-time-left = { $seconds } seconds left
web-clock-days = { $days } d
web-end = The end
web-won = { $players ->
    [1] Finished.
   *[other] { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
}
web-scores = Scores
web-score-for = For
web-sum = Sum
web-rematch = Play again
web-rematch-join = To the next game
web-replay = Replay
web-record = Record
web-verify = Check the shuffle
web-seat-bot = Give it to a bot
