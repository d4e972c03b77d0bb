split-it-name = Split it!
split-it-level-random = Sépare, parie et place n’importe quoi, du moment que c’est permis.
split-it-level-easy = Plus une zone lui rapporte tout de suite, plus volontiers il y parie ; il sépare pour ses propres points. Ne se demande ni sur quoi vous allez parier, ni ce que valent vos colonnes.
split-it-level-medium = Compte vos points comme les siens et varie ses paris pour que vous ne les deviniez pas. Ne voit pas plus loin que cette révélation ; à deux, il varie à la hâte.
split-it-level-hard = Sait combien de fois une colonne marque encore à la fin, et joue le reste du tour dans sa tête. Ne remarque pas vos habitudes.
split-it-level-expert = Joue jusqu’à la fin du tour suivant et vous lit : qui parie, sépare ou place par habitude se fait prendre. À deux, calcule plutôt tout le tour.
split-it-notation = écrivez-la « split 3-2-4 » (les tailles des zones blanche, rose et noire), « remove pink », « guess white » ou « joker 7 ».
split-it-empty-section = Chacune des trois zones doit compter au moins une carte.
split-it-no-such-row = On ne sépare jamais une rangée de { $sum } cartes ; une rangée à séparer en compte de { $fewest } à { $most }.
split-it-wrong-sum = La rangée compte { $cards } cartes et les trois zones doivent toutes les contenir ; celles-ci en contiennent { $sum }.
split-it-split-first = Il faut d’abord séparer la rangée de { $cards } cartes en trois, par exemple « { $example } ».
split-it-other-removes = Seul l’autre joueur retire une zone, une fois la rangée séparée.
split-it-two-players-remove = On ne retire une zone qu’à deux joueurs ; cette table en compte { $players }.
split-it-allowed =
    { $allowed ->
        [white-pink] blanche ou rose
        [white-black] blanche ou noire
        [pink-black] rose ou noire
       *[other] blanche, rose ou noire
    }
split-it-remove-first = Avant de parier, il faut retirer une zone : { split-it-allowed }.
split-it-guess-now = La rangée est déjà séparée ; tout le monde parie maintenant sur une zone : { split-it-allowed }.
split-it-already-removed = Une zone de cette rangée a déjà été retirée ; pariez maintenant sur une zone : { split-it-allowed }.
split-it-removed-once = On ne retire une zone qu’après la première séparation du tour ; pariez maintenant sur une zone : { split-it-allowed }.
split-it-two-cards-stay = On ne retire rien des deux dernières cartes ; pariez maintenant sur une zone : { split-it-allowed }.
split-it-section-removed =
    La zone { $section ->
        [white] blanche
        [pink] rose
       *[black] noire
    } a été retirée, on ne peut plus parier dessus ; choisissez-en une autre : { split-it-allowed }.
split-it-two-cards = Les deux dernières cartes ne forment qu’une zone blanche et une zone rose ; pariez sur l’une d’elles : { split-it-allowed }.
split-it-no-joker = Vous n’avez pas de joker à placer maintenant, et un joker placé ne bouge plus.
split-it-joker-waits =
    { $jokers ->
        [one] Votre joker attend que vous ayez une colonne
       *[other] Vos { $jokers } jokers attendent que vous ayez une colonne
    } ; gagnez d’abord une carte numérotée.
split-it-no-column = Un joker ne peut pas ouvrir de colonne et vous n’avez pas de { $number } ; posez-le sur une colonne que vous avez : { $allowed }.
split-it-not-formed = Un joker en attente va sur une colonne que cette prise vient de former, pas sur { $number } ; choisissez : { $allowed }.
split-it-jokers-first =
    { $jokers ->
        [one] Placez d’abord votre joker ; il peut aller sur : { $allowed }.
       *[other] Placez d’abord vos { $jokers } jokers, un par un ; ils peuvent aller sur : { $allowed }.
    }
split-it-round = Tour { $round } sur { $rounds }
split-it-splitter = P{ $seat } sépare
split-it-pile =
    { $cards ->
        [0] la pioche est vide
        [one] { $cards } carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }
split-it-row = Rangée : { $cards }
split-it-sections = Rangée séparée :
split-it-white = Blanc
split-it-pink = Rose
split-it-black = Noir
split-it-fate-removed = retirée
split-it-asks-split = { $seats } doit séparer la rangée.
split-it-asks-remove = { $seats } doit retirer une zone.
split-it-asks-guess = Doivent encore parier : { $seats }.
split-it-asks-joker = { $seats } doit placer un joker.
split-it-guessed = Ont parié : { $seats }.
split-it-jokers-to-place = Jokers à placer : { $waited } en attente, { $caught } de cette prise.
split-it-chosen = Votre choix pour l’instant : { $action }.
split-it-in-round = Encore dans le tour : { $seats }.
split-it-meetings = Rencontres à deux contre deux : { $meetings } sur { $most }.
split-it-over = La partie est terminée. Victoire : { $seats }.
split-it-you = P{ $seat } (vous)
split-it-legend = Cartes numérotées + jokers par colonne ; * : la majorité. À droite : les points.
split-it-waiting-jokers =
    P{ $seat } a { $jokers ->
        [one] { $jokers } joker en attente
       *[other] { $jokers } jokers en attente
    }.
split-it-out = Défaussées : { $cards }
split-it-reveal = Dernière révélation : tour { $round }, séparation de P{ $seat }
split-it-fate-taken = gagnée
split-it-fate-stays = disputée, reste
split-it-fate-out = défaussée
split-it-jokers-placed = Jokers : { $places }
split-it-told-round = Tour { $round } : { $takes } · défaussées { $out }
split-it-short-split = séparer { $what }
split-it-short-remove = retirer { $section ->
    [white] la blanche
    [pink] la rose
   *[black] la noire
}
split-it-short-guess = { $section ->
    [white] la blanche
    [pink] la rose
   *[black] la noire
}
split-it-short-joker = joker sur les { $number }
split-it-doing-split = séparer { $what }
split-it-doing-remove = retirer { $section ->
    [white] la blanche
    [pink] la rose
   *[black] la noire
}
split-it-doing-joker = le joker sur les { $number }
