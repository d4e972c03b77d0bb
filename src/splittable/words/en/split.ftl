split-name = SPLIT
split-notation = write it as “draw”, “take 3”, “match 4D 4H”, “upgrade 4D 4H 4C@P2”, “penalize P3”, “trade 4C4H 9D9S@P3”, “pass” or “discard 8S”; the lower suit of a match comes first (C, D, H, S).
split-longest-row = A row never has more than { $most } cards.
split-row-is-short = The row has { $size ->
    [0] no cards
    [one] one card
   *[other] { $size } cards
}, not { $count }.
split-not-one-rank = { $card } and { $other } make no match: a match is two cards of one rank.
split-not-stronger = { $card } and { $joined } make a { $new ->
    [perfect] Perfect
    [strong] Strong
   *[weak] Weak
} match; an upgrade must be stronger than the { $old ->
    [perfect] Perfect
    [strong] Strong
   *[weak] Weak
} match there.
split-not-one-kind = { $own } is { $own_kind ->
    [perfect] Perfect
    [strong] Strong
   *[weak] Weak
} and { $other } is { $kind ->
    [perfect] Perfect
    [strong] Strong
   *[weak] Weak
}: only matches of the same kind are traded.
split-draw-first = A turn begins with a card: draw from the pile or take from the row first.
split-drawn-already = You already have your card for this turn; play what you like, then discard.
split-discard-to-end = There is nothing to decline; discard a card to end your turn.
split-discard-not-held = You have no { $card } to discard; choose a card in your hand.
split-cannot-use = You cannot use { $card } right away: you have no card of its rank to match it with, and it upgrades no match.
split-partner-taken-along = The partner of { $card } must already be in your hand or on the table, not among the cards taken with it.
split-use-first = You took { $card } and must use it first, in a match or an upgrade.
split-not-held = You have no { $card } in your hand to play.
split-not-held-twice = You have only one { $card }; a Perfect match takes both.
split-upgrade-not-held = You have no { $card } in your hand to upgrade with.
split-not-your-match = You have no match { $match } in front of you to trade.
split-not-their-match = There is no match { $match } in front of P{ $seat }.
split-no-such-seat = There is no P{ $seat } at this table; the seats are P1 to P{ $players }.
split-no-perfect-match = Only a Perfect match that you have just made lets you give a player a negative box.
split-no-weak-match = Only a Weak match that you have just made lets you trade.
split-penalize-another = The negative box must go to another player, not to you.
split-penalize-somebody = After a Perfect match you must name another player; you cannot decline.
split-penalize-first = First name the player who gets a negative box for your Perfect match.
split-bonus-draw-first = First draw a card for your Strong match, or pass.
split-trade-first = First make the trade for your Weak match, or pass.
split-trade-with-another = You can only trade with another player.
split-must-refill = Your hand is empty: draw a card so that you have one to discard.
split-keep-a-card = At this table every play must leave a card in your hand to discard.
split-leaves-no-card = A { $kind ->
    [perfect] Perfect
    [strong] Strong
   *[weak] Weak
} match would leave you no card to discard; only a Strong match may, because you draw for it.
split-no-refill = Your hand would be empty, and at this table the pile’s last card cannot be drawn for a Strong match.
split-last-card-stays = At this table the pile’s last card cannot be drawn for a Strong match; play on or discard.
split-round = Round { $round } of { $rounds }
split-dealer = dealer P{ $seat }
split-pile = pile { $count }
split-row = Row, top first:
split-row-empty = The row is empty.
split-hand = Your hand:
split-seat = P{ $seat }
split-own-seat = P{ $seat } (you)
split-holds = { $who }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
split-seen = seen: { $cards }
split-matches = matches: { $matches }
split-perfect = Perfect { $matches }
split-strong = Strong { $matches }
split-weak = Weak { $matches }
split-negatives = neg.
split-total = total
split-ask-draw = { $who }: draw from the pile or take from the row.
split-ask-use = { $who }: use { $card }, just taken{ $along ->
    [none] {""}
   *[other] {" "}with { $along }
}.
split-ask-play = { $who }: play, upgrade, or discard to end the turn.
split-ask-penalize = { $who }: Perfect match { $match }; name who gets a negative box.
split-ask-strong = { $who }: Strong match { $match }; draw a card or pass.
split-ask-trade = { $who }: Weak match { $match }; trade a match or pass.
split-last = Previous round: { $ended }
split-last-out = Previous round: P{ $seat } went out.
split-last-pile = Previous round: P{ $seat } drew the pile’s last card.
split-last-seat = P{ $seat }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $held ->
    [one] 1 card in hand
   *[other] { $held } cards in hand
}, { $penalties ->
    [one] 1 penalty
   *[other] { $penalties } penalties
}
split-last-laid = (pairs laid without a turn)
split-over = The game is over.
split-in-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
split-level-random = Plays anything that is allowed.
split-level-easy = Sees its own hand and sheet: lays every pair, upgrades, and trades for points. It overlooks what a card is worth later and what it gives to others.
split-level-medium = Weighs every action by the boxes it fills, the cards it gets rid of and what it gives to the next player. It does not look ahead, and lays every pair at once, even if others can take it.
split-level-hard = Plays a hundred possible rounds to their end before it decides, keeps pairs back while nobody is about to go out, and watches everybody’s sheet. It overlooks differences that so few rounds do not show.
split-level-expert = Plays thousands of possible rounds to their end before it decides, keeps pairs back as long as that is safe, and thinks of the rounds to come. It still supposes that cards it has not seen are held at random.
split-short-draw = draw
split-short-take = take { $count }
split-short-match = match { $match }
split-short-upgrade = { $card } on { $owner }’s { $joined }
split-short-penalize = penalize { $other }
split-short-trade = trade { $own } for { $match }
split-short-pass = pass
split-short-discard = discard { $what }
split-doing-draw = drawing
split-doing-take = taking { $count }
split-doing-match = matching { $match }
split-doing-penalize = penalizing { $other }
split-doing-trade = trading { $own } for { $match }
split-doing-pass = passing
split-doing-discard = discarding { $what }
