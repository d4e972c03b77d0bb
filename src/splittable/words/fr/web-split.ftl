split-verb-take = Prendre dans la rangée…
split-verb-match = Poser une paire…
split-verb-upgrade = Améliorer…
split-verb-penalize = Pénaliser…
split-verb-trade = Échanger…
split-verb-discard = Défausser…
split-do-draw = Piocher une carte
split-do-take = Prendre { $count ->
    [one] la carte du dessus
   *[other] les { $count } cartes du dessus
}
split-do-match = { $match }
split-do-upgrade = { $card } avec { $joined }, { $left } { $owner ->
    [Vous] vous revient
   *[other] revient à { $owner }
}
split-do-penalize = −5 pour { $other }
split-do-trade = { $own } contre { $match }, à { $owner }
split-do-pass = Passer
split-do-discard = Défausser : { $card }
split-did-deck = Les cartes sont distribuées.
split-did-draw = { $name ->
    [Vous] Vous piochez
   *[other] { $name } pioche
} une carte.
split-did-take = { $name ->
    [Vous] Vous prenez
   *[other] { $name } prend
} { $count ->
    [one] la carte du dessus
   *[other] les { $count } cartes du dessus
} de la rangée.
split-did-match = { $name ->
    [Vous] Vous posez
   *[other] { $name } pose
} { $match }.
split-did-upgrade = { $name ->
    [Vous] Vous joignez
   *[other] { $name } joint
} { $card } à { $joined } ; { $left } { $owner ->
    [Vous] vous revient
   *[other] revient à { $owner }
}.
split-did-penalize = { $other ->
    [Vous] { $name } vous donne −5.
   *[other] { $name ->
        [Vous] Vous donnez
       *[other] { $name } donne
    } −5 à { $other }.
}
split-did-trade = { $name ->
    [Vous] Vous échangez
   *[other] { $name } échange
} { $own } contre { $match } avec { $owner ->
    [Vous] vous
   *[other] { $owner }
}.
split-did-pass = { $name ->
    [Vous] Vous passez
   *[other] { $name } passe
}.
split-did-discard = { $name ->
    [Vous] Vous défaussez
   *[other] { $name } défausse
} : { $card }.
split-asked-draw = Piochez une carte ou prenez dans la rangée.
split-asked-use = Utilisez { $card }, la carte que vous avez prise.
split-asked-play = Posez des paires, améliorez, ou défaussez pour terminer votre tour.
split-asked-penalize = Paire parfaite { $match } : −5 pour qui ?
split-asked-strong = Paire forte { $match } : piochez une carte ou passez.
split-asked-trade = Paire faible { $match } : échangez une paire ou passez. Touchez la vôtre, puis l’autre.
split-line = Ligne { $rank }
split-line-negatives = Cases négatives
split-option-rounds = Manches
split-option-rounds-3 = trois
split-option-rounds-1 = une
split-option-rounds-2 = deux
split-option-partner = La partenaire d’une carte prise dans la rangée
split-option-partner-any = peut venir avec elle
split-option-partner-own = doit déjà être à vous
split-option-last_draw = La dernière carte de la pioche
split-option-last_draw-ends = peut être piochée pour une paire forte
split-option-last_draw-forbidden = ne peut pas l’être
split-option-last_card = Votre dernière carte
split-option-last_card-strong = peut faire une paire forte
split-option-last_card-never = reste pour la défausse
split-option-next_deal = Quand la pioche termine une manche, le donneur suivant est
split-option-next_deal-left = le joueur à gauche
split-option-next_deal-drawer = celui qui a pioché la dernière carte
split-option-next_deal-same = le même donneur
split-option-tie = Égalité
split-option-tie-shared = victoire partagée
split-option-tie-negatives = départagée par le moins de cases négatives
split-your-hand = Votre main
split-hand-card = { $card }{ $state ->
    [picked] , choisie
    [taken] , vient d’être prise : utilisez-la
    [lit] , peut être jouée
   *[plain] {""}
}
split-pile-of = La pioche : { $count ->
    [one] une carte
   *[other] { $count } cartes
}{ $state ->
    [lit] . Piocher une carte
   *[plain] {""}
}
split-row-of = La rangée : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}, celle du dessus en dernier
split-row-card = { $card }{ $state ->
    [picked] , choisie : vous l’utilisez
    [along] , vient avec
    [lit] , peut être prise{ $along ->
        [0] {""}
        [one] , une carte vient avec
       *[other] , { $along } cartes viennent avec
    }
   *[plain] {""}
}
split-match-of = { $kind ->
    [perfect] Paire parfaite
    [strong] Paire forte
   *[weak] Paire faible
} : { $first }, { $second }{ $state ->
    [picked] ; choisie
    [lit] ; peut être choisie
   *[plain] {""}
}
split-deals = donneur
split-dealer-sign = D
split-cards-in-hand = cartes en main
split-seen-in-hand = Cartes connues de cette main :
split-sheet-title = { $name ->
    [Vous] Votre feuille de score
   *[other] Feuille de score : { $name }
}
split-sheets = Feuilles de score
split-sheet-rows = Cases par rang
split-rank = Rang
split-boxes-filled = Cases remplies
split-negatives-filled = Remplies : { $count }
split-put-back = Annuler
split-confirm-take = { $count ->
    [one] Prendre { $card } et l’utiliser
   *[other] En prendre { $count }, utiliser { $card }
}
split-confirm-match = Poser cette paire
split-confirm-upgrade = Améliorer ; { $left } à { $owner ->
    [Vous] vous
   *[other] { $owner }
}
split-confirm-trade = Échanger avec { $owner }
split-confirm-discard = Défausser { $card }
split-bonus = Parfaite ! { $points } pour qui ?
split-round-over = La manche { $round } est terminée
split-ended-out = { $name ->
    [Vous] Vous êtes sorti
   *[other] { $name } est sorti
}.
split-ended-by-pile = { $name ->
    [Vous] Vous avez pioché
   *[other] { $name } a pioché
} la dernière carte.
split-dismiss = Fermer
split-laid-for = paires posées sans avoir joué
split-kind = { $kind ->
    [perfect] parfaite
    [strong] forte
   *[weak] faible
}
split-stamp = { $kind ->
    [perfect] PARFAITE !
    [strong] FORTE
   *[weak] FAIBLE
}
split-stolen = prise à { $name ->
    [Vous] vous
   *[other] { $name }
}
split-offer-match = Poser { $match }
split-offer-upgrade = { $mine ->
    [true] Améliorer vos { $rank }
   *[other] Améliorer les { $rank } ({ $owner })
}
split-offer-made = { $match }, { $kind ->
    [perfect] parfaite
    [strong] forte
   *[weak] faible
}
split-offer-trade = Échanger vos { $own }
split-offer-trade-for = contre { $match }, à { $owner }
split-more = { $count ->
    [one] +{ $count } autre choix
   *[other] +{ $count } autres choix
}
split-swaps = { $count } échanges…
split-choices = { $asked ->
    [trade] Échanger une paire
   *[play] Que jouez-vous ?
}
split-now = cette manche, pour l’instant :
split-next-box = Case suivante
split-offer-penalize = { $total } points, { $points }
split-minute-aim = Réunissez des moitiés de cartes de même rang, améliorez les paires des autres et videz votre main avant tout le monde.
split-minute-1 = Piochez, ou prenez dans la rangée une carte que vous pouvez utiliser aussitôt, avec toutes celles posées dessus. À la fin de votre tour, défaussez une carte.
split-minute-2 = Deux cartes de même rang font une paire. Faible : vous pouvez échanger des paires. Forte : vous pouvez repiocher. Parfaite : −5 pour quelqu’un d’autre.
split-minute-3 = Avec une carte qui va mieux, améliorez n’importe quelle paire de la table, même celle d’un autre : elle est à vous, et la carte en trop revient à son propriétaire.
split-minute-4 = Le joueur qui défausse sa dernière carte termine la manche. Chaque paire compte pour son rang, de plus en plus sur votre feuille ; chaque carte encore en main coûte 5.
