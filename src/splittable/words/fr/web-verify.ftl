verify-how = Chaque paquet et chaque lancer d’une table découlent du secret de la salle, sur lequel elle s’est engagée avant la première donne, et de ce que chaque place a ajouté. Cette page les recalcule tous ici, dans votre navigateur, sans rien demander à la salle.
verify-file = Une partie enregistrée dans un fichier
verify-paste = Ou collez-la ici
verify-check = Vérifier
verify-back = Retour à la table
verify-no-record = Ce n’est pas une partie enregistrée.
verify-nothing = L’en-tête contient un engagement, un secret, une table et des nonces :
verify-seen = L’engagement est celui que ce navigateur a vu avant la première donne :
verify-own-nonce = Ce que ce navigateur a ajouté aux mélanges s’y trouve :
verify-commitment = Le secret est celui de l’engagement :
verify-start = La première place, P{ $seat }, a été tirée au sort :
verify-deal-wrong = Le paquet ou lancer { $number } découle du secret :
verify-deals = { $count ->
    [one] Le seul paquet ou lancer découle
   *[other] Les { $count } paquets ou lancers découlent
} du secret :
verify-right = juste
verify-wrong = faux
verify-good = Tout concorde.
verify-means = Ce que cela prouve, et ce que cela ne prouve pas
verify-proves = La salle n’a pu ni choisir ni changer un paquet ou un lancer après s’être engagée.
verify-proves-before = Ni même avant, puisque ce navigateur n’a ajouté sa part qu’ensuite.
verify-proves-after-only = Ce navigateur n’a pas vu l’engagement puis ajouté sa part avant la première donne, ce que personne ne peut faire à une table qui commence dès son ouverture : que la salle n’a pas essayé de nombreux secrets auparavant, seule sa parole le garantit.
verify-proves-not = Cela ne prouve pas que personne n’a vu de cartes cachées : la personne qui gère la salle connaît son secret.
