splitter-do-write = { $left } | { $right } in { $row }{ $distance }
splitter-did-write = { $name } writes { $left } | { $right } in { $row }{ $distance }.
splitter-did-roll = The dice show { $first } and { $second }.
splitter-ask-write = Write { $first } and { $second } in one free slot.
splitter-line = Groups of { $number }
splitter-line-hearts = Hearts
splitter-option-pad = Pad
splitter-option-pad-A = A, with two stars
splitter-option-pad-B = B, with stars and hearts
splitter-your-sheet = Your sheet
splitter-sheets = Everybody’s sheets
splitter-sheet-of = { $name }’s sheet
splitter-sheet-before = Previous
splitter-sheet-next = Next
splitter-slots = Slots of your sheet
splitter-slot-free = { $slot }, free{ $signs ->
    [star] , with a star
    [starstar] , with two stars
    [heart] , with a heart
    [heartheart] , with two hearts
   *[none] {""}
}
splitter-slot-holds = { $slot }: { $first } and { $second }
splitter-slot-staged = { $slot }: { $first } and { $second }, not confirmed yet
splitter-swap = Swap the two numbers
splitter-swap-key = Swap the two numbers (X)
splitter-put-back = Put back
splitter-write = Write { $left } | { $right } in { $slot }
splitter-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
splitter-roll-lies = { $left } on the left, { $right } on the right
splitter-rolled-by = { $name } rolled
splitter-points-by-number = Points by number
splitter-group = { $count } of { $number }, { $fate ->
    [complete] complete
    [spoilt] spoilt
   *[open] open
}
splitter-no-group = no group
splitter-hearts-fate = { $fate ->
    [complete] complete
    [spoilt] spoilt
    [open] open
   *[none] {""}
}
splitter-ladder = How high will you climb?
