web-opening = Ouverture de la table…
web-bot-name = Robot { $seat }
web-you = vous
web-host = hôte
web-away = absent
web-points = points
web-seats = Joueurs
web-is-bot = robot
web-has-sitter = un robot remplace
web-has-chosen = a choisi
web-is-asked = doit jouer
web-your-turn = À vous
web-not-your-turn = Ce n’est pas à vous de jouer.
web-you-have-chosen = Vous avez choisi ; vous pouvez encore changer.
web-have-chosen = { $done } sur { $all } ont choisi
web-waiting-for = { $count ->
    [0] Un instant…
   *[other] On attend { $names }
}
web-thinking = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
web-waiting-for-deal = La table attend la prochaine donne.
web-over = La partie est terminée.
web-pass-to = Passer l’appareil à { $name }
web-curtain = C’est au tour de { $name }
web-curtain-others = Les autres regardent ailleurs.
web-curtain-open = C’est moi, { $name } : montrer la table
web-title-turn = ● À vous · { $game }
web-title-over = Terminé · { $game }
web-line-lost = Connexion perdue ; nouvel essai en cours. Rien n’est perdu.
web-play-here = Rejouer ici
web-key-gone = Ce lien n’ouvre plus de place ici.
web-key-gone-why = L’hôte en a peut-être fait un nouveau. Vous pouvez regarder en attendant.
web-watch = Regarder
web-you-watch = spectateur
web-table-menu = Table
web-log = Ce qui s’est passé
web-news = Depuis votre dernière action
web-nothing-yet = Rien pour l’instant.
web-say = { $count ->
    [0] Dire quelque chose
   *[other] Dire quelque chose, { $count } de plus
}
web-say-title = Dire quelque chose
web-say-words = Vos mots
web-send = Envoyer
web-nothing-said = Personne n’a encore rien dit.
web-undo = Reprendre ma dernière action
web-list-actions = Lister toutes les actions (L)
web-table = Cette table
web-gathering = { $free ->
    [0] Tout le monde est là
    [one] Une place est libre
   *[other] { $free } places sont libres
}
web-seat-free = libre
web-start = Commencer
web-start-when-full = Vous pourrez commencer quand toutes les places seront prises.
web-starts-by-itself = La partie commence quand tout le monde est là.
web-host-starts = L’hôte lance la partie.
web-sit = Rejoindre la table
web-sit-more = Quelqu’un d’autre sur cet appareil
web-sit-more-why = Passez-vous l’appareil ; un rideau cache ce qui est secret.
web-sit-down = S’asseoir
web-invite = Inviter
web-invite-how = Qui ouvre le lien peut prendre une place libre, ou regarder.
web-code = Code QR de l’invitation
web-copy = Copier le lien
web-share = Partager
web-seat-kind = { $kind ->
    [bot] Un robot, niveau : { $level }.
    [free] Cette place est libre.
   *[person] Occupe la place { $seat }.
}
web-is-here = En ligne.
web-is-away = Pas en ligne ; la place attend.
web-sitter-plays = Un robot remplace, niveau : { $level }. La personne reprend sa place en revenant.
web-sit-out = Renvoyer le remplaçant
web-sit-in = Laisser un robot remplacer
web-sit-in-why = Pendant l’absence de ce joueur
web-seat-link = Emporter votre place sur un autre appareil
web-seat-link-why = Qui a ce lien a votre place ; ne le partagez pas.
web-show-code = Montrer le code QR
web-seat-code = Code QR de cette place
web-leave = Quitter la table
web-mute = Ne plus entendre
web-unmute = Entendre de nouveau
web-reissue = Faire un nouveau lien pour cette place
web-reissued = Transmettez ce lien ; l’ancien n’ouvre plus rien.
web-watchers = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-watch-link = Lien pour regarder
web-host-means = En tant qu’hôte
web-stop = Arrêter la partie
web-stop-sure = Arrêter la partie pour tout le monde ?
web-delete = Supprimer la table
web-delete-sure = Supprimer la table et son procès-verbal, pour tous et pour toujours ?
web-cancel = Annuler
web-shuffle = Un mélange que chacun peut vérifier
web-shuffle-why = La salle a publié cet engagement sur son secret avant la première donne. Après la fin, vous pourrez vérifier que chaque donne en découle.
web-time-left = encore { $seconds } secondes
web-clock-days = { $days } j
web-end = La fin
web-won = { $players ->
    [1] Terminé.
   *[other] { $count ->
        [one] { $names } gagne.
       *[other] { $names } partagent la victoire.
    }
}
web-scores = Scores
web-score-for = Pour
web-sum = Total
web-rematch = Rejouer
web-rematch-join = À la partie suivante
web-replay = Revoir
web-record = Procès-verbal
web-verify = Vérifier le mélange
web-seat-bot = La donner à un robot
