splitter-do-write = { $left } | { $right } in { $row }{ $distance }
splitter-did-write = { $name ->
    [You] You write
   *[other] { $name } writes
} { $left } | { $right } in { $row }{ $distance }.
splitter-did-roll = The dice show { $first } and { $second }.
splitter-ask-write = Write { $first } and { $second } in one free slot.
splitter-line = Groups of { $number }
splitter-line-hearts = Hearts
splitter-option-pad = Pad
splitter-option-pad-A = A, with two stars
splitter-option-pad-B = B, with stars and hearts
splitter-your-sheet = Your sheet
splitter-sheets = Everybody’s sheets
splitter-sheet-of = { $name ->
    [You] Your
   *[other] { $name }’s
} sheet
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
splitter-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} of { $players }
splitter-rank-short = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
splitter-next-step = next step at { $points }
splitter-ghost = { $what ->
    [spoils] spoils { $sum }
   *[brings] +{ $sum }
}
splitter-minute-aim = Fill your sheet with groups that have exactly as many cells as their number says.
splitter-minute-1 = Two dice are rolled for all. Everybody writes both numbers in one free slot: two cells mirrored about the centre line.
splitter-minute-2 = Equal numbers next to each other, across or down, form a group. Three 3s together score 3, six 6s score 6.
splitter-minute-3 = One too few or one too many scores nothing.
splitter-minute-4 = A star doubles its group. After 22 rounds the sheet is full, and the most points win.
