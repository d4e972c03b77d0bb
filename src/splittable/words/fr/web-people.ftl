web-said = { $name } : { $words }
web-reacted = { $name } { $words }
web-said-so-far = Ce qui s’est dit
web-react-emoji-laugh = Rire
web-react-emoji-wow = Oh !
web-react-emoji-heart = Cœur
web-react-emoji-clap = Bravo
web-react-emoji-think = Hmm
web-react-emoji-cry = Larmes
web-end-won = { $margin ->
    [0] Vous gagnez au départage !
    [one] Vous gagnez d’un point !
   *[other] Vous gagnez de { $margin } points !
}
web-end-shared = Vous partagez la victoire avec { $names } !
web-end-lost = { $margin ->
    [0] { $name } gagne au départage
    [one] { $name } gagne d’un point
   *[other] { $name } gagne de { $margin } points
}{ $rank ->
    [0] {"."}
    [1] , vous êtes 1er ex æquo.
   *[other] , vous êtes { $rank }e.
}
web-end-lost-shared = { $names } partagent la victoire{ $rank ->
    [0] {"."}
    [1] , vous êtes 1er ex æquo.
   *[other] , vous êtes { $rank }e.
}
web-end-alone = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
web-end-best = { $change ->
    [first] Un premier score à battre.
    [better] Nouveau record ! L’ancien était de { $best }.
    [same] Votre record est égalé.
   *[worse] Votre record : { $best }.
}
web-end-everybody-won = Tout le monde partage la victoire !
web-end-ranking = Classement
web-end-rank = { $rank }.
web-end-why = D’où viennent les points
web-end-new = Nouvelle partie
web-end-course = Les points manche par manche
web-end-told-led = { $name ->
    [Vous] Vous avez mené
   *[other] { $name } a mené
} de la première manche à la dernière.
web-end-told-behind = { $name ->
    [Vous] Vous aviez
   *[other] { $name } avait
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} de retard après la manche { $round }.
web-end-told-last = La dernière manche a tout décidé.
web-end-told-changes = La première place a changé { $count } fois.
web-end-told-best = Le plus de points en une manche : { $name ->
    [Vous] vous
   *[other] { $name }
}, +{ $points } à la manche { $round }.
web-end-share = Partager le résultat
