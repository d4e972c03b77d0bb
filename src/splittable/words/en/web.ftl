web-title = Splittable
web-close = Close
web-home = Back to the games
web-skip-to-main = Skip to the main part
web-nothing-here = There is nothing here.
web-out-of-reach = The room is out of reach; please try again in a moment.
web-failed = Something went wrong; please try again.
web-actions = What you can do
web-more-actions = More ({ $page } of { $pages })
web-did-undo = { $name } takes the last action back.
web-welcome = Four games, one clean cut.
web-your-tables = Your tables
web-players = { $most ->
    [1] 1 player
   *[other] { $fewest } to { $most } players
}
web-pad = Score pad for real cards and dice
web-verify-link = Check a shuffle
web-settings = Settings
web-about-split-it = Cut the row in three, then guess in secret where nobody else does.
web-about-generous-split = Take tricks, but never the most: trumps push them to the centre.
web-about-split = Half cards meet: lay pairs, better those of others, empty your hand.
web-about-splitter = Two dice, two sides of a line: one 1, two 2s, three 3s…
web-play-now = Play now
web-play-now-compiling = Play now (getting ready: { $percent }%)
web-compiling = Getting ready: { $percent }%
web-play-now-how = { $bots ->
    [0] Alone, for the best score.
    [one] Against one bot, level: { $level }.
   *[other] Against { $bots } bots, level: { $level }.
}
web-rules = Rules
web-rules-of = Rules of { $game }
web-link-to-rule = Link to sentence { $number }
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
web-pace = How fast bots play
web-pace-quick = at once
web-pace-brisk = brisk
web-pace-calm = calm
web-name = Your name
web-options = Options of the game
web-with-friends = With friends
web-with-friends-how = You get a link and a QR code for { $friends ->
    [one] one friend
   *[other] { $friends } friends
}{ $bots ->
    [0] {""}
    [one] {"; one bot plays too"}
   *[other] {"; "}{ $bots } bots play too
}. Nobody needs an account.
web-invite-friends = Open a table
web-clock = Time for a decision
web-clock-of = { $seconds ->
    [0] no limit
    [30] 30 seconds
    [120] 2 minutes
    [86400] 1 day
    [259200] 3 days
   *[other] { $seconds } seconds
}
web-chat = Talk
web-chat-plain = free words
web-chat-phrases = set phrases
web-language = Language
web-theme = Colours
web-theme-system = as the device
web-theme-light = light
web-theme-dark = dark
web-motion = Motion
web-motion-system = as the device
web-motion-full = on
web-motion-none = off
web-sound = Sound
web-vibration = Vibration
web-on = on
web-off = off
web-nearby = Phones on the same network
web-nearby-code = QR code of this room’s address
web-copied = Copied.
