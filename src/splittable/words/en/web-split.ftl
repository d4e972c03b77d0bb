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
split-do-upgrade = { $card } joins { $joined }, { $left } back to { $owner ->
    [You] you
   *[other] { $owner }
}
split-do-penalize = { $other } gets −5
split-do-trade = { $own } for { $owner }’s { $match }
split-do-pass = Pass
split-do-discard = Discard the { $card }
split-did-deck = The cards are dealt.
split-did-draw = { $name ->
    [You] You draw
   *[other] { $name } draws
} a card.
split-did-take = { $name ->
    [You] You take
   *[other] { $name } takes
} { $count ->
    [one] the top card
   *[other] the top { $count } cards
} from the row.
split-did-match = { $name ->
    [You] You lay
   *[other] { $name } lays
} { $match }.
split-did-upgrade = { $name ->
    [You] You join
   *[other] { $name } joins
} { $card } to { $joined }; { $left } goes back to { $owner ->
    [You] you
   *[other] { $owner }
}.
split-did-penalize = { $name ->
    [You] You give
   *[other] { $name } gives
} { $other ->
    [You] you
   *[other] { $other }
} −5.
split-did-trade = { $name ->
    [You] You trade
   *[other] { $name } trades
} { $own } for { $owner ->
    [You] your
   *[other] { $owner }’s
} { $match }.
split-did-pass = { $name ->
    [You] You pass
   *[other] { $name } passes
}.
split-did-discard = { $name ->
    [You] You discard
   *[other] { $name } discards
} the { $card }.
split-asked-draw = Draw a card or take from the row.
split-asked-use = Use { $card }, the card you took.
split-asked-play = Lay matches, upgrade, or discard to end your turn.
split-asked-penalize = Perfect { $match }: who gets −5?
split-asked-strong = Strong { $match }: draw a card or pass.
split-asked-trade = Weak { $match }: swap a match or pass. Touch yours, then theirs.
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
split-sheet-title = { $name ->
    [You] Your
   *[other] { $name }’s
} score sheet
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
split-confirm-upgrade = Upgrade; { $left } to { $owner ->
    [You] you
   *[other] { $owner }
}
split-confirm-trade = Trade with { $owner }
split-confirm-discard = Discard { $card }
split-bonus = Perfect! Who gets { $points }?
split-round-over = Round { $round } is over
split-ended-out = { $name } went out.
split-ended-by-pile = { $name } drew the pile’s last card.
split-dismiss = Close
split-laid-for = pairs laid without a turn
split-kind = { $kind ->
    [perfect] Perfect
    [strong] Strong
   *[weak] Weak
}
split-stamp = { $kind ->
    [perfect] PERFECT!
    [strong] STRONG
   *[weak] WEAK
}
split-stolen = taken from { $name ->
    [You] you
   *[other] { $name }
}
split-offer-match = Match { $match }
split-offer-upgrade = { $mine ->
    [true] Upgrade your { $rank }s
   *[other] Upgrade { $owner }’s { $rank }s
}
split-offer-made = { $match }, { $kind ->
    [perfect] Perfect
    [strong] Strong
   *[weak] Weak
}
split-offer-trade = Swap your { $own }
split-offer-trade-for = for { $owner }’s { $match }
split-more = { $count ->
    [one] +{ $count } more play
   *[other] +{ $count } more plays
}
split-swaps = { $count } swaps…
split-choices = { $asked ->
    [trade] Swap a match
   *[play] What will you play?
}
split-now = this round so far:
split-next-box = Next box
split-offer-penalize = { $total } points, { $points }
split-minute-aim = Match half cards of one rank, make better matches out of other people’s, and be the first to get rid of your hand.
split-minute-1 = Draw from the pile, or take a card from the row that you can use at once, with all that lie on it. At the end of your turn, discard one.
split-minute-2 = Two cards of one rank are a match. Weak: you may swap matches. Strong: you may draw again. Perfect: somebody else gets −5.
split-minute-3 = With a card that fits better, upgrade any match on the table, even another player’s: it is yours then, and the card left over goes back to its owner.
split-minute-4 = Whoever discards their last card ends the round. Each match counts for its rank, more with every one on your sheet; each card still held costs 5.
