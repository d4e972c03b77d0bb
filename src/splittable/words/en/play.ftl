play-word-help = help
play-word-hint = hint
play-word-undo = undo
play-word-rules = rules
play-word-quit = quit
play-welcome = { $game }: you are P{ $seat }.
play-bots = Bots: { $bots }.
play-resumed =
    { $count ->
        [one] Going on after { $count } action.
       *[other] Going on after { $count } actions.
    }
play-help = Type an action or its number; “{ $hint }” (or “{ $hint } easy”), “{ $undo }”, “{ $rules }”, “{ $help }”, “{ $quit }”; Enter draws the table again.
play-happened = What happened:
play-deck = {"  "}A deck was dealt.
play-compiling = getting ready
play-thinking = P{ $seat } ({ $bot }) thinks …
play-prompt = P{ $seat }>{" "}
play-no-such-number = There is no action number { $number }; numbers go from 1 to { $most }.
play-no-such-level = A hint is of a level: { $levels }.
play-no-brain = There is no hint of level { $level } for this game yet.
play-hint = A bot of level { $level } would take number { $number }: { $action }
play-undone = Your last action is taken back.
play-kept = The record is in { $file }; go on with: { $command }
play-kept-whole = The record of this game of { $game } is in { $file }
