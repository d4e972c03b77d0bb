split-it-why-meets = Others go there too: you meet somebody { $p } % of the time ({ $best }: { $b } %).
split-it-why-alone = { $best } is yours alone { $b } % of the time, { $action } { $p } %.
split-it-why-empty = With { $action } you end this round without a card { $p } % of the time, with { $best } { $b } %.
split-it-why-cut-magnet = After your cut everybody wants the same: nobody takes anything at the first reveal { $p } % of the time ({ $best }: { $b } %).
split-it-why-cut-apart = After your cut somebody gets a section at once more often; with { $best } the first reveal gives nothing to anybody { $b } % of the time, so { $p } %.
split-it-why-cut-own = { $best } makes a section that you take at the first reveal { $b } % of the time; after your cut it is { $p } %.
split-it-why-cut-again = With { $best } cards come back to you to cut again { $b } % of the time, with your cut { $p } %.
split-it-why-cut-empty = After your cut you end this round without a card { $p } % of the time ({ $best }: { $b } %).
split-it-why-removed = With { $best } you get a section at the first reveal { $b } % of the time, with { $action } { $p } %.
split-it-why-waits = Without a column your joker waits, and in the end it counts for nothing { $p } % of the time ({ $best }: { $b } %).
split-it-why-level = A tie is enough, both score: on the { $n }s the joker draws level with { $name }, and you score them { $b } % of the time instead of { $p } %.
split-it-why-safe = The { $n }s are yours already: nobody can catch up. On the { $other }s the joker still does something: you score them { $b } % of the time instead of { $p } %.
split-it-why-lost = The { $n }s are gone: too few cards are left. On the { $other }s the joker still does something: you score them { $b } % of the time instead of { $p } %.
split-it-why-number = It is mostly the { $n }s: you score them { $b } % of the time with { $best }, { $p } % with { $action }.
split-it-why-joker-column =
    The joker does more on the { $n }s: you score them { $b } % of the time instead of { $p } %. { $behind ->
        [0] You are not behind there
       *[other] You are { $behind } behind there
    }, with { $left } left.
split-it-why-denies = { $best } keeps others from the { $n }s, of which { $name } has most: one of them scores them { $b } % of the time instead of { $p } %.
split-it-why-lead = Most of it are the { $n }s: your lead by them alone is { $b } points with { $best }, { $p } with { $action }.
split-it-why-joker-lead = Most of it are the { $n }s: your lead by them alone is { $b } points with the joker there, { $p } without.
