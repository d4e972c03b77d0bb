preview-room = Splittable – quatre jeux, une coupe nette
preview-room-why = Jouez entre amis ou contre des robots dans le navigateur : deux gestes jusqu’à la première carte, sans compte.
preview-and = et
preview-bots = { $count ->
    [one] un robot
   *[other] { $count } robots
}
preview-game = { $game } – à jouer dans le navigateur
preview-game-why = { $about } { $most ->
    [1] 1 joueur.
   *[other] { $fewest } à { $most } joueurs, amis ou robots.
} Sans compte.
preview-players = { $most ->
    [1] 1 joueur
   *[other] { $fewest } à { $most } joueurs
}
preview-rules = { $game } : les règles
preview-guide = { $game } : apprendre en jouant
preview-invites = { $name } vous invite à jouer à { $game }
preview-invited = On vous invite à jouer à { $game }
preview-invites-short = { $name } vous invite
preview-invited-short = On vous invite
preview-free = { $free ->
    [one] 1 place libre
   *[other] { $free } places libres
}
preview-full = Toutes les places sont prises
preview-play = { $count ->
    [one] { $names } joue à { $game }
   *[other] { $names } jouent à { $game }
}
preview-won = { $count ->
    [one] { $names } a gagné à { $game }
   *[other] { $names } partagent la victoire à { $game }
}
preview-won-short = { $count ->
    [one] { $names } a gagné
   *[other] { $names } partagent la victoire
}
preview-alone = { $points ->
    [one] { $name } : { $points } point à { $game }
   *[other] { $name } : { $points } points à { $game }
}
preview-alone-short = { $points ->
    [one] { $name } : { $points } point
   *[other] { $name } : { $points } points
}
preview-stopped = { $names } à { $game }
preview-watch = Ouvrez le lien pour regarder.
preview-replay = Regardez la partie, coup par coup.
preview-round = Manche { $round } sur { $rounds }
preview-picture = { $game }, en dessin
