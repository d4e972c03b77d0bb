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
split-do-upgrade = { $card } joins { $joined }, { $left } back to { $owner }
split-do-penalize = { $other } gets −5
split-do-trade = { $own } for { $owner }’s { $match }
split-do-pass = Pass
split-do-discard = Discard the { $card }
split-did-deck = The cards are dealt.
split-did-draw = { $name } draws a card.
split-did-take = { $name } takes { $count ->
    [one] the top card
   *[other] the top { $count } cards
} from the row.
split-did-match = { $name } lays { $match }.
split-did-upgrade = { $name } joins { $card } to { $joined }; { $left } goes back to { $owner }.
split-did-penalize = { $name } gives { $other } −5.
split-did-trade = { $name } trades { $own } for { $owner }’s { $match }.
split-did-pass = { $name } passes.
split-did-discard = { $name } discards the { $card }.
split-asked-draw = Draw a card or take from the row.
split-asked-use = Use { $card }, the card you took.
split-asked-play = Lay matches, upgrade, or discard to end your turn.
split-asked-penalize = Perfect { $match }: who gets −5?
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
split-option-last_draw-forbidden = may not be drawn for one
split-option-last_card = Your last card
split-option-last_card-strong = may make a Strong match
split-option-last_card-never = stays for the discard
split-option-next_deal = When the pile ends a round, the next dealer is
split-option-next_deal-left = the seat to the left
split-option-next_deal-drawer = whoever drew the last card
split-option-next_deal-same = the same dealer
split-option-tie = A tie
split-option-tie-shared = is shared
split-option-tie-negatives = goes to the player with fewer negative boxes
split-your-place = Your place
split-your-hand = Your hand
split-hand-card = { $card }{ $state ->
    [picked] , picked
    [taken] , just taken: use it
    [lit] , can be played
   *[plain] {""}
}
split-pile-of = The pile: { $count ->
    [one] one card
   *[other] { $count } cards
}{ $state ->
    [lit] . Draw a card
   *[plain] {""}
}
split-row-of = The row: { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}, the top one last
split-row-card = { $card }{ $state ->
    [picked] , picked: you use it
    [along] , comes along
    [lit] , can be taken{ $along ->
        [0] {""}
        [one] , one card comes along
       *[other] , { $along } cards come along
    }
   *[plain] {""}
}
split-match-of = { $kind ->
    [perfect] Perfect match
    [strong] Strong match
   *[weak] Weak match
}: { $first }, { $second }{ $state ->
    [picked] ; picked
    [lit] ; can be chosen
   *[plain] {""}
}
split-deals = dealer
split-dealer-sign = D
split-cards-in-hand = cards in hand
split-seen-in-hand = Known to be in this hand:
split-give-box = { $name } fills a negative box
split-sheet-title = { $name }’s score sheet
split-sheets = Score sheets
split-sheet-rows = Boxes by rank
split-rank = Rank
split-boxes-filled = Boxes filled
split-negatives-filled = Filled: { $count }
split-put-back = Put back
split-confirm-take = { $count ->
    [one] Take { $card } and use it
   *[other] Take { $count }, use { $card }
}
split-confirm-match = Lay this match
split-confirm-upgrade = Upgrade; { $left } to { $owner }
split-confirm-trade = Trade with { $owner }
split-confirm-discard = Discard { $card }
split-bonus = { $kind ->
    [perfect] Perfect! Who gets −5?
    [strong] Strong! Draw one more?
   *[weak] Weak: trade a match?
}
split-round-over = Round { $round } is over
split-ended-out = { $name } went out.
split-ended-by-pile = { $name } drew the pile’s last card.
split-dismiss = Close
split-laid-for = pairs laid without a turn
split-held = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
split-penalties = { $count ->
    [one] one penalty
   *[other] { $count } penalties
}
split-no-matches = No matches
