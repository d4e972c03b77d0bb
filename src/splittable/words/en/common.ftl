seat = P{ $seat }
unreadable-action = “{ $text }” is not an action here; { $example }
al-04-over = The game is over; nothing more can be played.
al-04-needs-deck = The table waits for a deck to be dealt; nobody can act before that.
al-04-needs-roll = The table waits for the dice; nobody can act before that.
al-04-not-your-turn = It is not P{ $seat }’s turn; the table waits for { $waiting }.
summary-over = { $count ->
    [one] Over: { $points }. { $winners } won.
   *[other] Over: { $points }. { $winners } share the victory.
}
summary-running = Not over after { NUMBER($actions) } { $actions ->
    [one] action
   *[other] actions
}: { $points }.
