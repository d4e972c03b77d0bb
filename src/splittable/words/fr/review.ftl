review-points = { $amount } { $count ->
    [one] point
   *[other] points
}
review-share = { $amount } % de la victoire
review-fine = Rien de mieux : { $action }.
review-close = À peu près pareil : { $action } ou { $best } ({ $loss } d’écart).
review-mixed = Juste : { $action }. Les bons joueurs varient ici : { $mix }.
review-chance = { $action } { $chance } %
review-slip = { $best } valait un peu mieux que { $action } : { $loss } de plus.
review-mistake = { $best } valait mieux que { $action } : { $loss } de plus.
review-blunder = { $best } valait bien mieux que { $action } : { $loss } de plus.
review-gamble = Un pari : { $action } abandonne { $points } en moyenne par rapport à { $best }, mais rapporte { $share } de plus.
review-no-reason = Il n’y a pas de raison unique.
review-right-unlucky = Le bon choix ; les cartes étaient mal réparties ({ $luck }).
review-wrong-lucky = Cela a réussi quand même : les cartes étaient bien réparties ({ $luck }).
review-hint = Le mieux : { $action }.
review-hint-close = À peu près pareil : { $actions }.
review-hint-mixed = Variez ici, comme les bons joueurs : { $mix }.
review-label-fine = bien
review-label-slip = petit écart
review-label-mistake = erreur
review-label-blunder = grosse erreur
review-label-gamble = pari
review-title = { $game }, { $players ->
    [one] en solitaire
   *[other] { $players } joueurs
} : ce que valait chaque décision
review-column-seat = place
review-column-result = points
review-column-lost = perdu
review-column-kept = gardé
review-column-like = niveau
review-column-line = ligne
review-column-action = action
review-column-best = le mieux
review-column-loss = perte
review-between = { $one } à { $other }
review-chances = Chances de gagner au fil de la partie
review-expected = Points attendus au fil de la partie
review-line = ligne { $number }
review-judged = Jugé en rejouant la suite avec { $judge }, d’après ce que chacun savait ; les cartes cachées sont supposées équiprobables ({ $effort }).
review-nothing = Personne n’a encore eu de choix : il n’y a rien à revoir.
review-luck-good = La chance était avec { $name } : { $luck }.
review-luck-bad = La chance était contre { $name } : { $luck }.
review-found = Le seul bon choix sur { $count } : { $action }.
review-hinted = { $count ->
    [one] un conseil
   *[other] { $count } conseils
}
review-effort-quick = coup d’œil
review-effort-normal = effort normal
review-effort-deep = examen approfondi
review-ledger-start = départ
review-ledger-choices = choix
review-ledger-others = autres
review-ledger-luck = chance
review-ledger-end = fin
review-no-seat = les places de cette table vont de 1 à { $players }
review-never = { $action }, ce n’est presque jamais juste ici : { $best } valait { $loss } de plus.
review-rare = Pas d’erreur : { $action }, même si les bons joueurs choisissent surtout autre chose ici : { $mix } ({ $loss } d’écart).
review-lie-good = { $action }, et les cartes cachées étaient bien réparties : { $luck }.
review-lie-bad = { $action }, mais les cartes cachées étaient mal réparties : { $luck }.
review-brief-points = { $amount } pts
review-brief-share = { $amount } %
review-of-the-victory = de la victoire
review-column-behind = retard
review-no-moment = l’événement { $number } sur { $lines } n’est pas une décision où il y avait le choix
review-hint-more = { $actions } et { $count ->
    [one] une autre
   *[other] { $count } autres
}
