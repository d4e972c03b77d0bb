seat = P{ $seat }
unreadable-action = “{ $text }” is not an action here; { $example }
al-04-over = The game is over; there is nothing left to play.
al-04-needs-deck = Nobody can act until the cards are dealt.
al-04-needs-roll = Nobody can act until the dice are rolled.
al-04-not-your-turn = It is not P{ $seat }’s turn; the table is waiting for { $waiting }.
summary-over = { $count ->
    [one] Final score: { $points }. { $winners } wins.
   *[other] Final score: { $points }. { $winners } share the victory.
}
summary-running = In progress after { NUMBER($actions) } { $actions ->
    [one] action
   *[other] actions
}: { $points }.
you = You
level-names-random = Zig, Bingo, Hopla, Pip, Tombo, Dodo, Lulu, Kiki, Bim, Zaza, Yoyo, Fizz
level-names-easy = Mila, Otto, Nina, Gus, Lili, Leo, Emmy, Max, Rosa, Tim, Tilda, Sam
level-names-medium = Ada, Hugo, Clara, Felix, Iris, Oscar, Nora, Simon, Vera, Jonas, Alma, Victor
level-names-hard = Edgar, Thea, Magnus, Livia, Conrad, Irma, Anton, Selma, Gaspard, Odile, Ludwig, Cosima
level-names-expert = Athena, Merlin, Hypatia, Newton, Minerva, Archimedes, Cassandra, Pascal, Urania, Euclid, Sibyl, Turing
level-rating = rated { $rating }
level-about-random = Plays anything that is allowed, eyes shut.
level-about-easy = Grabs what looks good right now, and never looks at what you are up to.
level-about-medium = Weighs every move with care, but hardly looks ahead.
level-about-hard = Looks ahead and weighs what may come; rare surprises escape it.
level-about-expert = Thinks through thousands of ways the game could go on before each move.
animal-fox = Fox
animal-owl = Owl
animal-cat = Cat
animal-bear = Bear
animal-frog = Frog
animal-rabbit = Rabbit
animal-hedgehog = Hedgehog
animal-crow = Crow
animal-whale = Whale
animal-tortoise = Tortoise
animal-mouse = Mouse
animal-deer = Deer
