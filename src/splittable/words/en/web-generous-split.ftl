generous-split-do-play = Play the { $card }
generous-split-did-deck = The cards are dealt.
generous-split-did-play = { $name } plays the { $card }.
generous-split-ask-lead = Lead any card.
generous-split-ask-play = Play a card to the trick.
generous-split-line = Deal { $deal }, { $card } turned
generous-split-line-points = { $points } ({ $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
})
generous-split-option-cycles = Everybody deals
generous-split-option-cycles-1 = once
generous-split-option-cycles-2 = twice
generous-split-option-cycles-3 = three times
