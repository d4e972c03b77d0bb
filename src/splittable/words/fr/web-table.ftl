web-opening = Ouverture de la table…
web-you = vous
web-host = hôte
web-away = hors ligne
web-points = points
web-seats = Joueurs
web-is-bot = robot
web-has-sitter = remplacé par un robot
web-has-chosen = a choisi
web-is-asked = doit jouer
web-your-turn = À vous
web-not-your-turn = Ce n’est pas à vous de jouer.
web-you-have-chosen = Vous avez choisi ; vous pouvez encore changer.
web-have-chosen = { $done ->
    [one] { $done } joueur sur { $all } a choisi
   *[other] { $done } joueurs sur { $all } ont choisi
}
web-waiting-for = { $count ->
    [0] Un instant…
   *[other] On attend { $names }
}
web-thinking = { $count ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
web-waiting-for-deal = En attente de la prochaine donne.
web-over = La partie est terminée.
web-pass-to = Passer l’appareil à { $name }
web-curtain = { $name }, à vous !
web-curtain-others = Les autres, regardez ailleurs !
web-curtain-open = C’est moi, { $name } : montrer la table
web-title-turn = ● À vous · { $game }
web-title-over = Partie terminée · { $game }
web-line-lost = Connexion perdue – reconnexion en cours. Votre partie est en sécurité.
web-play-here = Reprendre ma place ici
web-key-gone = Ce lien ne donne plus accès à une place.
web-key-gone-why = L’hôte en a peut-être fait un nouveau. En attendant, vous pouvez regarder.
web-watch = Regarder
web-you-watch = en spectateur
web-table-menu = Table
web-log = Ce qui s’est passé
web-news = Depuis votre dernière action
web-nothing-yet = Rien pour l’instant.
web-say = { $count ->
    [0] Dire quelque chose
    [one] Dire quelque chose, { $count } nouveau message
   *[other] Dire quelque chose, { $count } nouveaux messages
}
web-say-title = Dire quelque chose
web-say-words = Votre message
web-send = Envoyer
web-nothing-said = Personne n’a encore rien dit.
web-undo = Annuler ma dernière action
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
web-host-starts = C’est l’hôte qui lance la partie.
web-sit = Rejoindre la table
web-sit-more = Ajouter un joueur sur cet appareil
web-sit-more-why = Passez-vous l’appareil ; un rideau cache ce qui est secret.
web-sit-down = S’asseoir
web-invite = Inviter
web-invite-how = Toute personne qui ouvre le lien peut prendre une place libre, ou regarder.
web-code = Code QR de l’invitation
web-copy = Copier le lien
web-share = Partager
web-seat-kind = { $kind ->
    [bot] Un robot, niveau : { $level }.
    [free] Cette place est libre.
   *[person] Occupe la place { $seat }.
}
web-is-here = En ligne.
web-is-away = Hors ligne ; la place est gardée.
web-sitter-plays = Un robot joue à sa place, niveau : { $level }. Le joueur reprend sa place en se reconnectant.
web-sit-out = Renvoyer le robot
web-sit-in = Faire jouer un robot à sa place
web-sit-in-why = Pendant l’absence de ce joueur
web-seat-link = Passer sur un autre appareil
web-seat-link-why = Toute personne qui a ce lien peut prendre votre place ; ne le partagez pas.
web-show-code = Afficher le code QR
web-seat-code = Code QR de cette place
web-leave = Quitter la table
web-mute = Masquer ses messages
web-unmute = Afficher ses messages
web-reissue = Créer un nouveau lien pour cette place
web-reissued = Transmettez ce lien ; l’ancien ne fonctionne plus.
web-seat-left = Cette place a été quittée. Personne ne la prend tant que l’hôte ne laisse pas entrer quelqu’un, car on y verrait sa main.
web-open-seat = Laisser entrer quelqu’un
web-seat-open = Toute personne qui a l’invitation peut maintenant s’asseoir ici.
web-watchers = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-watch-link = Lien pour les spectateurs
web-host-means = En tant qu’hôte
web-stop = Arrêter la partie
web-stop-sure = Arrêter la partie pour tout le monde ?
web-delete = Supprimer la table
web-delete-sure = Supprimer la table et la partie enregistrée, pour tout le monde et pour toujours ?
web-cancel = Annuler
web-shuffle = Un mélange que chacun peut vérifier
web-shuffle-late = Ce navigateur n’a vu cet engagement qu’avec la première donne, ou plus tard. Une fois la partie terminée, vous pourrez vérifier que chaque donne en découle ; que la salle n’a pas essayé de nombreux secrets auparavant, seule sa parole le garantit.
web-shuffle-why = La salle a publié cet engagement sur son secret avant la première donne. Une fois la partie terminée, vous pourrez vérifier que chaque donne en découle.
web-time-left = encore { $seconds } secondes
web-clock-days = { $days } j
web-end = La fin
web-scores = Scores
web-score-for = Points pour
web-sum = Total
web-rematch = Rejouer
web-rematch-join = Rejoindre la revanche
web-late = Temps écoulé pour { $name } : la table a joué à sa place.
web-late-you = Votre temps est écoulé : la table a joué à votre place.
web-by-clock = temps écoulé
web-by-bot = joué par un robot
web-end-late = { $count ->
    [one] La pendule a joué une fois pour { $name ->
        [Vous] vous
       *[other] { $name }
    }.
   *[other] La pendule a joué { $count } fois pour { $name ->
        [Vous] vous
       *[other] { $name }
    }.
}
web-away-asks = { $minutes ->
    [one] { $name } n’est plus là depuis une minute.
   *[other] { $name } n’est plus là depuis { $minutes } minutes.
}
web-away-wait = Attendre
web-away-nudge = Relancer
web-away-nudged = { $name } reçoit un rappel.
web-away-bot = Un robot joue
web-hurry = Faire jouer les robots tout de suite
web-rematch-asked = { $name } voudrait rejouer.
web-rematch-accept = Rejoindre
web-replay = Revoir
web-record = Télécharger la partie
web-verify = Vérifier le mélange
web-seat-bot = Mettre un robot
web-panel = Journal et discussion
web-not-here = { $count ->
    [one] { $names } n’est pas encore là
   *[other] { $names } ne sont pas encore là
}
web-start-without = Commencer sans { $names }
web-seat-here = est là
web-seat-away = pas encore là
web-about-table = À propos de cette table
web-table-clock = Temps par tour : { $clock }
web-table-chat = Discussion : { $chat }
web-learn-quickly = Apprendre en une minute
web-while-waiting = En attendant
web-leave-seat = Quitter la place
web-invited-by = { $name } vous invite
web-invited = On vous invite
web-no-seat-left = Toutes les places sont prises ; vous pourrez regarder dès que la partie commence.
web-nudge = Relancer
web-nudge-done = Relance envoyée
web-nudged = { $name } vous relance : c’est à vous de jouer.
web-table-option = { $option } : { $value }
