terminal-discard = Discard
terminal-log = What happened
terminal-opening = Opening the table…
terminal-compiling = Compiling { $game }, once: { $percent } %
terminal-compiling-why = Each game is compiled for this machine the first time it is played; after that it starts at once.
terminal-your-turn = Your turn
terminal-thinking = { $name } is thinking…
terminal-does = ↵ { $action }
terminal-picks = ↵ pick this, then { $count ->
    [one] confirm
   *[other] choose one of { $count }
}
terminal-moves = Arrows or mouse to choose
terminal-picked = Escape puts it back
terminal-hint-thinking = Looking for a hint…
terminal-hint-compiling = The hints are compiled once, as bots are: { $percent } %
terminal-hint = Hint: { $action }. So would level { $level }.
terminal-hint-tries = Level { $level } makes up to { NUMBER($tries) } trials for a decision.
terminal-hint-agree = Level { $levels } would do the same.
terminal-hint-alone = No weaker level would do the same.
terminal-hint-none = There is nothing for you to decide now.
terminal-refused = { $ruling }: { $reason }
terminal-refused-sentence = Rules { $number }: { $sentence }
terminal-over = The game is over. q leaves.
terminal-key-choose = choose
terminal-key-back = back
terminal-key-hint = hint
terminal-key-undo = undo
terminal-key-list = list
terminal-key-rules = rules
terminal-key-quit = quit
terminal-rules-keys = ↑ ↓ scroll   Esc back to the table
terminal-small = This window has { $width } × { $height } signs; from 80 × 24 on everything fits better.
terminal-failed = This should not have happened ({ $error }); the record is whole.
terminal-end = Final score: { $points }. { $who ->
    [you] You win!
    [one] { $winners } wins.
   *[several] { $winners } share the victory.
}
terminal-worth = { $action }: { $worth }
