generous-split-do-play = Jouer : { $card }
generous-split-did-deck = Les cartes sont distribuées.
generous-split-did-play = { $name ->
    [Vous] Vous jouez
   *[other] { $name } joue
} : { $card }.
generous-split-ask-lead = Entamez avec la carte de votre choix.
generous-split-ask-play = Jouez une carte.
generous-split-line = Donne { $deal } : points (plis)
generous-split-line-points = { $points } ({ $tricks })
generous-split-option-cycles = Chacun donne
generous-split-option-cycles-1 = une fois
generous-split-option-cycles-2 = deux fois
generous-split-option-cycles-3 = trois fois
generous-split-trick = Le pli
generous-split-deal-of = Donne { $deal } sur { $deals }
generous-split-trump-is = Atout : { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}
generous-split-your-hand = Votre main
generous-split-not-now = { $card }, pas maintenant ; pourquoi ?
generous-split-follow = { $suit ->
    [C] Trèfle demandé : fournissez.
    [D] Carreau demandé : fournissez.
    [H] Cœur demandé : fournissez.
   *[S] Pique demandé : fournissez.
}
generous-split-deals = donneur
generous-split-dealer-sign = D
generous-split-holds = { $cards ->
    [one] une carte en main
   *[other] { $cards } cartes en main
}
generous-split-has-received = { $tricks ->
    [0] aucun pli reçu
    [one] un pli reçu
   *[other] { $tricks } plis reçus
}
generous-split-is-out-of = n’a plus de :
generous-split-left-over = { $cards ->
    [0] La retourne ; il ne reste aucune carte
    [one] La retourne ; il reste une carte, cachée
   *[other] La retourne ; il reste { $cards } cartes, cachées
}
generous-split-last-trick = Dernier pli
generous-split-all-tricks = Plis de cette donne
generous-split-trick-of-before = Dernier pli de la donne précédente
generous-split-went-to = { $name ->
    [Vous] Vous recevez
   *[other] { $name } reçoit
} { $tricks ->
    [one] le pli
   *[other] { $tricks } plis
}
generous-split-went-to-centre = { $name ->
    [Vous] Vous gagnez
   *[other] { $name } gagne
} avec un atout : au centre
generous-split-deal-over = La donne { $deal } est terminée
generous-split-gain = { $points ->
    [0] 0
   *[other] +{ $points }
}
generous-split-how-points = 3 points par pli, mais rien pour celui qui en a le plus. Les joueurs sans pli se partagent autant de points que le plus grand nombre de plis reçus.
generous-split-leads-tag = entame
generous-split-now = { $kind ->
    [most] max
   *[none] aucun
}
generous-split-now-said = { $kind ->
    [most] a le plus de plis : { $points } point en l’état
    [none] aucun pli : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en l’état
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en l’état
}
generous-split-got = { $kind ->
    [most] le plus de plis ({ $tricks })
    [none] aucun pli
   *[other] { $tricks ->
        [one] un pli
       *[other] { $tricks } plis
    }
}
generous-split-minute-aim = Gagnez des plis pour marquer des points, mais n’en ayez jamais le plus grand nombre : cela ne rapporte rien.
generous-split-minute-1 = Chacun joue une carte en fournissant la couleur demandée. La plus forte de cette couleur gagne le pli, sauf si quelqu’un joue un atout.
generous-split-minute-2 = Un pli gagné par un atout ne va à personne. Il est poussé au centre, où il attend.
generous-split-minute-3 = Le prochain pli gagné sans atout emporte tous les plis du centre, qu’on le veuille ou non.
generous-split-minute-4 = À la fin de la donne, un pli vaut 3 points, mais celui qui en a le plus marque 0. Les joueurs sans pli se partagent autant de points que le plus grand nombre de plis reçus.
