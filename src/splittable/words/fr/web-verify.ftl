verify-how = Chaque paquet et chaque lancer d’une table découlent du secret de la salle, sur lequel elle s’est engagée avant la première donne, et de ce que chaque place a ajouté. Cette page les refait tous ici, dans votre navigateur, sans rien demander à la salle.
verify-file = Un procès-verbal dans un fichier
verify-paste = Ou collé ici
verify-check = Vérifier
verify-back = À la table
verify-no-record = Ce n’est pas un procès-verbal.
verify-nothing = L’en-tête a engagement, secret, table et nonces :
verify-seen = L’engagement est celui que ce navigateur a vu avant la première donne :
verify-own-nonce = Ce que ce navigateur a ajouté aux mélanges s’y trouve :
verify-commitment = Le secret est celui de l’engagement :
verify-start = La première place, P{ $seat }, a été tirée au sort :
verify-deal-wrong = Le paquet ou lancer { $number } découle du secret :
verify-deals = { $count ->
    [one] Le seul paquet ou lancer découle
   *[other] Les { $count } paquets ou lancers découlent
} du secret :
verify-right = juste
verify-wrong = faux
verify-good = Tout concorde.
verify-means = Ce que cela prouve, et ce que cela ne prouve pas
verify-proves = La salle n’a pu ni choisir ni changer un paquet ou un lancer après son engagement ; et comme ce navigateur n’a ajouté sa part qu’ensuite, pas même avant.
verify-proves-not = Cela ne prouve pas que personne n’a vu de cartes cachées : qui tient la salle connaît son secret.
