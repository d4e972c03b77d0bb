terminal-discard = Défausser
terminal-log = Ce qui s’est passé
terminal-opening = Ouverture de la table…
terminal-compiling = Compilation de { $game }, une seule fois : { $percent } %
terminal-compiling-why = Chaque jeu est compilé pour cette machine à la première partie ; ensuite il démarre aussitôt.
terminal-your-turn = À vous
terminal-thinking = { $name } réfléchit…
terminal-does = ↵ { $action }
terminal-picks = ↵ prendre ceci, puis { $count ->
    [one] confirmer
   *[other] choisir parmi { $count }
}
terminal-moves = Flèches ou souris pour choisir
terminal-picked = Échap le repose
terminal-hint-thinking = Recherche d’un indice…
terminal-hint-compiling = Les indices sont compilés une seule fois, comme les robots : { $percent } %
terminal-hint = Indice : { $action }. C’est le choix du niveau { $level }.
terminal-hint-tries = Le niveau { $level } fait jusqu’à { NUMBER($tries) } essais par décision.
terminal-hint-agree = Le niveau { $levels } ferait de même.
terminal-hint-alone = Aucun niveau plus faible ne ferait de même.
terminal-hint-none = Vous n’avez rien à décider pour l’instant.
terminal-refused = { $ruling } : { $reason }
terminal-refused-sentence = Règles { $number } : { $sentence }
terminal-over = La partie est terminée. q pour quitter.
terminal-key-choose = choisir
terminal-key-back = retour
terminal-key-hint = indice
terminal-key-undo = annuler
terminal-key-list = liste
terminal-key-rules = règles
terminal-key-quit = quitter
terminal-rules-keys = ↑ ↓ défiler   Échap retour à la table
terminal-small = Cette fenêtre a { $width } × { $height } signes ; à partir de 80 × 24 tout tient mieux.
terminal-failed = Cela n’aurait pas dû arriver ({ $error }) ; l’enregistrement est entier.
terminal-end = Score final : { $points }. { $who ->
    [you] Vous gagnez !
    [one] { $winners } gagne.
   *[several] { $winners } partagent la victoire.
}
terminal-worth = { $action } : { $worth }
