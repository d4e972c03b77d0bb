pad-title = Bloc de score
pad-how = Pour de vraies cartes et de vrais dés : vous jouez à votre table, le bloc vérifie les règles et fait les sommes.
pad-going-on = en cours
pad-name-of = Nom du joueur { $seat }
pad-names = Qui joue
pad-start = Qui lance ou donne en premier
pad-begin = Commencer
pad-undo = Annuler
pad-new-game = Nouvelle partie
pad-other-people = Autres joueurs ou options
pad-seats = La feuille de qui
pad-sheet-of = La feuille de { $name }
pad-out-of-reach = La salle est hors d’atteinte. Tout ce que vous écrivez est gardé ici ; les sommes suivront dès son retour.
pad-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } partagent la victoire !
}
pad-round = Manche { $round }
pad-round-of = Manche { $round } sur { $rounds }
pad-deal = Donne { $deal }
pad-dealer = donne
pad-dealer-sign = D
pad-pick-seat = { $name }, { $total } points{ $state ->
    [written] , a écrit
   *[open] {""}
}
pad-roll = Que montrent les dés ?
pad-roll-by = { $name } lance : que montrent les dés ?
pad-die = { $which ->
    [first] Premier dé
   *[second] Second dé
}
pad-roll-typed = Noter ce lancer
pad-write-now = À { $name } d’écrire.
pad-write-changed = { $name } a écrit et peut encore changer.
pad-tricks-of = Donne { $deal } : plis de { $name }
pad-tricks-left = { $left ->
    [0] Tous les plis sont notés.
    [one] Il reste un pli.
   *[other] Il reste { $left } plis.
}
pad-tricks-cell = Donne { $deal }, { $name } : { $tricks ->
    [none] rien de noté
    [one] { $tricks } pli
   *[other] { $tricks } plis
}{ $points ->
    [none] {""}
    [one] , { $points } point
   *[other] , { $points } points
}
pad-tricks-sheet = Plis reçus et points, donne par donne
pad-clear = Rien de noté
pad-rank-key = { $rank } : { $count ->
    [0] aucune paire
    [one] une paire
   *[other] { $count } paires
} dans cette manche
pad-matches = Paires de cette manche
pad-matches-how = Un toucher ajoute une paire de ce rang ; après { $most } on revient à aucune.
pad-held = Cartes en main à la fin
pad-held-how = 0 pour qui est sorti. La manche est finie quand les cartes de tous sont notées.
pad-held-unknown = pas encore comptées
pad-penalties = Nommé pour une paire parfaite
pad-less = { $what } : une de moins
pad-one-more = { $what } : une de plus
pad-columns-sheet = Colonnes par nombre
pad-column-cell = { $name }, nombre { $number } : { $cards } cartes, { $jokers } jokers{ $leads ->
    [yes] , en a le plus
   *[no] {""}
}
pad-column-of = Nombre { $number } : { $name }
pad-cards = Cartes
pad-jokers = Jokers
pad-done = Terminé
pad-generous-split-deals = Cette partie a { $deals } donnes, on ne peut pas en noter plus.
pad-generous-split-tricks = La donne { $deal } a { $tricks } plis, tous reçus par quelqu’un ; { $written ->
    [one] un seul est noté
   *[other] { $written } sont notés
} ici.
pad-generous-split-order = Finissez la donne { $deal } avant de noter la suivante.
pad-split-rounds = Cette partie a { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}, on ne peut pas en noter plus.
pad-split-rank = Manche { $round }, ligne { $rank } : huit demi-cartes font au plus { $most } paires, et { $written } sont notées.
pad-split-order = Finissez la manche { $round } avant de noter la suivante : des cartes en main ne sont pas comptées.
pad-split-out = Manche { $round } : un seul joueur peut sortir ; tous les autres ont au moins une carte en main.
pad-split-cards = Manche { $round } : il y a plus de cartes sur ces feuilles que les { $cards } du jeu.
pad-split-penalties = Manche { $round } : { $penalties ->
    [one] une pénalité demande
   *[other] { $penalties } pénalités demandent
} autant de paires parfaites, mais il n’y a { $matches ->
    [0] aucune paire
    [one] qu’une paire
   *[other] que { $matches } paires
} en tout.
pad-split-it-cards = Il y a { $number ->
    [one] une seule carte
   *[other] { $number } cartes
} du nombre { $number }, et { $written } sont notées.
pad-split-it-jokers = Il y a { $most } jokers, et { $written } sont notés.
pad-split-it-joker = Un joker n’ouvre pas de colonne : sans carte { $number }, pas de colonne { $number }.
