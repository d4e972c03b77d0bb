play-word-help = aide
play-word-hint = indice
play-word-undo = annuler
play-word-rules = règles
play-word-quit = quitter
play-welcome = { $game } : vous êtes P{ $seat }.
play-bots = Robots : { $bots }.
play-resumed =
    { $count ->
        [one] Reprise après { $count } action.
       *[other] Reprise après { $count } actions.
    }
play-help = Tapez une action ou son numéro, ou bien « { $hint } » (ou « { $hint } facile »), « { $undo } », « { $rules } », « { $help } », « { $quit } » ; Entrée redessine la table.
play-happened = Ce qui s’est passé :
play-deck = Un paquet a été distribué.
play-compiling = Compilation de { $game }, une seule fois
play-verb = { $verb } : { $action }
play-prompt = P{ $seat }>{" "}
play-no-such-number = Il n’y a pas d’action numéro { $number } ; les numéros vont de 1 à { $most }.
play-no-such-level = Choisissez un niveau pour l’indice : { $levels }.
play-no-brain = Ce jeu n’a pas encore d’indices de niveau { $level }.
play-hint = Un robot (niveau : { $level }) choisirait le numéro { $number } : { $action }
play-undone = Votre dernière action est annulée.
play-kept = La partie est enregistrée dans { $file } ; pour la reprendre : { $command }
play-kept-whole = Cette partie de { $game } est enregistrée dans { $file }
play-review = Ce que valait chaque décision : { $command }
