generous-split-do-play = Play the { $card }
generous-split-did-deck = The cards are dealt.
generous-split-did-play = { $name ->
    [You] You play
   *[other] { $name } plays
} the { $card }.
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
generous-split-trump-is = Trump: { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
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
generous-split-went-to = { $name ->
    [You] You receive
   *[other] { $name } receives
} { $tricks ->
    [one] the trick
   *[other] { $tricks } tricks
}
generous-split-went-to-centre = { $name ->
    [You] You win
   *[other] { $name } wins
} with a trump: to the centre
generous-split-deal-over = Deal { $deal } is over
generous-split-gain = { $points ->
    [0] 0
   *[other] +{ $points }
}
generous-split-how-points = 3 points per trick, but none for the most tricks. Players without a trick share as many points as the most tricks anyone received.
generous-split-leads-tag = leads
generous-split-now = { $kind ->
    [most] most
   *[none] none
}
generous-split-now-said = { $kind ->
    [most] has the most tricks: { $points } points as it lies
    [none] no trick: { $points ->
        [one] one point
       *[other] { $points } points
    } as it lies
   *[other] { $points ->
        [one] one point
       *[other] { $points } points
    } as it lies
}
generous-split-got = { $kind ->
    [most] most tricks ({ $tricks })
    [none] no trick
   *[other] { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    }
}
generous-split-minute-aim = Win tricks for points, but never the most tricks of all: that brings nothing.
generous-split-minute-1 = Everybody plays a card, following the suit that was led. The highest card of that suit wins the trick, unless somebody plays a trump.
generous-split-minute-2 = A trick won by a trump goes to nobody. It is pushed to the centre and waits there.
generous-split-minute-3 = The next trick won without a trump takes all tricks at the centre along, wanted or not.
generous-split-minute-4 = At the end of a deal a trick is worth 3 points, but whoever has the most gets 0. Players without a trick share as many points as the most tricks anyone has.
