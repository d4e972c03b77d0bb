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
you = Vous
level-names-random = Zig, Bingo, Hopla, Pip, Tombo, Dodo, Lulu, Kiki, Bim, Zaza, Yoyo, Fizz
level-names-easy = Mila, Otto, Nina, Gus, Lili, Léo, Emmy, Max, Rosa, Tim, Tilda, Sam
level-names-medium = Ada, Hugo, Clara, Félix, Iris, Oscar, Nora, Simon, Véra, Jonas, Alma, Victor
level-names-hard = Edgar, Théa, Magnus, Livia, Conrad, Irma, Anton, Selma, Gaspard, Odile, Ludwig, Cosima
level-names-expert = Athéna, Merlin, Hypatie, Newton, Minerve, Archimède, Cassandre, Pascal, Uranie, Euclide, Sibylle, Turing
level-rating = cote { $rating }
level-about-random = Joue n’importe quoi, du moment que c’est permis, les yeux fermés.
level-about-easy = Prend ce qui lui plaît sur le moment, sans regarder ce que vous préparez.
level-about-medium = Pèse chaque coup avec soin, mais ne voit guère plus loin.
level-about-hard = Voit plus loin et pèse ce qui peut venir ; les surprises rares lui échappent.
level-about-expert = Passe en revue des milliers de suites possibles avant chaque coup.
animal-fox = Renard
animal-owl = Hibou
animal-cat = Chat
animal-bear = Ours
animal-frog = Grenouille
animal-rabbit = Lapin
animal-hedgehog = Hérisson
animal-crow = Corbeau
animal-whale = Baleine
animal-tortoise = Tortue
animal-mouse = Souris
animal-deer = Cerf
