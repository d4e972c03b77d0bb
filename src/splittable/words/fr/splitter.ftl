splitter-name = Splitter
splitter-notation = écrivez-la « write 4|1 c2 » : 4 dans la case de gauche et 1 dans celle de droite, rangée c, à deux cases de la ligne centrale.
splitter-no-such-slot = Le bloc { $pad } n’a pas d’emplacement { $slot } ; choisissez-en un libre : { $free }.
splitter-not-the-roll =
    Il faut écrire les deux nombres du lancer et aucun autre : { $ways ->
        [one] deux fois { $first }.
       *[other] { $first } et { $second }, dans un sens ou dans l’autre.
    }
splitter-slot-taken = L’emplacement { $slot } est déjà rempli ; choisissez-en un libre : { $free }.
splitter-round = Manche { $round } sur { $rounds }
splitter-roller = P{ $seat } lance les dés
splitter-roll = Lancer : { $first } { $second }
splitter-to-write = Doivent encore écrire : { $seats }
splitter-have-chosen = Ont choisi : { $seats }
splitter-chosen = Votre choix pour l’instant : { $action }
splitter-sheet = P{ $seat } : { $total }
splitter-own-sheet = P{ $seat } (vous) : { $total }
splitter-open = Peuvent encore marquer (cases sur celles qu’il faut) : { $groups }
splitter-mark-star = * étoile : double
splitter-mark-heart = ♥ cœur
splitter-mark-last = ‹ écrit à la manche précédente
splitter-mark-chosen = ? votre choix
splitter-over = La partie est terminée. Victoire : { $seats }
splitter-rating = { $points } points : { $rating }
splitter-step-0 = perdu pour cette fois
splitter-step-1 = admis au club
splitter-step-2 = passable
splitter-step-3 = solide
splitter-step-4 = bien
splitter-step-5 = très bien
splitter-step-6 = de première classe
splitter-step-7 = parmi les meilleurs du monde
splitter-step-8 = étonnant
splitter-step-9 = éblouissant
splitter-step-10 = difficile à croire
splitter-step-11 = d’un autre monde
splitter-level-random = Écrit n’importe où.
splitter-level-easy = Écrit là où il marque le plus tout de suite. Ne voit pas les groupes qui pourraient encore grandir, mais remarque un emplacement qui lui coûterait plus d’un point par la suite.
splitter-level-medium = Compte aussi les groupes qui peuvent encore se compléter et ont de la place. Ne voit ni quels lancers sont probables, ni quels groupes se gênent, tant qu’il n’y perd pas plus d’un point.
splitter-level-hard = Juge toute la feuille comme plus d’un demi-million de parties le lui ont appris. Ne calcule pas d’avance, et ne regarde la feuille de personne d’autre.
splitter-level-expert = Joue la suite maintes fois depuis chaque bon emplacement ; il calcule exactement les cinq dernières manches. Dans les quatre dernières, il regarde les feuilles de tous et joue pour gagner.
splitter-short-write = { $what }
