splitter-why-spoils = It makes your finished { $n }s one too many: the { $n }s come to { $p_points } in the end ({ $best }: { $b }).
splitter-why-completes = { $best } finishes your { $n }s: { $points } { $points ->
    [one] point
   *[other] points
} at once.
splitter-why-blocks = The { $n }s at { $slot } can never be finished any more: the { $n }s come to { $p_points } in the end ({ $best }: { $b }).
splitter-why-welcome = After it { $rolls } of 36 next rolls spoil a group wherever they are written; after { $best } only { $others }.
splitter-why-helps = After it { $rolls } of 36 next rolls finish a group; after { $best }, { $others }.
splitter-why-joins = { $best } adds to your { $n }s: they are finished { $b } % of the time instead of { $p } %.
splitter-why-room = It takes the room that your { $n }s need: they are finished { $p } % of the time ({ $best }: { $b } %).
splitter-why-spoilt-later = It puts your finished { $n }s in danger: they are spoilt later { $p } % of the time ({ $best }: { $b } %).
splitter-why-turn-round = The same slot, the other way round: there the { $n } comes to count { $b } % of the time instead of { $p } %.
splitter-why-ones = A 1 counts only alone, and here it touches another: it comes to count { $p } % of the time ({ $best }: { $b } %).
splitter-why-starts-late = A new group of { $n }s lacks { $lacking } more, with { $rounds } { $rounds ->
    [one] round
   *[other] rounds
} to go: the { $n } comes to count { $p } % of the time ({ $best }: { $b } %).
splitter-why-mirror = It is the { $n } that costs: it comes to count { $p } % of the time there ({ $best }: { $b } %).
splitter-why-star = A star doubles fewer of your groups: { $p } in 100 games ({ $best }: { $b }).
splitter-why-hearts = Three { $n }s in the hearts: { $b } % of the time with { $best } instead of { $p } %.
splitter-why-victory = { $name } is { $lead } { $lead ->
    [one] point
   *[other] points
} ahead with { $rounds } { $rounds ->
    [one] round
   *[other] rounds
} to write: it is enough to win { $p } % of the time ({ $best }: { $b } %).
splitter-why-star-size = A group of 6s on the star is worth 12, one of { $n }s only { $double }: stars add { $p_points } in the end instead of { $b }.
splitter-why-stars = Stars then add { $p_points } in the end instead of { $b }.
splitter-why-hearts-points = The hearts then bring { $p_points } on average instead of { $b }.
splitter-why-number = Most of it is the { $n }s: they come to { $p_points } in the end instead of { $b }.
