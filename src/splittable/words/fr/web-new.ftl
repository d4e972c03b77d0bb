web-new-how = Avec qui
web-new-bots = Contre des robots
web-new-here = Un seul appareil
web-new-here-why = L’appareil passe de main en main ; un rideau cache ce qui est secret.
web-new-here-how = { $people } personnes sur cet appareil{ $bots ->
    [0] {""}
    [one] {" et un robot"}
   *[other] {" et "}{ $bots } robots
}.
web-new-people = Personnes ici
web-new-name-of = Joueur { $seat }
