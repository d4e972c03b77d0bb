wrong-said = { $sentence }
wrong-game = il n’y a pas de jeu { $game } ; les jeux sont { $games }
wrong-rules = cette version ne connaît pas les règles { $version } de { $game }, seulement les règles { $versions }
wrong-players = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $players }
wrong-option = { $game } n’a pas d’option { $name } ; ses options sont { $options }
wrong-option-value = l’option { $name } de { $game } vaut { $values }, pas { $value }
wrong-options = les options sont un dictionnaire de noms et de valeurs, pas { $options }
wrong-pair = une option s’écrit nom=valeur, pas { $pair }
wrong-pair-twice = l’option { $name } figure deux fois
wrong-entries = il y a { $count } entrées pour { $players } joueurs
wrong-count = { $name } est un nombre entier à partir de 0, pas { $count }
wrong-memory = il n’y a pas assez de mémoire pour les scores de { $games } parties
wrong-whole = { $text } n’est pas un nombre entier
wrong-seed = une graine est un nombre entier de 0 à { $last }, pas { $seed }
wrong-seed-and-chance = une table a une graine ou un hasard écrit d’avance, pas les deux
wrong-chance = le hasard est une liste de tirages, pas un seul texte
wrong-seat = les places de cette table vont de 0 à { $last }, pas { $seat }
wrong-place = il n’y a pas de P{ $seat } à une table de { $players }
wrong-undecided = la place { $seat } n’a rien à décider maintenant
wrong-event = un événement est une pioche (deck), un lancer (roll) ou l’action d’une place, pas { $line }
wrong-deal = il n’y a rien à distribuer ni à lancer maintenant
wrong-outcome-deck = { $game } se distribue par « deck » et ses cartes, celle du dessus d’abord, pas { $text }
wrong-outcome-roll = { $game } se joue par « roll » et deux dés, comme « roll 4 1 », pas { $text }
wrong-roll = un lancer est fait de deux dés de 1 à { $faces }, pas { $text }
wrong-card = il n’y a pas de carte { $card } dans { $game }
wrong-deck-size = ce paquet a { $count } cartes, et { $game } se joue à cette table avec { $cards }
wrong-deck-card = ce paquet contient { $times } fois { $card } au lieu de { $right }
wrong-names = les noms sont une liste de textes
wrong-names-count = il y a { $count } noms pour { $players } joueurs
wrong-name = un nom est un texte simple de 1 à { $longest } caractères sans « | », pas { $name }
record-line = ligne { $line } : { $sentence }
record-no-text = une partie enregistrée est un texte, pas { $kind }
record-first-line = une partie enregistrée commence par la ligne « { $line } »
record-no-cut = la ligne « { $cut } » entre l’en-tête et les événements manque
record-many-cuts = une partie enregistrée a deux lignes « { $cut } » au plus
record-no-value = une ligne de l’en-tête est une clé suivie d’une valeur
record-key-twice = la clé « { $key } » figure deux fois dans l’en-tête
record-no-key = l’en-tête n’a pas de ligne « { $key } »
record-order = les décisions simultanées figurent une fois chacune, dans l’ordre des places
record-not-over = la partie n’est pas finie, il ne peut donc pas y avoir de scores après ses événements
record-tail = après les événements viennent scores et winners, une fois chacun
record-result = les événements donnent « { $line } »
record-no-result = la ligne « { $key } » manque à la fin
record-unreadable = lecture impossible ({ $problem })
record-missing = il n’y a pas de tel fichier
record-folder = c’est un dossier
record-forbidden = ce n’est pas permis
record-no-utf-8 = ce n’est pas un texte en UTF-8
record-too-large = c’est trop grand pour une partie enregistrée
proof-no-key = l’en-tête n’a pas de ligne « { $key } », il n’y a donc rien à vérifier
proof-other-secret = le secret n’est pas celui qui avait été engagé
proof-wrong-secret = le secret n’est pas fait de 64 chiffres hexadécimaux
proof-nonces = il n’y a pas un nonce pour chaque place
proof-start = la place qui commence est P{ $start }, et c’est P{ $drawn } qui a été tirée
proof-deal = ce n’est pas ce qui découle du secret engagé
proof-proven = { $deals ->
    [one] { $deals } distribution découle
   *[other] { $deals } distributions découlent
} du secret engagé ; { $actions ->
    [one] { $actions } action suit
   *[other] { $actions } actions suivent
} les règles
proof-no-nonce = personne n’a ajouté de nonce : que la salle n’ait pas essayé beaucoup de secrets avant de s’engager ne repose que sur sa parole
proof-worth = cela vaut pour ceux qui ont vu l’engagement avant d’ajouter leur nonce ; une table qui démarre dès son ouverture ne le montre qu’avec la première distribution
