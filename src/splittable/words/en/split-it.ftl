split-it-name = Split it!
split-it-level-random = Cuts, guesses and places anything that is allowed.
split-it-level-easy = The more points a section brings it right now, the likelier it goes there; it cuts for points of its own. Never asks where you will guess, nor what your columns are worth.
split-it-level-medium = Counts your points as well as its own, and mixes its guesses so that you cannot foresee them. Does not look past this reveal; for two, it mixes hastily.
split-it-level-hard = Knows how often a column still scores in the end, and plays the round on in its head. Does not notice how you like to guess.
split-it-level-expert = Plays on to the end of the next round and reads you: whoever guesses, cuts or places by habit is caught at it. For two, it works out the whole round instead.
split-it-notation = write it as “split 3-2-4” (the sizes of the white, pink and black sections), “remove pink”, “guess white” or “joker 7”.
split-it-empty-section = Each of the three sections needs at least one card.
split-it-no-such-row = A row of { $sum } cards is never split; rows that are split have { $fewest } to { $most } cards.
split-it-wrong-sum = The row has { $cards } cards, and the three sections must hold all of them; these hold { $sum }.
split-it-split-first = The row of { $cards } cards must first be split in three, for example “{ $example }”.
split-it-other-removes = Only the other player removes a section, once the row is split.
split-it-two-players-remove = Sections are removed only in a two-player game; this table has { $players } players.
split-it-allowed =
    { $allowed ->
        [white-pink] white or pink
        [white-black] white or black
        [pink-black] pink or black
       *[other] white, pink or black
    }
split-it-remove-first = Before the guesses one section must be removed: { split-it-allowed }.
split-it-guess-now = The row is already split; now everybody guesses: { split-it-allowed }.
split-it-already-removed = A section has already been removed from this row; now guess: { split-it-allowed }.
split-it-removed-once = A section is removed only after the first split of a round; now guess: { split-it-allowed }.
split-it-two-cards-stay = Nothing is removed from the last two cards; now guess: { split-it-allowed }.
split-it-section-removed =
    { $section ->
        [white] The white
        [pink] The pink
       *[black] The black
    } section has been removed and cannot be guessed; guess another: { split-it-allowed }.
split-it-two-cards = The last two cards form only a white and a pink section; guess one of them: { split-it-allowed }.
split-it-no-joker = You have no joker to place now, and a placed joker never moves.
split-it-joker-waits =
    { $jokers ->
        [one] Your joker waits until you have a column; take
       *[other] Your { $jokers } jokers wait until you have a column; take
    } a number card first.
split-it-no-column = A joker cannot open a column, and you have no { $number }s; put it on a column you have: { $allowed }.
split-it-not-formed = A waiting joker goes on a column formed by this catch, not on { $number }; choose: { $allowed }.
split-it-jokers-first =
    { $jokers ->
        [one] First place your joker; it can go on: { $allowed }.
       *[other] First place your { $jokers } jokers, one at a time; they can go on: { $allowed }.
    }
split-it-round = Round { $round } of { $rounds }
split-it-splitter = P{ $seat } splits
split-it-pile =
    { $cards ->
        [0] the pile is empty
        [one] { $cards } card in the pile
       *[other] { $cards } cards in the pile
    }
split-it-row = Row: { $cards }
split-it-sections = Row, split:
split-it-white = White
split-it-pink = Pink
split-it-black = Black
split-it-fate-removed = removed
split-it-asks-split = { $seats } must split the row.
split-it-asks-remove = { $seats } must remove a section.
split-it-asks-guess = Yet to guess: { $seats }.
split-it-asks-joker = { $seats } must place a joker.
split-it-guessed = Have guessed: { $seats }.
split-it-jokers-to-place = Jokers to place: { $waited } that waited, { $caught } from this catch.
split-it-chosen = Your choice so far: { $action }.
split-it-in-round = Still in the round: { $seats }.
split-it-meetings = Meetings two against two: { $meetings } of { $most }.
split-it-over = The game is over. Won by { $seats }.
split-it-you = P{ $seat } (you)
split-it-legend = Number cards + jokers in each column; * has the most. Last: points.
split-it-waiting-jokers =
    P{ $seat } has { $jokers ->
        [one] { $jokers } waiting joker
       *[other] { $jokers } waiting jokers
    }.
split-it-out = Out of play: { $cards }
split-it-reveal = Last reveal: round { $round }, split by P{ $seat }
split-it-fate-taken = taken
split-it-fate-stays = contested, stays
split-it-fate-out = out of play
split-it-jokers-placed = Jokers: { $places }
split-it-told-round = Round { $round }: { $takes } · out { $out }
split-it-short-split = cut { $what }
split-it-short-remove = remove { $section }
split-it-short-guess = { $section }
split-it-short-joker = joker on the { $number }s
split-it-doing-split = cutting { $what }
split-it-doing-remove = removing { $section }
split-it-doing-joker = the joker on the { $number }s
