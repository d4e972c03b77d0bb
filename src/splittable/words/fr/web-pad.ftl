pad-title = Bloc de score
pad-how = Pour de vraies cartes et de vrais dés : vous jouez à votre table, le bloc vérifie les règles et fait les additions.
pad-going-on = en cours
pad-name-of = Nom du joueur { $seat }
pad-player = Joueur { $seat }
pad-names = Qui joue ?
pad-start = Qui lance ou donne en premier ?
pad-begin = Commencer
pad-undo = Annuler
pad-new-game = Nouvelle partie
pad-other-people = Changer les joueurs ou les options
pad-seats = Feuille affichée
pad-sheet-of = Feuille : { $name }
pad-out-of-reach = La salle ne répond pas. Tout ce que vous écrivez est gardé ici ; les additions suivront dès son retour.
pad-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } partagent la victoire !
}
pad-round = Manche { $round }
pad-round-of = Manche { $round } sur { $rounds }
pad-deal = Donne { $deal }
pad-dealer = donneur
pad-dealer-sign = D
pad-pick-seat = { $name }, { $total } points{ $state ->
    [written] , a écrit
   *[open] {""}
}
pad-roll = Que montrent les dés ?
pad-roll-by = { $name } lance : que montrent les dés ?
pad-die = { $which ->
    [first] Premier dé
   *[second] Second dé
}
pad-roll-typed = Noter ce lancer
pad-write-now = C’est à { $name } d’écrire.
pad-write-changed = { $name } a écrit et peut encore changer.
pad-tricks-of = Donne { $deal } : plis reçus ({ $name })
pad-tricks-left = { $left ->
    [0] Tous les plis sont notés.
    [one] Il reste un pli.
   *[other] Il reste { $left } plis.
}
pad-tricks-cell = Donne { $deal }, { $name } : { $tricks ->
    [none] rien de noté
    [one] { $tricks } pli
   *[other] { $tricks } plis
}{ $points ->
    [none] {""}
    [one] , { $points } point
   *[other] , { $points } points
}
pad-tricks-sheet = Plis reçus et points, donne par donne
pad-clear = Effacer
pad-rank-key = { $rank } : { $count ->
    [0] aucune paire
    [one] une paire
   *[other] { $count } paires
} dans cette manche
pad-matches = Paires de cette manche
pad-matches-how = Touchez un rang pour ajouter une paire ; après { $most }, on repart de zéro.
pad-held = Cartes en main à la fin
pad-held-how = 0 pour le joueur qui est sorti. La manche est finie quand les cartes de tout le monde sont notées.
pad-held-unknown = pas encore comptées
pad-penalties = Pénalités de paires parfaites
pad-less = { $what } : moins 1
pad-one-more = { $what } : plus 1
pad-columns-sheet = Colonnes par nombre
pad-column-cell = { $name }, nombre { $number } : { $cards } cartes, { $jokers } jokers{ $leads ->
    [yes] , a la majorité
   *[no] {""}
}
pad-column-of = Nombre { $number } : { $name }
pad-cards = Cartes
pad-jokers = Jokers
pad-done = Terminé
pad-generous-split-deals = Cette partie compte { $deals } donnes ; on ne peut pas en noter davantage.
pad-generous-split-tricks = La donne { $deal } compte { $tricks } plis, et chacun d’eux est reçu par quelqu’un ; ici, { $written ->
    [one] { $written } est noté
   *[other] { $written } sont notés
}.
pad-generous-split-order = Finissez la donne { $deal } avant de noter la suivante.
pad-split-rounds = Cette partie compte { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
} ; on ne peut pas en noter davantage.
pad-split-rank = Manche { $round }, ligne { $rank } : huit demi-cartes font au plus { $most } paires, mais { $written } sont notées.
pad-split-order = Finissez la manche { $round } avant de noter la suivante : toutes les mains ne sont pas encore comptées.
pad-split-out = Manche { $round } : un seul joueur peut sortir ; tous les autres ont au moins une carte en main.
pad-split-cards = Manche { $round } : ces feuilles comptent plus de cartes que les { $cards } du jeu.
pad-split-penalties = Manche { $round } : { $penalties ->
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
} de nombre { $number }, mais { $written } sont notées.
pad-split-it-jokers = Il y a { $most } jokers, mais { $written } sont notés.
pad-split-it-joker = Un joker ne peut pas ouvrir de colonne : sans carte { $number }, pas de colonne { $number }.
pad-blank-out-of-reach = Une nouvelle feuille a besoin de la salle une fois ; ensuite vous pouvez écrire sans connexion.
pad-share = Partager avec d’autres téléphones
pad-share-how = Toute personne qui ouvre ce lien écrit sur le même bloc. Sans connexion, chacun continue d’écrire ; tout est réuni ensuite.
pad-share-code = Code QR pour les autres téléphones
pad-shared = Bloc partagé
pad-shared-open = Partagé : tout est enregistré
pad-shared-waiting = { $count ->
    [one] Partagé, sans connexion : une modification attend sur ce téléphone
   *[other] Partagé, sans connexion : { $count } modifications attendent sur ce téléphone
}
pad-shared-lost = Partagé, sans connexion : elle reviendra d’elle-même
pad-shared-gone = Ce bloc partagé n’existe plus. Ce qui y était écrit est encore sur ce téléphone.
pad-shared-leave = Continuer seul
pad-cell-roll = Lancer de la manche { $round }
pad-cell-round = Manche { $round }, { $name }
pad-clash = { $where } : deux téléphones ont écrit des choses différentes. « { $stands } » est retenu.
pad-clash-take = Prendre « { $other } »
pad-clash-keep = Garder « { $stands } »
pad-clash-nothing = rien
pad-best = { $exact ->
    [yes] Meilleur score encore possible pour { $name } : { $points } points.
   *[no] { $name } peut atteindre { $points } points au plus (borne supérieure).
}
