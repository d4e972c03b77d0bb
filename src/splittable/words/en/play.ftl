play-word-help = help
play-word-hint = hint
play-word-undo = undo
play-word-rules = rules
play-word-quit = quit
play-welcome = { $game }: you are P{ $seat }.
play-bots = Bots: { $bots }.
play-resumed =
    { $count ->
        [one] Resuming after { $count } action.
       *[other] Resuming after { $count } actions.
    }
play-help = Type an action or its number, or “{ $hint }” (or “{ $hint } easy”), “{ $undo }”, “{ $rules }”, “{ $help }”, “{ $quit }”; Enter redraws the table.
play-happened = What happened:
play-deck = A deck was dealt.
play-compiling = Compiling { $game }, once
play-verb = { $verb }: { $action }
play-prompt = P{ $seat }>{" "}
play-no-such-number = There is no action number { $number }; numbers go from 1 to { $most }.
play-no-such-level = Choose a level for the hint: { $levels }.
play-no-brain = This game has no hints of level { $level } yet.
play-hint = A bot of level { $level } would choose number { $number }: { $action }
play-undone = Your last action is undone.
play-kept = The record is in { $file }; to resume: { $command }
play-kept-whole = The record of this game of { $game } is in { $file }
play-review = What each decision was worth: { $command }
