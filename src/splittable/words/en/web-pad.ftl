pad-title = Score pad
pad-how = For real cards and dice: you play at your own table, the pad checks the rules and does the sums.
pad-going-on = in progress
pad-name-of = Name of player { $seat }
pad-player = Player { $seat }
pad-names = Who is playing
pad-start = Who rolls or deals first
pad-begin = Begin
pad-undo = Undo
pad-new-game = New game
pad-other-people = Change players or options
pad-seats = Whose sheet
pad-sheet-of = { $name }’s sheet
pad-out-of-reach = Can’t reach the room. Everything you write is kept here; the sums follow as soon as it is back.
pad-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
pad-round = Round { $round }
pad-round-of = Round { $round } of { $rounds }
pad-deal = Deal { $deal }
pad-dealer = dealer
pad-dealer-sign = D
pad-pick-seat = { $name }, { $total } points{ $state ->
    [written] , has written
   *[open] {""}
}
pad-roll = What do the dice show?
pad-roll-by = { $name } rolls: what do the dice show?
pad-die = { $which ->
    [first] First die
   *[second] Second die
}
pad-roll-typed = Write this roll
pad-write-now = { $name } writes now.
pad-write-changed = { $name } has written, and can still change it.
pad-tricks-of = Deal { $deal }: { $name }’s tricks
pad-tricks-left = { $left ->
    [0] All tricks are written.
    [one] One trick is left.
   *[other] { $left } tricks are left.
}
pad-tricks-cell = Deal { $deal }, { $name }: { $tricks ->
    [none] not written
    [one] 1 trick
   *[other] { $tricks } tricks
}{ $points ->
    [none] {""}
    [one] , 1 point
   *[other] , { $points } points
}
pad-tricks-sheet = Tricks received and points, deal by deal
pad-clear = Clear
pad-rank-key = { $rank }: { $count ->
    [0] no match
    [one] one match
   *[other] { $count } matches
} in this round
pad-matches = Matches in this round
pad-matches-how = Tap a rank to add a match; after { $most } it starts again at none.
pad-held = Cards in hand at the end
pad-held-how = 0 for the player who went out. The round is over once everybody’s cards are written.
pad-held-unknown = not counted yet
pad-penalties = Penalties from Perfect matches
pad-less = { $what }: one fewer
pad-one-more = { $what }: one more
pad-columns-sheet = Columns by number
pad-column-cell = { $name }, number { $number }: { $cards } cards, { $jokers } jokers{ $leads ->
    [yes] , has the most
   *[no] {""}
}
pad-column-of = Number { $number }: { $name }
pad-cards = Cards
pad-jokers = Jokers
pad-done = Done
pad-generous-split-deals = This game has { $deals } deals; no more can be written.
pad-generous-split-tricks = Deal { $deal } has { $tricks } tricks, and somebody receives each of them; here { $written ->
    [one] 1 is written
   *[other] { $written } are written
}.
pad-generous-split-order = Finish deal { $deal } before you write the next one.
pad-split-rounds = This game has { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}; no more can be written.
pad-split-rank = Round { $round }, row { $rank }: eight half cards make at most { $most } matches, but { $written } are written.
pad-split-order = Finish round { $round } before you write the next one: some hands are not counted yet.
pad-split-out = Round { $round }: only one player can go out; everybody else has at least one card in hand.
pad-split-cards = Round { $round }: these sheets have more cards than the { $cards } in the deck.
pad-split-penalties = Round { $round }: { $penalties ->
    [one] one penalty needs
   *[other] { $penalties } penalties need
} as many Perfect matches, but there { $matches ->
    [0] are no matches
    [one] is one match
   *[other] are { $matches } matches
} in all.
pad-split-it-cards = There { $number ->
    [one] is one card
   *[other] are { $number } cards
} with the number { $number }, but { $written } are written.
pad-split-it-jokers = There are { $most } jokers, but { $written } are written.
pad-split-it-joker = A joker cannot open a column: without a card { $number } there is no column { $number }.
pad-blank-out-of-reach = A new sheet needs the room once; from then on you can write without a connection.
pad-share = Share with other phones
pad-share-how = Whoever opens this link writes on the same pad. Without a connection everybody goes on writing; it is merged later.
pad-share-code = QR code for the other phones
pad-shared = Shared pad
pad-shared-open = Shared: everything is saved
pad-shared-waiting = { $count ->
    [one] Shared, no connection: one change waits on this phone
   *[other] Shared, no connection: { $count } changes wait on this phone
}
pad-shared-lost = Shared, no connection: it comes back by itself
pad-shared-gone = This shared pad is no longer there. What was written on it is still on this phone.
pad-shared-leave = Go on alone
pad-cell-roll = Roll of round { $round }
pad-cell-round = Round { $round }, { $name }
pad-clash = { $where }: two phones wrote different things. “{ $stands }” stands.
pad-clash-take = Take “{ $other }”
pad-clash-keep = Keep “{ $stands }”
pad-clash-nothing = nothing
pad-best = { $exact ->
    [yes] Best score still possible for { $name }: { $points } points.
   *[no] { $name } can reach { $points } points at most (upper bound).
}
