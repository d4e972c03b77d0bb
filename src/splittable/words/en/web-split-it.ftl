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
split-it-did-split = { $name } splits the row { $white } – { $pink } – { $black }.
split-it-did-remove = { $name } removes the { $section ->
    [white] white
    [pink] pink
   *[black] black
} section.
split-it-did-guess = { $name } guessed { $section ->
    [white] white
    [pink] pink
   *[black] black
}.
split-it-did-joker = { $name } puts a joker on { $number }.
split-it-ask-split = Cut the row in three.
split-it-ask-remove = Remove one section.
split-it-ask-guess = Choose a section in secret.
split-it-ask-joker = Put your joker on a column.
split-it-line = Most { $number }s ({ $most })
split-it-option-removal = Two players: remove a section
split-it-option-removal-first = after the first split
split-it-option-removal-every = after every split
split-it-option-deadlock = Two against two on the last cards
split-it-option-deadlock-10 = ends after ten times
split-it-option-deadlock-off = goes on
split-it-option-joker_opens = A joker
split-it-option-joker_opens-no = joins a column you have
split-it-option-joker_opens-yes = may open a column
