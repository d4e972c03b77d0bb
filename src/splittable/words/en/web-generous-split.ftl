generous-split-do-play = Play the { $card }
generous-split-did-deck = The cards are dealt.
generous-split-did-play = { $name } plays the { $card }.
generous-split-ask-lead = Lead any card.
generous-split-ask-play = Play a card to the trick.
generous-split-line = Deal { $deal }: points (tricks)
generous-split-line-points = { $points } ({ $tricks })
generous-split-option-cycles = Everybody deals
generous-split-option-cycles-1 = once
generous-split-option-cycles-2 = twice
generous-split-option-cycles-3 = three times
generous-split-trick = The trick
generous-split-deal-of = Deal { $deal } of { $deals }
generous-split-trump-is = Trump:
generous-split-your-hand = Your hand
generous-split-not-now = { $card }, not now; why?
generous-split-follow = { $suit ->
    [C] Clubs were led: follow.
    [D] Diamonds were led: follow.
    [H] Hearts were led: follow.
   *[S] Spades were led: follow.
}
generous-split-deals = dealer
generous-split-dealer-sign = D
generous-split-holds = { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
}
generous-split-has-received = { $tricks ->
    [0] no trick received
    [one] one trick received
   *[other] { $tricks } tricks received
}
generous-split-is-out-of = has none of:
generous-split-left-over = { $cards ->
    [0] The turned card; no cards are left over
    [one] The turned card; one card is left over, unseen
   *[other] The turned card; { $cards } cards are left over, unseen
}
generous-split-last-trick = Last trick
generous-split-all-tricks = Tricks of this deal
generous-split-trick-of-before = Last trick of the previous deal
generous-split-went-to = { $tricks ->
    [one] { $name } receives the trick
   *[other] { $name } receives { $tricks } tricks
}
generous-split-went-to-centre = { $name } wins with a trump: to the centre
generous-split-deal-over = Deal { $deal } is over
generous-split-gain = +{ $points }
generous-split-how-points = 3 points per trick, but none for the most tricks. Players without a trick share as many points as the most tricks anyone received.
generous-split-deal-short = Deal { $deal }:
