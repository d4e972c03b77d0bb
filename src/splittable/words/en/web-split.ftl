split-verb-take = Take from the row…
split-verb-match = Lay a match…
split-verb-upgrade = Upgrade…
split-verb-penalize = Penalize…
split-verb-trade = Trade…
split-verb-discard = Discard…
split-do-draw = Draw a card
split-do-take = Take { $count ->
    [one] the top card
   *[other] the top { $count } cards
}
split-do-match = { $match }
split-do-upgrade = { $card } to { $joined }, { $left } back to { $owner }
split-do-penalize = { $other } fills a negative box
split-do-trade = { $own } for { $owner }: { $match }
split-do-pass = Pass
split-do-discard = Discard the { $card }
split-did-deck = The cards are dealt.
split-did-draw = { $name } draws a card.
split-did-take = { $name } takes { $count ->
    [one] the top card
   *[other] the top { $count } cards
} of the row.
split-did-match = { $name } lays { $match }.
split-did-upgrade = { $name } joins { $card } to { $joined }; { $left } goes back to { $owner }.
split-did-penalize = { $name } has { $other } fill a negative box.
split-did-trade = { $name } trades { $own } for { $match } of { $owner }.
split-did-pass = { $name } passes.
split-did-discard = { $name } discards the { $card }.
split-asked-draw = Draw a card or take from the row.
split-asked-use = Use { $card }, the card you took.
split-asked-play = Lay matches, upgrade, or discard to end your turn.
split-asked-penalize = Perfect { $match }: who fills a negative box?
split-asked-strong = Strong { $match }: draw a card or pass.
split-asked-trade = Weak { $match }: trade a match or pass.
split-line = Row { $rank }
split-line-negatives = Negative boxes
split-option-rounds = Rounds
split-option-rounds-3 = three
split-option-rounds-1 = one
split-option-rounds-2 = two
split-option-partner = The partner of a card taken from the row
split-option-partner-any = may come along with it
split-option-partner-own = must be yours already
split-option-last_draw = The pile’s last card
split-option-last_draw-ends = may be drawn for a Strong match
split-option-last_draw-forbidden = may not
split-option-last_card = Your last card
split-option-last_card-strong = may make a Strong match
split-option-last_card-never = stays for the discard
split-option-next_deal = When the pile ends a round, next deals
split-option-next_deal-left = the seat to the left
split-option-next_deal-drawer = who drew the last card
split-option-next_deal-same = the same dealer
split-option-tie = A tie
split-option-tie-shared = is shared
split-option-tie-negatives = goes to fewer negatives
