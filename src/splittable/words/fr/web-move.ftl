web-move-title = Utiliser sur un autre appareil
web-move-how = { $count ->
    [0] Votre nom, vos réglages et vos meilleurs scores vous suivent.
    [one] Votre table, votre nom, vos réglages et vos meilleurs scores vous suivent.
   *[other] Vos { $count } tables, votre nom, vos réglages et vos meilleurs scores vous suivent.
} Tout reste aussi sur cet appareil.
web-move-make = Créer un lien
web-move-link-why = Valable une fois, pendant dix minutes. Toute personne qui l’ouvre reçoit vos places : ne le partagez pas.
web-move-code = Code QR pour l’autre appareil
web-move-here = Depuis un autre appareil
web-move-opening = Un instant…
web-move-found = { $count ->
    [0] Aucune table n’est du voyage
    [one] Une table est du voyage
   *[other] { $count } tables sont du voyage
}
web-move-name = Nom : { $name }
web-move-best = { $count ->
    [one] Un meilleur score
   *[other] { $count } meilleurs scores
}
web-move-take = Ajouter à cet appareil
web-move-done = Tout est là.
web-move-go = Vers mes tables
web-move-none = Il n’y a rien à ajouter : ouvrez le lien ou scannez le code de l’autre appareil.
web-copy-link = Copier le lien
