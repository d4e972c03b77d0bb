preview-room = Splittable – four games, one clean cut
preview-room-why = Play with friends or against bots in the browser: two taps to the first card, no account.
preview-and = and
preview-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
preview-game = { $game } – play in the browser
preview-game-why = { $about } { $most ->
    [1] 1 player.
   *[other] { $fewest } to { $most } players, friends or bots.
} No account.
preview-players = { $most ->
    [1] 1 player
   *[other] { $fewest } to { $most } players
}
preview-rules = { $game }: the rules
preview-guide = { $game }: learn it by playing
preview-invites = { $name } invites you to { $game }
preview-invited = You are invited to { $game }
preview-invites-short = { $name } invites you
preview-invited-short = You are invited
preview-free = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
preview-full = Every seat is taken
preview-play = { $count ->
    [one] { $names } plays { $game }
   *[other] { $names } play { $game }
}
preview-won = { $count ->
    [one] { $names } won { $game }
   *[other] { $names } share the victory at { $game }
}
preview-won-short = { $count ->
    [one] { $names } won
   *[other] { $names } share the victory
}
preview-alone = { $name } scored { $points } at { $game }
preview-alone-short = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
preview-stopped = { $names } met for { $game }
preview-watch = Open the link to watch.
preview-replay = Watch the replay, move by move.
preview-round = Round { $round } of { $rounds }
preview-picture = { $game }, drawn
