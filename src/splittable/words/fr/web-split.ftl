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
split-do-upgrade = { $card } avec { $joined }, { $left } revient à { $owner }
split-do-penalize = { $other } remplit une case négative
split-do-trade = { $own } contre { $owner } : { $match }
split-do-pass = Passer
split-do-discard = Défausser : { $card }
split-did-deck = Les cartes sont distribuées.
split-did-draw = { $name } pioche une carte.
split-did-take = { $name } prend { $count ->
    [one] la carte du dessus
   *[other] les { $count } cartes du dessus
} de la rangée.
split-did-match = { $name } pose { $match }.
split-did-upgrade = { $name } joint { $card } à { $joined } ; { $left } revient à { $owner }.
split-did-penalize = { $name } fait remplir une case négative à { $other }.
split-did-trade = { $name } échange { $own } contre { $match } de { $owner }.
split-did-pass = { $name } passe.
split-did-discard = { $name } défausse : { $card }.
split-asked-draw = Piochez une carte ou prenez dans la rangée.
split-asked-use = Utilisez { $card }, la carte que vous avez prise.
split-asked-play = Posez des paires, améliorez, ou défaussez pour finir votre tour.
split-asked-penalize = Paire parfaite { $match } : qui remplit une case négative ?
split-asked-strong = Paire forte { $match } : piochez une carte ou passez.
split-asked-trade = Paire faible { $match } : échangez une paire ou passez.
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
split-option-next_deal = Quand la pioche finit une manche, donne ensuite
split-option-next_deal-left = la place à gauche
split-option-next_deal-drawer = qui a pioché la dernière carte
split-option-next_deal-same = le même donneur
split-option-tie = Une égalité
split-option-tie-shared = est partagée
split-option-tie-negatives = va à moins de négatifs
