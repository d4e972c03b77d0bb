split-why-out-now = You could go out in this very turn, while { $others ->
    [one] the other holds
   *[other] the others hold
} { $cards ->
    [one] one card
   *[other] { $cards } cards
}: so you do { $p } % of the time ({ $best }: { $b } %).
split-why-too-soon = It ends the round in this very turn { $p } % of the time ({ $best }: { $b } %), and playing on was worth more.
split-why-steals = It leaves { $name } a match that you could have before you ({ $best }).
split-why-target = Of the two, { $name } is the one to stop: { $lead } { $lead ->
    [one] point
   *[other] points
} ahead of you on the sheets.
split-why-bonus = The free card gives you something more to play in this turn { $b } % of the time, instead of { $p } % without it.
split-why-plays-on = You then play something more in this turn { $p } % of the time ({ $best }: { $b } %).
split-why-seen = Everybody saw { $name } take { $seen }, so { $card } is a gift: it is taken { $p } % of the time ({ $best }: { $b } %).
split-why-gift = What you throw ({ $card }) is taken by { $name } { $p } % of the time ({ $best }: { $b } %).
split-why-caught = Somebody else goes out before your next turn { $p } % of the time ({ $best }: { $b } %), and you hold { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
split-why-steals-later = You then take a match from somebody by the end of your next turn { $p } % of the time ({ $best }: { $b } %).
split-why-stolen = What lies before you can be taken: you lose a match to an upgrade { $p } % of the time ({ $best }: { $b } %).
split-why-out = You then go out { $p } % of the time ({ $best }: { $b } %).
split-why-pile-ends = The pile runs out and ends the round { $p } % of the time ({ $best }: { $b } %).
split-why-swap = As the sheets stand, that trade is worth { $gain_points } to you and { $given } to { $name }.
split-why-swapped = As the sheets stand, the trade is worth { $gain_points } to you and { $given } to { $name }.
split-why-row = The next box is worth only { $less } ({ $best }: { $gain }).
split-why-breaks-pair = { $card } is one of { $count } cards of its rank in your hand: your rows then bring { $p_points } in this round ({ $best }: { $b }).
split-why-takes = The row has what you need: your rows then bring only { $p_points } in this round ({ $best }: { $b }).
split-why-digs = You take more than you can use: the cards in your hand cost you { $minus_p_points } at the end ({ $best }: { $minus_b }).
split-why-rows = Your rows then bring { $p_points } in this round ({ $best }: { $b }).
split-why-held = More cards stay in your hand: they cost you { $minus_p_points } at the end ({ $best }: { $minus_b }).
split-why-penalized = { $others ->
    [one] The other gives
   *[other] The others give
} you more negative boxes: they cost you { $minus_p_points } in this round ({ $best }: { $minus_b }).
split-why-penalizes = { $others ->
    [one] The other gets fewer negative boxes: these cost
   *[other] The others get fewer negative boxes: these cost each of
} them { $p_points } in this round ({ $best }: { $b }).
split-why-they-pay = { $others ->
    [one] The other is left with fewer cards: they cost
   *[other] The others are left with fewer cards: these cost each of
} them { $p_points } at the end ({ $best }: { $b }).
split-why-rivals = { $others ->
    [one] The other’s rows grow more: they bring
   *[other] The others’ rows grow more: they bring each of
} them { $minus_p_points } in this round ({ $best }: { $minus_b }).
split-why-promise = It is about the later rounds: your sheet promises { $p_points } for them ({ $best }: { $b }).
split-why-their-promise = It is about the later rounds: { $others ->
    [one] the other’s sheet promises
   *[other] the others’ sheets promise each of
} them { $minus_p_points } ({ $best }: { $minus_b }).
