splitter-name = Splitter
splitter-notation = write it as “write 4|1 c2”: 4 in the left cell and 1 in the right cell of row c, two from the centre line.
splitter-no-such-slot = Pad { $pad } has no slot { $slot }; choose a free one: { $free }.
splitter-not-the-roll =
    Both numbers of the roll must be written, and no others: { $ways ->
        [one] { $first } twice.
       *[other] { $first } and { $second }, either way round.
    }
splitter-slot-taken = Slot { $slot } is already written in; choose a free one: { $free }.
splitter-round = Round { $round } of { $rounds }
splitter-roller = P{ $seat } rolls
splitter-roll = Roll: { $first } { $second }
splitter-to-write = Yet to write: { $seats }
splitter-have-chosen = Have chosen: { $seats }
splitter-chosen = Your choice so far: { $action }
splitter-sheet = P{ $seat }: { $total }
splitter-own-sheet = P{ $seat } (you): { $total }
splitter-open = Can still score (cells out of those needed): { $groups }
splitter-mark-star = * star: doubles
splitter-mark-heart = ♥ heart
splitter-mark-last = ‹ written in the previous round
splitter-mark-chosen = ? your choice
splitter-over = The game is over. Won by { $seats }
splitter-rating = { $points } points: { $rating }
splitter-step-0 = lost this time
splitter-step-1 = in the club
splitter-step-2 = fair
splitter-step-3 = solid
splitter-step-4 = good
splitter-step-5 = very good
splitter-step-6 = first class
splitter-step-7 = among the world’s best
splitter-step-8 = astonishing
splitter-step-9 = dazzling
splitter-step-10 = hard to believe
splitter-step-11 = not of this world
splitter-level-random = Writes anywhere.
splitter-level-easy = Writes where the most points come at once. Overlooks groups that could still grow, but sees it when a slot would cost it more than a point later.
splitter-level-medium = Also counts groups that may yet be completed, with room around them. Overlooks which rolls are likely and which groups get in each other’s way, as long as it costs a point at most.
splitter-level-hard = Judges the whole sheet as it learned from more than half a million games. Does not look ahead, and overlooks everybody else’s sheet.
splitter-level-expert = Plays on many times from each good slot; the last five rounds it works out exactly. In the last four it looks at everybody’s sheet and plays to win.
splitter-short-write = { $what }
