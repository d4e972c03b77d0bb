generous-split-name = Generous Split
generous-split-notation = write it as “play QH”: the rank (A K Q J 10 … 2) and the suit (C D H S) of a card in your hand.
generous-split-not-in-the-deck = There is no { $card } in this deck: with three players it runs from 5 to ace.
generous-split-turned = { $card } was turned for trump: it stays in view and is in no hand.
generous-split-not-in-hand = You do not hold { $card }: play { $count ->
        [one] { $last }
       *[other] { $cards } or { $last }
    }.
generous-split-follow-suit =
    { $suit ->
        [C] Clubs were led
        [D] Diamonds were led
        [H] Hearts were led
       *[S] Spades were led
    } and you can follow: instead of { $card } play { $count ->
        [one] { $last }
       *[other] { $cards } or { $last }
    }.
generous-split-deal = Deal { $deal } of { $deals } · dealer P{ $dealer }
generous-split-trump =
    trump: { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    } ({ $card } turned)
generous-split-you = P{ $seat } (you)
generous-split-head-cards = cards
generous-split-head-tricks = tricks
generous-split-head-points = points
generous-split-head-out-of = out of
generous-split-centre =
    { $tricks ->
        [0] No trick at the centre.
        [one] { $tricks } trick at the centre.
       *[other] { $tricks } tricks at the centre.
    }
generous-split-tricks = Tricks of this deal (* won):
generous-split-trick-before = Last trick of the previous deal (* won):
generous-split-to-centre = to the centre
generous-split-received =
    { $tricks ->
        [one] P{ $seat } receives { $tricks } trick
       *[other] P{ $seat } receives { $tricks } tricks
    }
generous-split-leads = P{ $seat } leads to trick { $trick }.
generous-split-running = Trick { $trick }: { $cards }
generous-split-next = P{ $seat } is next.
generous-split-hand = Your hand: { $cards }
generous-split-playable = You may play: { $cards }
generous-split-results = Finished deals (tricks received → points):
generous-split-result = { $deal }. { $card } turned
generous-split-needs-deck = P{ $seat } deals next.
generous-split-over = The game is over. Won by { $seats }.
generous-split-level-random = Plays any card that is allowed.
generous-split-level-easy = Sees the running trick and who has how many tricks, and judges where the trick will go. It overlooks everything after this trick, and who is out of a suit.
generous-split-level-medium = Tries its cards in a few deals that fit what it has seen. It often misses what is unlikely, and a plan of several tricks.
generous-split-level-hard = Knows by heart from a million deals how such tables end: voids, cards still out, counts of tricks, standings. It does not work out the deal before it.
generous-split-level-expert = Like hard, but first tries its cards in a hundred deals or more that fit: two tricks on by heart, and to the end of the deal at a glance. It supposes that hidden cards lie at random, whatever the others have played.
generous-split-short-play = { $what }
