split-it-do-split = { $white } – { $pink } – { $black }
split-it-do-remove = Remove { $section ->
    [white] white
    [pink] pink
   *[black] black
}
split-it-do-guess = Guess { $section ->
    [white] white
    [pink] pink
   *[black] black
}
split-it-do-joker = Joker on { $number }
split-it-did-deck = The pile is shuffled.
split-it-did-split = { $name ->
    [You] You split
   *[other] { $name } splits
} the row { $white } – { $pink } – { $black }.
split-it-did-remove = { $name ->
    [You] You remove
   *[other] { $name } removes
} the { $section ->
    [white] white
    [pink] pink
   *[black] black
} section.
split-it-did-guess = { $name } guessed { $section ->
    [white] white
    [pink] pink
   *[black] black
}.
split-it-did-joker = { $name ->
    [You] You put
   *[other] { $name } puts
} a joker on { $number }.
split-it-ask-split = Split the row in three.
split-it-ask-remove = Remove one section.
split-it-ask-guess = Choose a section in secret.
split-it-ask-joker = Put your joker on a column.
split-it-line = The most { $number }s ({ $most })
split-it-option-removal = Two players: remove a section
split-it-option-removal-first = after the first split
split-it-option-removal-every = after every split
split-it-option-deadlock = Two against two on the last cards
split-it-option-deadlock-10 = stops after ten tries
split-it-option-deadlock-off = goes on until it is settled
split-it-option-joker_opens = A joker
split-it-option-joker_opens-no = joins a column you have
split-it-option-joker_opens-yes = may open a column
split-it-a-joker = joker
split-it-letter-white = W
split-it-letter-pink = P
split-it-letter-black = B
split-it-cut = Cut { $place }, between { $left } and { $right }
split-it-section-with = { $section }: { $cards }
split-it-token-thinking = { $name ->
    [You] You are
   *[other] { $name } is
} still choosing
split-it-token-hidden = { $name ->
    [You] You have
   *[other] { $name } has
} chosen
split-it-column = { $number }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}{ $jokers ->
    [0] {""}
    [one] {" and one joker"}
   *[other] {" and "}{ $jokers } jokers
}
split-it-leads = the most
split-it-leads-shared = the most, tied
split-it-lane = { $name ->
    [You] Your
   *[other] { $name }’s
} columns
split-it-splits = { $whose ->
    [own] split
   *[other] splits
}
split-it-jokers-now = { $jokers ->
    [one] place it
   *[other] place { $jokers }
}
split-it-jokers-wait = { $jokers ->
    [one] waits
   *[other] { $jokers } wait
}
split-it-hint-cut = { $cuts ->
    [0] Tap two gaps, or drag.
    [one] One more cut.
   *[other] Tap or drag to move a cut.
}
split-it-hint-remove = { $whose ->
    [own] Remove one section before the guesses.
   *[other] { $name } removes one section before the guesses.
}
split-it-hint-joker = { $whose ->
    [own] { $jokers ->
        [one] Choose a column for your joker.
       *[other] Choose a column for each of your { $jokers } jokers.
    }
   *[other] { $name } places { $jokers ->
        [one] a joker.
       *[other] { $jokers } jokers.
    }
}
split-it-someone-splits = { $name ->
    [You] You split
   *[other] { $name } splits
} the row.
split-it-confirm-split = Split { $white } – { $pink } – { $black }
split-it-clear-cuts = Clear the cuts
split-it-fate-said-taken = { $name ->
    [You] You take
   *[other] { $name } takes
} { $section ->
    [white] white
    [pink] pink
   *[black] black
}.
split-it-fate-said-stays = { $section ->
    [white] White
    [pink] Pink
   *[black] Black
} is contested.
split-it-fate-said-out = { $section ->
    [white] White
    [pink] Pink
   *[black] Black
} is out of play.
split-it-told = The last reveal
split-it-told-title = Round { $round }: the last reveal
split-it-told-title-over = Round { $round } is over
split-it-told-taken = { $name ->
    [You] You take
   *[other] { $name } takes
} it
split-it-told-stays = contested: stays
split-it-told-out = { $guessers ->
    [0] nobody: out of play
   *[other] contested: out of play
}
split-it-told-removed = removed
split-it-told-round-all = Everything taken in round { $round }
split-it-told-nothing = nothing
split-it-told-left-out = Out of play:
split-it-show-told = The last reveal
split-it-out-of-play = { $cards ->
    [0] No cards are out of play
    [one] One card is out of play
   *[other] { $cards } cards are out of play
}
split-it-who-leads = The most of each number
split-it-lead = { $number }: { $most ->
    [0] nobody
   *[other] { $names } with { $most }
}
split-it-minute-aim = Have the most cards of each number at the end, above all of the high ones.
split-it-minute-1 = One player cuts the row in three: white, pink and black.
split-it-minute-2 = Then everybody secretly guesses a section that nobody else wants, the splitter too.
split-it-minute-3 = Alone, you take all its cards. With others, nobody does: it stays and is split again. What nobody wants is gone.
split-it-minute-4 = Cards go into your columns, jokers onto one of them. The most 10s score 10, the most 9s score 9, and so on.
