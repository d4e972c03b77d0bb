generous-split-do-play = Jouer : { $card }
generous-split-did-deck = Les cartes sont distribuées.
generous-split-did-play = { $name } joue : { $card }.
generous-split-ask-lead = Entamez avec une carte de votre choix.
generous-split-ask-play = Jouez une carte dans le pli.
generous-split-line = Donne { $deal }, retourne : { $card }
generous-split-line-points = { $points } ({ $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
})
generous-split-option-cycles = Chacun donne
generous-split-option-cycles-1 = une fois
generous-split-option-cycles-2 = deux fois
generous-split-option-cycles-3 = trois fois
