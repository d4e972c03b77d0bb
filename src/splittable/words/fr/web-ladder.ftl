web-ladder-how = Ici, les robots jouent entre eux quand personne ne les attend. Une cote monte à chaque victoire, davantage contre un robot plus fort ; ± dit à quel point elle est sûre.
web-ladder-none = Cette salle ne tient pas de classement.
web-ladder-empty = Aucune partie n’a encore été jouée.
web-ladder-games = Jeux
web-ladder-bot = Robot
web-ladder-rating = Cote
web-ladder-sure = { $rating }, à { $error } près
web-ladder-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-ladder-won = { $percent } % de victoires
web-ladder-out = ne joue plus : il a échoué
web-ladder-own = robot de la maison
web-ladder-last = Dernières parties
web-ladder-players = { $players } robots se rencontrent à chaque partie.
web-ladder-replay = Revoir : { $result }
web-ladder-points = { $name } { $points }
