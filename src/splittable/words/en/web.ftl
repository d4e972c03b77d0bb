web-title = Splittable
web-close = Close
web-home = Back to the games
web-skip-to-main = Skip to the main content
web-nothing-here = There is nothing here.
web-out-of-reach = Can’t reach the room. Please try again in a moment.
web-failed = Something went wrong; please try again.
web-actions = What you can do
web-more-actions = More ({ $page } of { $pages })
web-did-undo = { $name ->
    [You] You undo your last action.
   *[other] { $name } undoes their last action.
}
web-welcome = Four games, one clean cut.
web-your-tables = Your tables
web-players = { $most ->
    [1] 1 player
   *[other] { $fewest } to { $most } players
}
web-pad = Score pad for real cards and dice
web-ladder = Ladder of bots
web-verify-link = Check a shuffle
web-settings = Settings
web-about-split-it = Split the row in three, then secretly guess where nobody else does.
web-about-generous-split = Take tricks, but never the most: trumps push them to the centre.
web-about-split = Match half cards, upgrade other players’ pairs, empty your hand.
web-about-splitter = Two dice, two sides of a line: one 1, two 2s, three 3s…
web-play-now = Play now
web-play-now-compiling = Play now · { $percent }%
web-compiling = Getting ready: { $percent }%
web-preparing = Getting ready, once and for all: { $percent }%. The table opens as soon as it can.
web-play-now-how = { $bots ->
    [0] On your own, for the best score.
    [one] Against one bot, level: { $level }.
   *[other] Against { $bots } bots, level: { $level }.
}
web-rules = Rules
web-rules-of = Rules of { $game }
web-link-to-rule = Link to rule { $number }
web-guide = Learn by playing
web-how-many = Players
web-how-many-friends = Friends
web-fewer = Fewer
web-more = More
web-level = Bots
web-level-random = random
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-expert = expert
web-pace = Bot speed
web-pace-quick = instant
web-pace-brisk = quick
web-pace-calm = relaxed
web-name = Your name
web-options = Game options
web-with-friends = With friends
web-with-friends-how = You get a link and a QR code for { $friends ->
    [one] one friend
   *[other] { $friends } friends
}{ $bots ->
    [0] {""}
    [one] {"; one bot plays too"}
   *[other] {"; "}{ $bots } bots play too
}. No account needed.
web-invite-friends = Open a table
web-clock = Time per turn
web-clock-of = { $seconds ->
    [0] no limit
    [30] 30 seconds
    [120] 2 minutes
    [86400] 1 day
    [259200] 3 days
   *[other] { $seconds } seconds
}
web-chat = Chat
web-chat-plain = free text
web-chat-phrases = phrases only
web-language = Language
web-theme = Theme
web-theme-system = same as device
web-theme-light = light
web-theme-dark = dark
web-motion = Motion
web-motion-system = same as device
web-motion-full = on
web-motion-none = off
web-sound = Sound
web-vibration = Vibration
web-on = on
web-off = off
web-nearby = Phones on the same network
web-nearby-code = QR code with this room’s address
web-copied = Copied.
web-own-face = Your face
web-own-face-named = { $name }: your face
web-every-ruling = Every ruling, sentence by sentence
web-mine-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
web-mine-with = with { $names }
web-mine-alone = alone
web-mine-turns = { $count ->
    [one] Your turn
   *[other] Your turn at { $count } tables
}
web-mine-continue = Continue
web-mine-your-turn = Your turn
web-mine-waiting = Waiting for { $names }
web-mine-running = In progress
web-mine-free = { $free ->
    [0] Everybody has a seat
    [one] One seat is free
   *[other] { $free } seats are free
}
web-mine-gone = This table is gone
web-mine-round = round { $round } of { $rounds }
web-mine-due = time runs out { $time }
web-mine-stopped = Ended early
web-mine-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-mine-won = You won
web-mine-won-by = You won by { $margin }
web-mine-shared = Shared victory with { $points }
web-mine-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $players }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-mine-more = More about this table: { $game }
web-mine-all = Show { $count } more
web-mine-fewer = Show fewer
web-mine-hide = Hide from this list
web-mine-show = Show in the list again
web-mine-forget = Forget on this device
web-mine-forget-why = Hiding keeps your seat. Forgetting puts its key away: without a link to the seat you cannot play on.
web-mine-forget-sure = This game is not over. Without its key you lose your seat here. Forget it?
web-mine-forget-yes = Yes, forget it
web-mine-keep = Keep it
web-best = Best scores alone
web-best-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-best-again = Try again
web-best-next = Next step at { $points }: { $rating }
web-move = Use on another device
web-unreached = This table can’t be reached right now
web-unreached-why = Your game is safe. It opens as soon as the connection is back.
web-unreached-tries = { $count ->
    [one] Tried once.
   *[other] Tried { $count } times.
}
web-try-again = Try now
