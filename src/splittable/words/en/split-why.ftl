split-why-out-now = You could go out in this very turn, while the others hold { $cards ->
    [one] one card
   *[other] { $cards } cards
}: now you do { $p } % of the time ({ $best }: { $b } %).
split-why-too-soon = It ends the round in this very turn { $p } % of the time ({ $best }: { $b } %), and playing on was worth more.
split-why-steals = It leaves { $name } a match that you could have before you ({ $best }).
split-why-target = Of the two, { $name } is the one to stop: { $lead } { $lead ->
    [one] point
   *[other] points
} ahead of you on the sheets.
split-why-bonus = The free card gives you something more to play in this turn { $b } % of the time, instead of { $p } % without it.
split-why-plays-on = You play something more in this turn { $p } % of the time ({ $best }: { $b } %).
split-why-seen = Everybody saw { $name } take { $seen }, so { $card } is a gift: it is taken { $p } % of the time ({ $best }: { $b } %).
split-why-gift = What you throw ({ $card }) is taken by { $name } { $p } % of the time ({ $best }: { $b } %).
split-why-caught = Somebody else goes out before your next turn { $p } % of the time ({ $best }: { $b } %), and you hold { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
split-why-steals-later = You take a match from somebody by the end of your next turn { $p } % of the time ({ $best }: { $b } %).
split-why-stolen = What lies before you can be taken: you lose a match to an upgrade { $p } % of the time ({ $best }: { $b } %).
split-why-out = You go out { $p } % of the time ({ $best }: { $b } %).
split-why-pile-ends = The pile runs out and ends the round { $p } % of the time ({ $best }: { $b } %).
split-why-swap = The better trade changes your rows by { $gain } and those of { $name } by { $given }, as the sheets stand.
split-why-swapped = The trade changes your rows by { $gain } and those of { $name } by { $given }, as the sheets stand.
split-why-row = The next box is worth only { $less } ({ $best }: { $gain }).
split-why-breaks-pair = { $card } is one of { $count } cards of its rank in your hand: your rows come to { $p } points in this round ({ $best }: { $b }).
split-why-takes = The row has what you need: your rows come to { $p } points in this round ({ $best }: { $b }).
split-why-digs = You take more than you can use: the cards in your hand count { $p } points at the end ({ $best }: { $b }).
split-why-rows = Your rows come to { $p } points in this round ({ $best }: { $b }).
split-why-held = More cards stay in your hand: they count { $p } points at the end ({ $best }: { $b }).
split-why-penalized = The others give you more negative boxes: they count { $p } points in this round ({ $best }: { $b }).
split-why-penalizes = The others get fewer negative boxes: these count { $p } points for you in this round ({ $best }: { $b }).
split-why-they-pay = The others are left with fewer cards: these count { $p } points for you at the end ({ $best }: { $b }).
split-why-rivals = The others’ rows grow more: they count { $p } points for your lead in this round ({ $best }: { $b }).
split-why-promise = It is the later rounds: your sheet promises { $p } points for them ({ $best }: { $b }).
split-why-their-promise = It is the later rounds: what the others’ sheets promise counts { $p } points for your lead ({ $best }: { $b }).
