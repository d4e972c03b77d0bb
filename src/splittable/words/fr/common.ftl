seat = P{ $seat }
unreadable-action = « { $text } » n’est pas une action de ce jeu ; { $example }
al-04-over = La partie est terminée ; il n’y a plus rien à jouer.
al-04-needs-deck = Personne ne peut agir avant que les cartes soient distribuées.
al-04-needs-roll = Personne ne peut agir avant que les dés soient lancés.
al-04-not-your-turn = Ce n’est pas à P{ $seat } de jouer ; la table attend { $waiting }.
summary-over = { $count ->
    [one] Score final : { $points }. { $winners } gagne.
   *[other] Score final : { $points }. { $winners } partagent la victoire.
}
summary-running = Partie en cours après { NUMBER($actions) } { $actions ->
    [one] action
   *[other] actions
} : { $points }.
