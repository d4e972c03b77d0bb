seat = P{ $seat }
unreadable-action = « { $text } » n’est pas une action de ce jeu ; { $example }
al-04-over = La partie est terminée ; plus rien ne peut être joué.
al-04-needs-deck = La table attend qu’un paquet soit distribué ; personne ne peut agir avant.
al-04-needs-roll = La table attend les dés ; personne ne peut agir avant.
al-04-not-your-turn = Ce n’est pas à P{ $seat } de jouer ; la table attend { $waiting }.
summary-over = { $count ->
    [one] Terminé : { $points }. { $winners } gagne.
   *[other] Terminé : { $points }. { $winners } partagent la victoire.
}
summary-running = Pas terminé après { NUMBER($actions) } { $actions ->
    [one] action
   *[other] actions
} : { $points }.
