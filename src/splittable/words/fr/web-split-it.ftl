split-it-do-split = { $white } – { $pink } – { $black }
split-it-do-remove = Retirer { $section ->
    [white] blanc
    [pink] rose
   *[black] noir
}
split-it-do-guess = Parier sur { $section ->
    [white] blanc
    [pink] rose
   *[black] noir
}
split-it-do-joker = Joker sur { $number }
split-it-did-deck = La pioche est mélangée.
split-it-did-split = { $name } sépare la rangée { $white } – { $pink } – { $black }.
split-it-did-remove = { $name } retire la zone { $section ->
    [white] blanche
    [pink] rose
   *[black] noire
}.
split-it-did-guess = { $name } a parié sur { $section ->
    [white] blanc
    [pink] rose
   *[black] noir
}.
split-it-did-joker = { $name } pose un joker sur { $number }.
split-it-ask-split = Coupez la rangée en trois.
split-it-ask-remove = Retirez une zone.
split-it-ask-guess = Choisissez une zone en secret.
split-it-ask-joker = Posez votre joker sur une colonne.
split-it-line = Le plus de { $number } ({ $most })
split-it-option-removal = À deux : retirer une zone
split-it-option-removal-first = après la première séparation
split-it-option-removal-every = après chaque séparation
split-it-option-deadlock = Deux contre deux sur les dernières cartes
split-it-option-deadlock-10 = s’arrête après dix fois
split-it-option-deadlock-off = continue
split-it-option-joker_opens = Un joker
split-it-option-joker_opens-no = rejoint une de vos colonnes
split-it-option-joker_opens-yes = peut ouvrir une colonne
