split-it-why-meets = Others go there too: you meet somebody { $p } % of the time ({ $best }: { $b } %).
split-it-why-alone = { $best } is yours alone { $b } % of the time, { $action } { $p } %.
split-it-why-empty = You then end this round without a card { $p } % of the time ({ $best }: { $b } %).
split-it-why-cut-magnet = After your cut all go to the same section, and nobody takes anything at the first reveal { $p } % of the time ({ $best }: { $b } %).
split-it-why-cut-apart = After your cut somebody takes a section at the first reveal more often: nobody does { $p } % of the time ({ $best }: { $b } %).
split-it-why-cut-own = You take a section at the first reveal { $p } % of the time ({ $best }: { $b } %).
split-it-why-cut-again = Cards come back to you to cut again { $p } % of the time ({ $best }: { $b } %).
split-it-why-cut-empty = After your cut you end this round without a card { $p } % of the time ({ $best }: { $b } %).
split-it-why-removed = You get a section at the first reveal { $p } % of the time ({ $best }: { $b } %).
split-it-why-waits = Without a column your joker waits, and in the end it counts for nothing { $p } % of the time ({ $best }: { $b } %).
split-it-why-level = A tie is enough, both score: on the { $n }s the joker draws level with { $name }, and you score them { $b } % of the time instead of { $p } %.
split-it-why-safe = The { $n }s are yours already: nobody can catch up. On the { $other }s the joker still does something: you score them { $b } % of the time instead of { $p } %.
split-it-why-lost = The { $n }s are gone: too few cards are left. On the { $other }s the joker still does something: you score them { $b } % of the time instead of { $p } %.
split-it-why-number = You then score the { $n }s { $p } % of the time ({ $best }: { $b } %).
split-it-why-joker-column =
    The joker does more on the { $n }s: you score them { $b } % of the time instead of { $p } %. { $behind ->
        [0] You are not behind there
       *[other] You are { $behind } behind there
    }, with { $left } left.
split-it-why-denies = Then one of the others scores the { $n }s { $p } % of the time ({ $best }: { $b } %); { $name } has most of them.
split-it-why-lead = Most of it is the { $n }s: by them alone your lead is { $p_points } ({ $best }: { $b }).
split-it-why-joker-lead = Most of it is the { $n }s: by them alone your lead is { $b_points } with the joker there, { $p } without.
