play-word-help = aide
play-word-hint = indice
play-word-undo = annuler
play-word-rules = règles
play-word-quit = quitter
play-welcome = { $game } : vous êtes P{ $seat }.
play-bots = Robots : { $bots }.
play-resumed =
    { $count ->
        [one] On reprend après { $count } action.
       *[other] On reprend après { $count } actions.
    }
play-help = Tapez une action ou son numéro ; « { $hint } » (ou « { $hint } easy »), « { $undo } », « { $rules } », « { $help } », « { $quit } » ; Entrée redessine la table.
play-happened = Ce qui s’est passé :
play-deck = {"  "}Un paquet a été distribué.
play-compiling = préparation
play-thinking = P{ $seat } ({ $bot }) réfléchit …
play-prompt = P{ $seat }>{" "}
play-no-such-number = Il n’y a pas d’action numéro { $number } ; les numéros vont de 1 à { $most }.
play-no-such-level = Un indice est d’un niveau : { $levels }.
play-no-brain = Il n’y a pas encore d’indice de niveau { $level } pour ce jeu.
play-hint = Un robot de niveau { $level } prendrait le numéro { $number } : { $action }
play-undone = Votre dernière action est annulée.
play-kept = Le procès-verbal est dans { $file } ; reprendre avec : { $command }
play-kept-whole = Le procès-verbal de cette partie de { $game } est dans { $file }
