web-opening = Opening the table…
web-you = you
web-host = host
web-away = away
web-points = points
web-seats = Players
web-is-bot = bot
web-has-sitter = a bot is sitting in
web-has-chosen = has chosen
web-is-asked = to play
web-your-turn = Your turn
web-not-your-turn = It is not your turn.
web-you-have-chosen = You have chosen; you can still change it.
web-have-chosen = { $done ->
    [one] { $done } of { $all } has chosen
   *[other] { $done } of { $all } have chosen
}
web-waiting-for = { $count ->
    [0] One moment…
   *[other] Waiting for { $names }
}
web-thinking = { $count ->
    [one] { $names } is thinking…
   *[other] { $names } are thinking…
}
web-waiting-for-deal = Waiting for the next deal.
web-over = The game is over.
web-pass-to = Pass the device to { $name }
web-curtain = { $name }’s turn
web-curtain-others = Everybody else, look away!
web-curtain-open = I’m { $name }: show the table
web-title-turn = ● Your turn · { $game }
web-title-over = Game over · { $game }
web-line-lost = Connection lost – reconnecting. Your game is safe.
web-play-here = Play here again
web-key-gone = This link no longer opens a seat.
web-key-gone-why = The host may have made a new one. Meanwhile, you can watch.
web-watch = Watch
web-you-watch = watching
web-table-menu = Table
web-log = What happened
web-news = Since your last action
web-nothing-yet = Nothing yet.
web-say = { $count ->
    [0] Say something
    [one] Say something, { $count } new message
   *[other] Say something, { $count } new messages
}
web-say-title = Say something
web-say-words = Your message
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
web-start-when-full = You can start once every seat is taken.
web-starts-by-itself = The game starts when everybody is here.
web-host-starts = The host starts the game.
web-sit = Join the table
web-sit-more = Add a player on this device
web-sit-more-why = Pass the device round; a curtain hides what is secret.
web-sit-down = Sit down
web-invite = Invite
web-invite-how = Anyone who opens the link can take a free seat, or watch.
web-code = QR code for the invitation
web-copy = Copy the link
web-share = Share
web-seat-kind = { $kind ->
    [bot] A bot, level: { $level }.
    [free] This seat is free.
   *[person] Sits in seat { $seat }.
}
web-is-here = Connected.
web-is-away = Not connected; the seat is kept.
web-sitter-plays = A bot is sitting in, level: { $level }. The player gets the seat back by reconnecting.
web-sit-out = Send the bot away
web-sit-in = Let a bot sit in
web-sit-in-why = While this player is away
web-seat-link = Move your seat to another device
web-seat-link-why = Anyone who has this link has your seat; do not share it.
web-show-code = Show the QR code
web-seat-code = QR code for this seat
web-leave = Leave the table
web-mute = Mute
web-unmute = Unmute
web-reissue = Make a new link for this seat
web-reissued = Pass this link on; the old one no longer works.
web-seat-left = This seat was left. Nobody takes it until the host lets somebody in, because they would see its hand.
web-open-seat = Let somebody in
web-seat-open = Whoever has the invitation can sit down here now.
web-watchers = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-watch-link = Link for spectators
web-host-means = As host
web-stop = End the game
web-stop-sure = End the game for everybody?
web-delete = Delete the table
web-delete-sure = Delete the table and its record, for everybody and for good?
web-cancel = Cancel
web-shuffle = A shuffle anyone can check
web-shuffle-late = This browser saw this commitment only with the first deal, or later. Once the game is over, you can check that every deal follows from it; that the room did not try many secrets before is its word only.
web-shuffle-why = The room published this commitment to its secret before the first deal. Once the game is over, you can check that every deal follows from it.
web-time-left = { $seconds } seconds left
web-clock-days = { $days } d
web-end = The end
web-scores = Scores
web-score-for = Points for
web-sum = Total
web-rematch = Play again
web-rematch-join = Join the rematch
web-late = Time ran out for { $name }: the table played for { $name }.
web-late-you = Your time ran out: the table played for you.
web-by-clock = time ran out
web-by-bot = a bot played
web-end-late = { $count ->
    [one] The clock played once for { $name ->
        [You] you
       *[other] { $name }
    }.
   *[other] The clock played { $count } times for { $name ->
        [You] you
       *[other] { $name }
    }.
}
web-away-asks = { $minutes ->
    [one] { $name } has been away for a minute.
   *[other] { $name } has been away for { $minutes } minutes.
}
web-away-wait = Wait
web-away-nudge = Nudge
web-away-nudged = { $name } gets a nudge.
web-away-bot = Let a bot play
web-hurry = Let the bots play at once
web-rematch-asked = { $name } wants another game.
web-rematch-accept = Join
web-replay = Replay
web-record = Download the record
web-verify = Check the shuffle
web-seat-bot = Seat a bot
web-panel = Log and chat
web-not-here = { $count ->
    [one] { $names } is not here yet
   *[other] { $names } are not here yet
}
web-start-without = Start without { $names }
web-seat-here = here
web-seat-away = not here yet
web-about-table = About this table
web-table-clock = Time per turn: { $clock }
web-table-chat = Chat: { $chat }
web-learn-quickly = Learn it in a minute
web-while-waiting = While you wait
web-leave-seat = Leave the seat
web-invited-by = { $name } invites you
web-invited = You are invited
web-no-seat-left = Every seat is taken; you can watch once the game starts.
web-nudge = Nudge
web-nudge-done = Nudged
web-nudged = { $name } nudges you: it’s your turn.
web-table-option = { $option }: { $value }
