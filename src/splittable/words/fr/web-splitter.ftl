splitter-do-write = { $left } | { $right } en { $row }{ $distance }
splitter-did-write = { $name ->
    [Vous] Vous écrivez
   *[other] { $name } écrit
} { $left } | { $right } en { $row }{ $distance }.
splitter-did-roll = Les dés montrent { $first } et { $second }.
splitter-ask-write = Écrivez { $first } et { $second } dans un emplacement libre.
splitter-line = Groupes de { $number }
splitter-line-hearts = Cœurs
splitter-option-pad = Bloc
splitter-option-pad-A = A, à deux étoiles
splitter-option-pad-B = B, à étoiles et cœurs
splitter-your-sheet = Votre feuille
splitter-sheets = Toutes les feuilles
splitter-sheet-of = { $name ->
    [Vous] Votre feuille
   *[other] Feuille : { $name }
}
splitter-sheet-before = Précédente
splitter-sheet-next = Suivante
splitter-slots = Emplacements de votre feuille
splitter-slot-free = { $slot }, libre{ $signs ->
    [star] , avec une étoile
    [starstar] , avec deux étoiles
    [heart] , avec un cœur
    [heartheart] , avec deux cœurs
   *[none] {""}
}
splitter-slot-holds = { $slot } : { $first } et { $second }
splitter-slot-staged = { $slot } : { $first } et { $second }, pas encore confirmé
splitter-swap = Échanger les deux nombres
splitter-swap-key = Échanger les deux nombres (X)
splitter-put-back = Annuler
splitter-write = Écrire { $left } | { $right } en { $slot }
splitter-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
splitter-roll-lies = { $left } à gauche, { $right } à droite
splitter-rolled-by = { $name ->
    [Vous] Vous avez lancé
   *[other] { $name } a lancé
}
splitter-points-by-number = Points par nombre
splitter-group = { $count } sur { $number }, { $fate ->
    [complete] complet
    [spoilt] gâché
   *[open] ouvert
}
splitter-no-group = aucun groupe
splitter-hearts-fate = { $fate ->
    [complete] complets
    [spoilt] gâchés
    [open] ouverts
   *[none] {""}
}
splitter-ladder = Jusqu’où monterez-vous ?
splitter-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
} sur { $players }
splitter-rank-short = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
splitter-next-step = échelon suivant à { $points }
splitter-ghost = { $what ->
    [spoils] gâche { $sum }
   *[brings] +{ $sum }
}
splitter-minute-aim = Remplissez votre feuille de groupes qui comptent exactement autant de cases que leur nombre.
splitter-minute-1 = Deux dés sont lancés pour tous. Chacun écrit les deux nombres dans un emplacement libre : deux cases symétriques par rapport à la ligne centrale.
splitter-minute-2 = Des nombres égaux voisins, horizontalement ou verticalement, forment un groupe. Trois 3 réunis rapportent 3, six 6 rapportent 6.
splitter-minute-3 = Un de moins ou un de trop, et le groupe ne rapporte rien.
splitter-minute-4 = Une étoile double son groupe. Après 22 manches la feuille est pleine : le joueur qui a le plus de points gagne.
