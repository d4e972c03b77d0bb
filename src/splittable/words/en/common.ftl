seat = P{ $seat }
unreadable-action = “{ $text }” is not an action here; { $example }
al-04-over = The game is over; there is nothing left to play.
al-04-needs-deck = Nobody can act until the cards are dealt.
al-04-needs-roll = Nobody can act until the dice are rolled.
al-04-not-your-turn = It is not P{ $seat }’s turn; the table is waiting for { $waiting }.
summary-over = { $count ->
    [one] Final score: { $points }. { $winners } wins.
   *[other] Final score: { $points }. { $winners } share the victory.
}
summary-running = In progress after { NUMBER($actions) } { $actions ->
    [one] action
   *[other] actions
}: { $points }.
