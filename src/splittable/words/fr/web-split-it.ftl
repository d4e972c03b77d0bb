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
split-it-a-joker = joker
split-it-letter-white = B
split-it-letter-pink = R
split-it-letter-black = N
split-it-cut = Coupe { $place }, entre { $left } et { $right }
split-it-section-with = { $section } : { $cards }
split-it-token-thinking = { $name } choisit encore
split-it-token-hidden = { $name } a choisi
split-it-column = { $number } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $jokers ->
    [0] {""}
    [one] {" et un joker"}
   *[other] {" et "}{ $jokers } jokers
}
split-it-leads = le plus grand nombre
split-it-leads-shared = le plus grand nombre, à égalité
split-it-lane = Colonnes de { $name }
split-it-splits = sépare
split-it-jokers-now = { $jokers ->
    [one] à poser
   *[other] { $jokers } à poser
}
split-it-jokers-wait = { $jokers ->
    [one] en attente
   *[other] { $jokers } en attente
}
split-it-hint-cut = { $cuts ->
    [0] Touchez deux intervalles entre les cartes, ou glissez le long de la rangée.
    [one] Encore une coupe.
   *[other] Touchez ou glissez pour déplacer une coupe.
}
split-it-hint-remove = { $whose ->
    [own] Retirez une zone avant les paris.
   *[other] { $name } retire une zone avant les paris.
}
split-it-hint-joker = { $whose ->
    [own] { $jokers ->
        [one] Choisissez une colonne pour votre joker.
       *[other] Choisissez une colonne pour chacun de vos { $jokers } jokers.
    }
   *[other] { $name } pose { $jokers ->
        [one] un joker.
       *[other] { $jokers } jokers.
    }
}
split-it-someone-splits = { $name } coupe la rangée.
split-it-confirm-split = Séparer { $white } – { $pink } – { $black }
split-it-clear-cuts = Effacer les coupes
split-it-fate-said-taken = { $name } gagne { $section ->
    [white] blanc
    [pink] rose
   *[black] noir
}.
split-it-fate-said-stays = { $section ->
    [white] Blanc
    [pink] Rose
   *[black] Noir
} est disputé.
split-it-fate-said-out = { $section ->
    [white] Blanc
    [pink] Rose
   *[black] Noir
} est hors jeu.
split-it-told = La dernière révélation
split-it-told-title = Tour { $round } : la dernière révélation
split-it-told-title-over = Le tour { $round } est terminé
split-it-told-taken = { $name } la gagne
split-it-told-stays = disputée : reste
split-it-told-out = { $guessers ->
    [0] personne : hors jeu
   *[other] disputée : hors jeu
}
split-it-told-removed = retirée
split-it-told-round-all = Toutes les prises du tour { $round }
split-it-told-nothing = rien
split-it-told-left-out = Hors jeu :
split-it-show-told = La dernière révélation
split-it-out-of-play = { $cards ->
    [0] Aucune carte hors jeu
    [one] Une carte hors jeu
   *[other] { $cards } cartes hors jeu
}
split-it-who-leads = Le plus de chaque nombre
split-it-lead = { $number } : { $most ->
    [0] personne
   *[other] { $names } avec { $most }
}
