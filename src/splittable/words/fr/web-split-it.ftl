split-it-do-split = { $white } – { $pink } – { $black }
split-it-do-remove = Retirer la zone { $section ->
    [white] blanche
    [pink] rose
   *[black] noire
}
split-it-do-guess = Parier sur la zone { $section ->
    [white] blanche
    [pink] rose
   *[black] noire
}
split-it-do-joker = Joker sur { $number }
split-it-did-deck = La pioche est mélangée.
split-it-did-split = { $name ->
    [Vous] Vous séparez
   *[other] { $name } sépare
} la rangée { $white } – { $pink } – { $black }.
split-it-did-remove = { $name ->
    [Vous] Vous retirez
   *[other] { $name } retire
} la zone { $section ->
    [white] blanche
    [pink] rose
   *[black] noire
}.
split-it-did-guess = { $name ->
    [Vous] Vous avez parié
   *[other] { $name } a parié
} sur la zone { $section ->
    [white] blanche
    [pink] rose
   *[black] noire
}.
split-it-did-joker = { $name ->
    [Vous] Vous posez
   *[other] { $name } pose
} un joker sur { $number }.
split-it-ask-split = Séparez la rangée en trois.
split-it-ask-remove = Retirez une zone.
split-it-ask-guess = Choisissez une zone en secret.
split-it-ask-joker = Posez votre joker sur une colonne.
split-it-line = Majorité de { $number } ({ $most })
split-it-option-removal = À deux : retirer une zone
split-it-option-removal-first = après la première séparation
split-it-option-removal-every = après chaque séparation
split-it-option-deadlock = Deux contre deux sur les dernières cartes
split-it-option-deadlock-10 = s’arrête après dix essais
split-it-option-deadlock-off = continue sans limite
split-it-option-joker_opens = Un joker
split-it-option-joker_opens-no = rejoint une colonne que vous avez
split-it-option-joker_opens-yes = peut ouvrir une colonne
split-it-a-joker = joker
split-it-letter-white = B
split-it-letter-pink = R
split-it-letter-black = N
split-it-cut = Séparation { $place }, entre { $left } et { $right }
split-it-section-with = { $section } : { $cards }
split-it-token-thinking = { $name ->
    [Vous] Vous n’avez
   *[other] { $name } n’a
} pas encore choisi
split-it-token-hidden = { $name ->
    [Vous] Vous avez
   *[other] { $name } a
} choisi
split-it-column = { $number } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $jokers ->
    [0] {""}
    [one] {" et un joker"}
   *[other] {" et "}{ $jokers } jokers
}
split-it-leads = la majorité
split-it-leads-shared = la majorité, à égalité
split-it-lane = { $name ->
    [Vous] Vos colonnes
   *[other] Colonnes : { $name }
}
split-it-splits = { $whose ->
    [own] séparez
   *[other] sépare
}
split-it-jokers-now = { $jokers ->
    [one] à poser
   *[other] { $jokers } à poser
}
split-it-jokers-wait = { $jokers ->
    [one] en attente
   *[other] { $jokers } en attente
}
split-it-hint-cut = { $cuts ->
    [0] Touchez deux espaces, ou glissez.
    [one] Encore une séparation.
   *[other] Touchez ou glissez pour déplacer une séparation.
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
split-it-someone-splits = { $name ->
    [Vous] Vous séparez
   *[other] { $name } sépare
} la rangée.
split-it-confirm-split = Séparer { $white } – { $pink } – { $black }
split-it-clear-cuts = Effacer les séparations
split-it-fate-said-taken = { $name ->
    [Vous] Vous gagnez
   *[other] { $name } gagne
} la zone { $section ->
    [white] blanche
    [pink] rose
   *[black] noire
}.
split-it-fate-said-stays = La zone { $section ->
    [white] blanche
    [pink] rose
   *[black] noire
} est disputée.
split-it-fate-said-out = La zone { $section ->
    [white] blanche
    [pink] rose
   *[black] noire
} est défaussée.
split-it-told = La dernière révélation
split-it-told-title = Tour { $round } : la dernière révélation
split-it-told-title-over = Le tour { $round } est terminé
split-it-told-taken = { $name ->
    [Vous] Vous la gagnez
   *[other] { $name } la gagne
}
split-it-told-stays = disputée : reste
split-it-told-out = { $guessers ->
    [0] personne : défaussée
   *[other] disputée : défaussée
}
split-it-told-removed = retirée
split-it-told-round-all = Tout ce qui a été gagné au tour { $round }
split-it-told-nothing = rien
split-it-told-left-out = Défaussées :
split-it-show-told = La dernière révélation
split-it-out-of-play = { $cards ->
    [0] Aucune carte défaussée
    [one] Une carte défaussée
   *[other] { $cards } cartes défaussées
}
split-it-who-leads = La majorité de chaque nombre
split-it-lead = { $number } : { $most ->
    [0] personne
   *[other] { $names } avec { $most }
}
split-it-minute-aim = Ayez à la fin le plus de cartes de chaque nombre, surtout des plus élevés.
split-it-minute-1 = Un joueur sépare la rangée en trois zones : blanche, rose et noire.
split-it-minute-2 = Puis chacun, lui compris, parie en secret sur une zone que personne d’autre ne veut.
split-it-minute-3 = Seul, vous gagnez ses cartes. À plusieurs, personne : elle reste et sera de nouveau séparée. Celle que personne ne veut est perdue.
split-it-minute-4 = Les cartes vont dans vos colonnes, un joker sur l’une d’elles. Le plus de 10 rapporte 10, le plus de 9 rapporte 9, etc.
