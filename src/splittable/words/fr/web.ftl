web-title = Splittable
web-close = Fermer
web-home = Retour aux jeux
web-skip-to-main = Aller au contenu principal
web-nothing-here = Il n’y a rien ici.
web-out-of-reach = La salle ne répond pas. Réessayez dans un instant.
web-failed = Quelque chose s’est mal passé ; réessayez.
web-actions = Ce que vous pouvez faire
web-more-actions = Suite ({ $page } sur { $pages })
web-did-undo = { $name ->
    [Vous] Vous annulez votre dernière action.
   *[other] { $name } annule sa dernière action.
}
web-welcome = Quatre jeux, une coupe nette.
web-your-tables = Vos tables
web-players = { $most ->
    [1] 1 joueur
   *[other] { $fewest } à { $most } joueurs
}
web-pad = Bloc de score pour de vraies cartes et de vrais dés
web-ladder = Classement des robots
web-verify-link = Vérifier un mélange
web-settings = Réglages
web-about-split-it = Séparez la rangée en trois, puis pariez en secret là où personne d’autre ne parie.
web-about-generous-split = Faites des plis, mais pas plus que les autres : les atouts les envoient au centre.
web-about-split = Assemblez des demi-cartes, améliorez les paires des autres, videz votre main.
web-about-splitter = Deux dés, deux côtés d’une ligne : un 1, deux 2, trois 3…
web-play-now = Jouer tout de suite
web-play-now-compiling = Jouer · { $percent } %
web-compiling = Préparation : { $percent } %
web-preparing = Préparation du jeu, une fois pour toutes : { $percent } %. La table s’ouvrira dès que possible.
web-play-now-how = { $bots ->
    [0] En solo, pour le meilleur score.
    [one] Contre un robot, niveau : { $level }.
   *[other] Contre { $bots } robots, niveau : { $level }.
}
web-rules = Règles
web-rules-of = Règles de { $game }
web-link-to-rule = Lien vers la règle { $number }
web-guide = Apprendre en jouant
web-how-many = Joueurs
web-how-many-friends = Amis
web-fewer = Moins
web-more = Plus
web-level = Robots
web-level-random = au hasard
web-level-easy = facile
web-level-medium = moyen
web-level-hard = difficile
web-level-expert = expert
web-pace = Rythme des robots
web-pace-quick = immédiat
web-pace-brisk = rapide
web-pace-calm = tranquille
web-name = Votre nom
web-options = Options du jeu
web-with-friends = Entre amis
web-with-friends-how = Vous recevez un lien et un code QR pour { $friends ->
    [one] un ami
   *[other] { $friends } amis
}{ $bots ->
    [0] {""}
    [one] {" ; un robot joue aussi"}
   *[other] {" ; "}{ $bots } robots jouent aussi
}. Pas besoin de compte.
web-invite-friends = Ouvrir une table
web-clock = Temps par tour
web-clock-of = { $seconds ->
    [0] sans limite
    [30] 30 secondes
    [120] 2 minutes
    [86400] 1 jour
    [259200] 3 jours
   *[other] { $seconds } secondes
}
web-chat = Discussion
web-chat-plain = texte libre
web-chat-phrases = phrases toutes faites
web-language = Langue
web-theme = Thème
web-theme-system = comme l’appareil
web-theme-light = clair
web-theme-dark = sombre
web-motion = Animations
web-motion-system = comme l’appareil
web-motion-full = oui
web-motion-none = non
web-sound = Son
web-vibration = Vibreur
web-on = oui
web-off = non
web-nearby = Téléphones sur le même réseau
web-nearby-code = Code QR de l’adresse de cette salle
web-copied = Copié.
web-own-face = Votre visage
web-own-face-named = { $name } : votre visage
web-every-ruling = Toutes les règles, phrase par phrase
web-mine-bots = { $count ->
    [one] un robot
   *[other] { $count } robots
}
web-mine-with = avec { $names }
web-mine-alone = en solo
web-mine-turns = { $count ->
    [one] À vous de jouer
   *[other] À vous de jouer à { $count } tables
}
web-mine-continue = Continuer
web-mine-your-turn = À vous de jouer
web-mine-waiting = On attend { $names }
web-mine-running = En cours
web-mine-free = { $free ->
    [0] Tout le monde a une place
    [one] Une place est libre
   *[other] { $free } places sont libres
}
web-mine-gone = Cette table n’existe plus
web-mine-round = manche { $round } sur { $rounds }
web-mine-due = échéance { $time }
web-mine-stopped = Arrêtée avant la fin
web-mine-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-mine-won = Vous avez gagné
web-mine-won-by = { $margin ->
    [one] Gagné d’un point
   *[other] Gagné de { $margin } points
}
web-mine-shared = Victoire partagée avec { $points }
web-mine-place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $players }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-mine-more = Plus sur cette table : { $game }
web-mine-all = Encore { $count }
web-mine-fewer = Montrer moins
web-mine-hide = Masquer dans cette liste
web-mine-show = Remettre dans la liste
web-mine-forget = Oublier sur cet appareil
web-mine-forget-why = Masquer garde votre place. Oublier en retire la clé : sans un lien vers la place, vous ne pourrez plus jouer.
web-mine-forget-sure = Cette partie n’est pas finie. Sans sa clé, vous perdez votre place ici. L’oublier ?
web-mine-forget-yes = Oui, l’oublier
web-mine-keep = La garder
web-best = Meilleurs scores en solo
web-best-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-best-again = Rejouer
web-best-next = Prochain échelon à { $points } : { $rating }
web-move = Utiliser sur un autre appareil
web-unreached = Cette table est injoignable pour le moment
web-unreached-why = Votre partie est en sécurité. Elle s’ouvrira dès que la connexion sera rétablie.
web-unreached-tries = { $count ->
    [one] Un essai.
   *[other] { $count } essais.
}
web-try-again = Réessayer
